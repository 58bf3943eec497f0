import HanokDrawing

/// The highlighter of Swift.
///
/// A name is a type if it begins with a capital letter. The limits: a regular expression between single
/// slashes is read as code, and words that are keywords in some places only are colored by their
/// neighbors.
public nonisolated struct SwiftHighlighter: SyntaxHighlighter {
  /// The comments, strings and interpolations that a line begins in, from the outermost.
  public struct State: Hashable, Sendable {
    fileprivate var contexts: [Context] = []
  }

  fileprivate enum Context: Hashable {
    case comment(depth: Int)
    case string(Quotation)
    /// The number of open parentheses.
    case interpolation(Int)
  }

  /// The delimiters of a string, or of a regular expression.
  fileprivate struct Quotation: Hashable {
    let mark: UInt8
    let markCount: Int
    let hashCount: Int
    let isMultiline: Bool
  }

  /// Creates a highlighter.
  public init() {}

  /// The state outside comments and strings.
  public var initialState: State { State() }

  /// Reads a line.
  public func highlight(
    _ line: Substring, after state: State
  ) -> (spans: [SyntaxSpan], state: State) {
    var reader = SwiftReader(scanner: SyntaxScanner(line), contexts: state.contexts)
    reader.read()
    return (reader.scanner.spans, State(contexts: reader.contexts))
  }
}

/// Reads a line of Swift.
private nonisolated struct SwiftReader {
  typealias Quotation = SwiftHighlighter.Quotation

  var scanner: SyntaxScanner
  var contexts: [SwiftHighlighter.Context]

  /// The number of contexts within each other after which an interpolation is text.
  private static let maximumDepth = 32

  mutating func read() {
    while !scanner.isAtEnd {
      switch contexts.last {
      case .comment(let depth): readComment(depth)
      case .string(let quotation): readString(quotation)
      case .interpolation, nil: readCode()
      }
    }
    // A string of one line ends with it.
    let open = contexts.firstIndex { context in
      if case .string(let quotation) = context { !quotation.isMultiline } else { false }
    }
    if let open { contexts.removeSubrange(open...) }
  }

  private mutating func readComment(_ depth: Int) {
    var depth = depth
    let start = scanner.index
    while !scanner.isAtEnd, depth > 0 {
      if scanner.isNext("*/") {
        depth -= 1
        scanner.advance(2)
      } else if scanner.isNext("/*") {
        depth += 1
        scanner.advance(2)
      } else {
        scanner.advance()
      }
    }
    scanner.add(.comment, from: start)
    contexts.removeLast()
    if depth > 0 { contexts.append(.comment(depth: depth)) }
  }

  private mutating func readCode() {
    switch scanner.peek() {
    case UInt8(ascii: "/") where scanner.peek(1) == UInt8(ascii: "/"): scanner.takeRest(.comment)
    case UInt8(ascii: "/") where scanner.peek(1) == UInt8(ascii: "*"):
      scanner.take(2, .comment)
      contexts.append(.comment(depth: 1))
    case UInt8(ascii: "\""): beginString(hashCount: 0)
    case UInt8(ascii: "#"): readHash()
    case UInt8(ascii: "@"): readPrefixed(.name)
    case UInt8(ascii: "`"):
      scanner.advance()
      scanner.skip { $0 != UInt8(ascii: "`") }
      scanner.advance()
    case UInt8(ascii: "("): changeDepth(by: 1)
    case UInt8(ascii: ")"): changeDepth(by: -1)
    case let byte where byte.isDigit: readNumber()
    case let byte where byte.isNameStart: readWord()
    case UInt8(ascii: "$"):
      scanner.advance()
      scanner.skip(\.isNamePart)
    default: scanner.advance()
    }
  }

  /// Reads a parenthesis, which may end an interpolation.
  private mutating func changeDepth(by change: Int) {
    guard case .interpolation(let depth) = contexts.last else { return scanner.advance() }
    contexts.removeLast()
    if depth + change == 0 { return scanner.take(1, .placeholder) }
    contexts.append(.interpolation(depth + change))
    scanner.advance()
  }

  private mutating func readHash() {
    let count = scanner.count(of: UInt8(ascii: "#"))
    switch scanner.peek(count) {
    case UInt8(ascii: "\""): beginString(hashCount: count)
    case UInt8(ascii: "/"):
      scanner.take(count + 1, .string)
      contexts.append(
        .string(
          Quotation(
            mark: UInt8(ascii: "/"), markCount: 1, hashCount: count, isMultiline: scanner.isAtEnd)))
    default:
      scanner.advance(count - 1)
      let start = scanner.index + 1
      var word = scanner.lookahead
      word.advance()
      word.skip(\.isNamePart)
      readPrefixed(SwiftWords.directives.contains(word.text(from: start)) ? .keyword : .name)
    }
  }

  /// Reads a sign and the name after it.
  private mutating func readPrefixed(_ role: SyntaxRole) {
    let start = scanner.index
    scanner.advance()
    guard scanner.peek().isNameStart else { return }
    scanner.skip(\.isNamePart)
    scanner.add(role, from: start)
  }

  private mutating func readNumber() {
    let start = scanner.index
    let isMember = start > 0 && scanner.bytes[start - 1] == UInt8(ascii: ".")
    let isHexadecimal = scanner.isNext("0x")
    scanner.skip { $0.isNamePart && $0 < 0x80 }
    if !isMember, scanner.peek() == UInt8(ascii: "."), scanner.peek(1).isDigit {
      scanner.advance()
      scanner.skip { $0.isNamePart && $0 < 0x80 }
    }
    let exponent = UInt8(ascii: isHexadecimal ? "p" : "e")
    let isSigned = scanner.peek() == UInt8(ascii: "+") || scanner.peek() == UInt8(ascii: "-")
    if isSigned, scanner.bytes[scanner.index - 1] | 0x20 == exponent, scanner.peek(1).isDigit {
      scanner.advance()
      scanner.skip(\.isDigit)
    }
    scanner.add(.number, from: start)
  }

  private mutating func readWord() {
    let start = scanner.index
    scanner.skip(\.isNamePart)
    if scanner.bytes[start].isUpper {
      let isKeyword = scanner.index - start == 4 && scanner.text(from: start) == "Self"
      return scanner.add(isKeyword ? .keyword : .type, from: start)
    }
    // The longest keyword has 15 letters.
    guard scanner.index - start <= 15, let role = role(of: scanner.text(from: start), from: start)
    else { return }
    scanner.add(role, from: start)
  }

  private func role(of word: String, from start: Int) -> SyntaxRole? {
    let isMember =
      start > 0 && scanner.bytes[start - 1] == UInt8(ascii: ".")
      && (start < 2 || scanner.bytes[start - 2] != UInt8(ascii: "."))
    if isMember { return SwiftWords.members.contains(word) ? .keyword : nil }
    if SwiftWords.values.contains(word) { return .number }
    if SwiftWords.keywords.contains(word) {
      // Before a colon it is the label of an argument.
      return scanner.peek() == UInt8(ascii: ":") && word != "default" ? nil : .keyword
    }
    if SwiftWords.modifiers.contains(word) { return isBeforeWord ? .keyword : nil }
    if SwiftWords.accessors.contains(word) { return isBeforeBody ? .keyword : nil }
    return nil
  }

  /// Whether the next word is on the same line, so that the last one modifies it.
  private var isBeforeWord: Bool {
    var next = scanner.lookahead
    next.skipSpaces()
    if next.isAtEnd { return true }
    let isSetter = scanner.peek() == UInt8(ascii: "(")
    return isSetter || next.index > scanner.index && next.peek().isNameStart
  }

  /// Whether a body or another accessor is next.
  private var isBeforeBody: Bool {
    var next = scanner.lookahead
    next.skipSpaces()
    if [UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ")")].contains(next.peek()) {
      return true
    }
    return next.index > scanner.index
      && ["set", "get", "async", "throws"].contains { next.isNext($0) }
  }
}

