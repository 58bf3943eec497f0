package import HanokLocalization
package import HanokUnicode

/// A file that came back from another tool.
package struct ReturnedFile: Sendable {
  /// A table's units.
  package struct Table {
    /// The name of the table.
    package var name: String
    /// The units in the order of the file.
    package var units: [ReturnedUnit]
    /// The names of texts that no program uses any more.
    package var unused: [String] = []

    /// The number of texts.
    package var texts: Int { units.count + unused.count }
  }

  /// The format of a file of units.
  package enum Format: Hashable, Sendable {
    case xliff
    case po
  }

  /// The format.
  package let format: Format
  /// The language of the translations.
  package let target: LanguageTag
  /// The tables.
  package let tables: [Table]
  /// The text of the file, for places.
  package let text: ExchangeText
}

/// A unit as it came back.
package struct ReturnedUnit: Sendable {
  /// A plural form of gettext.
  struct Form {
    /// The offset of the form's entry in the file.
    let entry: Int
    /// The index of the form.
    let index: Int
    /// The numbers that the file's forms serve, or nil if its header isn't valid.
    let use: PluralUse?
  }

  /// The key, and the variant.
  package var name: UnitName
  /// The source of the source's pattern, or nil if the file doesn't have it.
  package var source: String?
  /// The source of the translation's pattern, or nil without one.
  package var target: String?
  /// The state, or nil if the file says nothing of it.
  package var state: ExchangeUnit.State?
  /// The fingerprint of the translation as it was exported, or nil without one.
  package var exported: String?
  /// The offset of the translation in the file.
  package var offset: Int
  /// The reason why the translation can't be read, or nil if it can.
  package var problem: Problem?
  /// Whether only some segments have a translation.
  var isPartial = false
  /// The plural form, or nil if the unit isn't one.
  var form: Form?

  /// Whether there is no translation: no text, or a blank one of a source that isn't blank.
  package var isEmpty: Bool {
    guard let target, !target.isEmpty else { return true }
    return target.isBlank && source?.isBlank != true
  }
}

extension String {
  /// Whether there are only spaces and line breaks, or nothing.
  var isBlank: Bool { unicodeScalars.allSatisfy(\.properties.isWhitespace) }
}
