import HanokDrawing

/// The highlighter of commands for `sh`, Bash and similar shells.
///
/// The limit: the commands in a string are colored as a part of it, except their variables.
public nonisolated struct ShellHighlighter: SyntaxHighlighter {
  /// The quotation or the document that a line begins in.
  public struct State: Hashable, Sendable {
    fileprivate var quote: UInt8 = 0
    /// The documents whose lines follow, from the first.
    fileprivate var documents: [Document] = []
  }

  /// A document within a script, `<<END`.
  fileprivate struct Document: Hashable {
    let end: String
    /// Whether its variables are replaced.
    let isExpanded: Bool
    /// Whether tabs before the line that ends it are ignored.
    let isIndented: Bool
  }

  /// Creates a highlighter.
  public init() {}

  /// The state outside quotations and documents.
  public var initialState: State { State() }

  /// Reads a line.
  public func highlight(
    _ line: Substring, after state: State
  ) -> (spans: [SyntaxSpan], state: State) {
    var reader = ShellReader(scanner: SyntaxScanner(line), state: state)
    if state.quote == 0, let document = state.documents.first {
      reader.readDocument(document, line)
    } else {
      reader.readCommands()
    }
    return (reader.scanner.spans, reader.state)
  }
}

/// Reads a line of a script.
private nonisolated struct ShellReader {
  typealias Document = ShellHighlighter.Document

  var scanner: SyntaxScanner
  var state: ShellHighlighter.State
  /// Whether the next word is the name of a command, or a keyword.
  private var isCommand = true
  /// The open parentheses of an arithmetic expression, in which `<<` begins no document.
  private var arithmeticDepth = 0

  private static let keywords: Set = [
    "!", "[[", "case", "coproc", "do", "done", "elif", "else", "esac", "fi", "for", "function",
    "if", "in", "select", "then", "time", "until", "while", "{", "}",
  ]
  /// The commands of the shell that change the script around them.
  private static let commands: Set = [
    "alias", "break", "continue", "declare", "eval", "exec", "exit", "export", "local", "readonly",
    "return", "set", "shift", "source", "trap", "unset",
  ]
  /// The keywords after which no command begins.
  private static let beforeWords: Set = ["case", "for", "function", "in", "select"]
  private static let maximumDocuments = 16

  init(scanner: SyntaxScanner, state: ShellHighlighter.State) {
    (self.scanner, self.state) = (scanner, state)
  }

  mutating func readDocument(_ document: Document, _ line: Substring) {
    var last = line
    if document.isIndented { last = last.drop { $0 == "\t" } }
    if last == document.end {
      scanner.skip { $0 == 0x09 && document.isIndented }
      scanner.takeRest(.keyword)
      state.documents.removeFirst()
    } else if document.isExpanded {
      while !scanner.isAtEnd { readText(until: 0) }
    } else {
      scanner.takeRest(.string)
    }
  }

  mutating func readCommands() {
    while !scanner.isAtEnd {
      if state.quote != 0 { readText(until: state.quote) } else { readPart() }
    }
  }

  private mutating func readPart() {
    switch scanner.peek() {
    case UInt8(ascii: "#"):
      let isWordStart = scanner.index == 0 || !scanner.peek(-1).isWordPart
      if isWordStart { scanner.takeRest(.comment) } else { scanner.advance() }
    case UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "`"): beginQuotation()
    case UInt8(ascii: "$"): readVariable(.string)
    case UInt8(ascii: "\\"):
      let start = scanner.index
      scanner.advance()
      scanner.skipScalar()
      scanner.add(.placeholder, from: start)
    case UInt8(ascii: "<") where scanner.isNext("<<") && arithmeticDepth == 0: readDocumentStart()
    case UInt8(ascii: "("):
      if scanner.isNext("((") { arithmeticDepth += 1 }
      scanner.advance(scanner.isNext("((") ? 2 : 1)
      isCommand = true
    case UInt8(ascii: ")"):
      if arithmeticDepth > 0, scanner.isNext("))") {
        arithmeticDepth -= 1
        scanner.advance()
      }
      scanner.advance()
      // After `)` in a `case`, a command follows.
      isCommand = true
    case UInt8(ascii: ";"), UInt8(ascii: "|"), UInt8(ascii: "&"):
      isCommand = scanner.peek(-1) != UInt8(ascii: ">")
      scanner.advance()
    case let byte where byte.isWordPart: readWord()
    default: scanner.skipScalar()
    }
  }

  private mutating func readWord() {
    let start = scanner.index
    scanner.skip(\.isWordPart)
    let length = scanner.index - start
    let isAfterSpace = start == 0 || scanner.bytes[start - 1].isSpace
    if scanner.bytes[start] == UInt8(ascii: "-"), length > 1, isAfterSpace {
      // The value of an option isn't a part of its name.
      let name = scanner.bytes[start..<scanner.index].firstIndex(of: UInt8(ascii: "="))
      if let name { scanner.index = name }
      return scanner.add(.name, from: start)
    }
    if isCommand, readAssignment(from: start) { return }
    let isFirst = isCommand || scanner.text(from: start) == "in"
    isCommand = false
    guard isFirst, length <= 8 else { return }
    let word = scanner.text(from: start)
    if Self.keywords.contains(word) {
      scanner.add(.keyword, from: start)
      isCommand = !Self.beforeWords.contains(word)
    } else if Self.commands.contains(word) {
      scanner.add(.keyword, from: start)
    }
  }

  /// Reads the name of a variable before an equals sign, and returns whether there is one.
  private mutating func readAssignment(from start: Int) -> Bool {
    let word = scanner.bytes[start..<scanner.index]
    guard let equals = word.firstIndex(of: UInt8(ascii: "=")), equals > start,
      word[start].isNameStart
    else { return false }
    let name = word[..<equals].last == UInt8(ascii: "+") ? word[..<(equals - 1)] : word[..<equals]
    guard !name.isEmpty, name.allSatisfy(\.isNamePart) else { return false }
    scanner.index = start + name.count
    scanner.add(.name, from: start)
    scanner.index = equals + 1
    // The value isn't a command; after it, a command can follow.
    scanner.skip(\.isWordPart)
    return true
  }
}

