import HanokDrawing

/// The highlighter of JSON, with the comments that settings of programs have.
///
/// The limit: a key whose colon is on the next line is colored as a string.
public nonisolated struct JSONHighlighter: SyntaxHighlighter {
  /// Creates a highlighter.
  public init() {}

  /// False: outside a comment.
  public var initialState: Bool { false }

  /// Reads a line; the state is whether a comment goes on after it.
  public func highlight(
    _ line: Substring, after state: Bool
  ) -> (spans: [SyntaxSpan], state: Bool) {
    var scanner = SyntaxScanner(line)
    var isInComment = state
    while !scanner.isAtEnd {
      if isInComment {
        isInComment = !Self.readComment(&scanner)
      } else if scanner.isNext("//") {
        scanner.takeRest(.comment)
      } else if scanner.isNext("/*") {
        scanner.take(2, .comment)
        isInComment = true
      } else {
        Self.readToken(&scanner)
      }
    }
    return (scanner.spans, isInComment)
  }

  /// Reads a comment, and returns whether it ends.
  private static func readComment(_ scanner: inout SyntaxScanner) -> Bool {
    let start = scanner.index
    while !scanner.isAtEnd, !scanner.isNext("*/") { scanner.advance() }
    let isEnd = !scanner.isAtEnd
    scanner.advance(2)
    scanner.add(.comment, from: start)
    return isEnd
  }

  private static func readToken(_ scanner: inout SyntaxScanner) {
    let start = scanner.index
    switch scanner.peek() {
    case UInt8(ascii: "\""): readString(&scanner)
    case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      // The signs are `+`, `-` and `.`.
      scanner.skip { $0 < 0x80 && $0.isNamePart || $0 == 0x2B || $0 == 0x2D || $0 == 0x2E }
      scanner.add(.number, from: start)
    case let byte where byte.isNameStart:
      scanner.skip(\.isNamePart)
      let isValue = ["true", "false", "null"].contains(scanner.text(from: start))
      scanner.add(isValue ? .number : .invalid, from: start)
    default: scanner.advance()
    }
  }

  private static func readString(_ scanner: inout SyntaxScanner) {
    // The string is a key if a colon follows its end.
    var end = scanner.lookahead
    end.advance()
    while !end.isAtEnd, end.peek() != UInt8(ascii: "\"") {
      end.advance(end.peek() == UInt8(ascii: "\\") ? 2 : 1)
    }
    end.advance()
    let close = end.index
    end.skipSpaces()
    let role: SyntaxRole = end.peek() == UInt8(ascii: ":") ? .name : .string
    var start = scanner.index
    while scanner.index < close {
      guard scanner.peek() == UInt8(ascii: "\\"), scanner.index + 1 < close else {
        scanner.advance()
        continue
      }
      scanner.add(role, from: start)
      start = scanner.index
      readEscape(&scanner)
      start = scanner.index
    }
    scanner.add(role, from: start)
  }

  private static func readEscape(_ scanner: inout SyntaxScanner) {
    let start = scanner.index
    scanner.advance()
    switch scanner.peek() {
    case UInt8(ascii: "u"):
      scanner.advance()
      let isValid = (0..<4).allSatisfy { scanner.peek($0).isHexDigit }
      if isValid { scanner.advance(4) }
      scanner.add(isValid ? .placeholder : .invalid, from: start)
    case let byte:
      scanner.skipScalar()
      let isValid = "\"\\/bfnrt".utf8.contains(byte)
      scanner.add(isValid ? .placeholder : .invalid, from: start)
    }
  }
}
