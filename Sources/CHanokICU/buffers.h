#ifndef CICU_BUFFERS_H
#define CICU_BUFFERS_H

#include <unicode/formattedvalue.h>
#include <unicode/unistr.h>
#include <unicode/ustring.h>

#include <cstring>
#include <string>

namespace cicu {

/// Copies as much as fits and tells how much there is.
inline int32_t copy(const std::string &text, char *buffer, int32_t capacity) {
  int32_t length = int32_t(text.size());
  if (length <= capacity) memcpy(buffer, text.data(), text.size());
  return length;
}

/// Writes UTF-16 as UTF-8; a length over the capacity is no error here.
inline int32_t copy(
    const UChar *text, int32_t length, char *buffer, int32_t capacity, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  int32_t needed = 0;
  u_strToUTF8WithSub(buffer, capacity, &needed, text, length, 0xFFFD, nullptr, &error);
  if (U_FAILURE(error) && error != U_BUFFER_OVERFLOW_ERROR) *status = error;
  return needed;
}

inline int32_t copy(
    const icu::UnicodeString &text, char *buffer, int32_t capacity, int32_t *status) {
  return copy(text.getBuffer(), text.length(), buffer, capacity, status);
}

/// Writes what was formatted, or sets the status to why it couldn't be.
inline int32_t copy(
    const icu::FormattedValue &value, UErrorCode error, char *buffer, int32_t capacity,
    int32_t *status) {
  icu::UnicodeString text = value.toTempString(error);
  *status = error;
  return U_FAILURE(error) ? 0 : copy(text, buffer, capacity, status);
}

inline icu::UnicodeString utf16(const char *text, int32_t length) {
  return icu::UnicodeString::fromUTF8({text, length});
}

/// How many bytes of UTF-8 the UTF-16 units from `start` up to `limit` take.
inline int32_t utf8_length(const icu::UnicodeString &text, int32_t start, int32_t limit) {
  int32_t length = 0;
  for (int32_t i = start; i < limit; i = text.moveIndex32(i, 1)) {
    UChar32 scalar = text.char32At(i);
    length += scalar < 0x80 ? 1 : scalar < 0x800 ? 2 : scalar < 0x10000 ? 3 : 4;
  }
  return length;
}

/// Hands an object over to C, or closes it and hands over nothing when something failed.
template <typename Handle>
Handle *handed_over(Handle *handle, UErrorCode error, int32_t *status) {
  *status = error;
  if (U_SUCCESS(error)) return handle;
  delete handle;
  return nullptr;
}

}  // namespace cicu

#endif
