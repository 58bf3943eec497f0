#include <unicode/locid.h>
#include <unicode/ucol.h>
#include <unicode/usearch.h>

#include "CHanokICU.h"
#include "buffers.h"

struct CICUCollation {
  UCollator *collator;
};

CICUCollation *cicu_collation_open(
    const char *tag, int32_t strength, bool is_numeric, bool ignores_punctuation,
    int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  icu::Locale locale = icu::Locale::forLanguageTag(tag, error);
  UCollator *collator = ucol_open(locale.getName(), &error);
  if (U_SUCCESS(error)) {
    ucol_setStrength(collator, UCollationStrength(strength));
    ucol_setAttribute(collator, UCOL_NORMALIZATION_MODE, UCOL_ON, &error);
    if (is_numeric) ucol_setAttribute(collator, UCOL_NUMERIC_COLLATION, UCOL_ON, &error);
    if (ignores_punctuation)
      ucol_setAttribute(collator, UCOL_ALTERNATE_HANDLING, UCOL_SHIFTED, &error);
  }
  *status = error;
  if (U_SUCCESS(error)) return new CICUCollation{collator};
  ucol_close(collator);
  return nullptr;
}

void cicu_collation_version(const CICUCollation *collation, uint8_t version[4]) {
  ucol_getVersion(collation->collator, version);
}

void cicu_collation_close(CICUCollation *collation) {
  ucol_close(collation->collator);
  delete collation;
}

int32_t cicu_collation_compare(
    const CICUCollation *collation, const char *left, int32_t left_length, const char *right,
    int32_t right_length, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  UCollationResult result = ucol_strcollUTF8(
      collation->collator, left, left_length, right, right_length, &error);
  *status = error;
  return result;
}

int32_t cicu_collation_key(
    const CICUCollation *collation, const char *text, int32_t length, uint8_t *buffer,
    int32_t capacity, int32_t *status) {
  *status = U_ZERO_ERROR;
  icu::UnicodeString units = cicu::utf16(text, length);
  return ucol_getSortKey(
      collation->collator, units.getBuffer(), units.length(), buffer, capacity);
}

// ICU's search refers to both texts.
struct CICUSearch {
  icu::UnicodeString typed;
  icu::UnicodeString text;
  UStringSearch *search;
};

CICUSearch *cicu_search_open(
    const CICUCollation *collation, const char *typed, int32_t length, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  // A text is given with each search; without one there is none to open.
  auto result = new CICUSearch{cicu::utf16(typed, length), icu::UnicodeString(u' '), nullptr};
  result->search = usearch_openFromCollator(
      result->typed.getBuffer(), result->typed.length(), result->text.getBuffer(),
      result->text.length(), collation->collator, nullptr, &error);
  *status = error;
  if (U_SUCCESS(error)) return result;
  cicu_search_close(result);
  return nullptr;
}

void cicu_search_close(CICUSearch *search) {
  usearch_close(search->search);
  delete search;
}

bool cicu_search_finds(CICUSearch *search, const char *text, int32_t length, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  // ICU refuses an empty text, and would keep a pointer to the text before it, which is gone.
  if (length == 0) return *status = error, false;
  search->text = cicu::utf16(text, length);
  usearch_setText(search->search, search->text.getBuffer(), search->text.length(), &error);
  int32_t place = usearch_first(search->search, &error);
  *status = error;
  return U_SUCCESS(error) && place != USEARCH_DONE;
}
