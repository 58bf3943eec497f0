import HanokDrawing

/// The highlighter of string tables whose values are messages in MessageFormat 2.
///
/// ```
/// /* A comment */
/// "key" = ".input {$count :integer}
/// .match $count
/// one {{One file}}
/// *   {{{$count} files}}";
/// ```
public nonisolated struct StringsHighlighter: SyntaxHighlighter {
  /// The comment, the string and the part of a message that a line begins in.
  public struct State: Hashable, Sendable {
    fileprivate var mode = Mode.entry
    /// Whether an equals sign precedes, so that the next string is a value.
    fileprivate var isValue = false
  }

  fileprivate enum Mode: Hashable {
    case entry
    case comment
    case key
    case value(MessageReader.State)
  }

  /// Creates a highlighter.
  public init() {}

  /// The state between two entries.
  public var initialState: State { State() }

  /// Reads a line.
  public func highlight(
    _ line: Substring, after state: State
  ) -> (spans: [SyntaxSpan], state: State) {
    var scanner = SyntaxScanner(line)
    var state = state
    while !scanner.isAtEnd {
      switch state.mode {
      case .entry: Self.readEntry(&scanner, &state)
      case .comment: Self.readComment(&scanner, &state)
      case .key: Self.readKey(&scanner, &state)
      case .value(let message):
        var reader = MessageReader(state: message)
        let isEnd = reader.read(&scanner)
        state.mode = isEnd ? .entry : .value(reader.state)
        if isEnd { state.isValue = false }
      }
    }
    return (scanner.spans, state)
  }

  private static func readEntry(_ scanner: inout SyntaxScanner, _ state: inout State) {
    let start = scanner.index
    switch scanner.peek() {
    case UInt8(ascii: "/") where scanner.peek(1) == UInt8(ascii: "/"): scanner.takeRest(.comment)
    case UInt8(ascii: "/") where scanner.peek(1) == UInt8(ascii: "*"):
      scanner.take(2, .comment)
      state.mode = .comment
    case UInt8(ascii: "\""):
      scanner.take(1, state.isValue ? .string : .name)
      state.mode = state.isValue ? .value(MessageReader.State()) : .key
    case UInt8(ascii: "="):
      scanner.advance()
      state.isValue = true
    case UInt8(ascii: ";"):
      scanner.advance()
      state.isValue = false
    case let byte where byte.isSpace: scanner.skipSpaces()
    case let byte where byte < 0x80 && byte.isNamePart:
      scanner.skip {
        $0 < 0x80 && $0.isNamePart || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-")
      }
      scanner.add(state.isValue ? .string : .name, from: start)
    default:
      scanner.skipScalar()
      scanner.add(.invalid, from: start)
    }
  }

  private static func readComment(_ scanner: inout SyntaxScanner, _ state: inout State) {
    let start = scanner.index
    while !scanner.isAtEnd, !scanner.isNext("*/") { scanner.advance() }
    if !scanner.isAtEnd { state.mode = .entry }
    scanner.advance(2)
    scanner.add(.comment, from: start)
  }

  private static func readKey(_ scanner: inout SyntaxScanner, _ state: inout State) {
    let start = scanner.index
    while !scanner.isAtEnd {
      let byte = scanner.peek()
      scanner.advance(byte == UInt8(ascii: "\\") ? 2 : 1)
      guard byte == UInt8(ascii: "\"") else { continue }
      state.mode = .entry
      break
    }
    scanner.add(.name, from: start)
  }
}

