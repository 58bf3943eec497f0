#include "CTranslations.h"

#include <libintl.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>

// Raising it tells gettext that `LANGUAGE` changed (gettext manual, "Being a gettext grok").
extern int _nl_msg_cat_cntr;

bool translations_open(const char *folder, const char *locale) {
  setenv("LOCPATH", folder, 1);
  if (setlocale(LC_ALL, locale) == NULL) return false;
  bindtextdomain("benchmark", folder);
  bind_textdomain_codeset("benchmark", "UTF-8");
  textdomain("benchmark");
  return true;
}

void translations_choose(const char *language) {
  setenv("LANGUAGE", language, 1);
  _nl_msg_cat_cntr += 1;
}

int32_t translations_write_plain(const char *key, const char *name, char *buffer, int32_t size) {
  return snprintf(buffer, size, gettext(key), name);
}

int32_t translations_write_plural(
    const char *one, const char *other, int64_t count, char *buffer, int32_t size) {
  return snprintf(buffer, size, ngettext(one, other, count), (long long)count);
}

int64_t translations_format_plain(
    const char *key, const char *const *names, int32_t rows, int32_t count) {
  char buffer[256];
  int64_t length = 0;
  for (int32_t i = 0; i < count; i++)
    length += translations_write_plain(key, names[i % rows], buffer, sizeof buffer);
  return length;
}

int64_t translations_format_plural(
    const char *one, const char *other, const int64_t *counts, int32_t rows, int32_t count) {
  char buffer[256];
  int64_t length = 0;
  for (int32_t i = 0; i < count; i++)
    length += translations_write_plural(one, other, counts[i % rows], buffer, sizeof buffer);
  return length;
}
