// Numbers and ranges of numbers by skeleton, and plural rules for formatted numbers.

#ifndef CICU_NUMBERS_H
#define CICU_NUMBERS_H

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct CICUNumberFormat CICUNumberFormat;
typedef struct CICUFormattedNumber CICUFormattedNumber;
typedef struct CICUNumberRangeFormat CICUNumberRangeFormat;
typedef struct CICUPluralRules CICUPluralRules;

/// Opens a formatter for a language and a number skeleton (UTF-8). Safe to share between threads.
CICUNumberFormat *cicu_number_format_open(const char *tag, const char *skeleton, int32_t *status);
void cicu_number_format_close(CICUNumberFormat *format);

/// Formats a number and keeps the result: plural rules need more than the text.
CICUFormattedNumber *cicu_number_format_integer(
    const CICUNumberFormat *format, int64_t value, int32_t *status);
CICUFormattedNumber *cicu_number_format_double(
    const CICUNumberFormat *format, double value, int32_t *status);
/// Formats `decimal`, an ASCII number (`-12.50e3`) of any length.
CICUFormattedNumber *cicu_number_format_decimal(
    const CICUNumberFormat *format, const char *decimal, int32_t length, int32_t *status);
void cicu_formatted_number_close(CICUFormattedNumber *number);

/// Formats directly into a buffer of UTF-8: no result to keep, so no allocation for it.
int32_t cicu_number_format_write_integer(
    const CICUNumberFormat *format, int64_t value, char *buffer, int32_t capacity,
    int32_t *status);
int32_t cicu_number_format_write_double(
    const CICUNumberFormat *format, double value, char *buffer, int32_t capacity,
    int32_t *status);
int32_t cicu_number_format_write_decimal(
    const CICUNumberFormat *format, const char *decimal, int32_t length, char *buffer,
    int32_t capacity, int32_t *status);

/// Writes the formatted text in UTF-8.
int32_t cicu_formatted_number_text(
    const CICUFormattedNumber *number, char *buffer, int32_t capacity, int32_t *status);

/// Whether the number has a mixed unit, such as `foot-and-inch`, of its own or by a usage.
bool cicu_formatted_number_is_of_mixed_unit(const CICUFormattedNumber *number);

/// Writes the fields of the text.
///
/// Each has its `UNumberFormatFields`, and the offsets of its start and its end in the UTF-8.
///
/// - Returns: the number of fields; at most `capacity` of them are written, three numbers each.
int32_t cicu_formatted_number_fields(
    const CICUFormattedNumber *number, int32_t *triples, int32_t capacity, int32_t *status);

/// Opens a formatter for ranges. Safe to share between threads.
///
/// - Parameter collapse: `UNumberRangeCollapse`: the shared parts that are written once.
/// - Parameter identity: `UNumberRangeIdentityFallback`: the text of a range with equal ends.
CICUNumberRangeFormat *cicu_number_range_format_open(
    const char *tag, const char *skeleton, int32_t collapse, int32_t identity, int32_t *status);
void cicu_number_range_format_close(CICUNumberRangeFormat *format);

/// Writes the range between two ASCII numbers of any length.
int32_t cicu_number_range_format_write(
    const CICUNumberRangeFormat *format, const char *lower, int32_t lower_length,
    const char *upper, int32_t upper_length, char *buffer, int32_t capacity, int32_t *status);

/// Opens a language's cardinal or ordinal plural rules. Safe to share between threads.
///
/// Categories are returned as their index in CLDR's order: zero, one, two, few, many, other.
CICUPluralRules *cicu_plural_rules_open(const char *tag, bool ordinal, int32_t *status);
void cicu_plural_rules_close(CICUPluralRules *rules);

/// Returns the plural category of a formatted number: `1.0` differs from `1`.
int32_t cicu_plural_category(
    const CICUPluralRules *rules, const CICUFormattedNumber *number, int32_t *status);

/// Returns the plural category of an integer without a fraction, without formatting it.
int32_t cicu_plural_category_of_integer(const CICUPluralRules *rules, int64_t value);

/// Returns the plural category of a range, which has rules of its own (CLDR, Plural Ranges).
int32_t cicu_plural_category_of_range(
    const CICUPluralRules *rules, const CICUNumberRangeFormat *format, const char *lower,
    int32_t lower_length, const char *upper, int32_t upper_length, int32_t *status);

/// Returns the rules' categories as a set of bits, the first for zero.
int32_t cicu_plural_categories(const CICUPluralRules *rules, int32_t *status);

#ifdef __cplusplus
}
#endif

#endif
