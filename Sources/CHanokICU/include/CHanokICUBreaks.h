// Boundaries in text: clusters, words, lines, sentences.

#ifndef CICU_BREAKS_H
#define CICU_BREAKS_H

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct CICUBreaks CICUBreaks;

/// Opens the language's rules for boundaries of a kind, `UBreakIteratorType`.
///
/// `strictness` is that of Japanese line breaks, a value of the extension key `lb`, or null. Safe to
/// share between threads.
CICUBreaks *cicu_breaks_open(
    const char *tag, int32_t kind, const char *strictness, int32_t *status);
void cicu_breaks_close(CICUBreaks *breaks);

/// Writes the boundaries of a UTF-8 text: offsets in bytes, ascending, including the text's end.
///
/// A marked boundary is written as its offset's complement, `~offset`: a mandatory line break, or
/// the end of a word that isn't only spaces and signs.
///
/// - Returns: the number of boundaries; at most `capacity` of them are written.
int32_t cicu_breaks_find(
    const CICUBreaks *breaks, const char *text, int32_t length, int32_t *offsets,
    int32_t capacity, int32_t *status);

#ifdef __cplusplus
}
#endif

#endif
