// Numbers by skeleton, and plural rules on the formatted number.

#ifndef CICU_NUMBERS_H
#define CICU_NUMBERS_H

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct CICUNumberFormat CICUNumberFormat;
typedef struct CICUFormattedNumber CICUFormattedNumber;
typedef struct CICUPluralRules CICUPluralRules;

/// Opens a formatter for a language and a number skeleton (UTF-8). Safe to share between threads.
CICUNumberFormat *cicu_number_format_open(const char *tag, const char *skeleton, int32_t *status);
void cicu_number_format_close(CICUNumberFormat *format);

/// Formats into a result of its own: plural rules need more than the text.
CICUFormattedNumber *cicu_number_format_integer(
    const CICUNumberFormat *format, int64_t value, int32_t *status);
CICUFormattedNumber *cicu_number_format_double(
    const CICUNumberFormat *format, double value, int32_t *status);
/// `decimal` is a number in ASCII (`-12.50e3`), of any length.
CICUFormattedNumber *cicu_number_format_decimal(
    const CICUNumberFormat *format, const char *decimal, int32_t length, int32_t *status);
void cicu_formatted_number_close(CICUFormattedNumber *number);

/// Writes the formatted text in UTF-8.
int32_t cicu_formatted_number_text(
    const CICUFormattedNumber *number, char *buffer, int32_t capacity, int32_t *status);

/// Opens a language's cardinal or ordinal plural rules. Safe to share between threads.
CICUPluralRules *cicu_plural_rules_open(const char *tag, bool ordinal, int32_t *status);
void cicu_plural_rules_close(CICUPluralRules *rules);

/// Writes the plural category of a formatted number: `1.0` isn't `1`, so the text decides.
int32_t cicu_plural_category(
    const CICUPluralRules *rules, const CICUFormattedNumber *number, char *buffer,
    int32_t capacity, int32_t *status);

/// Writes the plural category of an integer without a fraction, without formatting it.
int32_t cicu_plural_category_of_integer(
    const CICUPluralRules *rules, int64_t value, char *buffer, int32_t capacity, int32_t *status);

/// Writes the rules' categories, each followed by a space.
int32_t cicu_plural_categories(
    const CICUPluralRules *rules, char *buffer, int32_t capacity, int32_t *status);

#ifdef __cplusplus
}
#endif

#endif
