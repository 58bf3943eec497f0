// Languages: BCP 47 tags, their likely subtags, their parents, and matching.

#ifndef CICU_LANGUAGES_H
#define CICU_LANGUAGES_H

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Writes the canonical form of a BCP 47 tag (`iw` is `he`): tags from outside have any form.
///
/// A tag that isn't well-formed as a whole is an error.
int32_t cicu_canonicalize_tag(const char *tag, char *buffer, int32_t capacity, int32_t *status);

/// Writes the tag with its likely script and region (`zh-HK` is `zh-Hant-HK`).
///
/// The script determines direction and parents.
int32_t cicu_maximize_tag(const char *tag, char *buffer, int32_t capacity, int32_t *status);

/// Writes the explicit parent in CLDR's `parentLocales`, or nothing if there is none.
///
/// The root is written as `root`. `uloc_getParent` only truncates, so the table itself is read.
int32_t cicu_explicit_parent(const char *tag, char *buffer, int32_t capacity, int32_t *status);

/// Writes the tag with a Unicode extension key set, or removed if the value is null.
///
/// A formatter's calendar and digits come from its tag only.
int32_t cicu_set_unicode_extension(
    const char *tag, const char *key, const char *value, char *buffer, int32_t capacity,
    int32_t *status);

/// Whether the likely script of the language runs from right to left.
bool cicu_is_right_to_left(const char *tag);

/// Writes a quotation mark of the language (CLDR, Delimiters).
///
/// - Parameter index: 0 the opening mark, 1 the closing mark, 2 and 3 those of a quotation within.
int32_t cicu_quotation_mark(
    const char *tag, int32_t index, char *buffer, int32_t capacity, int32_t *status);

/// Writes the name of the language's numbering system (CLDR, Numbering Systems): `arab`, `latn`.
int32_t cicu_numbering_system(const char *tag, char *buffer, int32_t capacity, int32_t *status);

/// Whether CLDR has data for the language, by its two or three letters.
bool cicu_is_known_language(const char *language);

/// Returns the tag of `available` that is nearest to `wanted` by CLDR's language matching.
///
/// - Parameter available: concatenated tags, each with a zero byte at its end.
/// - Returns: the index in `available`, or -1 if none is near enough.
int32_t cicu_best_match(
    const char *wanted, const char *available, int32_t available_count, int32_t *status);

/// Writes, in UTF-8, the name of the language `tag` in the language `display_tag`.
int32_t cicu_display_name(
    const char *tag, const char *display_tag, char *buffer, int32_t capacity, int32_t *status);

/// Returns the number of languages in ICU's data.
int32_t cicu_available_language_count(void);

/// Writes the tag of one of them.
int32_t cicu_available_language(int32_t index, char *buffer, int32_t capacity, int32_t *status);

#ifdef __cplusplus
}
#endif

#endif
