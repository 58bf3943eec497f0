#include <unicode/dtptngen.h>
#include <unicode/gregocal.h>
#include <unicode/smpdtfmt.h>

#include <memory>
#include <mutex>

#include "CHanokICU.h"
#include "calendars.h"
#include "locales.h"

struct CICUDatePatterns {
  std::unique_ptr<icu::DateTimePatternGenerator> generator;
  std::mutex lock;
};

struct CICUDateFormat {
  std::unique_ptr<icu::DateFormat> format;
  std::unique_ptr<icu::Calendar> calendar;
  // It is a copy, since it is read without the lock.
  std::unique_ptr<const icu::TimeZone> zone;
  std::mutex lock;
};

namespace cicu {

std::unique_ptr<icu::Calendar> calendar(
    const icu::Locale &locale, const char *zone, UErrorCode &error) {
  icu::TimeZone *adopted = icu::TimeZone::createTimeZone(icu::UnicodeString::fromUTF8(zone));
  std::unique_ptr<icu::Calendar> calendar(icu::Calendar::createInstance(adopted, locale, error));
  auto gregorian = dynamic_cast<icu::GregorianCalendar *>(calendar.get());
  // ISO 8601 has no Julian calendar: the change is before all representable dates.
  if (gregorian != nullptr) gregorian->setGregorianChange(-8.64e15, error);
  return calendar;
}

}  // namespace cicu

namespace {

CICUDateFormat *opened(
    std::unique_ptr<icu::DateFormat> format, const icu::Locale &locale, const char *zone,
    UErrorCode error, int32_t *status) {
  std::unique_ptr<icu::Calendar> calendar = cicu::calendar(locale, zone, error);
  if (format == nullptr && U_SUCCESS(error)) error = U_MISSING_RESOURCE_ERROR;
  *status = error;
  if (U_FAILURE(error)) return nullptr;
  format->adoptCalendar(calendar->clone());
  std::unique_ptr<const icu::TimeZone> own(calendar->getTimeZone().clone());
  return new CICUDateFormat{std::move(format), std::move(calendar), std::move(own), {}};
}

}  // namespace

CICUDatePatterns *cicu_date_patterns_open(const char *tag, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  icu::Locale locale = cicu::locale_with_digits(tag, error);
  std::unique_ptr<icu::DateTimePatternGenerator> generator(
      icu::DateTimePatternGenerator::createInstance(locale, error));
  *status = error;
  return U_FAILURE(error) ? nullptr : new CICUDatePatterns{std::move(generator), {}};
}

void cicu_date_patterns_close(CICUDatePatterns *patterns) { delete patterns; }

int32_t cicu_date_patterns_best(
    CICUDatePatterns *patterns, const char *skeleton, char *buffer, int32_t capacity,
    int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  icu::UnicodeString fields = icu::UnicodeString::fromUTF8(skeleton), pattern;
  {
    std::lock_guard<std::mutex> guard(patterns->lock);
    pattern = patterns->generator->getBestPattern(fields, error);
  }
  *status = error;
  return U_FAILURE(error) ? 0 : cicu::copy(pattern, buffer, capacity, status);
}

CICUDateFormat *cicu_date_format_open_pattern(
    const char *tag, const char *pattern, const char *digits, const char *zone, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  icu::Locale locale = cicu::locale_with_digits(tag, error);
  icu::UnicodeString fields = icu::UnicodeString::fromUTF8(pattern);
  std::unique_ptr<icu::DateFormat> format(
      digits == nullptr
          ? new icu::SimpleDateFormat(fields, locale, error)
          : new icu::SimpleDateFormat(
                fields, icu::UnicodeString::fromUTF8(digits), locale, error));
  return opened(std::move(format), locale, zone, error, status);
}

CICUDateFormat *cicu_date_format_open_styles(
    const char *tag, int32_t date_style, int32_t time_style, const char *zone, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  icu::Locale locale = cicu::locale_with_digits(tag, error);
  std::unique_ptr<icu::DateFormat> format(icu::DateFormat::createDateTimeInstance(
      icu::DateFormat::EStyle(date_style), icu::DateFormat::EStyle(time_style), locale));
  return opened(std::move(format), locale, zone, error, status);
}

void cicu_date_format_close(CICUDateFormat *format) { delete format; }

int32_t cicu_date_format_write(
    CICUDateFormat *format, double instant, char *buffer, int32_t capacity, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  icu::UnicodeString text;
  {
    std::lock_guard<std::mutex> guard(format->lock);
    format->calendar->setTime(instant, error);
    if (U_SUCCESS(error)) format->format->format(*format->calendar, text, nullptr, error);
  }
  *status = error;
  return U_FAILURE(error) ? 0 : cicu::copy(text, buffer, capacity, status);
}

int32_t cicu_date_format_offset(
    const CICUDateFormat *format, double instant, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  int32_t raw = 0, saving = 0;
  format->zone->getOffset(instant, false, raw, saving, error);
  *status = error;
  return raw + saving;
}

int32_t cicu_date_format_pattern(
    CICUDateFormat *format, char *buffer, int32_t capacity, int32_t *status) {
  icu::UnicodeString pattern;
  auto simple = dynamic_cast<icu::SimpleDateFormat *>(format->format.get());
  if (simple != nullptr) simple->toPattern(pattern);
  *status = U_ZERO_ERROR;
  return cicu::copy(pattern, buffer, capacity, status);
}
