#include <unicode/listformatter.h>
#include <unicode/locdspnm.h>
#include <unicode/measunit.h>
#include <unicode/rbnf.h>
#include <unicode/ucurr.h>
#include <unicode/ures.h>

#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "CHanokICU.h"
#include "buffers.h"
#include "locales.h"

struct CICUListFormat {
  std::unique_ptr<icu::ListFormatter> format;
};

struct CICUSpellOut {
  icu::RuleBasedNumberFormat format;
  std::mutex lock;
};

struct CICULanguageNames {
  std::unique_ptr<icu::LocaleDisplayNames> names;
};

CICUListFormat *cicu_list_format_open(
    const char *tag, int32_t type, int32_t width, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  icu::Locale locale = icu::Locale::forLanguageTag(tag, error);
  std::unique_ptr<icu::ListFormatter> format(icu::ListFormatter::createInstance(
      locale, UListFormatterType(type), UListFormatterWidth(width), error));
  return cicu::handed_over(new CICUListFormat{std::move(format)}, error, status);
}

void cicu_list_format_close(CICUListFormat *format) { delete format; }

int32_t cicu_list_format_write(
    const CICUListFormat *format, const char *items, const int32_t *lengths, int32_t count,
    int32_t *places, char *buffer, int32_t capacity, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  std::vector<icu::UnicodeString> texts;
  for (int32_t i = 0; i < count; ++i) {
    texts.push_back(cicu::utf16(items, lengths[i]));
    items += lengths[i];
  }
  icu::FormattedList list = format->format->formatStringsToValue(texts.data(), count, error);
  icu::UnicodeString text = list.toTempString(error);
  icu::ConstrainedFieldPosition position;
  position.constrainCategory(UFIELD_CATEGORY_LIST_SPAN);
  int32_t read = 0, written = 0;
  while (list.nextPosition(position, error) && U_SUCCESS(error)) {
    int32_t item = position.getField();
    // Items are in the order of the text, so the bytes before each are counted once.
    written += cicu::utf8_length(text, read, position.getStart());
    places[2 * item] = written;
    written += cicu::utf8_length(text, position.getStart(), position.getLimit());
    places[2 * item + 1] = written;
    read = position.getLimit();
  }
  *status = error;
  return U_FAILURE(error) ? 0 : cicu::copy(text, buffer, capacity, status);
}

CICUSpellOut *cicu_spell_out_open(const char *tag, const char *rule_set, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  icu::Locale locale = cicu::locale_with_digits(tag, error);
  auto spell_out =
      new CICUSpellOut{icu::RuleBasedNumberFormat(icu::URBNF_SPELLOUT, locale, error), {}};
  if (rule_set != nullptr && U_SUCCESS(error))
    spell_out->format.setDefaultRuleSet(icu::UnicodeString::fromUTF8(rule_set), error);
  return cicu::handed_over(spell_out, error, status);
}

void cicu_spell_out_close(CICUSpellOut *spell_out) { delete spell_out; }

int32_t cicu_spell_out_rule_sets(
    const CICUSpellOut *spell_out, char *buffer, int32_t capacity, int32_t *status) {
  icu::UnicodeString usual = spell_out->format.getDefaultRuleSetName();
  icu::UnicodeString names = usual + u" ";
  for (int32_t i = 0; i < spell_out->format.getNumberOfRuleSetNames(); ++i) {
    icu::UnicodeString name = spell_out->format.getRuleSetName(i);
    if (name != usual) names += name + u" ";
  }
  *status = U_ZERO_ERROR;
  return cicu::copy(names, buffer, capacity, status);
}

int32_t cicu_spell_out_write(
    CICUSpellOut *spell_out, const char *decimal, int32_t length, char *buffer, int32_t capacity,
    int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  icu::Formattable number(icu::StringPiece(decimal, length), error);
  icu::UnicodeString text;
  icu::FieldPosition nowhere(icu::FieldPosition::DONT_CARE);
  if (U_SUCCESS(error)) {
    std::lock_guard<std::mutex> guard(spell_out->lock);
    spell_out->format.format(number, text, nowhere, error);
  }
  *status = error;
  return U_FAILURE(error) ? 0 : cicu::copy(text, buffer, capacity, status);
}

int32_t cicu_currency_fraction_digits(const char *code, bool is_cash, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  icu::UnicodeString currency = icu::UnicodeString::fromUTF8(code);
  int32_t digits = ucurr_getDefaultFractionDigitsForUsage(
      currency.getTerminatedBuffer(), is_cash ? UCURR_USAGE_CASH : UCURR_USAGE_STANDARD, &error);
  *status = error;
  return digits;
}

bool cicu_currency_is_known(const char *code) {
  UErrorCode error = U_ZERO_ERROR;
  icu::UnicodeString currency = icu::UnicodeString::fromUTF8(code);
  const UDate always = 8.64e15;
  return ucurr_isAvailable(currency.getTerminatedBuffer(), -always, always, &error);
}

