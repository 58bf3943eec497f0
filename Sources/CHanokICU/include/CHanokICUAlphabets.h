// The letters under which a language files words.

#ifndef CICU_ALPHABETS_H
#define CICU_ALPHABETS_H

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct CICUAlphabet CICUAlphabet;

/// Opens the letters of a language, and the Latin ones next to them. Safe to share between threads.
///
/// - Parameter other: the label of the buckets for texts that begin with none of the letters.
CICUAlphabet *cicu_alphabet_open(const char *tag, const char *other, int32_t *status);
void cicu_alphabet_close(CICUAlphabet *alphabet);

/// Returns the number of buckets: the letters, and the buckets before, between and after them.
int32_t cicu_alphabet_count(const CICUAlphabet *alphabet);

/// Returns the index of the bucket of a text in UTF-8.
int32_t cicu_alphabet_bucket(
    const CICUAlphabet *alphabet, const char *text, int32_t length, int32_t *status);

/// Writes the label of a bucket in UTF-8, and returns its length.
///
/// It also sets whether the bucket is a letter, not one for other texts.
int32_t cicu_alphabet_label(
    const CICUAlphabet *alphabet, int32_t bucket, bool *is_letter, char *buffer, int32_t capacity,
    int32_t *status);

#ifdef __cplusplus
}
#endif

#endif
