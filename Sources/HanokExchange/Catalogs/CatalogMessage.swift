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

  private static let limit = 1_000
  private static let stepLimit = 100_000

  init(_ structure: CatalogStructure, names: [Int: String], categories: [PluralCategory]) {
    self.structure = structure
    self.names = names
    self.categories = categories
  }

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
  private mutating func pattern(
    _ format: PrintfFormat, chosen: [Int: PluralCategory], within owner: String?, depth: Int = 0
  ) throws(CatalogString.Failure) -> String {
    steps += format.parts.count + 1
    guard depth <= CatalogStructure.depthLimit, steps < Self.stepLimit else { throw .invalid }
    let ownPosition = owner.flatMap { structure.positions[$0] }
    var result = ""
    var next = 1
    for part in format.parts {
      switch part {
      case .text(let text): result += text.escapedForPattern
      case .argument:
        guard let ownPosition else { throw .invalid }
        result += "{$\(variable(ownPosition))}"
      case .conversion(let conversion):
        // A named text has its own number; in a nameless one the arguments are counted as usual.
        if let ownPosition, owner != "", conversion.position == nil {
          result += try placeholder(ownPosition, conversion)
        } else {
          result += try placeholder(conversion.position ?? next, conversion)
          if conversion.position == nil { next += 1 }
        }
      case .substitution(let name, let position):
        if position == nil, owner == nil, string.substitutions[name]?.position == nil { next += 1 }
        guard let forms = string.substitutions[name]?.forms,
          let category = structure.positions[name].flatMap({ chosen[$0] }),
          let text = forms[category] ?? forms[.other]
        else { throw .invalid }
        result += try pattern(
          PrintfFormat(text), chosen: chosen, within: name, depth: depth + 1)
      }
    }
    return result
  }

  /// Returns the placeholder of an argument; one that counts has its declaration's options.
  private func placeholder(
    _ position: Int, _ conversion: PrintfConversion
  ) throws(CatalogString.Failure) -> String {
    var annotation = conversion.annotation
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
