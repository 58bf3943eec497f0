import MessageFormat

/// The text of a form as a translator writes it: placeholders and tags are code, all else is text.
///
/// ```
/// 100 % {sic} of {$n}    is the pattern    100 % \{sic\} of {$n}
/// ```
///
/// A backslash is text, too, but before a placeholder: there, `\{$n}` is the text “{$n}”, and `\\{$n}`
/// a backslash with a placeholder after it.
enum FormText {
  /// A part of a text, and its code.
  private struct Piece {
    let range: Range<Int>
    let code: [UInt8]
    /// Whether it is a tag; nil for text.
    var isTag: Bool?
  }

  private static let (open, close) = (UInt8(ascii: "{"), UInt8(ascii: "}"))
  private static let backslash = UInt8(ascii: "\\")
  /// The first bytes of a placeholder or a tag, after its brace.
  private static let signs = Set("$:#/|".utf8)

  /// Returns the pattern that a text is.
  static func pattern(of text: String) -> String {
    String(decoding: pieces(of: Array(text.utf8)).flatMap(\.code), as: UTF8.self)
  }

  /// Returns the placeholders and tags in a text.
  static func units(in text: String) -> [(range: Range<Int>, kind: SourceRuns.Kind)] {
    pieces(of: Array(text.utf8)).compactMap { piece in
      piece.isTag.map { (piece.range, $0 ? .markup : .placeholder) }
    }
  }

  /// Returns the first placeholder or tag of a source text that its translation lacks, or nil.
  static func missingPart(of source: String, in text: String) -> String? {
    var rest = parts(of: text)
    for part in parts(of: source) {
      guard let index = rest.firstIndex(of: part) else { return part }
      rest.remove(at: index)
    }
    return nil
  }

  private static func parts(of text: String) -> [String] {
    let bytes = Array(text.utf8)
    return units(in: text).map { String(decoding: bytes[$0.range], as: UTF8.self) }
  }

  /// Returns the offset in a text that an offset in its pattern is at.
  static func offset(inTextOf text: String, ofPattern offset: Int) -> Int {
    var end = 0
    for piece in pieces(of: Array(text.utf8)) {
      let start = end
      end += piece.code.count
      if offset < end {
        return piece.isTag == nil ? piece.range.lowerBound : piece.range.lowerBound + offset - start
      }
    }
    return text.utf8.count
  }

  /// Returns the text of a pattern; nil for one that can't be written as text.
  static func text(of pattern: MessageModel.Pattern) -> String? {
    let parts = pattern.enumerated().map { index, element in
      switch element {
      case .text(let text): written(text, isBeforeCode: index + 1 < pattern.count)
      case .expression(let expression): code(of: expression)
      case .markup(let markup): markup.source
      }
    }
    let text = parts.joined()
    // A literal that is two elements, with a bar between them, is read differently.
    let model = ParsedMessage(parsing: "{{\(Self.pattern(of: text))}}").model
    guard case .pattern(let read) = model.body,
      MessageModel.source(of: read).utf8.elementsEqual(MessageModel.source(of: pattern).utf8)
    else { return nil }
    return text
  }

  /// Returns the code of a placeholder, with a literal in bars: without them, it would be text.
  private static func code(of expression: MessageModel.Expression) -> String {
    let source = expression.source
    guard case .literal(let literal) = expression.operand,
      source.utf8.dropFirst().first != UInt8(ascii: "|")
    else { return source }
    let rest = String(decoding: source.utf8.dropFirst(1 + literal.utf8.count), as: UTF8.self)
    return "{|\(literal)|\(rest)"
  }

  /// Returns a literal text with a backslash before what would be a placeholder.
  private static func written(_ text: String, isBeforeCode: Bool) -> String {
    let bytes = Array(text.utf8)
    var written: [UInt8] = []
    var at = 0
    while at < bytes.count {
      let brace = bytes[at...].firstIndex { $0 != backslash } ?? bytes.count
      let slashes = bytes[at..<brace]
      at = brace
      let isUnit = brace < bytes.count && unit(at: brace, in: bytes) != nil
      let isDoubled = isUnit || brace == bytes.count && isBeforeCode
      written += isDoubled ? slashes + slashes : slashes
      if isUnit { written.append(backslash) }
      if brace < bytes.count {
        written.append(bytes[brace])
        at += 1
      }
    }
    return String(decoding: written, as: UTF8.self)
  }

  private static func unit(at start: Int, in bytes: [UInt8]) -> (end: Int, isTag: Bool)? {
    guard bytes[start] == open else { return nil }
    guard let sign = bytes[(start + 1)...].first(where: { $0 != UInt8(ascii: " ") }),
      signs.contains(sign)
    else { return nil }
    return SourceRuns.unit(at: start, in: bytes)
  }

  private static func pieces(of bytes: [UInt8]) -> [Piece] {
    var pieces: [Piece] = []
    var at = 0
    func add(_ length: Int, _ code: [UInt8], isTag: Bool? = nil) {
      pieces.append(Piece(range: at..<at + length, code: code, isTag: isTag))
      at += length
    }
    while at < bytes.count {
      let brace = bytes[at...].firstIndex { $0 != backslash } ?? bytes.count
      if brace < bytes.count, let (end, isTag) = unit(at: brace, in: bytes) {
        while at + 1 < brace { add(2, [backslash, backslash]) }
        if at < brace {
          add(2, [backslash, open])
        } else {
          add(end - brace, Array(bytes[brace..<end]), isTag: isTag)
        }
        continue
      }
      while at < brace { add(1, [backslash, backslash]) }
      guard at < bytes.count else { break }
      let isBrace = bytes[at] == open || bytes[at] == close
      add(1, isBrace ? [backslash, bytes[at]] : [bytes[at]])
    }
    return pieces
  }
}