int32_t cicu_currency_name(
    const char *code, const char *tag, int32_t style, char *buffer, int32_t capacity,
    int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  icu::Locale locale = icu::Locale::forLanguageTag(tag, error);
  icu::UnicodeString currency = icu::UnicodeString::fromUTF8(code);
  int32_t length = 0;
  const UChar *name = ucurr_getName(
      currency.getTerminatedBuffer(), locale.getName(), UCurrNameStyle(style), nullptr, &length,
      &error);
  *status = error;
  return U_FAILURE(error) ? 0 : cicu::copy(name, length, buffer, capacity, status);
}

int32_t cicu_currency_of_region(
    const char *tag, char *buffer, int32_t capacity, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  icu::Locale locale = icu::Locale::forLanguageTag(tag, error);
  if (*locale.getCountry() == 0) locale.addLikelySubtags(error);
  UChar code[8];
  int32_t length = ucurr_forLocale(locale.getName(), code, 8, &error);
  *status = error;
  return U_FAILURE(error) ? 0 : cicu::copy(code, length, buffer, capacity, status);
}

int32_t cicu_duration_pattern(
    const char *tag, const char *key, char *buffer, int32_t capacity, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  icu::Locale locale = icu::Locale::forLanguageTag(tag, error);
  // ICU formats by these patterns, but lets seconds have no fixed number of fraction digits.
  UResourceBundle *units = ures_open(U_ICUDATA_NAME "-unit", locale.getBaseName(), &error);
  UResourceBundle *patterns = ures_getByKey(units, "durationUnits", nullptr, &error);
  int32_t length = 0;
  const UChar *found = ures_getStringByKey(patterns, key, &length, &error);
  // Some languages lack one of them.
  bool is_missing = U_FAILURE(error) || length == 0;
  icu::UnicodeString pattern =
      !is_missing ? icu::UnicodeString(found, length)
      : *key == 'm' ? icu::UnicodeString(u"m:ss")
      : key[2] == 0 ? icu::UnicodeString(u"h:mm")
                    : icu::UnicodeString(u"h:mm:ss");
  ures_close(patterns);
  ures_close(units);
  *status = U_ZERO_ERROR;
  return cicu::copy(pattern, buffer, capacity, status);
}

bool cicu_unit_is_known(const char *identifier) {
  UErrorCode error = U_ZERO_ERROR;
  icu::MeasureUnit::forIdentifier(identifier, error);
  return U_SUCCESS(error) && *identifier != 0;
}

bool cicu_unit_has_usage(const char *identifier, const char *usage) {
  UErrorCode error = U_ZERO_ERROR;
  std::string type = icu::MeasureUnit::forIdentifier(identifier, error).getType();
  // CLDR's categories have longer names than ICU's types, and two of them divide a type.
  if (type == "concentr") type = "concentration";
  UResourceBundle *units = ures_openDirect(nullptr, "units", &error);
  UResourceBundle *preferences = ures_getByKey(units, "unitPreferenceData", nullptr, &error);
  bool has_usage = false;
  for (int32_t place = 0; U_SUCCESS(error) && place < ures_getSize(preferences); place++) {
    UResourceBundle *category = ures_getByIndex(preferences, place, nullptr, &error);
    std::string name = ures_getKey(category);
    // ICU has types only for its own units, and doesn't report the conversion of others.
    bool fits = type.empty() || name == type || name == "year-" + type;
    UErrorCode missing = error;
    ures_close(ures_getByKey(category, usage, nullptr, &missing));
    has_usage = has_usage || (fits && U_SUCCESS(missing));
    ures_close(category);
  }
  ures_close(preferences);
  ures_close(units);
  return has_usage;
}

CICULanguageNames *cicu_language_names_open(
    const char *tag, bool has_dialects, bool is_short, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  icu::Locale locale = icu::Locale::forLanguageTag(tag, error);
  UDisplayContext contexts[] = {
      has_dialects ? UDISPCTX_DIALECT_NAMES : UDISPCTX_STANDARD_NAMES,
      is_short ? UDISPCTX_LENGTH_SHORT : UDISPCTX_LENGTH_FULL};
  std::unique_ptr<icu::LocaleDisplayNames> names(
      icu::LocaleDisplayNames::createInstance(locale, contexts, 2));
  return cicu::handed_over(new CICULanguageNames{std::move(names)}, error, status);
}

void cicu_language_names_close(CICULanguageNames *names) { delete names; }

int32_t cicu_language_name(
    const CICULanguageNames *names, const char *tag, char *buffer, int32_t capacity,
    int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  icu::Locale locale = icu::Locale::forLanguageTag(tag, error);
  icu::UnicodeString name;
  names->names->localeDisplayName(locale, name);
  *status = error;
  return cicu::copy(name, buffer, capacity, status);
}

int32_t cicu_region_name(
    const CICULanguageNames *names, const char *region, char *buffer, int32_t capacity,
    int32_t *status) {
  icu::UnicodeString name;
  names->names->regionDisplayName(region, name);
  *status = U_ZERO_ERROR;
  return cicu::copy(name, buffer, capacity, status);
}

int32_t cicu_script_name(
    const CICULanguageNames *names, const char *script, char *buffer, int32_t capacity,
    int32_t *status) {
  icu::UnicodeString name;
  names->names->scriptDisplayName(script, name);
  *status = U_ZERO_ERROR;
  return cicu::copy(name, buffer, capacity, status);
}
