#include <unicode/numberformatter.h>

#include <memory>
#include <string>

#include "CHanokICU.h"
#include "buffers.h"
#include "handles.h"
#include "locales.h"

namespace {

CICUFormattedNumber *result(
    icu::number::FormattedNumber number, UErrorCode error, int32_t *status) {
  *status = error;
  return U_FAILURE(error) ? nullptr : new CICUFormattedNumber{std::move(number)};
}

}  // namespace

CICUNumberFormat *cicu_number_format_open(const char *tag, const char *skeleton, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  icu::Locale locale = cicu::locale_with_digits(tag, error);
  auto formatter =
      icu::number::NumberFormatter::forSkeleton(icu::UnicodeString::fromUTF8(skeleton), error)
          .locale(locale);
  *status = error;
  return U_FAILURE(error) ? nullptr : new CICUNumberFormat{std::move(formatter)};
}

void cicu_number_format_close(CICUNumberFormat *format) { delete format; }

CICUFormattedNumber *cicu_number_format_integer(
    const CICUNumberFormat *format, int64_t value, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  return result(format->formatter.formatInt(value, error), error, status);
}

CICUFormattedNumber *cicu_number_format_double(
    const CICUNumberFormat *format, double value, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  return result(format->formatter.formatDouble(value, error), error, status);
}

CICUFormattedNumber *cicu_number_format_decimal(
    const CICUNumberFormat *format, const char *decimal, int32_t length, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  return result(format->formatter.formatDecimal({decimal, length}, error), error, status);
}

int32_t cicu_number_format_write_integer(
    const CICUNumberFormat *format, int64_t value, char *buffer, int32_t capacity,
    int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  auto number = format->formatter.formatInt(value, error);
  return cicu::copy(number, error, buffer, capacity, status);
}

int32_t cicu_number_format_write_double(
    const CICUNumberFormat *format, double value, char *buffer, int32_t capacity,
    int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  auto number = format->formatter.formatDouble(value, error);
  return cicu::copy(number, error, buffer, capacity, status);
}

int32_t cicu_number_format_write_decimal(
    const CICUNumberFormat *format, const char *decimal, int32_t length, char *buffer,
    int32_t capacity, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  auto number = format->formatter.formatDecimal({decimal, length}, error);
  return cicu::copy(number, error, buffer, capacity, status);
}

void cicu_formatted_number_close(CICUFormattedNumber *number) { delete number; }

int32_t cicu_formatted_number_text(
    const CICUFormattedNumber *number, char *buffer, int32_t capacity, int32_t *status) {
  return cicu::copy(number->number, U_ZERO_ERROR, buffer, capacity, status);
}

bool cicu_formatted_number_is_of_mixed_unit(const CICUFormattedNumber *number) {
  UErrorCode error = U_ZERO_ERROR;
  icu::MeasureUnit unit = number->number.getOutputUnit(error);
  return U_SUCCESS(error) && unit.getComplexity(error) == icu::UMEASURE_UNIT_MIXED;
}

int32_t cicu_formatted_number_fields(
    const CICUFormattedNumber *number, int32_t *triples, int32_t capacity, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  icu::UnicodeString text = number->number.toTempString(error);
  icu::ConstrainedFieldPosition position;
  position.constrainCategory(UFIELD_CATEGORY_NUMBER);
  int32_t count = 0;
  while (number->number.nextPosition(position, error) && U_SUCCESS(error)) {
    if (count < capacity) {
      int32_t start = cicu::utf8_length(text, 0, position.getStart());
      int32_t length = cicu::utf8_length(text, position.getStart(), position.getLimit());
      triples[3 * count] = position.getField();
      triples[3 * count + 1] = start;
      triples[3 * count + 2] = start + length;
    }
    count += 1;
  }
  *status = error;
  return count;
}

CICUNumberRangeFormat *cicu_number_range_format_open(
    const char *tag, const char *skeleton, int32_t collapse, int32_t identity,
    int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  icu::Locale locale = cicu::locale_with_digits(tag, error);
  auto numbers =
      icu::number::NumberFormatter::forSkeleton(icu::UnicodeString::fromUTF8(skeleton), error);
  auto formatter = icu::number::NumberRangeFormatter::withLocale(locale)
                       .numberFormatterBoth(std::move(numbers))
                       .collapse(UNumberRangeCollapse(collapse))
                       .identityFallback(UNumberRangeIdentityFallback(identity));
  *status = error;
  return U_FAILURE(error) ? nullptr : new CICUNumberRangeFormat{std::move(formatter)};
}

void cicu_number_range_format_close(CICUNumberRangeFormat *format) { delete format; }

int32_t cicu_number_range_format_write(
    const CICUNumberRangeFormat *format, const char *lower, int32_t lower_length,
    const char *upper, int32_t upper_length, char *buffer, int32_t capacity, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  auto range = cicu::range(format, lower, lower_length, upper, upper_length, error);
  return cicu::copy(range, error, buffer, capacity, status);
}
