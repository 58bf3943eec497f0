#ifndef C_TRANSLATIONS_H
#define C_TRANSLATIONS_H

#include <stdbool.h>
#include <stdint.h>

/// Makes gettext look for catalogues in a folder, and takes the locale whose data is there too.
///
/// Any locale but "C" will do: the language of the messages comes from `LANGUAGE`.
bool translations_open(const char *folder, const char *locale);

/// Makes gettext translate into a language from now on.
void translations_choose(const char *language);

/// `snprintf` with what `gettext` gives, and the length.
int32_t translations_write_plain(const char *key, const char *name, char *buffer, int32_t size);

/// `snprintf` with what `ngettext` gives, and the length.
int32_t translations_write_plural(
    const char *one, const char *other, int64_t count, char *buffer, int32_t size);

/// Writes so many messages with the names in turn, and gives the length of all.
int64_t translations_format_plain(
    const char *key, const char *const *names, int32_t rows, int32_t count);

/// Writes so many messages with the counts in turn, and gives the length of all.
int64_t translations_format_plural(
    const char *one, const char *other, const int64_t *counts, int32_t rows, int32_t count);

#endif
