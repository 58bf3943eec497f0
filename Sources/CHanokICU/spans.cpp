#include <unicode/decimfmt.h>
#include <unicode/dtitvfmt.h>
#include <unicode/reldatefmt.h>

#include <memory>

#include "CHanokICU.h"
#include "buffers.h"
#include "calendars.h"
#include "locales.h"

struct CICUDateIntervalFormat {
  std::unique_ptr<icu::DateIntervalFormat> format;
  std::unique_ptr<icu::Calendar> calendar;
};

struct CICURelativeDateFormat {
  icu::RelativeDateTimeFormatter format;
};

CICUDateIntervalFormat *cicu_date_interval_format_open(
    const char *tag, const char *skeleton, const char *zone, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  icu::Locale locale = cicu::locale_with_digits(tag, error);
  std::unique_ptr<icu::DateIntervalFormat> format(icu::DateIntervalFormat::createInstance(
      icu::UnicodeString::fromUTF8(skeleton), locale, error));
  std::unique_ptr<icu::Calendar> calendar = cicu::calendar(locale, zone, error);
  *status = error;
  if (U_FAILURE(error)) return nullptr;
  format->setTimeZone(calendar->getTimeZone());
  return new CICUDateIntervalFormat{std::move(format), std::move(calendar)};
}

void cicu_date_interval_format_close(CICUDateIntervalFormat *format) { delete format; }

int32_t cicu_date_interval_format_write(
    const CICUDateIntervalFormat *format, double from, double to, char *buffer, int32_t capacity,
    int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  // Each call changes calendars of its own: threads share the format.
  std::unique_ptr<icu::Calendar> first(format->calendar->clone());
  std::unique_ptr<icu::Calendar> last(format->calendar->clone());
  first->setTime(from, error);
  last->setTime(to, error);
  auto interval = format->format->formatToValue(*first, *last, error);
  return cicu::copy(interval, error, buffer, capacity, status);
}

namespace {

/// Returns a number format with the language's grouping: Spanish groups from five digits on.
///
/// The formatter's default would group from four on in all languages.
icu::NumberFormat *numbers(const icu::Locale &locale, UErrorCode &error) {
  icu::NumberFormat *format = icu::NumberFormat::createInstance(locale, UNUM_DECIMAL, error);
  if (auto decimal = dynamic_cast<icu::DecimalFormat *>(format))
    decimal->setMinimumGroupingDigits(UNUM_MINIMUM_GROUPING_DIGITS_AUTO);
  return format;
}

}  // namespace

CICURelativeDateFormat *cicu_relative_date_format_open(
    const char *tag, int32_t style, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  icu::Locale locale = cicu::locale_with_digits(tag, error);
  auto format = new CICURelativeDateFormat{icu::RelativeDateTimeFormatter(
      locale, numbers(locale, error), UDateRelativeDateTimeFormatterStyle(style),
      UDISPCTX_CAPITALIZATION_NONE, error)};
  return cicu::handed_over(format, error, status);
}

void cicu_relative_date_format_close(CICURelativeDateFormat *format) { delete format; }

int32_t cicu_relative_date_format_write(
    const CICURelativeDateFormat *format, double offset, int32_t unit, bool is_numeric,
    char *buffer, int32_t capacity, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  auto date_unit = URelativeDateTimeUnit(unit);
  auto relative = is_numeric ? format->format.formatNumericToValue(offset, date_unit, error)
                             : format->format.formatToValue(offset, date_unit, error);
  return cicu::copy(relative, error, buffer, capacity, status);
}
