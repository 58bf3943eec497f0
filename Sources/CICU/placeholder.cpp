#include "CICU.h"
int cicu_placeholder(void) { return 0; }
