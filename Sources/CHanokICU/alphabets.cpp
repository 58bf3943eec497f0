#include <unicode/alphaindex.h>
#include <unicode/locid.h>

#include <memory>

#include "CHanokICU.h"
#include "buffers.h"

struct CICUAlphabet {
  std::unique_ptr<icu::AlphabeticIndex::ImmutableIndex> index;
};

CICUAlphabet *cicu_alphabet_open(const char *tag, const char *other, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  icu::Locale locale = icu::Locale::forLanguageTag(tag, error);
  icu::AlphabeticIndex index(locale, error);
  // Latin words have buckets next to those of the language's own letters.
  index.addLabels(icu::Locale::getEnglish(), error);
  icu::UnicodeString label = icu::UnicodeString::fromUTF8(other);
  index.setUnderflowLabel(label, error);
  index.setInflowLabel(label, error);
  index.setOverflowLabel(label, error);
  auto alphabet = new CICUAlphabet;
  if (U_SUCCESS(error)) alphabet->index.reset(index.buildImmutableIndex(error));
  return cicu::handed_over(alphabet, error, status);
}

void cicu_alphabet_close(CICUAlphabet *alphabet) { delete alphabet; }

int32_t cicu_alphabet_count(const CICUAlphabet *alphabet) {
  return alphabet->index->getBucketCount();
}

int32_t cicu_alphabet_bucket(
    const CICUAlphabet *alphabet, const char *text, int32_t length, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  int32_t bucket = alphabet->index->getBucketIndex(cicu::utf16(text, length), error);
  *status = error;
  return bucket;
}

int32_t cicu_alphabet_label(
    const CICUAlphabet *alphabet, int32_t bucket, bool *is_letter, char *buffer, int32_t capacity,
    int32_t *status) {
  *status = U_ZERO_ERROR;
  const icu::AlphabeticIndex::Bucket *found = alphabet->index->getBucket(bucket);
  if (!found) return 0;
  *is_letter = found->getLabelType() == U_ALPHAINDEX_NORMAL;
  return cicu::copy(found->getLabel(), buffer, capacity, status);
}
