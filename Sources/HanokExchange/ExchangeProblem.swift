package import HanokLocalization

/// The problems of exchanged files; their words are in the table of the tool.
extension Problem.Kind {
  private static func exchange(_ name: String) -> Self { Self(name, table: "HanokCommand") }

  /// XML that isn't well-formed.
  package static let invalidXML = exchange("invalid-xml")
  /// XML that declares entities, or refers to one that isn't declared.
  package static let declaredEntity = exchange("declared-entity")
  /// XML whose elements are nested too deeply.
  package static let deepXML = exchange("deep-xml")
  /// JSON that isn't valid.
  package static let invalidCatalog = exchange("invalid-catalog")
  /// A file of none of the formats.
  package static let unknownFormat = exchange("unknown-format")
  /// A PO file with a line that doesn't belong to an entry, or without its end.
  package static let invalidPO = exchange("invalid-po")
  /// A PO file in another encoding than UTF-8: `charset`.
  package static let foreignCharset = exchange("foreign-charset")
  /// A file whose text isn't in an encoding that it names, nor in UTF-8: `charset`, a guess.
  package static let foreignEncoding = exchange("foreign-encoding")
  /// A text of a file that is to be a language, but isn't a language tag: `tag`.
  package static let invalidTag = exchange("invalid-tag")
  /// A text with a control character, on which terminals would act: `key` of `table`, `code`.
  package static let controlCharacter = exchange("control-character")
  /// A file that doesn't name the language of its translations.
  package static let missingTargetLanguage = exchange("missing-target-language")
  /// A PO file that doesn't name its table.
  package static let missingTableName = exchange("missing-table-name")
  /// An inline element that isn't known, nor has a text: `id`.
  package static let unknownInline = exchange("unknown-inline")
  /// A printf conversion that no function of messages has: `conversion`.
  package static let unknownConversion = exchange("unknown-conversion")
  /// A printf conversion in a text of a table of ours, whose source doesn't have it: `key`, `conversion`.
  package static let foreignConversion = exchange("foreign-conversion")
  /// A text that Foundation would inflect: `key`, `text`.
  package static let inflectedText = exchange("inflected-text")
  /// A text that varies by something else than a number: `key`.
  package static let uncountedText = exchange("uncounted-text")
  /// A key without a text, or with a value of another kind: `key`.
  package static let emptyCatalogString = exchange("empty-catalog-string")
  /// A catalog's string that can't be read: `key`.
  package static let invalidCatalogString = exchange("invalid-catalog-string")

  /// A unit of a key that the source language doesn't have: `key` of `table`.
  package static let goneUnit = exchange("gone-unit")
  /// A unit of a message that is invalid in the source language: `key` of `table`.
  package static let invalidSource = exchange("invalid-source-message")
  /// A text without variants for a message that has variants: `key` of `table`.
  package static let singleText = exchange("single-text")
  /// A text with U+FFFD, in place of a character that couldn't be read: `key` of `table`.
  package static let unreadableCharacter = exchange("unreadable-character")
  /// The segments of a unit without one order: `key`.
  package static let invalidOrder = exchange("invalid-order")
  /// A unit of a variant that the message doesn't have any more: `key`, `variant`.
  package static let goneVariant = exchange("gone-variant")
  /// A translation that was changed in the file and in the table: `key`, `ours`, `theirs`.
  package static let conflictingUnit = exchange("conflicting-unit")
  /// A translation that the file has twice, with two texts: `key` of `table`, `line`, `first`, `second`.
  package static let duplicateUnit = exchange("duplicate-unit")
  /// Plural forms of a PO file whose header can't be read: `key` of `table`.
  package static let invalidPluralForms = exchange("invalid-plural-forms")
  /// Plural forms that variants can't show: `key` of `table`; `first`, `second`: numbers; `tag`.
  package static let inexpressibleForms = exchange("inexpressible-forms")
  /// XLIFF with translations in two languages: `first`, `second`.
  package static let severalTargets = exchange("several-targets")
  /// A translation that lacks a variable of its source: `key`, `name`.
  package static let droppedVariable = exchange("dropped-variable")
  /// A translation with a variable that its source doesn't have: `key`, `name`.
  package static let inventedVariable = exchange("invented-variable")
  /// A translation that has a variable as a number, which its source has as a text: `key`, `name`.
  package static let otherArgumentType = exchange("other-argument-type")
  /// A translation whose markup differs from its source's: `key`, `name`.
  package static let otherMarkup = exchange("other-markup")
  /// A message that can't be exchanged, since it is invalid: `key` of `table`.
  package static let invalidMessage = exchange("invalid-exchange-message")
}
