#include "hanok_programs.h"

#include <string.h>

int HanokCommand_main(int count, char **arguments);
int calculator_main(int count, char **arguments);
int concentration_main(int count, char **arguments);
int gallery_main(int count, char **arguments);
int quiz_main(int count, char **arguments);

static const struct {
  const char *name;
  int (*main)(int count, char **arguments);
} programs[] = {
    {"calculator", calculator_main},
    {"concentration", concentration_main},
    {"gallery", gallery_main},
    {"quiz", quiz_main},
};

int hanok_programs(int count, char **arguments) {
  const char *path = count > 0 ? arguments[0] : "";
  const char *slash = strrchr(path, '/');
  const char *name = slash ? slash + 1 : path;
  for (size_t index = 0; index < sizeof programs / sizeof *programs; index++) {
    if (strcmp(name, programs[index].name) == 0) return programs[index].main(count, arguments);
  }
  return HanokCommand_main(count, arguments);
}
