#include "CHanokIconv.h"

#include <iconv.h>

ptrdiff_t ciconv_convert(
    const char *set, const char *bytes, size_t count, char *text, size_t room) {
  iconv_t converter = iconv_open("UTF-8", set);
  if (converter == (iconv_t)-1) return -1;
  // The bytes are only read, although the parameter isn't constant.
  char *source = (char *)bytes, *target = text;
  size_t rest = room;
  size_t result = iconv(converter, &source, &count, &target, &rest);
  iconv_close(converter);
  return result == (size_t)-1 ? -1 : (ptrdiff_t)(room - rest);
}
