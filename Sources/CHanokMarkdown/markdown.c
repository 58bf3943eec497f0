#include <cmark-gfm.h>

#include "CHanokMarkdown.h"

const char *cmarkdown_version(void) { return cmark_version_string(); }
