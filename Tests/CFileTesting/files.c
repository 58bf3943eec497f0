#define _GNU_SOURCE
#include "CFileTesting.h"

#include <sys/xattr.h>
#include <unistd.h>

#ifdef __APPLE__
#include <sys/kauth.h>

bool cfiletesting_set_attribute(
    const char *path, const char *name, const void *value, size_t size) {
  return setxattr(path, name, value, size, 0, 0) == 0;
}

ssize_t cfiletesting_get_attribute(const char *path, const char *name, void *value, size_t size) {
  return getxattr(path, name, value, size, 0, 0);
}

// Nothing else changes the user of one thread.
#pragma clang diagnostic ignored "-Wdeprecated-declarations"

void cfiletesting_use_files_as(uid_t user) {
  pthread_setugid_np(user == 0 ? KAUTH_UID_NONE : user, user == 0 ? KAUTH_GID_NONE : user);
}
#else
#include <sys/fsuid.h>

bool cfiletesting_set_attribute(
    const char *path, const char *name, const void *value, size_t size) {
  return setxattr(path, name, value, size, 0) == 0;
}

ssize_t cfiletesting_get_attribute(const char *path, const char *name, void *value, size_t size) {
  return getxattr(path, name, value, size);
}

void cfiletesting_use_files_as(uid_t user) {
  // The group can be set by the superuser alone: first on the way out, last on the way back.
  if (user != 0) setfsgid(user);
  setfsuid(user);
  if (user == 0) setfsgid(user);
}
#endif
