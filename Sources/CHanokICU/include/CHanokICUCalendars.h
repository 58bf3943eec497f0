// Calendars: the fields of a day, and the day of fields. A day is a number of days since
// 1970-01-01, without a time and a zone.

#ifndef CICU_CALENDAR_SYSTEMS_H
#define CICU_CALENDAR_SYSTEMS_H

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct CICUCalendar CICUCalendar;

/// The fields of a day in a calendar.
///
/// The month is ICU's, from 0: Hebrew has one in leap years only, and the others keep their
/// numbers.
typedef struct {
  int32_t era;
  int32_t year;
  int32_t month;
  bool is_leap_month;
  int32_t day;
  int32_t month_length;
} CICUCalendarFields;

/// Opens the calendar of a tag, `-u-ca-` or the region's.
///
/// Safe to share between threads: it has a lock.
CICUCalendar *cicu_calendar_open(const char *tag, int32_t *status);
void cicu_calendar_close(CICUCalendar *calendar);

/// Writes the calendar's name in a tag: `gregory`.
int32_t cicu_calendar_name(
    const CICUCalendar *calendar, char *buffer, int32_t capacity, int32_t *status);

/// Returns the first weekday of a week, from 1 for Sunday.
int32_t cicu_calendar_first_weekday(const CICUCalendar *calendar);

/// Whether a weekday, or at least its greater part, belongs to the region's weekend.
bool cicu_calendar_is_weekend(const CICUCalendar *calendar, int32_t weekday);

/// Computes the fields of a day.
void cicu_calendar_fields(
    CICUCalendar *calendar, int64_t day, CICUCalendarFields *fields, int32_t *status);

/// Computes the day of fields; the month's length is ignored.
///
/// - Returns: whether there is such a day; then `day` is set.
bool cicu_calendar_find(
    CICUCalendar *calendar, const CICUCalendarFields *fields, int64_t *day, int32_t *status);

/// Returns the day a number of months or years later, or the last day of a shorter month.
int64_t cicu_calendar_add(
    CICUCalendar *calendar, int64_t day, int32_t count, bool counts_years, int32_t *status);

/// Whether `-u-ca-` accepts a name as a calendar: `gregory`, `islamic-umalqura`.
bool cicu_calendar_is_known(const char *name);

/// Writes the calendars in use in the tag's region, the usual one first, separated by spaces.
///
/// An example is `buddhist gregory`.
int32_t cicu_calendars_in_use(const char *tag, char *buffer, int32_t capacity, int32_t *status);

#ifdef __cplusplus
}
#endif

#endif
