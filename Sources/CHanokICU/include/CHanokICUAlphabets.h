// The letters under which a language files words.

#ifndef CICU_ALPHABETS_H
#define CICU_ALPHABETS_H

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct CICUAlphabet CICUAlphabet;

/// Opens the letters of a language, with the Latin ones beside them. Safe to share between threads.
///
/// - Parameter other: the label of the places for texts that begin with none of the letters.
CICUAlphabet *cicu_alphabet_open(const char *tag, const char *other, int32_t *status);
void cicu_alphabet_close(CICUAlphabet *alphabet);

/// How many letters there are, with the places before, between and after them for other texts.
int32_t cicu_alphabet_count(const CICUAlphabet *alphabet);

/// The letter that a text in UTF-8 is filed under, from 0.
int32_t cicu_alphabet_bucket(
    const CICUAlphabet *alphabet, const char *text, int32_t length, int32_t *status);

/// Writes a letter as it is shown in UTF-8, and returns its length; sets whether it is a letter at
/// all, not a place for other texts.
int32_t cicu_alphabet_label(
    const CICUAlphabet *alphabet, int32_t bucket, bool *is_letter, char *buffer, int32_t capacity,
    int32_t *status);

#ifdef __cplusplus
}
#endif

#endif
