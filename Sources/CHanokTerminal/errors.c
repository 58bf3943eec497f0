#define _GNU_SOURCE
#include "terminal.h"

#include <fcntl.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

// The errors that the process and its libraries write while a screen is drawn are in this pipe, as
// much as it takes: the first 64 KiB on Linux and macOS.
static int error_pipe[2] = {-1, -1};
// A copy of the standard error while the pipe replaces it, or -1.
static int standard_error = -1;

static bool is_same_terminal(int first, int second) {
  struct stat one, other;
  return isatty(first) && fstat(first, &one) == 0 && fstat(second, &other) == 0 &&
         S_ISCHR(other.st_mode) && one.st_rdev == other.st_rdev;
}

void terminal_keep_errors(int output) {
  if (standard_error >= 0 || !is_same_terminal(STDERR_FILENO, output)) return;
  if (error_pipe[0] < 0 && !terminal_open_pipe(error_pipe)) return;
  int copy = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
  if (copy < 0) return;
  if (dup2(error_pipe[1], STDERR_FILENO) < 0) {
    close(copy);
    return;
  }
  standard_error = copy;
}

static bool continues(uint8_t byte) { return (byte & 0xC0) == 0x80; }

// The length of the UTF-8 sequence at the start of `bytes`; 0 for a byte that begins none.
static size_t sequence_length(const uint8_t *bytes, size_t count) {
  uint8_t first = bytes[0];
  size_t length = first < 0x80 ? 1 : first < 0xC2 ? 0 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
  if (first > 0xF4 || length > count) return 0;
  for (size_t i = 1; i < length; ++i)
    if (!continues(bytes[i])) return 0;
  return length;
}

// Whether a sequence is a separator of lines or paragraphs, or reorders text: U+061C, U+200E, U+200F,
// U+2028 to U+202E, U+2066 to U+2069.
static bool reorders(const uint8_t *bytes, size_t length) {
  if (length == 2) return bytes[0] == 0xD8 && bytes[1] == 0x9C;
  if (length != 3 || bytes[0] != 0xE2) return false;
  uint8_t last = bytes[2];
  if (bytes[1] == 0x80) return last == 0x8E || last == 0x8F || (last >= 0xA8 && last <= 0xAE);
  return bytes[1] == 0x81 && last >= 0xA6 && last <= 0xA9;
}

// Replaces what a terminal could take for a command, or what would reorder its text: control characters
// but tabs and line feeds, C1 controls, controls of direction, and bytes that aren't UTF-8.
static void make_harmless(uint8_t *bytes, size_t count) {
  for (size_t i = 0, length; i < count; i += length > 0 ? length : 1) {
    length = sequence_length(bytes + i, count - i);
    bool is_control = length == 1 && (bytes[i] < 0x20 || bytes[i] == 0x7F) && bytes[i] != '\t' &&
                      bytes[i] != '\n';
    bool is_c1 = length == 2 && bytes[i] == 0xC2 && bytes[i + 1] < 0xA0;
    if (length == 0 || is_control || is_c1) bytes[i] = '?';
    if (is_c1) bytes[i + 1] = '?';
    if (reorders(bytes + i, length)) memset(bytes + i, '?', length);
  }
}

void terminal_write_errors(void) {
  if (standard_error < 0) return;
  dup2(standard_error, STDERR_FILENO);
  close(standard_error);
  standard_error = -1;
  // It isn't on the stack, which may be the small one of signals.
  static uint8_t bytes[65536];
  ssize_t count = read(error_pipe[0], bytes, sizeof bytes);
  if (count <= 0) return;
  make_harmless(bytes, count);
  terminal_write(bytes, count);
}
