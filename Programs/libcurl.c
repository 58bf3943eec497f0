// The functions of libcurl that Foundation's network calls, which load the library on the first call.
//
// libcurl brings 25 libraries, whose loading takes longer than the rest of the start. The address book
// never needs them, and neither does the list of breaches before it downloads.

#include <dlfcn.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

/// Any function of libcurl: their arguments and results are all integers or pointers, at most six.
typedef uintptr_t (*function)(
    uintptr_t, uintptr_t, uintptr_t, uintptr_t, uintptr_t, uintptr_t);

/// Returns a function of the library; without the library the program ends as the loader would end it.
static function find(const char *name) {
  static void *library;
  if (!library) library = dlopen("libcurl.so.4", RTLD_NOW | RTLD_LOCAL);
  void *found = library ? dlsym(library, name) : NULL;
  if (!found) {
    fprintf(stderr, "%s\n", dlerror());
    exit(127);
  }
  return (function)found;
}

#define FORWARD(name)                                                                  \
  uintptr_t name(                                                                      \
      uintptr_t a, uintptr_t b, uintptr_t c, uintptr_t d, uintptr_t e, uintptr_t f) { \
    static function found;                                                             \
    if (!found) found = find(#name);                                                   \
    return found(a, b, c, d, e, f);                                                    \
  }

FORWARD(curl_easy_cleanup)
FORWARD(curl_easy_getinfo)
FORWARD(curl_easy_init)
FORWARD(curl_easy_pause)
FORWARD(curl_easy_setopt)
FORWARD(curl_easy_strerror)
FORWARD(curl_free)
FORWARD(curl_global_init)
FORWARD(curl_multi_add_handle)
FORWARD(curl_multi_assign)
FORWARD(curl_multi_cleanup)
FORWARD(curl_multi_info_read)
FORWARD(curl_multi_init)
FORWARD(curl_multi_remove_handle)
FORWARD(curl_multi_setopt)
FORWARD(curl_multi_socket_action)
FORWARD(curl_slist_append)
FORWARD(curl_slist_free_all)
FORWARD(curl_url)
FORWARD(curl_url_get)
FORWARD(curl_url_set)
FORWARD(curl_version)
FORWARD(curl_version_info)
