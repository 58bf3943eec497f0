import HanokLocalization
import HanokUnicode

/// Reads a property list of formats that count, `.stringsdict`.
struct StringsDictReader {
  private let language: LanguageTag
  private var catalog: ImportedCatalog

  init(
    table: String, in language: LanguageTag, _ text: ExchangeText, _ plurals: PluralSampleCache
  ) {
    self.language = language
    catalog = ImportedCatalog(table: table, text, plurals)
  }

  mutating func catalog(_ root: XMLTree.Element) -> ImportedCatalog {
    for (key, value) in Self.members(of: root.first("dict")) {
      catalog.add(
        Self.string(value), key, comment: "", isFinished: true, in: language, at: value.offset)
    }
    return catalog
  }

  /// Returns the keys and values of a dictionary.
  private static func members(of dict: XMLTree.Element?) -> [(String, XMLTree.Element)] {
    var members: [(String, XMLTree.Element)] = []
    var key: String?
    for element in dict?.elements ?? [] {
      if element.name == "key" {
        key = element.text
      } else if let name = key {
        members.append((name, element))
        key = nil
      }
    }
    return members
  }

  private static func string(_ value: XMLTree.Element) -> CatalogString? {
    let members = Dictionary(members(of: value), uniquingKeysWith: { first, _ in first })
    if let device = members["NSStringDeviceSpecificRuleType"] {
      return Self.members(of: device).last { $0.0 == "other" }.flatMap {
        $0.1.name == "string" ? CatalogString(format: $0.1.text) : self.string($0.1)
      }
    }
    if let widths = members["NSStringVariableWidthRuleType"] {
      // The longest text is the one for the most room.
      let widest = Self.members(of: widths).max { (Int($0.0) ?? 0) < (Int($1.0) ?? 0) }
      return widest.map { CatalogString(format: $0.1.text) }
    }
    guard let format = members["NSStringLocalizedFormatKey"] else { return nil }
    var string = CatalogString(format: format.text)
    for (name, value) in members where value.name == "dict" {
      let rules = Dictionary(Self.members(of: value), uniquingKeysWith: { first, _ in first })
      var forms: [PluralCategory: String] = [:]
      for category in PluralCategory.allCases { forms[category] = rules[category.rawValue]?.text }
      string.substitutions[name] = .init(
        position: nil, specifier: rules["NSStringFormatValueTypeKey"]?.text ?? "d", forms: forms)
    }
    return string
  }
}
