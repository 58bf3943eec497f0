#ifndef CICU_BUFFERS_H
#define CICU_BUFFERS_H

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

}  // namespace cicu

#endif
