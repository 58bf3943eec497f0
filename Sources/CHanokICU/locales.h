#ifndef CICU_LOCALES_H
#define CICU_LOCALES_H

#include <unicode/locid.h>
#include <unicode/numsys.h>

#include <memory>

namespace cicu {

/// Returns the locale of a tag for writing numbers, without unknown digits.
///
/// ICU's formatters fail with them (UTS #35, Numbering System Data: then the default is used).
inline icu::Locale locale_with_digits(const char *tag, UErrorCode &error) {
  icu::Locale locale = icu::Locale::forLanguageTag(tag, error);
  UErrorCode named = U_ZERO_ERROR;
  char name[ULOC_KEYWORDS_CAPACITY];
  if (locale.getKeywordValue("numbers", name, sizeof name, named) <= 0) return locale;
  UErrorCode known = U_ZERO_ERROR;
  std::unique_ptr<icu::NumberingSystem> digits(
      icu::NumberingSystem::createInstance(locale, known));
  if (known == U_UNSUPPORTED_ERROR) locale.setKeywordValue("numbers", nullptr, error);
  return locale;
}

}  // namespace cicu

#endif
