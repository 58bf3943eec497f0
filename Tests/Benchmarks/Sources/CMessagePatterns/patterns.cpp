#include <unicode/msgfmt.h>

#include <string>
#include <variant>
#include <vector>

#include "CMessagePatterns.h"

namespace {

struct Date {
  double milliseconds;
};

using Value = std::variant<std::string, int64_t, double, Date>;

icu::Formattable formattable(const Value &value) {
  if (auto text = std::get_if<std::string>(&value))
    return icu::Formattable(icu::UnicodeString::fromUTF8(*text));
  if (auto integer = std::get_if<int64_t>(&value)) return icu::Formattable(*integer);
  if (auto number = std::get_if<double>(&value)) return icu::Formattable(*number);
  return icu::Formattable(std::get<Date>(value).milliseconds, icu::Formattable::kIsDate);
}

}  // namespace

struct MessagePattern {
  icu::MessageFormat message;
  std::vector<std::vector<Value>> values;
  std::vector<std::vector<icu::Formattable>> arguments;
  std::string text;

  void add(Value value) {
    arguments.back().push_back(formattable(value));
    values.back().push_back(std::move(value));
  }

  void format(const icu::Formattable *arguments, size_t count, icu::UnicodeString &text) {
    UErrorCode error = U_ZERO_ERROR;
    icu::FieldPosition ignored(icu::FieldPosition::DONT_CARE);
    message.format(arguments, int32_t(count), text, ignored, error);
    if (U_FAILURE(error)) text = icu::UnicodeString(u_errorName(error));
  }
};

MessagePattern *message_pattern_open(const char *tag, const char *pattern) {
  UErrorCode error = U_ZERO_ERROR;
  icu::Locale locale = icu::Locale::forLanguageTag(tag, error);
  icu::MessageFormat message(icu::UnicodeString::fromUTF8(pattern), locale, error);
  return U_FAILURE(error) ? nullptr : new MessagePattern{message, {}, {}, {}};
}

void message_pattern_close(MessagePattern *pattern) { delete pattern; }

void message_pattern_begin_row(MessagePattern *pattern) {
  pattern->values.emplace_back();
  pattern->arguments.emplace_back();
}

void message_pattern_add_text(MessagePattern *pattern, const char *text) {
  pattern->add(std::string(text));
}

void message_pattern_add_integer(MessagePattern *pattern, int64_t value) { pattern->add(value); }

void message_pattern_add_number(MessagePattern *pattern, double value) { pattern->add(value); }

void message_pattern_add_date(MessagePattern *pattern, double milliseconds) {
  pattern->add(Date{milliseconds});
}

const char *message_pattern_text(MessagePattern *pattern, int32_t row) {
  const auto &arguments = pattern->arguments[row];
  icu::UnicodeString text;
  pattern->format(arguments.data(), arguments.size(), text);
  pattern->text.clear();
  return text.toUTF8String(pattern->text).c_str();
}

int64_t message_pattern_format(MessagePattern *pattern, int32_t count) {
  int64_t length = 0;
  icu::UnicodeString text;
  for (int32_t i = 0; i < count; i++) {
    const auto &arguments = pattern->arguments[i % pattern->arguments.size()];
    text.remove();
    pattern->format(arguments.data(), arguments.size(), text);
    length += text.length();
  }
  return length;
}

int64_t message_pattern_format_utf8(MessagePattern *pattern, int32_t count) {
  int64_t length = 0;
  for (int32_t i = 0; i < count; i++) {
    const auto &values = pattern->values[i % pattern->values.size()];
    icu::Formattable arguments[2];
    for (size_t place = 0; place < values.size(); place++)
      arguments[place] = formattable(values[place]);
    icu::UnicodeString text;
    pattern->format(arguments, values.size(), text);
    std::string utf8;
    length += int64_t(text.toUTF8String(utf8).size());
  }
  return length;
}
