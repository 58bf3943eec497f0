// The calls that zig's copy of macOS's headers lacks.
#pragma once
#include <stdint.h>
#include <sys/types.h>

ssize_t getxattr(
    const char *path, const char *name, void *value, size_t size, uint32_t position, int options);
int setxattr(
    const char *path, const char *name, const void *value, size_t size, uint32_t position,
    int options);
