import HanokLocalization
import HanokReview
import HanokUnicode

/// Reads a property list: a table of formats, or of formats that count, `.stringsdict`.
struct StringsDictReader {
  private let language: LanguageTag
  private let text: ExchangeText
  private var catalog: ImportedCatalog

  init(
    table: String, in language: LanguageTag, _ text: ExchangeText, _ plurals: PluralSampleCache
  ) {
    self.language = language
    self.text = text
    catalog = ImportedCatalog(table: table, text, plurals)
  }

  /// Reads the texts of a table.
  ///
  /// - Throws: `unknown-format` if the list isn't a dictionary.
  mutating func catalog(_ root: PropertyList) throws(Problem) -> ImportedCatalog {
    guard case .dictionary(let members) = root.kind else {
      throw Problem(.unknownFormat, path: text.path)
    }
    catalog.note(language)
    var offsets: [String: Int] = [:]
    for member in members {
      let (key, value) = (member.key, member.value)
      if let first = offsets[key] {
        let line = text.place(at: first).line
        catalog.refuse(.duplicateKey, key, ["line": .init(line)], in: language, at: value.offset)
      } else {
        offsets[key] = value.offset
        catalog.add(string(value, key), key, .init(), in: language, at: value.offset)
      }
    }
    return catalog
  }

  /// Returns the string of a value, or nil if it has none, or has one of its texts twice.
  private mutating func string(_ value: PropertyList, _ key: String) -> CatalogString? {
    if let text = value.text { return CatalogString(format: text) }
    guard value.hasUniqueKeys else { return nil }
    for kind in CatalogVariation.allCases {
      guard let variations = value[kind.rule]?.members else { continue }
      guard let usual = kind.usual(of: variations.map(\.key)) else { return nil }
      for index in variations.indices where index != usual {
        leave(key, variations[index].key, .variation)
      }
      return string(variations[usual].value, key)
    }
    guard let format = value["NSStringLocalizedFormatKey"]?.text else { return nil }
    var result = CatalogString(format: format)
    for member in value.members where !member.value.members.isEmpty {
      guard let substitution = substitution(member.value, key) else { return nil }
      result.substitutions[member.key] = substitution
    }
    return result
  }

  /// Returns the text that counts of a dictionary, or nil if one of its values isn't a text.
  private mutating func substitution(
    _ rules: PropertyList, _ key: String
  ) -> CatalogString.Substitution? {
    let kind = rules["NSStringFormatSpecTypeKey"]?.text ?? Self.pluralRule
    guard rules.hasUniqueKeys else { return nil }
    var forms: [PluralCategory: String] = [:]
    for member in rules.members where !member.key.hasPrefix("NSString") {
      guard let text = member.value.text else { return nil }
      if let category = PluralCategory(rawValue: member.key) {
        forms[category] = text
      } else {
        leave(key, member.key, .variation)
      }
    }
    // Another kind of rules, such as that of gender, has no number.
    let specifier = kind == Self.pluralRule ? rules["NSStringFormatValueTypeKey"]?.text ?? "d" : "@"
    return .init(position: nil, specifier: specifier, forms: forms)
  }

  private static let pluralRule = "NSStringPluralRuleType"

  private mutating func leave(
    _ key: String, _ part: String, _ reason: MergeOutcome.Skip.Reason
  ) {
    catalog.leave(part: "\(key)|\(part)", reason, in: language)
  }
}

extension PropertyList {
  /// Whether a dictionary has each key once.
  fileprivate var hasUniqueKeys: Bool { Set(members.map(\.key)).count == members.count }
}
