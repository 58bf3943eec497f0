import HanokLocalization
import HanokReview
import HanokUnicode

/// A string of a catalog in one language: a format, and the texts that count in it.
struct CatalogString {
  /// A text that counts: `%#@files@`.
  struct Substitution {
    /// The number of its argument, from 1, or nil for the next one.
    var position: Int?
    /// The conversion of its number, such as `lld`.
    var specifier: String
    /// The texts by plural category.
    var forms: [PluralCategory: String]
    /// Whether its argument is a number.
    var isNumber: Bool {
      !PrintfFormat("%" + specifier).parts.contains { part in
        if case .conversion(let conversion) = part { conversion.isText } else { false }
      }
    }
    /// Whether no form has a text.
    var isEmpty: Bool { forms.values.allSatisfy(\.isEmpty) }
  }

  /// The format.
  var format: String
  /// The texts that count, by their names.
  var substitutions: [String: Substitution] = [:]

  /// The reason why a string can't be a message.
  enum Failure: Error {
    case conversion(String)
    case attribute(String)
    case control(Unicode.Scalar)
    /// A text that counts, but not by a number.
    case uncounted
    /// No text, or none of a kind that a message has.
    case empty
    case invalid
  }

  /// Removes the empty forms of a string that is one text that counts: it isn't translated yet.
  ///
  /// Beside other text, an empty form is meant: `item%#@s@` has no `s` for one item.
  ///
  /// - Returns: The categories of the forms.
  mutating func removeEmptyForms() -> [PluralCategory] {
    guard !isEmpty, case .substitution(let name, _)? = PrintfFormat(format).parts.first,
      PrintfFormat(format).parts.count == 1, let forms = substitutions[name]?.forms
    else { return [] }
    let empty = PluralCategory.allCases.filter { forms[$0]?.isEmpty == true }
    for category in empty { substitutions[name]?.forms[category] = nil }
    // Without a text for other numbers, the string is named as a whole.
    return empty.filter { $0 != .other }
  }

  /// Whether it has no text at all.
  var isEmpty: Bool {
    substitutions.isEmpty
      ? format.isEmpty : substitutions.values.allSatisfy(\.isEmpty)
  }

  /// The names that the string's own substitutions give to the arguments, by their numbers.
  var names: [Int: String] { (try? CatalogStructure(self))?.names ?? [:] }

  /// The names of the substitutions that no text uses, sorted.
  var unusedNames: [String] {
    guard !substitutions.isEmpty, let used = (try? CatalogStructure(self))?.positions else {
      return []
    }
    return substitutions.keys.filter { used[$0] == nil }.sorted()
  }

  /// Returns the message in a language.
  ///
  /// - Parameter names: The names of the arguments, by their numbers; the others are `arg1`, `arg2`.
  /// - Throws: The reason why a message can't have it.
  func message(
    in language: LanguageTag, _ plurals: PluralSampleCache, names: [Int: String]? = nil
  ) throws(Failure) -> String {
    let structure = try CatalogStructure(self)
    var writer = CatalogMessage(
      structure, names: names ?? structure.names,
      categories: plurals[language, PluralRules.Kind.cardinal].categories)
    return try writer.message()
  }
}

/// What a catalog's string counts: its substitutions by the numbers of their arguments.
struct CatalogStructure {
  let string: CatalogString
  /// The numbers of the arguments that are counted, in the order of their first use.
  private(set) var order: [Int] = []
  /// The number of each substitution's argument.
  private(set) var positions: [String: Int] = [:]
  /// The substitutions that count, in the order of their first use.
  private var substitutions: [(name: String, position: Int)] = []

  /// The greatest depth of texts within texts: real tables have two, and texts that refer to each other
  /// have no end.
  static let depthLimit = 8

  init(_ string: CatalogString) throws(CatalogString.Failure) {
    self.string = string
    try collect(string.format, from: 1, depth: 0)
  }

