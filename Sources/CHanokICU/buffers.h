#ifndef CICU_BUFFERS_H
#define CICU_BUFFERS_H

#include <unicode/formattedvalue.h>
#include <unicode/unistr.h>
#include <unicode/ustring.h>

#include <cstring>
#include <string>

namespace cicu {

/// Copies a text if it fits, and returns its length.
inline int32_t copy(const std::string &text, char *buffer, int32_t capacity) {
  int32_t length = int32_t(text.size());
  if (length <= capacity) memcpy(buffer, text.data(), text.size());
  return length;
}

/// Writes UTF-16 as UTF-8; a length above the capacity is not an error here.
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

/// Writes formatted text, or sets the status to the error.
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

/// Returns the number of bytes of UTF-8 of the UTF-16 units from `start` up to `limit`.
inline int32_t utf8_length(const icu::UnicodeString &text, int32_t start, int32_t limit) {
  int32_t length = 0;
  for (int32_t i = start; i < limit; i = text.moveIndex32(i, 1)) {
    UChar32 scalar = text.char32At(i);
    length += scalar < 0x80 ? 1 : scalar < 0x800 ? 2 : scalar < 0x10000 ? 3 : 4;
  }
  return length;
}

/// Returns an object to C, or deletes it and returns null after an error.
template <typename Handle>
Handle *handed_over(Handle *handle, UErrorCode error, int32_t *status) {
  *status = error;
  if (U_SUCCESS(error)) return handle;
  delete handle;
  return nullptr;
}

}  // namespace cicu

#endif
