// Boundaries in text: clusters, words, lines, sentences.

#ifndef CICU_BREAKS_H
#define CICU_BREAKS_H

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct CICUBreaks CICUBreaks;

/// Opens the rules for boundaries of a kind, `UBreakIteratorType`, by the language's rules
/// (`ja-u-lb-strict`, Thai by dictionary). Safe to share between threads.
CICUBreaks *cicu_breaks_open(const char *tag, int32_t kind, int32_t *status);
void cicu_breaks_close(CICUBreaks *breaks);

/// Finds the boundaries of a UTF-8 text: offsets in bytes, ascending, the text's end included.
///
/// One that says more is written as its offset's complement, `~offset`: where a line must break,
/// or where a word ends that is more than spaces and signs.
///
/// - Returns: how many there are, at most `capacity` of them written.
int32_t cicu_breaks_find(
    const CICUBreaks *breaks, const char *text, int32_t length, int32_t *offsets,
    int32_t capacity, int32_t *status);

#ifdef __cplusplus
}
#endif

#endif
