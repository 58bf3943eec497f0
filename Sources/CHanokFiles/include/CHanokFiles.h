// What Swift's Glibc doesn't show, or what needs a thread's signals for the time of one call.

#ifndef CHANOKFILES_H
#define CHANOKFILES_H

#include <stddef.h>
#include <sys/types.h>

/// Gives a file the extended attributes of another one, among them its access control list.
///
/// Attributes that the system or the file system refuses are left out, and so are capabilities, which end
/// with a change of the content.
void cfiles_copy_attributes(const char *path, int descriptor);

/// Writes as `write` does, but a pipe without a reader is EPIPE alone, and no signal.
///
/// The signal is blocked for this thread only, since a handler would be the whole program's.
ssize_t cfiles_write(int descriptor, const void *bytes, size_t count);

#endif
