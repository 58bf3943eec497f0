#include <unicode/calendar.h>
#include <unicode/ucal.h>
#include <unicode/uenum.h>
#include <unicode/uloc.h>

#include <memory>
#include <mutex>

#include "CHanokICU.h"
#include "calendars.h"

struct CICUCalendar {
  std::unique_ptr<icu::Calendar> calendar;
  std::mutex lock;
};

namespace {

constexpr double day_length = 86400000;

/// Returns the day of a calendar whose time is midnight.
int64_t day_of(const icu::Calendar &calendar, UErrorCode &error) {
  return int64_t(calendar.getTime(error) / day_length);
}

bool is_equal(const icu::Calendar &calendar, const CICUCalendarFields &fields, UErrorCode &error) {
  return calendar.get(UCAL_ERA, error) == fields.era &&
         calendar.get(UCAL_YEAR, error) == fields.year &&
         calendar.get(UCAL_MONTH, error) == fields.month &&
         (calendar.get(UCAL_IS_LEAP_MONTH, error) != 0) == fields.is_leap_month &&
         calendar.get(UCAL_DATE, error) == fields.day;
}

}  // namespace

CICUCalendar *cicu_calendar_open(const char *tag, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  icu::Locale locale = icu::Locale::forLanguageTag(tag, error);
  std::unique_ptr<icu::Calendar> calendar = cicu::calendar(locale, "UTC", error);
  *status = error;
  return U_FAILURE(error) ? nullptr : new CICUCalendar{std::move(calendar), {}};
}

void cicu_calendar_close(CICUCalendar *calendar) { delete calendar; }

int32_t cicu_calendar_name(
    const CICUCalendar *calendar, char *buffer, int32_t capacity, int32_t *status) {
  *status = U_ZERO_ERROR;
  const char *type = calendar->calendar->getType();
  const char *name = uloc_toUnicodeLocaleType("calendar", type);
  return cicu::copy(std::string(name == nullptr ? type : name), buffer, capacity);
}

int32_t cicu_calendar_first_weekday(const CICUCalendar *calendar) {
  UErrorCode error = U_ZERO_ERROR;
  return calendar->calendar->getFirstDayOfWeek(error);
}

bool cicu_calendar_is_weekend(const CICUCalendar *calendar, int32_t weekday) {
  UErrorCode error = U_ZERO_ERROR;
  auto type = calendar->calendar->getDayOfWeekType(UCalendarDaysOfWeek(weekday), error);
  return U_SUCCESS(error) && type != UCAL_WEEKDAY;
}

void cicu_calendar_fields(
    CICUCalendar *calendar, int64_t day, CICUCalendarFields *fields, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  std::lock_guard<std::mutex> guard(calendar->lock);
  icu::Calendar &opened = *calendar->calendar;
  opened.setTime(double(day) * day_length, error);
  fields->era = opened.get(UCAL_ERA, error);
  fields->year = opened.get(UCAL_YEAR, error);
  fields->month = opened.get(UCAL_MONTH, error);
  fields->is_leap_month = opened.get(UCAL_IS_LEAP_MONTH, error) != 0;
  fields->day = opened.get(UCAL_DATE, error);
  fields->month_length = opened.getActualMaximum(UCAL_DATE, error);
  *status = error;
}

bool cicu_calendar_find(
    CICUCalendar *calendar, const CICUCalendarFields *fields, int64_t *day, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  std::lock_guard<std::mutex> guard(calendar->lock);
  icu::Calendar &opened = *calendar->calendar;
  opened.clear();
  opened.set(UCAL_ERA, fields->era);
  opened.set(UCAL_YEAR, fields->year);
  opened.set(UCAL_MONTH, fields->month);
  opened.set(UCAL_IS_LEAP_MONTH, fields->is_leap_month ? 1 : 0);
  opened.set(UCAL_DATE, fields->day);
  int64_t found = day_of(opened, error);
  // ICU rolls 31 February over into March: the result then has other fields.
  bool is_found = U_SUCCESS(error) && is_equal(opened, *fields, error);
  *status = error;
  if (is_found) *day = found;
  return is_found;
}

int64_t cicu_calendar_add(
    CICUCalendar *calendar, int64_t day, int32_t count, bool counts_years, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  std::lock_guard<std::mutex> guard(calendar->lock);
  icu::Calendar &opened = *calendar->calendar;
  opened.setTime(double(day) * day_length, error);
  opened.add(counts_years ? UCAL_YEAR : UCAL_MONTH, count, error);
  int64_t found = day_of(opened, error);
  *status = error;
  return found;
}

bool cicu_calendar_is_known(const char *name) {
  UErrorCode error = U_ZERO_ERROR;
  // Aliases such as `islamicc` have the same canonical name.
  const char *canonical = uloc_toUnicodeLocaleType("calendar", name);
  std::string wanted = canonical == nullptr ? name : canonical;
  UEnumeration *types = ucal_getKeywordValuesForLocale("calendar", "", false, &error);
  bool is_known = false;
  while (const char *type = uenum_next(types, nullptr, &error)) {
    const char *known = uloc_toUnicodeLocaleType("calendar", type);
    is_known = is_known || wanted == (known == nullptr ? type : known);
  }
  uenum_close(types);
  return is_known;
}

int32_t cicu_calendars_in_use(const char *tag, char *buffer, int32_t capacity, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  icu::Locale locale = icu::Locale::forLanguageTag(tag, error);
  UEnumeration *types =
      ucal_getKeywordValuesForLocale("calendar", locale.getName(), true, &error);
  std::string names;
  while (const char *type = uenum_next(types, nullptr, &error)) {
    const char *name = uloc_toUnicodeLocaleType("calendar", type);
    names += (names.empty() ? "" : " ") + std::string(name == nullptr ? type : name);
  }
  uenum_close(types);
  *status = error;
  return U_FAILURE(error) ? 0 : cicu::copy(names, buffer, capacity);
}
