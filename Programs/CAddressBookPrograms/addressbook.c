#include "addressbook_programs.h"

#include <string.h>

int addressbook_main(int count, char **arguments);
int breaches_main(int count, char **arguments);

int addressbook_programs(int count, char **arguments) {
  const char *path = count > 0 ? arguments[0] : "";
  const char *slash = strrchr(path, '/');
  const char *name = slash ? slash + 1 : path;
  if (strcmp(name, "breaches") == 0) return breaches_main(count, arguments);
  return addressbook_main(count, arguments);
}
