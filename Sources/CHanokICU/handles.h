#ifndef CICU_HANDLES_H
#define CICU_HANDLES_H

#include <unicode/numberformatter.h>
#include <unicode/numberrangeformatter.h>
#include <unicode/plurrule.h>

#include <memory>

// Handles that several files use.

struct CICUNumberFormat {
  icu::number::LocalizedNumberFormatter formatter;
};

struct CICUFormattedNumber {
  icu::number::FormattedNumber number;
};

struct CICUNumberRangeFormat {
  icu::number::LocalizedNumberRangeFormatter formatter;
};

struct CICUPluralRules {
  std::unique_ptr<icu::PluralRules> rules;
};

namespace cicu {

/// Formats the range between two ASCII numbers.
inline icu::number::FormattedNumberRange range(
    const CICUNumberRangeFormat *format, const char *lower, int32_t lower_length,
    const char *upper, int32_t upper_length, UErrorCode &error) {
  icu::Formattable first(icu::StringPiece(lower, lower_length), error);
  icu::Formattable second(icu::StringPiece(upper, upper_length), error);
  return format->formatter.formatFormattableRange(first, second, error);
}

}  // namespace cicu

#endif
