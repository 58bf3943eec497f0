#include <unicode/locid.h>
#include <unicode/ubrk.h>
#include <unicode/utext.h>

#include "CHanokICU.h"

struct CICUBreaks {
  UBreakIterator *iterator;
  UBreakIteratorType kind;
};

namespace {

bool says_more(UBreakIteratorType kind, int32_t rule) {
  switch (kind) {
    case UBRK_LINE: return rule >= UBRK_LINE_HARD && rule < UBRK_LINE_HARD_LIMIT;
    case UBRK_WORD: return rule >= UBRK_WORD_NONE_LIMIT;
    default: return false;
  }
}

}  // namespace

CICUBreaks *cicu_breaks_open(
    const char *tag, int32_t kind, const char *strictness, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  icu::Locale locale = icu::Locale::forLanguageTag(tag, error);
  // As an extension of the tag, it would make ICU read the names of all keys, which takes longer than
  // the breaks of a screen.
  if (strictness != nullptr) locale.setKeywordValue("lb", strictness, error);
  auto type = UBreakIteratorType(kind);
  UBreakIterator *iterator = ubrk_open(type, locale.getName(), nullptr, 0, &error);
  *status = error;
  return U_FAILURE(error) ? nullptr : new CICUBreaks{iterator, type};
}

void cicu_breaks_close(CICUBreaks *breaks) {
  ubrk_close(breaks->iterator);
  delete breaks;
}

int32_t cicu_breaks_find(
    const CICUBreaks *breaks, const char *text, int32_t length, int32_t *offsets,
    int32_t capacity, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  // An iterator holds its text: a clone lets threads share the opened rules.
  UBreakIterator *iterator = ubrk_clone(breaks->iterator, &error);
  UText *source = utext_openUTF8(nullptr, text, length, &error);
  int32_t count = 0;
  if (U_SUCCESS(error)) {
    ubrk_setUText(iterator, source, &error);
    for (int32_t offset = ubrk_next(iterator); offset != UBRK_DONE; offset = ubrk_next(iterator)) {
      bool is_more = says_more(breaks->kind, ubrk_getRuleStatus(iterator));
      if (count < capacity) offsets[count] = is_more ? ~offset : offset;
      count += 1;
    }
  }
  utext_close(source);
  ubrk_close(iterator);
  *status = error;
  return count;
}
