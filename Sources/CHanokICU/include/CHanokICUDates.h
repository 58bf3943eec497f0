// Dates: time zones, patterns, dates and intervals as text. An instant is a number of milliseconds
// since 1970-01-01T00:00Z, as in ICU.

#ifndef CICU_DATES_H
#define CICU_DATES_H

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Whether a time zone with this name exists: `Asia/Seoul`, `GMT+09:00`.
///
/// ICU itself would use Greenwich time for any other name.
bool cicu_time_zone_is_known(const char *zone);

/// Writes the name of the machine's time zone (`TZ`, `/etc/localtime`).
int32_t cicu_time_zone_of_machine(char *buffer, int32_t capacity, int32_t *status);

/// Returns a zone's offset from UTC, in milliseconds: ICU knows the transitions.
///
/// - Parameter is_local: whether `time` is the zone's local time. A local time that is skipped is
///   read with the offset before the transition; a repeated one is the first of the two.
int32_t cicu_time_zone_offset(const char *zone, double time, bool is_local, int32_t *status);

typedef struct CICUDatePatterns CICUDatePatterns;

/// Opens a language's patterns, the slowest call of all here: 0.3 ms.
///
/// Safe to share between threads: it has a lock.
CICUDatePatterns *cicu_date_patterns_open(const char *tag, int32_t *status);
void cicu_date_patterns_close(CICUDatePatterns *patterns);

/// Writes the language's pattern of the skeleton's fields (`yMMMd`).
int32_t cicu_date_patterns_best(
    CICUDatePatterns *patterns, const char *skeleton, char *buffer, int32_t capacity,
    int32_t *status);

typedef struct CICUDateFormat CICUDateFormat;

/// Opens a formatter for a pattern (UTF-8), with the tag's calendar and digits.
///
/// Safe to share between threads: it has a lock, which is faster than ICU's way, a calendar for
/// each call.
///
/// - Parameter digits: the numbering system for all numbers, `hebr`; null for the tag's. ICU leaves
///   the thousands out of Hebrew years only with it.
CICUDateFormat *cicu_date_format_open_pattern(
    const char *tag, const char *pattern, const char *digits, const char *zone, int32_t *status);

/// Opens a formatter of the language's own styles: `UDateFormatStyle`, -1 for none.
CICUDateFormat *cicu_date_format_open_styles(
    const char *tag, int32_t date_style, int32_t time_style, const char *zone, int32_t *status);
void cicu_date_format_close(CICUDateFormat *format);

/// Writes an instant as text.
int32_t cicu_date_format_write(
    CICUDateFormat *format, double instant, char *buffer, int32_t capacity, int32_t *status);

/// Returns the offset of the formatter's zone from UTC at an instant, in milliseconds.
///
/// It takes no lock: zones don't change.
int32_t cicu_date_format_offset(const CICUDateFormat *format, double instant, int32_t *status);

/// Writes the pattern itself.
int32_t cicu_date_format_pattern(
    CICUDateFormat *format, char *buffer, int32_t capacity, int32_t *status);

typedef struct CICUDateIntervalFormat CICUDateIntervalFormat;

/// Opens a formatter of intervals by a skeleton. Safe to share between threads.
CICUDateIntervalFormat *cicu_date_interval_format_open(
    const char *tag, const char *skeleton, const char *zone, int32_t *status);
void cicu_date_interval_format_close(CICUDateIntervalFormat *format);

/// Writes an interval between two instants.
int32_t cicu_date_interval_format_write(
    const CICUDateIntervalFormat *format, double from, double to, char *buffer, int32_t capacity,
    int32_t *status);

typedef struct CICURelativeDateFormat CICURelativeDateFormat;

/// Opens a formatter of relative dates; `style` is `UDateRelativeDateTimeFormatterStyle`.
///
/// Safe to share between threads.
CICURelativeDateFormat *cicu_relative_date_format_open(
    const char *tag, int32_t style, int32_t *status);
void cicu_relative_date_format_close(CICURelativeDateFormat *format);

/// Writes a relative date; `unit` is `URelativeDateTimeUnit`, the past is negative.
///
/// - Parameter is_numeric: whether it is always a number: `in 1 day`, not `tomorrow`.
int32_t cicu_relative_date_format_write(
    const CICURelativeDateFormat *format, double offset, int32_t unit, bool is_numeric,
    char *buffer, int32_t capacity, int32_t *status);

#ifdef __cplusplus
}
#endif

#endif
