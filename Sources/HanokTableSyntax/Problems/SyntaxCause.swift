import MessageSyntax

/// The cause of a syntax error, which is often before the place where the parser gives up.
package struct SyntaxCause: Sendable, Hashable {
  /// The kind of the cause.
  let kind: ProblemKind
  /// The range in the message's source, in UTF-8 bytes.
  let range: Range<Int>
  /// The text at the range.
  let subject: String

  /// Finds the cause of an error; nil if the error itself names it.
  ///
  /// Within a placeholder without an end, the words after it are read as options without a value.
  init?(of error: MessageError) {
    guard error.kind == .syntaxError else { return nil }
    let source = Array(error.source.utf8)
    if let range = Self.unknownKeyword(in: source, at: error.range.lowerBound) {
      kind = .unknownKeyword
      self.range = range
    } else if error.subject == "=",
      let start = Self.unclosedBrace(in: source, before: error.range.lowerBound)
    {
      kind = .unclosedPlaceholder
      self.range = start..<start + 1
    } else {
      return nil
    }
    subject = String(decoding: source[range], as: UTF8.self)
  }

  // MARK: - Keywords

  private static let dot = UInt8(ascii: ".")
  static let keywords = [".input", ".local", ".match"]

  /// Returns the range of a word that begins with a full stop, where only keywords do.
  private static func unknownKeyword(in source: [UInt8], at offset: Int) -> Range<Int>? {
    guard source.first(where: { !Byte.isSpace($0) }) == dot, source.indices.contains(offset),
      source[offset] == dot,
      source[..<offset].last.map({ Byte.isSpace($0) || $0 == closing }) ?? true
    else { return nil }
    let length = source[offset...].prefix { !Byte.isSpace($0) && $0 != opening }.count
    let range = offset..<offset + length
    return keywords.contains(String(decoding: source[range], as: UTF8.self)) ? nil : range
  }

  // MARK: - Braces

  private static let opening = UInt8(ascii: "{")
  private static let closing = UInt8(ascii: "}")
  private static let bar = UInt8(ascii: "|")

  /// Returns the offset of the brace that an error is within, if its placeholder has no end.
  private static func unclosedBrace(in source: [UInt8], before end: Int) -> Int? {
    var open: [(offset: Int, isPattern: Bool)] = []
    var at = 0
    while at < min(end, source.count) {
      let isDouble = at + 1 < source.count && source[at + 1] == source[at]
      switch source[at] {
      case Byte.backslash: at += 1
      case opening where open.isEmpty && isDouble:
        open.append((at, true))
        at += 1
      case opening: open.append((at, false))
      case closing where open.last?.isPattern == true && isDouble:
        open.removeLast()
        at += 1
      case closing where open.last?.isPattern == false: open.removeLast()
      case bar where open.last?.isPattern == false: at = literalEnd(in: source, from: at)
      default: break
      }
      at += 1
    }
    guard let last = open.last, !last.isPattern else { return nil }
    // Of two braces that close, none is the placeholder's: both are the pattern's.
    let count = closers(in: source, after: last.offset)
    return count == 0 || open.count > 1 && count == 2 ? last.offset : nil
  }

  /// Returns the offset of the bar that ends a quoted literal; the end without one.
  private static func literalEnd(in source: [UInt8], from start: Int) -> Int {
    var at = start + 1
    while at < source.count, source[at] != bar { at += source[at] == Byte.backslash ? 2 : 1 }
    return at
  }

  /// Returns the number of braces that close, up to the next one that opens.
  private static func closers(in source: [UInt8], after offset: Int) -> Int {
    var count = 0
    var at = offset + 1
    while at < source.count, source[at] != opening {
      switch source[at] {
      case Byte.backslash: at += 1
      case bar: at = literalEnd(in: source, from: at)
      case closing: count += 1
      default: break
      }
      at += 1
    }
    return count
  }
}
