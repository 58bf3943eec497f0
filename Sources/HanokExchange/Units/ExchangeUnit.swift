import HanokLocalization
package import MessageFormat

/// A text that a translation tool shows and edits: a message, or one variant of it.
package struct ExchangeUnit: Hashable, Sendable {
  /// How far the translation of a unit is (XLIFF 2.1, state).
  package enum State: String, Sendable, CaseIterable, Comparable {
    /// Not translated, translated from another source, or not finished.
    case initial
    case translated
    case reviewed
    case final

    /// Whether a state is before another one.
    package static func < (first: Self, second: Self) -> Bool {
      (allCases.firstIndex(of: first) ?? 0) < (allCases.firstIndex(of: second) ?? 0)
    }

    /// The state that an entry's remark names.
    init?(_ note: EntryNote) {
      guard let name = note[EntryNote.Name.state] else { return nil }
      self.init(remark: name)
    }

    /// The state of a remark's text.
    private init?(remark: String) {
      switch remark {
      case EntryNote.needsReview: self = .initial
      case Self.reviewed.rawValue: self = .reviewed
      case Self.final.rawValue: self = .final
      default: return nil
      }
    }

    /// The text of the remark, or nil for a translation that needs none.
    var remark: String? { self > .translated ? rawValue : nil }
  }

  /// The keys of the variant; empty for a message without variants.
  package internal(set) var keys: [MessageModel.Key]
  /// The pattern of the source that a variant with these keys translates.
  package let source: MessageModel.Pattern
  /// The pattern of the translation, or nil if there is none.
  package let target: MessageModel.Pattern?
  /// How far the translation is.
  package let state: State
  /// The numbers and texts that choose the variant, a line for each selector.
  package let examples: [String]
  /// Whether no value of the selectors chooses the variant, which the syntax needs all the same.
  package let isUnreachable: Bool

  /// The source of the translation's pattern, or nil if there is none.
  package var targetText: String? { target.map { MessageModel.source(of: $0) } }
  /// The source of the source's pattern.
  package var sourceText: String { MessageModel.source(of: source) }

  /// The name of the variant within its message: its keys, `other` for a `*` that counts.
  package internal(set) var variant: String?
}

/// A message of a table with its units.
package struct ExchangeMessage: Sendable {
  /// The key of the message.
  package let key: String
  /// The description for translators.
  package let description: String
  /// What a translator tells the next one; nil without a note.
  let translatorNote: String?
  /// The greatest width of the text in cells, or nil without a bound.
  package let width: Int?
  /// The units: one, or one for each variant.
  package internal(set) var units: [ExchangeUnit]
  /// The message that the units' translations are put into: its declarations and selectors.
  var base: MessageModel
  /// The message of the source language.
  let source: MessageModel
  /// What the message's selectors select by.
  var selectors: [VariantShape.Selector]
  /// The selector of the source that counts, if it is the only one.
  let counter: VariantShape.Selector?
  /// Whether the source has changed since it was translated.
  package let isChanged: Bool

  /// Whether every unit that a value can reach has a translation.
  package var isTranslated: Bool { units.allSatisfy { $0.target != nil || $0.isUnreachable } }

  /// Returns the unit of a variant's name, or nil without one.
  package func unit(_ variant: String?) -> ExchangeUnit? {
    units.first { $0.variant == variant }
  }
}
