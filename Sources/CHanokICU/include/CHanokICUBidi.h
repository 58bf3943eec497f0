// The bidirectional algorithm (UAX #9).

#ifndef CICU_BIDI_H
#define CICU_BIDI_H

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct CICUBidi CICUBidi;

/// Computes the levels of a UTF-8 text. Safe to share between threads.
///
/// - Parameter level: the paragraph's level, 0 from left to right, 1 from right to left; 0xFE and
///   0xFF derive it from the first strong character, with 0 or 1 if there is none.
CICUBidi *cicu_bidi_open(const char *text, int32_t length, uint8_t level, int32_t *status);
void cicu_bidi_close(CICUBidi *bidi);

/// Returns the level of the first paragraph.
uint8_t cicu_bidi_paragraph_level(const CICUBidi *bidi);

/// Writes the level of each byte of the text, and returns their number.
int32_t cicu_bidi_levels(const CICUBidi *bidi, uint8_t *levels, int32_t capacity);

/// Writes the runs of a line from left to right.
///
/// Each has its start and end in bytes and its level. The line is a range of bytes within one
/// paragraph.
///
/// - Returns: the number of runs; at most `capacity` of them are written, three numbers each.
int32_t cicu_bidi_runs(
    const CICUBidi *bidi, int32_t start, int32_t limit, int32_t *triples, int32_t capacity,
    int32_t *status);

/// Returns the scalar that is drawn in a right-to-left run: `)` for `(`.
uint32_t cicu_mirrored(uint32_t scalar);

/// Returns a scalar's bidirectional class: `UCharDirection`.
uint8_t cicu_bidi_class(uint32_t scalar);

/// Returns the direction of a scalar's script: 0 from left to right, 1 from right to left, and
/// 2 for scalars of no script of their own, such as digits and punctuation.
uint8_t cicu_script_direction(uint32_t scalar);

/// Returns the number of a scalar's script in ICU's `UScriptCode`, which is stable: 25 is Latin.
int32_t cicu_script(uint32_t scalar);

/// Replaces Arabic letters by the presentation forms that join them to their neighbours.
///
/// Letters without such forms stay. A lam and an alef become a ligature and a space.
///
/// - Parameter units: UTF-16 units in logical order. Their number stays the same.
void cicu_shape_arabic(uint16_t *units, int32_t count);

#ifdef __cplusplus
}
#endif

#endif