/// Reads a message in a string, up to the string's end.
nonisolated struct MessageReader {
  /// The part of a message that a line begins in.
  struct State: Hashable, Sendable {
    /// Whether the message has declarations or a quoted pattern; nil before its first letter.
    fileprivate var isComplex: Bool?
    fileprivate var isInPattern = false
    fileprivate var isInExpression = false
    fileprivate var isInLiteral = false

    fileprivate var isCode: Bool { isInExpression || isComplex == true && !isInPattern }
  }

  private(set) var state: State

  init(state: State) { self.state = state }

  /// Reads to the string's end or the line's, and returns whether the string ends.
  mutating func read(_ scanner: inout SyntaxScanner) -> Bool {
    while !scanner.isAtEnd {
      if scanner.peek() == UInt8(ascii: "\"") {
        scanner.take(1, .string)
        return true
      }
      if scanner.peek() == UInt8(ascii: "\\") {
        readEscape(&scanner)
      } else if state.isInLiteral {
        readLiteral(&scanner)
      } else if state.isCode {
        readCode(&scanner)
      } else {
        readPattern(&scanner)
      }
    }
    return false
  }

  /// Reads an escape sequence of the table, or of the message in it, whose backslash is two: `\\{`.
  private mutating func readEscape(_ scanner: inout SyntaxScanner) {
    let start = scanner.index
    scanner.advance()
    if scanner.peek() == UInt8(ascii: "\\") {
      scanner.advance()
      if scanner.isNext("\\\\") {
        scanner.advance(2)
      } else if "{}|".utf8.contains(scanner.peek()) {
        scanner.advance()
      }
    } else if scanner.peek() | 0x20 == UInt8(ascii: "u"),
      (1...4).allSatisfy({ scanner.peek($0).isHexDigit })
    {
      scanner.advance(5)
    } else {
      scanner.skipScalar()
    }
    if state.isComplex == nil { state.isComplex = false }
    scanner.add(.placeholder, from: start)
  }

  private mutating func readLiteral(_ scanner: inout SyntaxScanner) {
    let start = scanner.index
    scanner.skip { $0 != UInt8(ascii: "|") && $0 != UInt8(ascii: "\\") && $0 != UInt8(ascii: "\"") }
    if scanner.peek() == UInt8(ascii: "|") {
      scanner.advance()
      state.isInLiteral = false
    }
    scanner.add(.string, from: start)
  }

  private mutating func readPattern(_ scanner: inout SyntaxScanner) {
    if state.isComplex == nil, readStart(&scanner) { return }
    if state.isInPattern, scanner.isNext("}}") {
      scanner.take(2, .keyword)
      state.isInPattern = false
    } else if scanner.peek() == UInt8(ascii: "{") {
      scanner.take(1, .placeholder)
      state.isInExpression = true
    } else {
      let start = scanner.index
      scanner.skipScalar()
      scanner.skip {
        $0 != UInt8(ascii: "{") && $0 != UInt8(ascii: "}") && $0 != UInt8(ascii: "\\")
          && $0 != UInt8(ascii: "\"")
      }
      scanner.add(.string, from: start)
    }
  }

  /// Reads the spaces before a message, and returns whether more must be read the same way.
  private mutating func readStart(_ scanner: inout SyntaxScanner) -> Bool {
    if scanner.peek().isSpace {
      scanner.skipSpaces()
      return true
    }
    let isComplex =
      scanner.isNext("{{") || scanner.peek() == UInt8(ascii: ".") && keyword(at: scanner) > 0
    state.isComplex = isComplex
    return isComplex
  }

  /// Returns the length of a keyword of declarations, with its period; 0 for none.
  private func keyword(at scanner: SyntaxScanner) -> Int {
    let words: [StaticString] = [".input", ".local", ".match"]
    let isKeyword = words.contains { scanner.isNext($0) } && !scanner.peek(6).isNamePart
    return isKeyword ? 6 : 0
  }

  /// Reads a part of a declaration, of a variant's keys, or of an expression.
  private mutating func readCode(_ scanner: inout SyntaxScanner) {
    let start = scanner.index
    switch scanner.peek() {
    case UInt8(ascii: "{") where !state.isInExpression && scanner.peek(1) == UInt8(ascii: "{"):
      scanner.take(2, .keyword)
      state.isInPattern = true
    case UInt8(ascii: "{"):
      scanner.take(1, .placeholder)
      state.isInExpression = true
    case UInt8(ascii: "}"):
      scanner.take(1, .placeholder)
      state.isInExpression = false
    case UInt8(ascii: "|"):
      scanner.take(1, .string)
      state.isInLiteral = true
    case UInt8(ascii: "$"): readName(&scanner, .placeholder)
    case UInt8(ascii: ":"): readName(&scanner, .type)
    case UInt8(ascii: "#"), UInt8(ascii: "/"): readName(&scanner, .keyword)
    case UInt8(ascii: "@"): readName(&scanner, .name)
    case UInt8(ascii: "*"): scanner.take(1, .keyword)
    case UInt8(ascii: ".") where keyword(at: scanner) > 0 && !state.isInExpression:
      scanner.take(6, .keyword)
    case let byte where byte.isDigit:
      scanner.skip { $0.isDigit || $0 == UInt8(ascii: ".") }
      scanner.add(.number, from: start)
    case let byte where byte.isNameStart: readWord(&scanner)
    default: scanner.skipScalar()
    }
  }

  /// Reads a sign and the name after it.
  private func readName(_ scanner: inout SyntaxScanner, _ role: SyntaxRole) {
    let start = scanner.index
    scanner.advance()
    scanner.skip(Self.isNamePart)
    scanner.add(role, from: start)
  }

  /// Reads the name of an option or its value, or the key of a variant.
  private func readWord(_ scanner: inout SyntaxScanner) {
    let start = scanner.index
    scanner.skip(Self.isNamePart)
    scanner.add(scanner.peek() == UInt8(ascii: "=") ? .name : .string, from: start)
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    byte.isNamePart || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
      || byte == UInt8(ascii: ":")
  }
}
