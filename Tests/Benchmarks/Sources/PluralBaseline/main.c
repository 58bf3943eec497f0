// Formats one plural with libicu and ends: what any localized program pays at the least.

#include <stdio.h>
#include <unicode/umsg.h>
#include <unicode/ustring.h>

int main(void) {
  UErrorCode status = U_ZERO_ERROR;
  UChar pattern[128], text[128];
  u_uastrcpy(pattern, "{0, plural, one {Score: # point} other {Score: # points}}");
  UMessageFormat *message = umsg_open(pattern, -1, "ko", NULL, &status);
  umsg_format(message, text, 128, &status, 3.0);
  umsg_close(message);
  char utf8[256];
  u_strToUTF8(utf8, sizeof utf8, NULL, text, -1, &status);
  puts(utf8);
  return U_FAILURE(status);
}
