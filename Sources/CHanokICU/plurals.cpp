#include <unicode/plurrule.h>

#include <memory>
#include <string>

#include "CHanokICU.h"
#include "buffers.h"
#include "handles.h"

namespace {

/// Returns the index of a keyword of CLDR; its first two letters identify it.
int32_t index_of(const icu::UnicodeString &keyword) {
  switch (keyword.charAt(0)) {
    case u'z': return 0;
    case u'o': return keyword.charAt(1) == u'n' ? 1 : 5;
    case u't': return 2;
    case u'f': return 3;
    case u'm': return 4;
    default: return 5;
  }
}

}  // namespace

CICUPluralRules *cicu_plural_rules_open(const char *tag, bool ordinal, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  icu::Locale locale = icu::Locale::forLanguageTag(tag, error);
  std::unique_ptr<icu::PluralRules> rules(icu::PluralRules::forLocale(
      locale, ordinal ? UPLURAL_TYPE_ORDINAL : UPLURAL_TYPE_CARDINAL, error));
  return cicu::handed_over(new CICUPluralRules{std::move(rules)}, error, status);
}

void cicu_plural_rules_close(CICUPluralRules *rules) { delete rules; }

int32_t cicu_plural_category(
    const CICUPluralRules *rules, const CICUFormattedNumber *number, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  icu::UnicodeString category = rules->rules->select(number->number, error);
  *status = error;
  return index_of(category);
}

int32_t cicu_plural_category_of_integer(const CICUPluralRules *rules, int64_t value) {
  // Rules use the last digits only, and a double holds every integer below 2^53.
  const uint64_t modulus = 1000000000000;
  uint64_t digits = value < 0 ? -uint64_t(value) : uint64_t(value);
  if (digits > modulus) digits = modulus + digits % modulus;
  return index_of(rules->rules->select(double(digits)));
}

int32_t cicu_plural_category_of_range(
    const CICUPluralRules *rules, const CICUNumberRangeFormat *format, const char *lower,
    int32_t lower_length, const char *upper, int32_t upper_length, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  auto range = cicu::range(format, lower, lower_length, upper, upper_length, error);
  icu::UnicodeString category = rules->rules->select(range, error);
  *status = error;
  return index_of(category);
}

int32_t cicu_plural_categories(const CICUPluralRules *rules, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  std::unique_ptr<icu::StringEnumeration> keywords(rules->rules->getKeywords(error));
  int32_t bits = 0;
  while (U_SUCCESS(error)) {
    const icu::UnicodeString *keyword = keywords->snext(error);
    if (keyword == nullptr) break;
    bits |= 1 << index_of(*keyword);
  }
  *status = error;
  return bits;
}
