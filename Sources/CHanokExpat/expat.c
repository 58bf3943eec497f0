#include <expat.h>
#include <stddef.h>

#include "CHanokExpat.h"

typedef struct {
  XML_Parser parser;
  const CExpatHandler *handler;
  CExpatFailure failure;
} Reading;

// Expat 2.9 replaces the function whose `long` overflows on some systems, and deprecates it.
static int64_t byte_index(XML_Parser parser) {
#if XML_MAJOR_VERSION > 2 || (XML_MAJOR_VERSION == 2 && XML_MINOR_VERSION >= 9)
  return XML_GetCurrentByteIndex64(parser);
#else
  return XML_GetCurrentByteIndex(parser);
#endif
}

static void stop(Reading *reading, CExpatFailure failure) {
  if (reading->failure == CEXPAT_NONE) reading->failure = failure;
  XML_StopParser(reading->parser, XML_FALSE);
}

static void XMLCALL on_start(void *data, const XML_Char *name, const XML_Char **attributes) {
  Reading *reading = data;
  const CExpatHandler *handler = reading->handler;
  int64_t offset = byte_index(reading->parser);
  if (!handler->start(handler->context, name, (const char *const *)attributes, offset))
    stop(reading, CEXPAT_STOPPED);
}

static void XMLCALL on_end(void *data, const XML_Char *name) {
  (void)name;
  Reading *reading = data;
  if (!reading->handler->end(reading->handler->context)) stop(reading, CEXPAT_STOPPED);
}

static void XMLCALL on_text(void *data, const XML_Char *text, int length) {
  Reading *reading = data;
  if (!reading->handler->text(reading->handler->context, text, length))
    stop(reading, CEXPAT_STOPPED);
}

static void XMLCALL on_entity(
    void *data, const XML_Char *name, int is_parameter, const XML_Char *value, int length,
    const XML_Char *base, const XML_Char *system, const XML_Char *public, const XML_Char *notation) {
  (void)name, (void)is_parameter, (void)value, (void)length, (void)base, (void)system, (void)public;
  (void)notation;
  stop(data, CEXPAT_ENTITY);
}

// An entity that only an external DTD can declare, which isn't read: its text would be lost.
static void XMLCALL on_skipped(void *data, const XML_Char *name, int is_parameter) {
  (void)name, (void)is_parameter;
  stop(data, CEXPAT_ENTITY);
}

CExpatFailure cexpat_read(
    const char *bytes, int64_t count, const char *encoding, const CExpatHandler *handler,
    int64_t *offset) {
  *offset = 0;
  XML_Parser parser = XML_ParserCreateNS(encoding, ' ');
  if (parser == NULL) return CEXPAT_SYNTAX;
  Reading reading = {parser, handler, CEXPAT_NONE};
  XML_SetUserData(parser, &reading);
  XML_SetElementHandler(parser, on_start, on_end);
  XML_SetCharacterDataHandler(parser, on_text);
  XML_SetEntityDeclHandler(parser, on_entity);
  XML_SetSkippedEntityHandler(parser, on_skipped);
  // The length of a part is an `int`.
  const int64_t largest_part = 1 << 20;
  enum XML_Status status = XML_STATUS_OK;
  for (int64_t start = 0; status == XML_STATUS_OK && start <= count; start += largest_part) {
    int64_t rest = count - start;
    bool is_final = rest <= largest_part;
    status = XML_Parse(parser, bytes + start, (int)(is_final ? rest : largest_part), is_final);
    if (is_final) break;
  }
  if (status != XML_STATUS_OK) {
    *offset = byte_index(parser);
    if (reading.failure == CEXPAT_NONE) reading.failure = CEXPAT_SYNTAX;
  }
  XML_ParserFree(parser);
  return reading.failure;
}
