// XML read by expat, as calls of three functions. Documents that declare entities are refused: none of
// the formats that are read here needs one, and a few lines of them expand to gigabytes.

#ifndef CHANOKEXPAT_H
#define CHANOKEXPAT_H

#include <stdbool.h>
#include <stdint.h>

/// The functions that are called while a document is read; each returns whether to go on.
///
/// A name is its namespace and its local name with a space between, or a local name alone. Attributes are
/// names and values in turn, up to a null. `offset` counts the document's bytes.
typedef struct {
  void *context;
  bool (*start)(void *context, const char *name, const char *const *attributes, int64_t offset);
  bool (*end)(void *context);
  bool (*text)(void *context, const char *text, int32_t length);
} CExpatHandler;

/// The reason why a document wasn't read to its end.
typedef enum {
  CEXPAT_NONE = 0,
  CEXPAT_SYNTAX,
  CEXPAT_ENTITY,
  CEXPAT_STOPPED,
} CExpatFailure;

/// Reads a document.
///
/// - Parameter encoding: the encoding of the bytes, or null for what the document says.
/// - Parameter offset: the resulting place of a failure, in bytes.
CExpatFailure cexpat_read(
    const char *bytes, int64_t count, const char *encoding, const CExpatHandler *handler,
    int64_t *offset);

#endif
