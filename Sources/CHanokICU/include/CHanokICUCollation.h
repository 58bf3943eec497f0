// The order of words in a language.

#ifndef CICU_COLLATION_H
#define CICU_COLLATION_H

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct CICUCollation CICUCollation;

/// Opens a language's order. Safe to share between threads.
///
/// - Parameter strength: `UCollationStrength`: 0 letters only, 1 accents too, 2 case too.
/// - Parameter is_numeric: whether digits are compared as numbers: `2` before `10`.
/// - Parameter ignores_punctuation: whether spaces and punctuation are compared last of all.
CICUCollation *cicu_collation_open(
    const char *tag, int32_t strength, bool is_numeric, bool ignores_punctuation,
    int32_t *status);
void cicu_collation_close(CICUCollation *collation);

/// Writes the version of the order; keys of two versions can't be compared.
void cicu_collation_version(const CICUCollation *collation, uint8_t version[4]);

/// Compares two texts in UTF-8; returns a number below, equal to or above zero.
int32_t cicu_collation_compare(
    const CICUCollation *collation, const char *left, int32_t left_length, const char *right,
    int32_t right_length, int32_t *status);

/// Writes a key whose bytes compare as the text does: for long lists, each text is read once.
int32_t cicu_collation_key(
    const CICUCollation *collation, const char *text, int32_t length, uint8_t *buffer,
    int32_t capacity, int32_t *status);

typedef struct CICUSearch CICUSearch;

/// Opens the search for a text in UTF-8, which isn't empty, by a collation that outlives it (ICU,
/// String Search). For one thread at a time.
CICUSearch *cicu_search_open(
    const CICUCollation *collation, const char *typed, int32_t length, int32_t *status);
void cicu_search_close(CICUSearch *search);

/// Whether it is anywhere in a text in UTF-8.
bool cicu_search_finds(CICUSearch *search, const char *text, int32_t length, int32_t *status);

#ifdef __cplusplus
}
#endif

#endif
