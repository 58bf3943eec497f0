// Languages: BCP 47 tags, their likely subtags, their parents, and matching.

#ifndef CICU_LANGUAGES_H
#define CICU_LANGUAGES_H

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Writes the canonical form of a BCP 47 tag (`iw` is `he`): tags from outside come in any form.
///
/// A tag that isn't well-formed to its last character is an error.
int32_t cicu_canonicalize_tag(const char *tag, char *buffer, int32_t capacity, int32_t *status);

/// Writes the tag with its likely script and region (`zh-HK` is `zh-Hant-HK`): the script decides
/// over direction and parents.
int32_t cicu_maximize_tag(const char *tag, char *buffer, int32_t capacity, int32_t *status);

/// Writes the parent that CLDR's `parentLocales` names outright, empty where it names none; `root`
/// is written as such. `uloc_getParent` only truncates, so the table itself is read.
int32_t cicu_explicit_parent(const char *tag, char *buffer, int32_t capacity, int32_t *status);

/// Writes the tag with a Unicode extension key set, or taken out where the value is null: a
/// formatter's calendar and digits are told by its tag alone.
int32_t cicu_set_unicode_extension(
    const char *tag, const char *key, const char *value, char *buffer, int32_t capacity,
    int32_t *status);

/// Whether the language is written from right to left, by its likely script.
bool cicu_is_right_to_left(const char *tag);

/// Whether CLDR has data for the language, by its two or three letters.
bool cicu_is_known_language(const char *language);

/// Chooses among `available` the nearest to `wanted` by CLDR's language matching.
///
/// - Parameter available: tags one behind the other, each ended by a zero byte.
/// - Returns: the index in `available`, or -1 where none is near enough.
int32_t cicu_best_match(
    const char *wanted, const char *available, int32_t available_count, int32_t *status);

/// Writes, in UTF-8, what the language `tag` is called in the language `display_tag`.
int32_t cicu_display_name(
    const char *tag, const char *display_tag, char *buffer, int32_t capacity, int32_t *status);

/// How many languages ICU has data for.
int32_t cicu_available_language_count(void);

/// Writes the tag of one of them.
int32_t cicu_available_language(int32_t index, char *buffer, int32_t capacity, int32_t *status);

#ifdef __cplusplus
}
#endif

#endif
