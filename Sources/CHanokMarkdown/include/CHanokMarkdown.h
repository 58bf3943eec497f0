// Markdown read by cmark-gfm: CommonMark, and GitHub's tables, task lists, strikethrough and autolinks.
//
// A document is a flat list of events: each node with content begins and ends, each other node is one event.
// So no reader recurses into a document, however deeply it is nested.

#ifndef CHANOKMARKDOWN_H
#define CHANOKMARKDOWN_H

#include <stdbool.h>
#include <stdint.h>

/// Returns the version of cmark-gfm, such as `0.29.0.gfm.6`.
const char *cmarkdown_version(void);

/// The kind of a node, by CommonMark's terms.
typedef enum {
  CMARKDOWN_DOCUMENT = 0,
  CMARKDOWN_QUOTE,
  CMARKDOWN_LIST,
  CMARKDOWN_ITEM,
  CMARKDOWN_CODE_BLOCK,
  CMARKDOWN_HTML_BLOCK,
  CMARKDOWN_PARAGRAPH,
  CMARKDOWN_HEADING,
  CMARKDOWN_RULE,
  CMARKDOWN_TABLE,
  CMARKDOWN_ROW,
  CMARKDOWN_CELL,
  CMARKDOWN_TEXT,
  CMARKDOWN_SOFT_BREAK,
  CMARKDOWN_LINE_BREAK,
  CMARKDOWN_CODE,
  CMARKDOWN_HTML,
  CMARKDOWN_EMPHASIS,
  CMARKDOWN_STRONG,
  CMARKDOWN_STRIKETHROUGH,
  CMARKDOWN_LINK,
  CMARKDOWN_IMAGE,
  CMARKDOWN_OTHER,
} CMarkdownKind;

/// The start or the end of a node.
typedef struct {
  CMarkdownKind kind;
  /// Whether the node ends. Nodes without content have no end.
  bool is_end;
  /// The number of the node's first line, from 1; 0 for an inline node and where it is undefined.
  int32_t line;
  /// The level of a heading, the first number of a list, the number of a table's columns.
  int32_t number;
  /// Whether a list is ordered.
  bool is_ordered;
  /// Whether a list is tight.
  bool is_tight;
  /// Whether an ordered list's numbers are followed by a parenthesis, not by a period.
  bool has_parenthesis;
  /// Whether a row is the header of its table.
  bool is_header;
  /// Whether an item is one of a task list, and whether that is done.
  bool is_task;
  bool is_done;
  /// The text of a node, the information about a code block's language, the target of a link or an image:
  /// UTF-8 without NUL, or null. They are valid until the document is closed.
  const char *text;
  const char *info;
  const char *target;
  /// The alignments of a table's columns: `l`, `c`, `r`, or 0 for none; null for other nodes.
  const uint8_t *alignments;
} CMarkdownEvent;

/// A document that is read event by event.
typedef struct CMarkdownReader CMarkdownReader;

/// Parses a document, and returns a reader at its start, or null if it is too long.
///
/// Any bytes are allowed: NUL and what isn't UTF-8 become U+FFFD. The parser's tables aren't safe for
/// several threads, so that one document is parsed at a time.
CMarkdownReader *cmarkdown_open(const char *bytes, int64_t count);

/// Reads the next event, or returns false at the end.
bool cmarkdown_next(CMarkdownReader *reader, CMarkdownEvent *event);

/// Reads the number of the first line of the next block that no other block contains, or returns false at
/// the end. Don't mix it with `cmarkdown_next`.
///
/// It is 0 for a paragraph before a table within the same lines.
bool cmarkdown_next_block(CMarkdownReader *reader, int32_t *line);

/// Frees a document and the texts of its events.
void cmarkdown_close(CMarkdownReader *reader);

#endif
