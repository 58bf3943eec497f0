// The one file of this target that is compiled. Nearly all the time goes into ICU's headers, and the
// package manager compiles the target for the programs, for the tool that its plugin runs, and that
// tool's files again in each build, since two of its databases own them: 5 seconds a time as 13 files, 1
// as one.
#include "alphabets.cpp"
#include "bidi.cpp"
#include "breaks.cpp"
#include "calendars.cpp"
#include "collation.cpp"
#include "dates.cpp"
#include "languages.cpp"
#include "numbers.cpp"
#include "plurals.cpp"
#include "spans.cpp"
#include "text.cpp"
#include "words.cpp"
#include "zones.cpp"
