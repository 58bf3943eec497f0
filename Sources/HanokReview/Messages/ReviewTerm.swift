package import HanokLocalization

/// A term of the glossary.
package struct ReviewTerm: Sendable, Hashable {
  /// The term in the source language.
  package let source: String
  /// Its translations; one of them must be used.
  package let translations: [String]
  private let lowercasedSource: String
  private let lowercasedTranslations: [String]

  /// Creates a term.
  ///
  /// - Parameter translations: A bar separates translations that are all right.
  init(_ source: String, translations: String) {
    self.source = source
    self.translations = translations.split(separator: "|").map { String($0.trimmed) }
      .filter { !$0.isEmpty }
    lowercasedSource = source.lowercased()
    lowercasedTranslations = self.translations.map { $0.lowercased() }
  }

  /// Returns the terms of two glossary tables.
  package static func terms(in target: StringsFile, beside source: StringsFile) -> [ReviewTerm] {
    let translations = Dictionary(
      target.entries.map { ($0.key.value, $0.value.value) }, uniquingKeysWith: { first, _ in first }
    )
    return source.entries.compactMap { entry in
      let term = ReviewTerm(entry.value.value, translations: translations[entry.key.value] ?? "")
      return term.translations.isEmpty ? nil : term
    }
  }

  /// Whether a text in small letters has the term as whole words.
  func isIn(_ text: String) -> Bool {
    text.ranges(of: lowercasedSource).contains { range in
      let before =
        range.lowerBound == text.startIndex ? nil : text[text.index(before: range.lowerBound)]
      let after = range.upperBound == text.endIndex ? nil : text[range.upperBound]
      return !(before?.isLetter ?? false) && !(after?.isLetter ?? false)
    }
  }

  /// Whether a text in small letters has one of the translations.
  func isTranslated(in text: String) -> Bool {
    lowercasedTranslations.contains(where: text.contains)
  }
}

extension ReviewedMessage {
  /// Returns the terms of a glossary that the text has.
  package func terms(of glossary: [ReviewTerm]) -> [ReviewTerm] {
    guard !glossary.isEmpty, let text = fallback?.text.lowercased() else { return [] }
    return glossary.filter { $0.isIn(text) }
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    var text = self.drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
