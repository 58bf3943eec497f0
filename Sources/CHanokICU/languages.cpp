#include <unicode/ulocdata.h>
#include "CHanokICU.h"

#include <unicode/localematcher.h>
#include <unicode/locid.h>
#include <unicode/ures.h>
#include <unicode/ustring.h>
#include <unicode/uversion.h>

#include <memory>
#include <string>

#include "buffers.h"
#include "locales.h"

namespace {

icu::Locale locale_for(const char *tag, UErrorCode &status) {
  return icu::Locale::forLanguageTag(tag, status);
}

int32_t write_tag(const icu::Locale &locale, char *buffer, int32_t capacity, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  std::string tag = locale.toLanguageTag<std::string>(error);
  *status = error;
  return U_FAILURE(error) ? 0 : cicu::copy(tag, buffer, capacity);
}

}  // namespace

const char *cicu_error_name(int32_t status) { return u_errorName(UErrorCode(status)); }

int32_t cicu_major_version(void) {
  UVersionInfo version;
  u_getVersion(version);
  return version[0];
}

int32_t cicu_canonicalize_tag(const char *tag, char *buffer, int32_t capacity, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  char id[ULOC_FULLNAME_CAPACITY];
  int32_t parsed = 0;
  uloc_forLanguageTag(tag, id, sizeof id, &parsed, &error);
  if (U_SUCCESS(error) && parsed != int32_t(strlen(tag))) error = U_ILLEGAL_ARGUMENT_ERROR;
  if (U_FAILURE(error)) {
    *status = error;
    return 0;
  }
  return write_tag(icu::Locale::createCanonical(id), buffer, capacity, status);
}

int32_t cicu_maximize_tag(const char *tag, char *buffer, int32_t capacity, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  icu::Locale locale = locale_for(tag, error);
  locale.addLikelySubtags(error);
  *status = error;
  return U_FAILURE(error) ? 0 : write_tag(locale, buffer, capacity, status);
}

int32_t cicu_explicit_parent(const char *tag, char *buffer, int32_t capacity, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  icu::Locale locale = locale_for(tag, error);
  *status = error;
  // The locale of an invalid tag has no name, not even an empty one.
  if (U_FAILURE(error)) return 0;
  std::string id = locale.getBaseName();
  UResourceBundle *data = ures_openDirect(nullptr, "supplementalData", &error);
  UResourceBundle *parents = ures_getByKey(data, "parentLocales", nullptr, &error);
  std::string found;
  while (U_SUCCESS(error) && found.empty() && ures_hasNext(parents)) {
    UResourceBundle *children = ures_getNextResource(parents, nullptr, &error);
    // The parent of one child is in a string, that of several in an array of strings.
    for (int32_t i = 0; i < ures_getSize(children) && found.empty(); ++i) {
      int32_t length = 0;
      const UChar *child = ures_getStringByIndex(children, i, &length, &error);
      if (U_SUCCESS(error) && icu::UnicodeString(child, length) == icu::UnicodeString(id.c_str()))
        found = ures_getKey(children);
    }
    ures_close(children);
  }
  ures_close(parents);
  ures_close(data);
  *status = error;
  if (found.empty() || U_FAILURE(error)) return 0;
  if (found == "root") return cicu::copy(found, buffer, capacity);
  return write_tag(icu::Locale(found.c_str()), buffer, capacity, status);
}

int32_t cicu_set_unicode_extension(
    const char *tag, const char *key, const char *value, char *buffer, int32_t capacity,
    int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  icu::Locale locale = locale_for(tag, error);
  // ICU would accept a key of any length, and silently drop an ill-formed value.
  std::string extension = std::string("und-u-") + key + (value == nullptr ? "" : "-") +
                          (value == nullptr ? "" : value);
  int32_t parsed = 0;
  char id[ULOC_FULLNAME_CAPACITY];
  uloc_forLanguageTag(extension.c_str(), id, sizeof id, &parsed, &error);
  if (parsed != int32_t(extension.size()) || strlen(key) != 2) error = U_ILLEGAL_ARGUMENT_ERROR;
  locale.setUnicodeKeywordValue(key, value == nullptr ? "" : value, error);
  *status = error;
  return U_FAILURE(error) ? 0 : write_tag(locale, buffer, capacity, status);
}

bool cicu_is_right_to_left(const char *tag) {
  UErrorCode error = U_ZERO_ERROR;
  return locale_for(tag, error).isRightToLeft();
}

int32_t cicu_quotation_mark(
    const char *tag, int32_t index, char *buffer, int32_t capacity, int32_t *status) {
  constexpr ULocaleDataDelimiterType types[] = {
      ULOCDATA_QUOTATION_START, ULOCDATA_QUOTATION_END, ULOCDATA_ALT_QUOTATION_START,
      ULOCDATA_ALT_QUOTATION_END};
  UErrorCode error = U_ZERO_ERROR;
  icu::Locale locale = locale_for(tag, error);
  ULocaleData *data = ulocdata_open(locale.getName(), &error);
  UChar mark[8];
  int32_t length = ulocdata_getDelimiter(data, types[index & 3], mark, 8, &error);
  if (data != nullptr) ulocdata_close(data);
  *status = error;
  return U_FAILURE(error) ? 0 : cicu::copy(mark, length, buffer, capacity, status);
}

int32_t cicu_numbering_system(
    const char *tag, char *buffer, int32_t capacity, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  icu::Locale locale = cicu::locale_with_digits(tag, error);
  std::unique_ptr<icu::NumberingSystem> system(icu::NumberingSystem::createInstance(locale, error));
  *status = error;
  return U_FAILURE(error) ? 0 : cicu::copy(std::string(system->getName()), buffer, capacity);
}

bool cicu_is_known_language(const char *language) {
  int32_t count = 0;
  const icu::Locale *locales = icu::Locale::getAvailableLocales(count);
  for (int32_t i = 0; i < count; ++i)
    if (strcmp(locales[i].getLanguage(), language) == 0) return true;
  return false;
}

int32_t cicu_best_match(
    const char *wanted, const char *available, int32_t available_count, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  icu::LocaleMatcher::Builder builder;
  for (int32_t i = 0; i < available_count; ++i) {
    builder.addSupportedLocale(locale_for(available, error));
    available += strlen(available) + 1;
  }
  icu::LocaleMatcher matcher = builder.setNoDefaultLocale().build(error);
  icu::LocaleMatcher::Result result =
      matcher.getBestMatchResult(locale_for(wanted, error), error);
  *status = error;
  return U_FAILURE(error) ? -1 : result.getSupportedIndex();
}

int32_t cicu_display_name(
    const char *tag, const char *display_tag, char *buffer, int32_t capacity, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  icu::Locale locale = locale_for(tag, error), display = locale_for(display_tag, error);
  icu::UnicodeString name;
  locale.getDisplayName(display, name);
  *status = error;
  return cicu::copy(name, buffer, capacity, status);
}

int32_t cicu_available_language_count(void) { return uloc_countAvailable(); }

int32_t cicu_available_language(int32_t index, char *buffer, int32_t capacity, int32_t *status) {
  return write_tag(icu::Locale(uloc_getAvailable(index)), buffer, capacity, status);
}