/// Strings.
nonisolated extension SwiftReader {
  private mutating func beginString(hashCount: Int) {
    let quote = UInt8(ascii: "\"")
    let count = scanner.peek(hashCount + 1) == quote && scanner.peek(hashCount + 2) == quote ? 3 : 1
    scanner.take(hashCount + count, .string)
    contexts.append(
      .string(
        Quotation(mark: quote, markCount: count, hashCount: hashCount, isMultiline: count == 3)))
  }

  private mutating func readString(_ quotation: Quotation) {
    let start = scanner.index
    while !scanner.isAtEnd {
      if scanner.peek() == quotation.mark, isEnd(of: quotation) {
        scanner.advance(quotation.markCount + quotation.hashCount)
        contexts.removeLast()
        break
      }
      if scanner.peek() == UInt8(ascii: "\\"), quotation.mark == UInt8(ascii: "\""),
        scanner.count(of: UInt8(ascii: "#"), from: 1) >= quotation.hashCount
      {
        scanner.add(.string, from: start)
        return readEscape(hashCount: quotation.hashCount)
      }
      scanner.advance()
    }
    scanner.add(.string, from: start)
  }

  private func isEnd(of quotation: Quotation) -> Bool {
    for place in 1..<max(1, quotation.markCount) where scanner.peek(place) != quotation.mark {
      return false
    }
    for place in 0..<quotation.hashCount
    where scanner.peek(quotation.markCount + place) != UInt8(ascii: "#") {
      return false
    }
    return true
  }

  private mutating func readEscape(hashCount: Int) {
    let start = scanner.index
    scanner.advance(1 + hashCount)
    if scanner.peek() == UInt8(ascii: "("), contexts.count < Self.maximumDepth {
      scanner.advance()
      contexts.append(.interpolation(1))
    } else if scanner.isNext("u{") {
      scanner.advance(2)
      let digits = scanner.index
      scanner.skip(\.isHexDigit)
      if scanner.peek() == UInt8(ascii: "}"), scanner.index - digits <= 8 { scanner.advance() }
    } else {
      scanner.skipScalar()
    }
    scanner.add(.placeholder, from: start)
  }
}