/// Quotations, variables and documents.
nonisolated extension ShellReader {
  private mutating func beginQuotation() {
    isCommand = false
    state.quote = scanner.peek()
    scanner.take(1, .string)
  }

  /// Reads text with variables up to a quotation mark; 0 for the end of the line.
  private mutating func readText(until quote: UInt8) {
    let start = scanner.index
    let isLiteral = quote == UInt8(ascii: "'")
    scanner.skip { byte in
      byte != quote && (isLiteral || byte != UInt8(ascii: "$") && byte != UInt8(ascii: "\\"))
    }
    scanner.add(.string, from: start)
    if scanner.isAtEnd { return }
    switch scanner.peek() {
    case quote:
      scanner.take(1, .string)
      state.quote = 0
    case UInt8(ascii: "$"): readVariable(.string)
    default:
      let escape = scanner.index
      scanner.advance()
      scanner.skipScalar()
      scanner.add(.placeholder, from: escape)
    }
  }

  /// Reads a variable, or the beginning of a command whose output replaces it.
  private mutating func readVariable(_ role: SyntaxRole) {
    let start = scanner.index
    scanner.advance()
    switch scanner.peek() {
    case UInt8(ascii: "{"):
      var end = scanner.lookahead
      end.skip { $0 != UInt8(ascii: "}") && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "'") }
      if end.peek() == UInt8(ascii: "}") { end.advance() }
      scanner.index = end.index
    case UInt8(ascii: "'") where state.quote == 0:
      // A quotation with escape sequences, `$'…'`.
      return beginQuotation()
    case UInt8(ascii: "("):
      let isArithmetic = scanner.peek(1) == UInt8(ascii: "(")
      if isArithmetic, state.quote == 0 { arithmeticDepth += 1 }
      scanner.advance(isArithmetic ? 2 : 1)
      if !isArithmetic { isCommand = true }
      return scanner.add(.placeholder, from: start)
    case let byte where byte < 0x80 && byte.isNameStart: scanner.skip { $0 < 0x80 && $0.isNamePart }
    case let byte where byte.isDigit || "@*#?!$-".utf8.contains(byte): scanner.advance()
    default: return scanner.add(role, from: state.quote == 0 ? scanner.index : start)
    }
    isCommand = false
    scanner.add(.placeholder, from: start)
  }

  private mutating func readDocumentStart() {
    let start = scanner.index
    scanner.advance(2)
    // `<<<` has its text on the same line.
    if scanner.peek() == UInt8(ascii: "<") { return scanner.advance() }
    let isIndented = scanner.peek() == UInt8(ascii: "-")
    if isIndented { scanner.advance() }
    scanner.skip { $0 == 0x20 || $0 == 0x09 }
    let quote = scanner.peek()
    let isQuoted =
      quote == UInt8(ascii: "'") || quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "\\")
    if isQuoted { scanner.advance() }
    let name = scanner.index
    if isQuoted, quote != UInt8(ascii: "\\") {
      scanner.skip { $0 != quote }
    } else {
      scanner.skip(\.isWordPart)
    }
    let end = scanner.text(from: name)
    if isQuoted, quote != UInt8(ascii: "\\") { scanner.advance() }
    guard !end.isEmpty, state.documents.count < Self.maximumDocuments else { return }
    state.documents.append(Document(end: end, isExpanded: !isQuoted, isIndented: isIndented))
    scanner.add(.keyword, from: start)
  }
}

nonisolated extension UInt8 {
  /// Whether it is a part of a word, and neither a space nor a sign with a meaning.
  fileprivate var isWordPart: Bool {
    switch self {
    case 0, UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "`"), UInt8(ascii: "$"),
      UInt8(ascii: "\\"), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: ";"), UInt8(ascii: "|"), UInt8(ascii: "&"):
      false
    default: !isSpace
    }
  }
}
