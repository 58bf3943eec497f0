// Plain C functions for libicu. No ICU header is included and no ICU type is used here: ICU's
// headers clash with Foundation's own ICU if Swift sees both, and ICU renames its functions by
// macros, so that Swift couldn't call them anyway.
//
// Every function that can fail takes a status: 0 or less is success, other values are ICU's
// UErrorCode. Every function that fills a buffer returns the length it needs, in the buffer's
// units. If that is more than the capacity, the buffer's content is undefined and the call is
// repeated.

#ifndef CICU_H
#define CICU_H

#include <stdbool.h>
#include <stdint.h>

#include "CHanokICUAlphabets.h"
#include "CHanokICUBidi.h"
#include "CHanokICUBreaks.h"
#include "CHanokICUCalendars.h"
#include "CHanokICUCollation.h"
#include "CHanokICUDates.h"
#include "CHanokICULanguages.h"
#include "CHanokICUNumbers.h"
#include "CHanokICUText.h"
#include "CHanokICUWords.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Returns the name of a status, such as `U_ILLEGAL_ARGUMENT_ERROR`, for error messages.
const char *cicu_error_name(int32_t status);

/// Returns the major version of the library that is loaded, such as 72: it need not be the headers'.
int32_t cicu_major_version(void);

#ifdef __cplusplus
}
#endif

#endif
