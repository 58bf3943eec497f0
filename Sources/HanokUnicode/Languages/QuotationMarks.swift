import CHanokICU

/// The quotation marks of a language (CLDR, Delimiters): `“ ” ‘ ’`, `「 」 『 』`, `« » “ ”`.
package struct QuotationMarks: Sendable, Hashable {
  /// The mark that opens a quotation.
  package let opening: String
  /// The mark that closes it.
  package let closing: String
  /// The mark that opens a quotation within another.
  package let innerOpening: String
  /// The mark that closes it.
  package let innerClosing: String

  /// Looks up the marks of a language.
  package init(_ language: LanguageTag) {
    func mark(_ index: Int32, _ fallback: String) -> String {
      let found = try? unsafe ICUText.string { buffer, capacity, status in
        unsafe cicu_quotation_mark(language.description, index, buffer, capacity, &status)
      }
      return found.flatMap { $0.isEmpty ? nil : $0 } ?? fallback
    }
    opening = mark(0, "“")
    closing = mark(1, "”")
    innerOpening = mark(2, "‘")
    innerClosing = mark(3, "’")
  }
}
