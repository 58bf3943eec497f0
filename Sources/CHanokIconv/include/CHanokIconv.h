// The system's converter of character sets: macOS has it in a separate library, which Swift's
// Darwin doesn't show.

#ifndef CHANOKICONV_H
#define CHANOKICONV_H

#include <stddef.h>

/// Converts bytes of a character set to UTF-8.
///
/// - Parameter set: its name, as `iconv -l` lists it
/// - Returns: the number of bytes that were written; -1 for an unknown set, for bytes that are
///   invalid in it, and if there is no room.
ptrdiff_t ciconv_convert(
    const char *set, const char *bytes, size_t count, char *text, size_t room);

#endif
