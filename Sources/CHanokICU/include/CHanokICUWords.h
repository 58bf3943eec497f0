// Words for things: lists, numbers in words, currencies, units, and names of languages.

#ifndef CICU_WORDS_H
#define CICU_WORDS_H

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct CICUListFormat CICUListFormat;

/// Opens a list formatter by `UListFormatterType` and `UListFormatterWidth`.
///
/// Safe to share between threads.
CICUListFormat *cicu_list_format_open(
    const char *tag, int32_t type, int32_t width, int32_t *status);
void cicu_list_format_close(CICUListFormat *format);

/// Writes a list of texts.
///
/// - Parameter items: the concatenated UTF-8 of the items, with the lengths in `lengths`.
/// - Parameter places: the resulting range of each item, its start and end in the UTF-8 written.
int32_t cicu_list_format_write(
    const CICUListFormat *format, const char *items, const int32_t *lengths, int32_t count,
    int32_t *places, char *buffer, int32_t capacity, int32_t *status);

typedef struct CICUSpellOut CICUSpellOut;

/// Opens a language's rules for numbers in words; null for the usual rule set.
///
/// Safe to share between threads: it has a lock.
CICUSpellOut *cicu_spell_out_open(const char *tag, const char *rule_set, int32_t *status);
void cicu_spell_out_close(CICUSpellOut *spell_out);

/// Writes the names of the rule sets, each with a space after it, the usual one first.
int32_t cicu_spell_out_rule_sets(
    const CICUSpellOut *spell_out, char *buffer, int32_t capacity, int32_t *status);

/// Writes an ASCII number in words.
int32_t cicu_spell_out_write(
    CICUSpellOut *spell_out, const char *decimal, int32_t length, char *buffer, int32_t capacity,
    int32_t *status);

/// Returns the number of fraction digits of a currency of three letters; `is_cash` for coins.
int32_t cicu_currency_fraction_digits(const char *code, bool is_cash, int32_t *status);

/// Whether a code is or was a currency somewhere.
bool cicu_currency_is_known(const char *code);

/// Writes the name of a currency; `style` is `UCurrNameStyle`.
int32_t cicu_currency_name(
    const char *code, const char *tag, int32_t style, char *buffer, int32_t capacity,
    int32_t *status);

/// Writes the currency of the tag's region, or of its likely region.
int32_t cicu_currency_of_region(
    const char *tag, char *buffer, int32_t capacity, int32_t *status);

/// Writes CLDR's pattern of a duration in digits, such as `h:mm:ss`.
///
/// - Parameter key: `hms`, `ms` or `hm`.
int32_t cicu_duration_pattern(
    const char *tag, const char *key, char *buffer, int32_t capacity, int32_t *status);

/// Whether ICU knows a unit by its CLDR identifier, such as `kilometer-per-hour`.
bool cicu_unit_is_known(const char *identifier);

/// Whether CLDR has preferred units for a usage of a unit, such as `road`.
bool cicu_unit_has_usage(const char *identifier, const char *usage);

typedef struct CICULanguageNames CICULanguageNames;

/// Opens the names in a language; with dialect names, `en-GB` is British English.
///
/// Safe to share between threads.
CICULanguageNames *cicu_language_names_open(
    const char *tag, bool has_dialects, bool is_short, int32_t *status);
void cicu_language_names_close(CICULanguageNames *names);

/// Writes the name of a language, of a region (`KR`), or of a script (`Hang`).
int32_t cicu_language_name(
    const CICULanguageNames *names, const char *tag, char *buffer, int32_t capacity,
    int32_t *status);
int32_t cicu_region_name(
    const CICULanguageNames *names, const char *region, char *buffer, int32_t capacity,
    int32_t *status);
int32_t cicu_script_name(
    const CICULanguageNames *names, const char *script, char *buffer, int32_t capacity,
    int32_t *status);

#ifdef __cplusplus
}
#endif

#endif
