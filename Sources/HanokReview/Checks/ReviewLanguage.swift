import HanokLocalization
package import HanokUnicode
import MessageFormat
import Synchronization

/// What checks ask of a language: its marks, its digits, its plurals.
package final class ReviewLanguage: Sendable {
  /// The language.
  package let tag: LanguageTag
  /// The language's subtag, such as `fr`.
  let code: String
  let isRightToLeft: Bool
  /// Whether the language is a region's version of the source language.
  let isVersionOfSource: Bool
  let quotes: QuotationMarks
  let formatter: MessageFormatter
  let plurals = PluralSampleCache()
  /// The language's digit zero.
  let zero: Unicode.Scalar
  /// The script of its letters.
  let script: Script
  /// Whether an upper and a lower case letter are one mnemonic, and words have capitals.
  var hasCase: Bool { [.latin, .cyrillic, .greek].contains(script) }

  /// Whether text is written with Han, Kana or Hangul.
  var isEastAsian: Bool { ["ja", "zh", "ko"].contains(code) }
  /// Whether sentences end in full-width marks.
  var hasFullWidthMarks: Bool { ["ja", "zh"].contains(code) }

  /// Looks up a language.
  package init(_ tag: LanguageTag) {
    self.tag = tag
    code = tag.language
    isRightToLeft = tag.isRightToLeft
    isVersionOfSource = tag.isVersionOfSource
    quotes = QuotationMarks(tag)
    formatter = MessageFormatter(tag.withLikelyDigits, bidiIsolation: .none)
    let zero = formatter.string(ParsedMessage(parsing: "{$n :integer}"), ["n": 0])
    self.zero = zero.unicodeScalars.first { $0.properties.numericType == .decimal } ?? "0"
    script = Self.script(of: tag)
  }

  /// Whether a plural category has one integer alone.
  func isSingle(_ numbers: MessageSelector.Numbers, _ category: String) -> Bool {
    guard let category = PluralCategory(rawValue: category) else { return false }
    return plurals[tag, numbers].integers(of: category).count == 1
  }

  private static func script(of tag: LanguageTag) -> Script {
    switch tag.maximized.script {
    case "Arab": .arabic
    case "Cyrl": .cyrillic
    case "Deva": .devanagari
    case "Grek": .greek
    case "Hans", "Hant", "Hani", "Jpan": .han
    case "Hang", "Kore": .hangul
    case "Hebr": .hebrew
    case "Latn": .latin
    case "Thai": .thai
    default: .other
    }
  }

  /// Whether a scalar of a script is at home in the language.
  func isAtHome(_ script: Script) -> Bool {
    switch code {
    case "ja": [.han, .hiragana, .katakana].contains(script)
    case "zh": script == .han
    case "ko": script == .hangul
    default: script == self.script
    }
  }
}
