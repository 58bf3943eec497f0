/// The string literals of Swift source, found by its grammar: those of comments aren't.
struct SwiftLiterals {
  /// A literal, and its place.
  struct Literal: Hashable {
    /// The line of its first quotation mark, from 1.
    let line: Int
    /// The text without escapes; each interpolation is ``SwiftLiterals/interpolation``.
    var text = ""
    /// Whether all of it is written by numbers, such as `"\u{E9}"`.
    var isByNumber = true
    /// The code before it; literals are empty there, and comments left out.
    let before: String
    /// The first character of the code after it.
    var after: Character?
  }

  /// The object replacement character.
  static let interpolation: Character = "\u{FFFC}"

  /// The literals, an interpolation's before the one around it.
  private(set) var all: [Literal] = []
  private let characters: [Character]
  private var place = 0
  private var line = 1
  private var code = ""

  /// Finds the literals of a source.
  init(_ source: String) {
    characters = Array(source)
    readCode(inInterpolation: false)
  }

  private mutating func readCode(inInterpolation: Bool) {
    var depth = 0
    while place < characters.count {
      if starts("//") {
        while place < characters.count, !characters[place].isNewline { place += 1 }
      } else if starts("/*") {
        skipComment()
      } else if let fences = fencesOfLiteral {
        readLiteral(fences: fences)
      } else {
        let character = take()
        if character == "(" { depth += 1 }
        if character == ")" { depth -= 1 }
        if inInterpolation, depth < 0 { return }
        code.append(character)
      }
    }
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if starts("/*") { depth += 1 }
      if starts("*/") { depth -= 1 }
      let isMark = starts("/*") || starts("*/")
      _ = take()
      if isMark, place < characters.count { _ = take() }
    } while depth > 0 && place < characters.count
  }

  /// The number of signs before the quotation mark of a raw literal; nil where none begins.
  private var fencesOfLiteral: Int? {
    let fences = characters[place...].prefix { $0 == "#" }.count
    return characters[place...].dropFirst(fences).first == "\"" ? fences : nil
  }

  private mutating func readLiteral(fences: Int) {
    var literal = Literal(line: line, before: code)
    let fence = String(repeating: "#", count: fences)
    place += fences
    let quotes = starts("\"\"\"") ? "\"\"\"" : "\""
    place += quotes.count
    while place < characters.count, !starts(quotes + fence) {
      if starts("\\" + fence) {
        place += 1 + fences
        readEscape(into: &literal)
      } else {
        literal.isByNumber = false
        literal.text.append(take())
      }
    }
    place += quotes.count + fences
    code = literal.before + "\"\""
    literal.after = characters.dropFirst(place).first { !$0.isWhitespace }
    all.append(literal)
  }

  private mutating func readEscape(into literal: inout Literal) {
    guard place < characters.count else { return }
    switch take() {
    case "(":
      readCode(inInterpolation: true)
      literal.text.append(Self.interpolation)
    case "u":
      let digits = characters[place...].dropFirst().prefix { $0 != "}" }
      place += digits.count + 2
      let scalar = UInt32(String(digits), radix: 16).flatMap(Unicode.Scalar.init)
      literal.text.append(Character(scalar ?? "\u{FFFD}"))
    case "n", "r", "t", "0": literal.text.append(" ")
    case let character: if !character.isNewline { literal.text.append(character) }
    }
  }

  private mutating func take() -> Character {
    defer { place += 1 }
    if characters[place].isNewline { line += 1 }
    return characters[place]
  }

  private func starts(_ text: String) -> Bool { characters[place...].starts(with: text) }
}
