import HanokJSON
import HanokLocalization
import HanokReview
import HanokUnicode

/// Reads a string catalog of Xcode, `.xcstrings`.
struct StringCatalogReader {
  private let text: ExchangeText
  private var catalog: ImportedCatalog
  /// The language that is read, and its name in the file.
  private var language = LanguageTag.english
  private var tag = ""
  /// The number that the string counts according to its key or its source, or nil without one.
  private var sourceNumber: Number?
  /// The languages of names, nil for a name that isn't one.
  private var languages: [String: LanguageTag?] = [:]

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

  /// Reads the texts of all languages.
  ///
  /// - Throws: `invalid-tag` if the source language isn't one.
  mutating func catalog(_ root: JSONValue) throws(Problem) -> ImportedCatalog {
    let name = root["sourceLanguage"]?.string ?? ""
    guard let source = LanguageTag(exchanged: name),
      case .object(let strings)? = root["strings"]?.kind
    else { throw text.problem(.invalidTag, ["tag": .init(name)], at: 0) }
    for member in strings { read(member, source) }
    return catalog
  }

  private mutating func read(_ member: JSONMember, _ source: LanguageTag) {
    let (value, key) = (member.value, member.name)
    let members = Self.members(of: value["localizations"])
    let localizations = localizations(members)
    if value["extractionState"]?.string == "stale" {
      if members.isEmpty { catalog.leave(key, .unused, in: source) }
      for (_, language) in localizations { catalog.leave(key, .unused, in: language) }
      return
    }
    var remarks = ImportedCatalog.Remarks(comment: value["comment"]?.string ?? "")
    // The source comes first: it names the arguments.
    sourceNumber = Self.number(in: key)
    let own = localizations.first { $0.language == source }
    let ownReading = own.map { read($0.member, in: source, key) }
    remarks.names = (ownReading.map { $0.string } ?? CatalogString(format: key))?.names ?? [:]
    if own == nil, !key.isEmpty {
      // The key is the text of the source language.
      remarks.isKey = true
      catalog.add(CatalogString(format: key), key, remarks, in: source, at: value.offset)
      remarks.isKey = false
    }
    for (localization, language) in localizations {
      let isOwn = localization.name == own?.member.name
      let reading = (isOwn ? ownReading : nil) ?? read(localization, in: language, key)
      // The source's text, which Xcode has found in the program, is “new” until it is edited.
      remarks.isFinished =
        isOwn && value["extractionState"]?.string == "extracted_with_value"
        || reading.states.allSatisfy { $0 == "translated" }
      catalog.add(reading.string, key, remarks, in: language, at: localization.value.offset)
    }
  }

  private static func members(of value: JSONValue?) -> [JSONMember] {
    if case .object(let members)? = value?.kind { members } else { [] }
  }

  /// Returns the localizations of a string with their languages, and names those that aren't a language.
  private mutating func localizations(
    _ members: [JSONMember]
  ) -> [(member: JSONMember, language: LanguageTag)] {
    var localizations: [(member: JSONMember, language: LanguageTag)] = []
    for member in members {
      if let language = language(named: member.name) {
        localizations.append((member, language))
      } else {
        catalog.refuse(language: member.name, at: member.value.offset)
      }
    }
    return localizations
  }

  private mutating func language(named name: String) -> LanguageTag? {
    if let known = languages[name] { return known }
    let language = LanguageTag(exchanged: name)
    languages[name] = .some(language)
    return language
  }

  private typealias Number = (specifier: String, position: Int)

  /// A language's string, or nil if it has none, and the states of its units.
  private typealias Reading = (string: CatalogString?, states: [String])

  private mutating func read(
    _ localization: JSONMember, in language: LanguageTag, _ key: String
  ) -> Reading {
    (self.language, tag) = (language, localization.name)
    let value = localization.value
    var states: [String] = []
    let chosen = usual(value, key)
    var string: CatalogString
    if let forms = forms(chosen, key, &states) {
      let number =
        PluralCategory.allCases.reversed().lazy.compactMap { forms[$0] }
        .compactMap(Self.number).first ?? sourceNumber
      if sourceNumber == nil { sourceNumber = number }
      string = CatalogString(format: "%#@@")
      string.substitutions[""] = .init(
        position: number?.position ?? 1, specifier: number?.specifier ?? "d", forms: forms)
    } else if let format = Self.unit(chosen, &states) {
      string = CatalogString(format: format)
    } else {
      return (nil, states)
    }
    let substitutions = chosen["substitutions"] ?? value["substitutions"]
    guard case .object(let members)? = substitutions?.kind else { return (string, states) }
    for member in members where !member.name.isEmpty {
      guard let forms = forms(usual(member.value, key), key, &states) else {
        return (nil, states)
      }
      string.substitutions[member.name] = .init(
        position: member.value["argNum"]?.integer.flatMap { (1...99).contains($0) ? $0 : nil },
        specifier: member.value["formatSpecifier"]?.string ?? "d", forms: forms)
    }
    return (string, states)
  }

  /// Returns the variation for most devices or the most room, and leaves the others out.
  private mutating func usual(_ value: JSONValue, _ key: String) -> JSONValue {
    for kind in CatalogVariation.allCases {
      guard case .object(let variations)? = value["variations"]?[kind.name]?.kind,
        let index = kind.usual(of: variations.map(\.name))
      else { continue }
      for other in variations.indices where other != index {
        leave(key, variations[other].name, .variation)
      }
      return usual(variations[index].value, key)
    }
    return value
  }

  /// Returns the texts by plural category, or nil without such ones.
  private mutating func forms(
    _ value: JSONValue, _ key: String, _ states: inout [String]
  ) -> [PluralCategory: String]? {
    guard case .object(let members)? = value["variations"]?["plural"]?.kind else { return nil }
    var forms: [PluralCategory: String] = [:]
    for member in members {
      guard let category = PluralCategory(rawValue: member.name) else {
        leave(key, member.name, .variation)
        continue
      }
      forms[category] = Self.unit(usual(member.value, key), &states) ?? ""
    }
    return forms
  }

  private mutating func leave(
    _ key: String, _ variation: String, _ reason: MergeOutcome.Skip.Reason
  ) {
    catalog.leave(part: "\(key)|\(variation) (\(tag))", reason, in: language)
  }

  /// Returns the text of a value, whose state is noted, or nil without one.
  private static func unit(_ value: JSONValue, _ states: inout [String]) -> String? {
    guard let unit = value["stringUnit"], case .object = unit.kind else { return nil }
    states.append(unit["state"]?.string ?? "translated")
    return unit["value"]?.string ?? ""
  }

  /// Returns the first conversion of a number, and the number of its argument.
  private static func number(in text: String) -> Number? {
    var next = 1
    for part in PrintfFormat(text).parts {
      guard case .conversion(let conversion) = part else { continue }
      if conversion.isNumber { return (conversion.specifier, conversion.position ?? next) }
      next += 1
    }
    return nil
  }
}
