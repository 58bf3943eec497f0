// What tests of files need of the system, and what systems have under other signatures.

#ifndef CFILETESTING_H
#define CFILETESTING_H

#include <stdbool.h>
#include <sys/types.h>

/// Sets an extended attribute, and returns whether the file system has them.
bool cfiletesting_set_attribute(
    const char *path, const char *name, const void *value, size_t size);

/// Reads an extended attribute.
///
/// - Returns: its length in bytes, or -1 if there is none.
ssize_t cfiletesting_get_attribute(const char *path, const char *name, void *value, size_t size);

/// Uses files as another user and group, in this thread only; with 0, as the superuser again.
void cfiletesting_use_files_as(uid_t user);

#endif
