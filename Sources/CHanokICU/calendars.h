#ifndef CICU_CALENDARS_H
#define CICU_CALENDARS_H

#include <unicode/calendar.h>

#include <memory>

#include "buffers.h"

namespace cicu {

/// Returns the tag's calendar in a zone; a Gregorian one is proleptic.
std::unique_ptr<icu::Calendar> calendar(
    const icu::Locale &locale, const char *zone, UErrorCode &error);

}  // namespace cicu

#endif
