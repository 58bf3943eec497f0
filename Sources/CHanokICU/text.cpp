#include "CHanokICU.h"

#include <unicode/normalizer2.h>
#include <unicode/bytestream.h>
#include <unicode/locid.h>
#include <unicode/stringoptions.h>
#include <unicode/translit.h>
#include <unicode/uchar.h>
#include <unicode/ucnv.h>

#include <memory>
#include <string>

#include "buffers.h"

namespace {

int32_t normalize(
    const icu::Normalizer2 *normalizer, UErrorCode error, const char *text, int32_t length,
    char *buffer, int32_t capacity, int32_t *status) {
  std::string normalized;
  icu::StringByteSink<std::string> sink(&normalized, length);
  if (U_SUCCESS(error)) normalizer->normalizeUTF8(0, {text, length}, sink, nullptr, error);
  *status = error;
  return U_FAILURE(error) ? 0 : cicu::copy(normalized, buffer, capacity);
}

bool has(uint32_t scalar, UProperty property) { return u_hasBinaryProperty(UChar32(scalar), property); }

uint8_t value(uint32_t scalar, UProperty property) {
  return uint8_t(u_getIntPropertyValue(UChar32(scalar), property));
}

}  // namespace

CICUCharacterProperties cicu_character_properties(uint32_t scalar) {
  CICUCharacterProperties properties;
  properties.east_asian_width = value(scalar, UCHAR_EAST_ASIAN_WIDTH);
  properties.general_category = uint8_t(u_charType(UChar32(scalar)));
  properties.hangul_syllable_type = value(scalar, UCHAR_HANGUL_SYLLABLE_TYPE);
  properties.indic_syllabic_category = value(scalar, UCHAR_INDIC_SYLLABIC_CATEGORY);
  properties.is_virama = u_getCombiningClass(UChar32(scalar)) == 9;
  properties.is_default_ignorable = has(scalar, UCHAR_DEFAULT_IGNORABLE_CODE_POINT);
  properties.is_extended_pictographic = has(scalar, UCHAR_EXTENDED_PICTOGRAPHIC);
  properties.is_emoji_presentation = has(scalar, UCHAR_EMOJI_PRESENTATION);
  properties.is_emoji_modifier = has(scalar, UCHAR_EMOJI_MODIFIER);
  properties.is_regional_indicator = has(scalar, UCHAR_REGIONAL_INDICATOR);
  properties.is_prepended_concatenation_mark = has(scalar, UCHAR_PREPENDED_CONCATENATION_MARK);
  return properties;
}

int32_t cicu_normalize_nfc(
    const char *text, int32_t length, char *buffer, int32_t capacity, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  const icu::Normalizer2 *normalizer = icu::Normalizer2::getNFCInstance(error);
  return normalize(normalizer, error, text, length, buffer, capacity, status);
}

int32_t cicu_fold(
    const char *text, int32_t length, char *buffer, int32_t capacity, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  const icu::Normalizer2 *normalizer = icu::Normalizer2::getNFKCCasefoldInstance(error);
  return normalize(normalizer, error, text, length, buffer, capacity, status);
}

int32_t cicu_capitalize(
    const char *tag, const char *text, int32_t length, char *buffer, int32_t capacity,
    int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  icu::Locale locale = icu::Locale::forLanguageTag(tag, error);
  *status = error;
  if (U_FAILURE(error)) return 0;
  icu::UnicodeString capitalized = cicu::utf16(text, length);
  capitalized.toTitle(
      nullptr, locale,
      U_TITLECASE_WHOLE_STRING | U_TITLECASE_NO_LOWERCASE | U_TITLECASE_NO_BREAK_ADJUSTMENT);
  return cicu::copy(capitalized, buffer, capacity, status);
}

int32_t cicu_latin(
    const char *text, int32_t length, char *buffer, int32_t capacity, int32_t *status) {
  // It is only read after its creation: threads share it.
  static UErrorCode made = U_ZERO_ERROR;
  static const std::unique_ptr<const icu::Transliterator> transliterator(
      icu::Transliterator::createInstance(
          "Any-Latin; Latin-ASCII; Lower", UTRANS_FORWARD, made));
  *status = made;
  if (U_FAILURE(made) || transliterator == nullptr) return 0;
  icu::UnicodeString transcribed = icu::UnicodeString::fromUTF8({text, length});
  transliterator->transliterate(transcribed);
  std::string result;
  transcribed.toUTF8String(result);
  return cicu::copy(result, buffer, capacity);
}

int32_t cicu_decode(
    const char *encoding, const char *bytes, int32_t count, char *buffer, int32_t capacity,
    int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  icu::LocalUConverterPointer converter(ucnv_open(encoding, &error));
  // Without it, invalid bytes would become U+FFFD.
  if (U_SUCCESS(error))
    ucnv_setToUCallBack(
        converter.getAlias(), UCNV_TO_U_CALLBACK_STOP, nullptr, nullptr, nullptr, &error);
  if (U_SUCCESS(error)) {
    icu::UnicodeString text(bytes, count, converter.getAlias(), error);
    if (U_SUCCESS(error)) {
      *status = error;
      return cicu::copy(text, buffer, capacity, status);
    }
  }
  *status = error;
  return 0;
}
