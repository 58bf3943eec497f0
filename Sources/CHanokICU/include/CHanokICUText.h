// Text: properties of characters, normalization and case.

#ifndef CICU_TEXT_H
#define CICU_TEXT_H

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The properties of a Unicode scalar that determine its cells, in one call.
typedef struct {
  /// UAX #11: 0 neutral, 1 ambiguous, 2 halfwidth, 3 fullwidth, 4 narrow, 5 wide.
  uint8_t east_asian_width;
  /// In the order of `UCharCategory`.
  uint8_t general_category;
  /// 0 none, 1 leading, 2 vowel, 3 trailing, 4 LV, 5 LVT.
  uint8_t hangul_syllable_type;
  /// In the order of `UIndicSyllabicCategory`.
  uint8_t indic_syllabic_category;
  /// Canonical_Combining_Class 9: also viramas that the Indic category counts as killers.
  bool is_virama;
  bool is_default_ignorable;
  bool is_extended_pictographic;
  bool is_emoji_presentation;
  bool is_emoji_modifier;
  bool is_regional_indicator;
  bool is_prepended_concatenation_mark;
} CICUCharacterProperties;

CICUCharacterProperties cicu_character_properties(uint32_t scalar);

/// Writes the text in Normalization Form C.
int32_t cicu_normalize_nfc(
    const char *text, int32_t length, char *buffer, int32_t capacity, int32_t *status);

/// Writes the text with compatibility forms and case folded (NFKC_Casefold): `Ｔ` is `t`.
int32_t cicu_fold(
    const char *text, int32_t length, char *buffer, int32_t capacity, int32_t *status);

/// Writes the text with a capital first letter, by the rules of a language: `i` is `İ` in Turkish.
int32_t cicu_capitalize(
    const char *tag, const char *text, int32_t length, char *buffer, int32_t capacity,
    int32_t *status);

/// Writes the text in small Latin letters of ASCII, as far as ICU can transcribe its script.
int32_t cicu_latin(
    const char *text, int32_t length, char *buffer, int32_t capacity, int32_t *status);

/// Writes bytes of an encoding as UTF-8; sets the status to an error for an unknown encoding, and for
/// bytes that are invalid in it.
int32_t cicu_decode(
    const char *encoding, const char *bytes, int32_t count, char *buffer, int32_t capacity,
    int32_t *status);

#ifdef __cplusplus
}
#endif

#endif
