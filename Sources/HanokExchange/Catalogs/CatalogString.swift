import HanokLocalization
import HanokUnicode
import MessageFormat

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
  }

  /// The format.
  var format: String
  /// The texts that count, by their names.
  var substitutions: [String: Substitution] = [:]

  /// The reason why a string becomes no message.
  enum Failure: Error {
    case conversion(String)
    case control(Unicode.Scalar)
    case invalid
  }

  /// Returns the message in a language.
  func message(
    in language: LanguageTag, _ plurals: PluralSampleCache
  ) throws(Failure) -> String {
    var writer = CatalogMessage(self, categories: plurals[language, .cardinal].categories)
    return try writer.message()
  }
}

/// Writes a catalog's string as a message.
private struct CatalogMessage {
  private let string: CatalogString
  private let categories: [PluralCategory]
  /// The names of the substitutions in the order of their first use.
  private var order: [String] = []
  /// The positions of the arguments of substitutions.
  private var positions: [String: Int] = [:]
  private var nextPosition = 1
  /// The number of parts that were written: texts within texts multiply.
  private var steps = 0

  init(_ string: CatalogString, categories: [PluralCategory]) {
    self.string = string
    self.categories = categories
  }

  mutating func message() throws(CatalogString.Failure) -> String {
    let format = PrintfFormat(string.format)
    try collect(format, depth: 0)
    guard !order.isEmpty else {
      return simple(try pattern(format, chosen: [:], within: nil))
    }
    var rows: [[PluralCategory]] = [[]]
    for name in order {
      let forms = string.substitutions[name]?.forms ?? [:]
      guard forms[.other] != nil else { throw .invalid }
      let chosen = PluralCategory.allCases.filter { forms[$0] != nil }
      rows = rows.flatMap { row in chosen.map { row + [$0] } }
      guard rows.count <= Self.limit else { throw .invalid }
    }
    var lines = order.map { ".input {$\(variable($0)) \(annotation(of: $0))}" }
    lines.append(".match " + order.map { "$" + variable($0) }.joined(separator: " "))
    for row in rows {
      let chosen = Dictionary(zip(order, row), uniquingKeysWith: { first, _ in first })
      let text = try pattern(format, chosen: chosen, within: nil)
      lines.append("\(row.map(key).joined(separator: " ")) {{\(text)}}")
    }
    // The first reading of a message writes it as all tables have it.
    let parsed = ParsedMessage(parsing: lines.joined(separator: "\n"))
    guard parsed.isValid else { throw .invalid }
    return parsed.model.source
  }

  private static let limit = 1_000
  private static let stepLimit = 100_000
  /// The greatest depth of texts within texts.
  private static let depthLimit = 8

  /// Returns a message without variants; one that begins like a declaration is in braces.
  private func simple(_ pattern: String) -> String {
    let parsed = ParsedMessage(parsing: "{{\(pattern)}}")
    return parsed.isValid ? parsed.model.source : pattern
  }

  /// Returns the key of a category; Apple chooses `zero` for 0 in every language.
  private func key(_ category: PluralCategory) -> String {
    switch category {
    case .other: "*"
    case .zero: categories.contains(.zero) ? "zero" : "0"
    default: category.rawValue
    }
  }

  /// Finds the substitutions of a format and of the texts in it, and the numbers of their arguments.
  private mutating func collect(
    _ format: PrintfFormat, depth: Int
  ) throws(CatalogString.Failure) {
    if let unknown = format.unknown { throw .conversion(unknown) }
    guard depth < Self.depthLimit else { throw .invalid }
    for part in format.parts {
      guard case .substitution(let name, let position) = part else {
        if case .conversion(let conversion) = part, conversion.position == nil, depth == 0 {
          nextPosition += 1
        }
        continue
      }
      guard let substitution = string.substitutions[name] else { throw .invalid }
      guard !order.contains(name) else { continue }
      order.append(name)
      positions[name] = position ?? substitution.position ?? nextPosition
      if position == nil, substitution.position == nil { nextPosition += 1 }
      for category in PluralCategory.allCases {
        guard let text = substitution.forms[category] else { continue }
        try collect(PrintfFormat(text), depth: depth + 1)
      }
    }
  }

  /// Returns the source of a pattern.
  private mutating func pattern(
    _ format: PrintfFormat, chosen: [String: PluralCategory], within owner: String?, depth: Int = 0
  ) throws(CatalogString.Failure) -> String {
    if let unknown = format.unknown { throw .conversion(unknown) }
    steps += format.parts.count + 1
    guard depth <= Self.depthLimit, steps < Self.stepLimit else { throw .invalid }
    var result = ""
    var next = 1
    for part in format.parts {
      switch part {
      case .text(let text): result += text.escapedForPattern
      case .argument:
        guard let owner else { throw .invalid }
        result += "{$\(variable(owner))}"
      case .conversion(let conversion):
        // A named text has its own number; in a nameless one the arguments are counted as usual.
        let isOwn = owner.map { $0 != "" && conversion.position == nil } == true
        if let owner, isOwn {
          result += "{$\(variable(owner))}"
        } else {
          let position = conversion.position ?? next
          if conversion.position == nil { next += 1 }
          result += placeholder(position, conversion)
        }
      case .substitution(let name, let position):
        if position == nil, owner == nil, string.substitutions[name]?.position == nil { next += 1 }
        guard let category = chosen[name], let text = string.substitutions[name]?.forms[category]
        else { throw .invalid }
        result += try pattern(
          PrintfFormat(text), chosen: chosen, within: name, depth: depth + 1)
      }
    }
    return result
  }

  private func placeholder(_ position: Int, _ conversion: PrintfFormat.Conversion) -> String {
    // The number that a substitution counts, outside of its text.
    if let name = order.first(where: { positions[$0] == position }) {
      return "{$\(variable(name))}"
    }
    return "{$arg\(position)\(conversion.annotation.map { " " + $0 } ?? "")}"
  }

  /// The name of the variable that a substitution counts by.
  private func variable(_ name: String) -> String {
    if name.isEmpty { return "arg\(positions[name] ?? 1)" }
    let scalars = name.unicodeScalars.map { scalar in
      let isName = scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || scalar == "_"
      return isName ? String(scalar) : "_"
    }
    let text = scalars.joined()
    return text.first?.isNumber == true ? "_" + text : text
  }

  private func annotation(of name: String) -> String {
    let specifier = string.substitutions[name]?.specifier ?? "d"
    for part in PrintfFormat("%" + specifier).parts {
      if case .conversion(let conversion) = part, let annotation = conversion.annotation {
        return annotation
      }
    }
    return ":integer"
  }
}
