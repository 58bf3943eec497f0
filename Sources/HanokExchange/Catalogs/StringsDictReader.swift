import HanokLocalization
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

  mutating func catalog(_ root: PropertyList) -> ImportedCatalog {
    catalog.note(language)
    var offsets: [String: Int] = [:]
    for member in root.members {
      let (key, value) = (member.key, member.value)
      if let first = offsets[key] {
        let line = text.place(at: first).line
        catalog.refuse(.duplicateKey, key, ["line": .init(line)], at: value.offset)
      } else {
        offsets[key] = value.offset
        catalog.add(string(value, key), key, .init(), in: language, at: value.offset)
      }
    }
    return catalog
  }

  /// Returns the string of a value, or nil if it has none.
  private mutating func string(_ value: PropertyList, _ key: String) -> CatalogString? {
    if let text = value.text { return CatalogString(format: text) }
    if let devices = value["NSStringDeviceSpecificRuleType"] {
      return chosen(devices, key) { members in members.first { $0.key == "other" } }
        .flatMap { string($0, key) }
    }
    if let widths = value["NSStringVariableWidthRuleType"] {
      // The longest text is the one for the most room.
      return chosen(widths, key) { members in
        members.max { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }
      }?.text.map { CatalogString(format: $0) }
    }
    guard let format = value["NSStringLocalizedFormatKey"]?.text else { return nil }
    var result = CatalogString(format: format)
    for member in value.members where !member.value.members.isEmpty {
      let rules = member.value
      var forms: [PluralCategory: String] = [:]
      for category in PluralCategory.allCases {
        guard let text = rules[category.rawValue]?.text else { continue }
        if text.isEmpty, category != .other {
          catalog.leave("\(key)|\(category.rawValue)", .empty)
        } else {
          forms[category] = text
        }
      }
      result.substitutions[member.key] = .init(
        position: nil, specifier: rules["NSStringFormatValueTypeKey"]?.text ?? "d", forms: forms)
    }
    return result
  }

  /// Returns the text for most devices or the most room, and leaves the others out.
  private mutating func chosen(
    _ variations: PropertyList, _ key: String,
    _ choice: ([PropertyList.Member]) -> PropertyList.Member?
  ) -> PropertyList? {
    guard let chosen = choice(variations.members) ?? variations.members.first else { return nil }
    for other in variations.members where other.key != chosen.key {
      catalog.leave("\(key)|\(other.key)", .variation)
    }
    return chosen.value
  }
}
