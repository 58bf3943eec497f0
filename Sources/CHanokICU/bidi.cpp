#include <unicode/ubidi.h>
#include <unicode/uchar.h>
#include <unicode/uscript.h>
#include <unicode/ushape.h>

#include <algorithm>
#include <vector>

#include "CHanokICU.h"
#include "buffers.h"

struct CICUBidi {
  UBiDi *paragraphs;
  /// ICU keeps a pointer to the text, which must live as long.
  icu::UnicodeString text;
  /// The offset of each UTF-16 unit in the UTF-8, and the end of the text.
  std::vector<int32_t> offsets;

  /// Returns the unit at the offset of a byte, or the next one after it.
  int32_t unit(int32_t offset) const {
    return int32_t(std::lower_bound(offsets.begin(), offsets.end(), offset) - offsets.begin());
  }
};

namespace {

std::vector<int32_t> offsets_of(const icu::UnicodeString &text) {
  std::vector<int32_t> offsets;
  offsets.reserve(size_t(text.length()) + 1);
  int32_t offset = 0;
  for (int32_t i = 0; i < text.length();) {
    int32_t next = text.moveIndex32(i, 1);
    int32_t length = cicu::utf8_length(text, i, next);
    // The second half of a surrogate pair is within the same scalar: no line begins there.
    for (; i < next; ++i) offsets.push_back(offset);
    offset += length;
  }
  offsets.push_back(offset);
  return offsets;
}

/// Returns a letter that u_shapeArabic knows and that joins as another one does.
UChar known_letter(UChar unit) {
  bool is_known = unit < 0x600 || unit > 0x8FF || (unit > 0x620 && unit < 0x63B) ||
                  (unit > 0x63F && unit < 0x64B) || (unit > 0x670 && unit < 0x6D4);
  if (is_known) return unit;
  switch (u_getIntPropertyValue(unit, UCHAR_JOINING_TYPE)) {
    case U_JT_DUAL_JOINING: return 0x628;
    case U_JT_RIGHT_JOINING: return 0x62F;
    default: return unit;
  }
}

}  // namespace

CICUBidi *cicu_bidi_open(const char *text, int32_t length, uint8_t level, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  auto bidi = new CICUBidi{ubidi_open(), cicu::utf16(text, length), {}};
  bidi->offsets = offsets_of(bidi->text);
  ubidi_setPara(
      bidi->paragraphs, bidi->text.getBuffer(), bidi->text.length(), level, nullptr, &error);
  // Levels are computed once here: immutable data can be shared.
  if (bidi->text.length() > 0) ubidi_getLevels(bidi->paragraphs, &error);
  *status = error;
  if (U_SUCCESS(error)) return bidi;
  cicu_bidi_close(bidi);
  return nullptr;
}

void cicu_bidi_close(CICUBidi *bidi) {
  ubidi_close(bidi->paragraphs);
  delete bidi;
}

uint8_t cicu_bidi_paragraph_level(const CICUBidi *bidi) {
  return ubidi_getParaLevel(bidi->paragraphs);
}

int32_t cicu_bidi_levels(const CICUBidi *bidi, uint8_t *levels, int32_t capacity) {
  int32_t length = bidi->offsets.back();
  if (length > capacity) return length;
  for (int32_t i = 0; i < bidi->text.length(); ++i) {
    UBiDiLevel level = ubidi_getLevelAt(bidi->paragraphs, i);
    std::fill(levels + bidi->offsets[size_t(i)], levels + bidi->offsets[size_t(i) + 1], level);
  }
  return length;
}

int32_t cicu_bidi_runs(
    const CICUBidi *bidi, int32_t start, int32_t limit, int32_t *triples, int32_t capacity,
    int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  int32_t first = bidi->unit(start);
  UBiDi *line = ubidi_open();
  ubidi_setLine(bidi->paragraphs, first, bidi->unit(limit), line, &error);
  int32_t count = ubidi_countRuns(line, &error);
  for (int32_t i = 0; i < std::min(count, capacity) && U_SUCCESS(error); ++i) {
    int32_t begin = 0, length = 0;
    ubidi_getVisualRun(line, i, &begin, &length);
    triples[3 * i] = bidi->offsets[size_t(first + begin)];
    triples[3 * i + 1] = bidi->offsets[size_t(first + begin + length)];
    triples[3 * i + 2] = ubidi_getLevelAt(line, begin);
  }
  ubidi_close(line);
  *status = error;
  return U_FAILURE(error) ? 0 : count;
}

uint32_t cicu_mirrored(uint32_t scalar) { return uint32_t(u_charMirror(UChar32(scalar))); }

uint8_t cicu_bidi_class(uint32_t scalar) { return uint8_t(u_charDirection(UChar32(scalar))); }

int32_t cicu_script(uint32_t scalar) {
  UErrorCode error = U_ZERO_ERROR;
  return uscript_getScript(UChar32(scalar), &error);
}

uint8_t cicu_script_direction(uint32_t scalar) {
  UErrorCode error = U_ZERO_ERROR;
  UScriptCode script = uscript_getScript(UChar32(scalar), &error);
  if (U_FAILURE(error) || script <= USCRIPT_INHERITED || script == USCRIPT_UNKNOWN) return 2;
  return uscript_isRightToLeft(script) ? 1 : 0;
}

void cicu_shape_arabic(uint16_t *units, int32_t count) {
  // Spaces of ligatures at an end of the text would go to the other end.
  std::vector<UChar> text(size_t(count) + 2, 0xFFFC);
  for (int32_t i = 0; i < count; ++i) text[size_t(i) + 1] = known_letter(units[i]);
  std::vector<UChar> shaped(text.size());
  UErrorCode error = U_ZERO_ERROR;
  int32_t length = u_shapeArabic(
      text.data(), count + 2, shaped.data(), count + 2,
      U_SHAPE_LETTERS_SHAPE | U_SHAPE_LAMALEF_NEAR | U_SHAPE_TEXT_DIRECTION_LOGICAL, &error);
  if (U_FAILURE(error) || length != count + 2) return;
  for (int32_t i = 0; i < count; ++i) {
    if (known_letter(units[i]) == units[i]) units[i] = shaped[size_t(i) + 1];
  }
}
