import HanokUnicode
import MessageFormat

/// Writes a catalog's string as a message.
struct CatalogMessage {
  private let structure: CatalogStructure
  private let names: [Int: String]
  private let categories: [PluralCategory]
  private var string: CatalogString { structure.string }
  private var order: [Int] { structure.order }
  /// The number of parts that were written: texts within texts multiply.
  private var steps = 0

  /// The most variants of a message: several numbers with six categories each multiply.
  private static let limit = 1_000
  /// The most parts of a message, which are some megabytes.
  private static let stepLimit = 100_000

  init(_ structure: CatalogStructure, names: [Int: String], categories: [PluralCategory]) {
    self.structure = structure
    self.names = names
    self.categories = categories
  }

  /// Returns the message's source.
  ///
  /// - Throws: The reason why a message can't have the string.
  mutating func message() throws(CatalogString.Failure) -> String {
    let format = PrintfFormat(string.format)
    guard !order.isEmpty else {
      return simple(try pattern(format, chosen: [:], within: nil))
    }
    var rows: [[PluralCategory]] = [[]]
    for position in order {
      let forms = structure.substitutions(of: position).map(\.forms)
      guard forms.allSatisfy({ $0[.other] != nil }) else { throw .invalid }
      let chosen = PluralCategory.allCases.filter { category in
        forms.contains { $0[category] != nil }
      }
      rows = rows.flatMap { row in chosen.map { row + [$0] } }
      guard rows.count <= Self.limit else { throw .invalid }
    }
    var lines: [String] = []
    for position in order {
      lines.append(".input {$\(variable(position)) \(try annotation(of: position))}")
    }
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

  /// Returns the source of a pattern.
  ///
  /// - Parameter owner: The name of the substitution that the text is of, or nil for the string's own.
  private mutating func pattern(
    _ format: PrintfFormat, chosen: [Int: PluralCategory], within owner: String?, depth: Int = 0
  ) throws(CatalogString.Failure) -> String {
    steps += format.parts.count + 1
    guard depth <= CatalogStructure.depthLimit, steps < Self.stepLimit else { throw .invalid }
    let ownPosition = owner.flatMap { structure.positions[$0] }
    let start = ownPosition.map { CatalogStructure.start(of: owner ?? "", at: $0) } ?? 1
    let numbers = try structure.numbers(of: format, from: start)
    var result = ""
    for (part, number) in zip(format.parts, numbers) {
      switch part {
      case .text(let text): result += text.escapedForPattern
      case .argument:
        guard let ownPosition else { throw .invalid }
        result += "{$\(variable(ownPosition))}"
      case .conversion(let conversion): result += try placeholder(number ?? 1, conversion)
      case .substitution(let name, _):
        let text = try text(of: name, at: number ?? 1, chosen)
        result += try pattern(
          PrintfFormat(text), chosen: chosen, within: name, depth: depth + 1)
      }
    }
    return result
  }

  /// Returns the text of a substitution for the chosen categories.
  private func text(
    of name: String, at position: Int, _ chosen: [Int: PluralCategory]
  ) throws(CatalogString.Failure) -> String {
    guard let substitution = string.substitutions[name] else { throw .invalid }
    guard !substitution.isEmpty, let category = chosen[position] else { return "" }
    guard let text = substitution.forms[category] ?? substitution.forms[.other] else {
      throw .invalid
    }
    return text
  }

  /// Returns the placeholder of an argument; one that counts has its declaration's options.
  private func placeholder(
    _ position: Int, _ conversion: PrintfConversion
  ) throws(CatalogString.Failure) -> String {
    var annotation = conversion.annotation
    // A text can't be counted.
    if order.contains(position), !conversion.isNumber { throw .uncounted }
    if order.contains(position), try annotation == self.annotation(of: position) {
      annotation = nil
    }
    return "{$\(variable(position))\(annotation.map { " " + $0 } ?? "")}"
  }

  /// The name of the variable of an argument.
  private func variable(_ position: Int) -> String { names[position] ?? "arg\(position)" }

  /// Returns the function of an argument that counts, of its first substitution.
  private func annotation(of position: Int) throws(CatalogString.Failure) -> String {
    guard let specifier = structure.substitutions(of: position).first?.specifier else {
      return ":integer"
    }
    let format = PrintfFormat("%" + specifier)
    if let unknown = format.unknown { throw .conversion(unknown) }
    for part in format.parts {
      if case .conversion(let conversion) = part, let annotation = conversion.annotation {
        return annotation
      }
    }
    return ":integer"
  }
}
