// Dates: time zones, patterns, dates and intervals as text. An instant is a number of milliseconds
// since 1970-01-01T00:00Z, as ICU has it.

#ifndef CICU_DATES_H
#define CICU_DATES_H

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Whether a time zone is known by this name: `Asia/Seoul`, `GMT+09:00`. ICU itself would take any
/// other name for a zone at Greenwich.
bool cicu_time_zone_is_known(const char *zone);

/// Writes the name of the zone that the machine is set to (`TZ`, `/etc/localtime`).
int32_t cicu_time_zone_of_machine(char *buffer, int32_t capacity, int32_t *status);

/// How far a zone is ahead of Greenwich, in milliseconds: ICU knows when clocks change.
///
/// - Parameter is_local: whether `time` is what the zone's clocks show. A time that they skip is
///   read with the offset before the change, one that they show twice is the first.
int32_t cicu_time_zone_offset(const char *zone, double time, bool is_local, int32_t *status);

typedef struct CICUDatePatterns CICUDatePatterns;

/// Opens a language's patterns, the dearest thing of all here: 0.3 ms. Safe to share between
/// threads, since it is locked.
CICUDatePatterns *cicu_date_patterns_open(const char *tag, int32_t *status);
void cicu_date_patterns_close(CICUDatePatterns *patterns);

/// Writes the pattern that shows the skeleton's fields (`yMMMd`) as the language does.
int32_t cicu_date_patterns_best(
    CICUDatePatterns *patterns, const char *skeleton, char *buffer, int32_t capacity,
    int32_t *status);

typedef struct CICUDateFormat CICUDateFormat;

/// Opens a formatter for a pattern (UTF-8), with the tag's calendar and digits. Safe to share
/// between threads, since it is locked: that costs less than ICU's way, a calendar for each call.
///
/// - Parameter digits: the numbering system for all numbers, `hebr`; null for the tag's. Only so
///   does ICU leave the thousands out of Hebrew years.
CICUDateFormat *cicu_date_format_open_pattern(
    const char *tag, const char *pattern, const char *digits, const char *zone, int32_t *status);

/// Opens a formatter for the language's own styles: `UDateFormatStyle`, -1 for none.
CICUDateFormat *cicu_date_format_open_styles(
    const char *tag, int32_t date_style, int32_t time_style, const char *zone, int32_t *status);
void cicu_date_format_close(CICUDateFormat *format);

/// Writes an instant as text.
int32_t cicu_date_format_write(
    CICUDateFormat *format, double instant, char *buffer, int32_t capacity, int32_t *status);

/// How far the formatter's zone is ahead of Greenwich at an instant, in milliseconds. Takes no lock:
/// zones don't change.
int32_t cicu_date_format_offset(const CICUDateFormat *format, double instant, int32_t *status);

/// Writes the pattern itself.
int32_t cicu_date_format_pattern(
    CICUDateFormat *format, char *buffer, int32_t capacity, int32_t *status);

typedef struct CICUDateIntervalFormat CICUDateIntervalFormat;

/// Opens a formatter of intervals for a skeleton. Safe to share between threads.
CICUDateIntervalFormat *cicu_date_interval_format_open(
    const char *tag, const char *skeleton, const char *zone, int32_t *status);
void cicu_date_interval_format_close(CICUDateIntervalFormat *format);

/// Writes what lies between two instants.
int32_t cicu_date_interval_format_write(
    const CICUDateIntervalFormat *format, double from, double to, char *buffer, int32_t capacity,
    int32_t *status);

typedef struct CICURelativeDateFormat CICURelativeDateFormat;

/// Opens a formatter of relative dates; `style` is `UDateRelativeDateTimeFormatterStyle`. Safe to
/// share between threads.
CICURelativeDateFormat *cicu_relative_date_format_open(
    const char *tag, int32_t style, int32_t *status);
void cicu_relative_date_format_close(CICURelativeDateFormat *format);

/// Writes how far away something is; `unit` is `URelativeDateTimeUnit`, the past is negative.
///
/// - Parameter is_numeric: whether a number is always said: `in 1 day`, not `tomorrow`.
int32_t cicu_relative_date_format_write(
    const CICURelativeDateFormat *format, double offset, int32_t unit, bool is_numeric,
    char *buffer, int32_t capacity, int32_t *status);

#ifdef __cplusplus
}
#endif

#endif
