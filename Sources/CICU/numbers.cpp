#include "CICU.h"

#include <unicode/numberformatter.h>
#include <unicode/plurrule.h>

#include <memory>
#include <string>

#include "buffers.h"

struct CICUNumberFormat {
  icu::number::LocalizedNumberFormatter formatter;
};

struct CICUFormattedNumber {
  icu::number::FormattedNumber number;
};

struct CICUPluralRules {
  std::unique_ptr<icu::PluralRules> rules;
};

namespace {

CICUFormattedNumber *result(
    icu::number::FormattedNumber number, UErrorCode error, int32_t *status) {
  *status = error;
  return U_FAILURE(error) ? nullptr : new CICUFormattedNumber{std::move(number)};
}

}  // namespace

CICUNumberFormat *cicu_number_format_open(const char *tag, const char *skeleton, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  icu::Locale locale = icu::Locale::forLanguageTag(tag, error);
  auto formatter =
      icu::number::NumberFormatter::forSkeleton(icu::UnicodeString::fromUTF8(skeleton), error)
          .locale(locale);
  *status = error;
  return U_FAILURE(error) ? nullptr : new CICUNumberFormat{std::move(formatter)};
}

void cicu_number_format_close(CICUNumberFormat *format) { delete format; }

CICUFormattedNumber *cicu_number_format_integer(
    const CICUNumberFormat *format, int64_t value, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  return result(format->formatter.formatInt(value, error), error, status);
}

CICUFormattedNumber *cicu_number_format_double(
    const CICUNumberFormat *format, double value, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  return result(format->formatter.formatDouble(value, error), error, status);
}

CICUFormattedNumber *cicu_number_format_decimal(
    const CICUNumberFormat *format, const char *decimal, int32_t length, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  return result(format->formatter.formatDecimal({decimal, length}, error), error, status);
}

void cicu_formatted_number_close(CICUFormattedNumber *number) { delete number; }

int32_t cicu_formatted_number_text(
    const CICUFormattedNumber *number, char *buffer, int32_t capacity, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  icu::UnicodeString text = number->number.toTempString(error);
  *status = error;
  return cicu::copy(text, buffer, capacity, status);
}

CICUPluralRules *cicu_plural_rules_open(const char *tag, bool ordinal, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  icu::Locale locale = icu::Locale::forLanguageTag(tag, error);
  std::unique_ptr<icu::PluralRules> rules(icu::PluralRules::forLocale(
      locale, ordinal ? UPLURAL_TYPE_ORDINAL : UPLURAL_TYPE_CARDINAL, error));
  *status = error;
  return U_FAILURE(error) ? nullptr : new CICUPluralRules{std::move(rules)};
}

void cicu_plural_rules_close(CICUPluralRules *rules) { delete rules; }

int32_t cicu_plural_category(
    const CICUPluralRules *rules, const CICUFormattedNumber *number, char *buffer,
    int32_t capacity, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  icu::UnicodeString category = rules->rules->select(number->number, error);
  *status = error;
  return cicu::copy(category, buffer, capacity, status);
}

int32_t cicu_plural_category_of_integer(
    const CICUPluralRules *rules, int64_t value, char *buffer, int32_t capacity,
    int32_t *status) {
  // Rules ask for the last digits only, and a double holds every integer below 2^53.
  const uint64_t modulus = 1000000000000;
  uint64_t digits = value < 0 ? -uint64_t(value) : uint64_t(value);
  if (digits > modulus) digits = modulus + digits % modulus;
  return cicu::copy(rules->rules->select(double(digits)), buffer, capacity, status);
}

int32_t cicu_plural_categories(
    const CICUPluralRules *rules, char *buffer, int32_t capacity, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  std::unique_ptr<icu::StringEnumeration> keywords(rules->rules->getKeywords(error));
  std::string text;
  while (U_SUCCESS(error)) {
    const char *keyword = keywords->next(nullptr, error);
    if (keyword == nullptr) break;
    text += std::string(keyword) + " ";
  }
  *status = error;
  return cicu::copy(text, buffer, capacity);
}