  /// Finds the substitutions of a format and of the texts in it.
  private mutating func collect(
    _ text: String, from start: Int, depth: Int
  ) throws(CatalogString.Failure) {
    if let attribute = text.inflection { throw .attribute(attribute) }
    let format = PrintfFormat(text)
    if let unknown = format.unknown { throw .conversion(unknown) }
    guard depth < Self.depthLimit else { throw .invalid }
    for (part, number) in zip(format.parts, try numbers(of: format, from: start)) {
      guard case .substitution(let name, _) = part, let number else { continue }
      guard let substitution = string.substitutions[name] else { throw .invalid }
      if let known = positions[name] {
        // Another argument would need another variable.
        guard known == number else { throw .invalid }
        continue
      }
      positions[name] = number
      // Without a text, it selects nothing.
      if substitution.isEmpty, !string.isEmpty { continue }
      guard substitution.isNumber else { throw .uncounted }
      substitutions.append((name, number))
      if !order.contains(number) { order.append(number) }
      for category in PluralCategory.allCases {
        guard let text = substitution.forms[category] else { continue }
        try collect(text, from: Self.start(of: name, at: number), depth: depth + 1)
      }
    }
  }

  /// Returns the number of the first argument that a substitution's text has without a number.
  ///
  /// Foundation counts on from the argument of a named one; a nameless one is all of the string.
  static func start(of name: String, at position: Int) -> Int { name.isEmpty ? 1 : position }

  /// Returns the number of each part's argument, or nil for text and for `%arg`.
  func numbers(
    of format: PrintfFormat, from start: Int
  ) throws(CatalogString.Failure) -> [Int?] {
    var numbers: [Int?] = []
    var next = start
    // Whether a catalog's own number is ahead of those that are counted.
    var isAhead = false
    for part in format.parts {
      switch part {
      case .text, .argument: numbers.append(nil)
      case .conversion(let conversion):
        if conversion.position == nil, isAhead { throw .invalid }
        numbers.append(conversion.position ?? next)
        if conversion.position == nil { next += 1 }
      case .substitution(let name, let position):
        let own = string.substitutions[name]?.position
        numbers.append(position ?? own ?? next)
        if position == nil, let own, own > next { isAhead = true }
        if position == nil, own ?? next == next { next += 1 }
      }
    }
    return numbers
  }

  /// The names of the substitutions as names of variables, by the numbers of their arguments.
  ///
  /// Of two substitutions of one argument, the first one names it.
  var names: [Int: String] {
    var names: [Int: String] = [:]
    for (name, position) in substitutions where !name.isEmpty && names[position] == nil {
      let name = Self.identifier(name)
      // Another argument could be called so.
      let isNumbered = name.hasPrefix("arg") && name.dropFirst(3).allSatisfy(\.isNumber)
      if !isNumbered, !names.values.contains(name) { names[position] = name }
    }
    return names
  }

  private static func identifier(_ name: String) -> String {
    let scalars = name.unicodeScalars.map { scalar in
      let isName = scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || scalar == "_"
      return isName ? scalar : "_"
    }
    let isNumber = scalars.first.map { ("0"..."9").contains($0) } == true
    return (isNumber ? "_" : "") + String(String.UnicodeScalarView(scalars))
  }

  /// Returns the substitutions of an argument.
  func substitutions(of position: Int) -> [CatalogString.Substitution] {
    substitutions.filter { $0.position == position }.compactMap { string.substitutions[$0.name] }
  }
}

extension String {
  /// The first text that Foundation would inflect, `^[one apple](inflect: true)`, or nil without one.
  fileprivate var inflection: String? {
    let bytes = Array(utf8)
    guard let start = bytes.firstRange(of: Array("^[".utf8)),
      let middle = bytes[start.upperBound...].firstRange(of: Array("](".utf8)),
      let end = bytes[middle.upperBound...].firstIndex(of: UInt8(ascii: ")")),
      bytes[middle.upperBound..<end].contains(UInt8(ascii: ":"))
    else { return nil }
    return String(decoding: bytes[start.lowerBound...end], as: UTF8.self)
  }
}
