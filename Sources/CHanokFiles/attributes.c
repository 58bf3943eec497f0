#include "CHanokFiles.h"

#ifdef __APPLE__
#include <copyfile.h>
#include <fcntl.h>
#include <unistd.h>

void cfiles_copy_attributes(const char *path, int descriptor) {
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return;
  fcopyfile(file, descriptor, NULL, COPYFILE_ACL | COPYFILE_XATTR);
  close(file);
}
#else
#include <stdlib.h>
#include <string.h>
#include <sys/xattr.h>

static void copy_attribute(const char *path, const char *name, int descriptor) {
  ssize_t size = getxattr(path, name, NULL, 0);
  if (size < 0) return;
  // One byte more: malloc(0) may be null.
  char *value = malloc((size_t)size + 1);
  if (value == NULL) return;
  ssize_t count = getxattr(path, name, value, (size_t)size);
  if (count >= 0) fsetxattr(descriptor, name, value, (size_t)count, 0);
  free(value);
}

void cfiles_copy_attributes(const char *path, int descriptor) {
  ssize_t size = listxattr(path, NULL, 0);
  if (size <= 0) return;
  char *names = malloc((size_t)size);
  if (names == NULL) return;
  ssize_t count = listxattr(path, names, (size_t)size);
  for (ssize_t i = 0; i < count; i += (ssize_t)strlen(names + i) + 1) {
    if (strcmp(names + i, "security.capability") != 0) copy_attribute(path, names + i, descriptor);
  }
  free(names);
}
#endif
