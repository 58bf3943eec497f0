#include <cmark-gfm-core-extensions.h>
#include <cmark-gfm-extension_api.h>
#include <cmark-gfm.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "CHanokMarkdown.h"

struct CMarkdownReader {
  cmark_node *root;
  cmark_iter *iterator;
  cmark_node *next_block;
};

const char *cmarkdown_version(void) { return cmark_version_string(); }

// A pair of single tildes isn't strikethrough: in Korean, Chinese and Japanese one between numbers means
// “to”. `tagfilter` is for HTML alone.
static const int options = CMARK_OPT_VALIDATE_UTF8 | CMARK_OPT_STRIKETHROUGH_DOUBLE_TILDE;
static const char *const extensions[] = {"table", "strikethrough", "autolink", "tasklist"};

// Lengths within the parser are `int`s, and some texts get longer.
static const int64_t largest_document = 1 << 29;

static pthread_mutex_t parsing = PTHREAD_MUTEX_INITIALIZER;

static cmark_node *parse(const char *bytes, size_t count) {
  pthread_mutex_lock(&parsing);
  cmark_gfm_core_extensions_ensure_registered();
  cmark_parser *parser = cmark_parser_new(options);
  for (size_t index = 0; index < sizeof extensions / sizeof *extensions; index++) {
    cmark_syntax_extension *extension = cmark_find_syntax_extension(extensions[index]);
    if (extension != NULL) cmark_parser_attach_syntax_extension(parser, extension);
  }
  cmark_parser_feed(parser, bytes, count);
  cmark_node *root = cmark_parser_finish(parser);
  cmark_parser_free(parser);
  pthread_mutex_unlock(&parsing);
  return root;
}

CMarkdownReader *cmarkdown_open(const char *bytes, int64_t count) {
  if (count < 0 || count > largest_document) return NULL;
  CMarkdownReader *reader = malloc(sizeof *reader);
  if (reader == NULL) return NULL;
  reader->root = parse(bytes, (size_t)count);
  reader->iterator = cmark_iter_new(reader->root);
  reader->next_block = cmark_node_first_child(reader->root);
  return reader;
}

void cmarkdown_close(CMarkdownReader *reader) {
  cmark_iter_free(reader->iterator);
  cmark_node_free(reader->root);
  free(reader);
}

// The numbers of an extension's kinds are given while the program runs.
static CMarkdownKind extension_kind(cmark_node *node) {
  const char *name = cmark_node_get_type_string(node);
  if (strcmp(name, "table") == 0) return CMARKDOWN_TABLE;
  if (strcmp(name, "table_row") == 0 || strcmp(name, "table_header") == 0) return CMARKDOWN_ROW;
  if (strcmp(name, "table_cell") == 0) return CMARKDOWN_CELL;
  if (strcmp(name, "strikethrough") == 0) return CMARKDOWN_STRIKETHROUGH;
  return CMARKDOWN_OTHER;
}

static CMarkdownKind kind(cmark_node *node) {
  switch (cmark_node_get_type(node)) {
    case CMARK_NODE_DOCUMENT: return CMARKDOWN_DOCUMENT;
    case CMARK_NODE_BLOCK_QUOTE: return CMARKDOWN_QUOTE;
    case CMARK_NODE_LIST: return CMARKDOWN_LIST;
    case CMARK_NODE_ITEM: return CMARKDOWN_ITEM;
    case CMARK_NODE_CODE_BLOCK: return CMARKDOWN_CODE_BLOCK;
    case CMARK_NODE_HTML_BLOCK: return CMARKDOWN_HTML_BLOCK;
    case CMARK_NODE_PARAGRAPH: return CMARKDOWN_PARAGRAPH;
    case CMARK_NODE_HEADING: return CMARKDOWN_HEADING;
    case CMARK_NODE_THEMATIC_BREAK: return CMARKDOWN_RULE;
    case CMARK_NODE_TEXT: return CMARKDOWN_TEXT;
    case CMARK_NODE_SOFTBREAK: return CMARKDOWN_SOFT_BREAK;
    case CMARK_NODE_LINEBREAK: return CMARKDOWN_LINE_BREAK;
    case CMARK_NODE_CODE: return CMARKDOWN_CODE;
    case CMARK_NODE_HTML_INLINE: return CMARKDOWN_HTML;
    case CMARK_NODE_EMPH: return CMARKDOWN_EMPHASIS;
    case CMARK_NODE_STRONG: return CMARKDOWN_STRONG;
    case CMARK_NODE_LINK: return CMARKDOWN_LINK;
    case CMARK_NODE_IMAGE: return CMARKDOWN_IMAGE;
    default: return extension_kind(node);
  }
}

static void describe_list(cmark_node *node, CMarkdownEvent *event) {
  event->number = cmark_node_get_list_start(node);
  event->is_ordered = cmark_node_get_list_type(node) == CMARK_ORDERED_LIST;
  event->is_tight = cmark_node_get_list_tight(node) != 0;
  event->has_parenthesis = cmark_node_get_list_delim(node) == CMARK_PAREN_DELIM;
}

static void describe(cmark_node *node, CMarkdownEvent *event) {
  switch (event->kind) {
    case CMARKDOWN_HEADING: event->number = cmark_node_get_heading_level(node); break;
    case CMARKDOWN_LIST: describe_list(node, event); break;
    case CMARKDOWN_ITEM:
      event->is_task = strcmp(cmark_node_get_type_string(node), "tasklist") == 0;
      event->is_done = event->is_task && cmark_gfm_extensions_get_tasklist_item_checked(node);
      break;
    case CMARKDOWN_CODE_BLOCK:
      event->text = cmark_node_get_literal(node);
      event->info = cmark_node_get_fence_info(node);
      break;
    case CMARKDOWN_TABLE:
      event->number = cmark_gfm_extensions_get_table_columns(node);
      event->alignments = cmark_gfm_extensions_get_table_alignments(node);
      break;
    case CMARKDOWN_ROW:
      event->is_header = cmark_gfm_extensions_get_table_row_is_header(node) != 0;
      break;
    case CMARKDOWN_LINK:
    case CMARKDOWN_IMAGE: event->target = cmark_node_get_url(node); break;
    case CMARKDOWN_TEXT:
    case CMARKDOWN_CODE:
    case CMARKDOWN_HTML:
    case CMARKDOWN_HTML_BLOCK: event->text = cmark_node_get_literal(node); break;
    default: break;
  }
}

bool cmarkdown_next(CMarkdownReader *reader, CMarkdownEvent *event) {
  cmark_event_type type = cmark_iter_next(reader->iterator);
  if (type == CMARK_EVENT_DONE) return false;
  cmark_node *node = cmark_iter_get_node(reader->iterator);
  memset(event, 0, sizeof *event);
  event->kind = kind(node);
  event->is_end = type == CMARK_EVENT_EXIT;
  event->line = cmark_node_get_start_line(node);
  if (!event->is_end) describe(node, event);
  return true;
}

bool cmarkdown_next_block(CMarkdownReader *reader, int32_t *line) {
  if (reader->next_block == NULL) return false;
  *line = cmark_node_get_start_line(reader->next_block);
  reader->next_block = cmark_node_next(reader->next_block);
  return true;
}
