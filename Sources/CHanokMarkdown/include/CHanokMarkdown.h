// Markdown read by cmark-gfm: CommonMark, and GitHub's tables, task lists, strikethrough and autolinks.

#ifndef CHANOKMARKDOWN_H
#define CHANOKMARKDOWN_H

/// Returns the version of cmark-gfm, such as `0.29.0.gfm.6`.
const char *cmarkdown_version(void);

#endif
