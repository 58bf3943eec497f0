import HanokJSON
import HanokLocalization
import HanokUnicode

/// Reads a string catalog of Xcode, `.xcstrings`.
struct StringCatalogReader {
  private let text: ExchangeText
  private var catalog: ImportedCatalog

  /// Whether a JSON text is a catalog.
  static func isCatalog(_ value: JSONValue) -> Bool {
    if case .object? = value["strings"]?.kind {
      value["sourceLanguage"]?.string != nil
    } else {
      false
    }
  }

  init(table: String, _ text: ExchangeText, _ plurals: PluralSampleCache) {
    self.text = text
    catalog = ImportedCatalog(table: table, text, plurals)
  }

  mutating func catalog(_ root: JSONValue) throws(Problem) -> ImportedCatalog {
    let name = root["sourceLanguage"]?.string ?? ""
    guard let source = try? LanguageTag(name), case .object(let strings)? = root["strings"]?.kind
    else { throw text.problem(.invalidTag, ["tag": .init(name)], at: 0) }
    for member in strings { read(member, source) }
    return catalog
  }

  private mutating func read(_ member: JSONMember, _ source: LanguageTag) {
    let (value, text) = (member.value, text)
    if value["extractionState"]?.string == "stale" {
      catalog.stale.append(member.name)
      return
    }
    let comment = value["comment"]?.string ?? ""
    var localizations: [JSONMember] = []
    if case .object(let members)? = value["localizations"]?.kind { localizations = members }
    if !localizations.contains(where: { Self.tag($0) == source }), !member.name.isEmpty {
      // The key is the text of the source language.
      catalog.add(
        CatalogString(format: member.name), member.name, comment: comment, isFinished: true,
        in: source, at: Self.offset(value, in: text))
    }
    for localization in localizations {
      guard let language = Self.tag(localization) else {
        catalog.refuse(
          language: localization.name, at: Self.offset(localization.value, in: text))
        continue
      }
      let states = Self.states(localization.value)
      if language != source, states.allSatisfy({ $0 == "new" }) { continue }
      catalog.add(
        string(localization.value), member.name, comment: comment,
        isFinished: language == source || states.allSatisfy { $0 == "translated" },
        in: language, at: Self.offset(localization.value, in: text))
    }
  }

  private static func tag(_ member: JSONMember) -> LanguageTag? { try? LanguageTag(member.name) }

  private static func offset(_ value: JSONValue, in text: ExchangeText) -> Int {
    text.offset(line: value.position.line, column: value.position.column)
  }

  /// Returns the states of all units within a value.
  private static func states(_ value: JSONValue) -> [String] {
    guard case .object(let members) = value.kind else { return [] }
    return members.flatMap { member in
      member.name == "stringUnit"
        ? [member.value["state"]?.string ?? "translated"] : states(member.value)
    }
  }

  /// Returns the string of a language's value, or nil if it has none.
  private func string(_ value: JSONValue) -> CatalogString? {
    let value = Self.anyDevice(value)
    var string: CatalogString
    if let forms = Self.forms(value) {
      let number = PluralCategory.allCases.reversed().lazy.compactMap { forms[$0] }
        .compactMap(Self.number).first
      string = CatalogString(format: "%#@@")
      string.substitutions[""] = .init(
        position: number?.position ?? 1, specifier: number.map { "\($0.conversion.letter)" } ?? "d",
        forms: forms)
    } else if let format = value["stringUnit"]?["value"]?.string {
      string = CatalogString(format: format)
    } else {
      return nil
    }
    guard case .object(let members)? = value["substitutions"]?.kind else { return string }
    for member in members where !member.name.isEmpty {
      guard let forms = Self.forms(Self.anyDevice(member.value)) else { return nil }
      string.substitutions[member.name] = .init(
        position: member.value["argNum"]?.integer.flatMap { (1...99).contains($0) ? $0 : nil },
        specifier: member.value["formatSpecifier"]?.string ?? "d", forms: forms)
    }
    return string
  }

  /// Returns the variation for devices that have none of their own.
  private static func anyDevice(_ value: JSONValue) -> JSONValue {
    guard case .object(let devices)? = value["variations"]?["device"]?.kind else { return value }
    return devices.first { $0.name == "other" }?.value ?? devices.first?.value ?? value
  }

  private static func forms(_ value: JSONValue) -> [PluralCategory: String]? {
    guard case .object(let members)? = value["variations"]?["plural"]?.kind else { return nil }
    var forms: [PluralCategory: String] = [:]
    for member in members {
      guard let category = PluralCategory(rawValue: member.name) else { continue }
      forms[category] = anyDevice(member.value)["stringUnit"]?["value"]?.string
    }
    return forms
  }

  /// Returns the first conversion of a number, and the number of its argument.
  private static func number(
    in text: String
  ) -> (conversion: PrintfFormat.Conversion, position: Int)? {
    var next = 1
    for part in PrintfFormat(text).parts {
      guard case .conversion(let conversion) = part else { continue }
      if conversion.isNumber { return (conversion, conversion.position ?? next) }
      next += 1
    }
    return nil
  }
}
