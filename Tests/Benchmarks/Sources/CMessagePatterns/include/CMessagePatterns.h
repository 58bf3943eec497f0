#ifndef C_MESSAGE_PATTERNS_H
#define C_MESSAGE_PATTERNS_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// An `icu::MessageFormat`, and rows of arguments to format it with in turn.
typedef struct MessagePattern MessagePattern;

/// Applies a pattern once; null where it is wrong.
MessagePattern *message_pattern_open(const char *tag, const char *pattern);

void message_pattern_close(MessagePattern *pattern);

/// Begins a row; the arguments of the row follow, numbered from 0.
void message_pattern_begin_row(MessagePattern *pattern);
void message_pattern_add_text(MessagePattern *pattern, const char *text);
void message_pattern_add_integer(MessagePattern *pattern, int64_t value);
void message_pattern_add_number(MessagePattern *pattern, double value);
/// Adds a date by its milliseconds since 1970.
void message_pattern_add_date(MessagePattern *pattern, double milliseconds);

/// Formats one row, and gives its UTF-8, which stays until the next call.
const char *message_pattern_text(MessagePattern *pattern, int32_t row);

/// Formats so many messages, row by row, to a `UnicodeString` that is used again each time.
///
/// The arguments were made before. Gives the length of all texts.
int64_t message_pattern_format(MessagePattern *pattern, int32_t count);

/// Does the same from the values to UTF-8: makes the arguments, texts from UTF-8, formats, and
/// writes the text to a new `std::string`.
int64_t message_pattern_format_utf8(MessagePattern *pattern, int32_t count);

#ifdef __cplusplus
}
#endif

#endif
