/// Reads a message's source into its data model by recursive descent (MessageFormat 2, Syntax).
///
/// The grammar needs one character of lookahead, except in two places: `{{` against `{`, and white
/// space before a declaration or a quoted pattern, which a simple message keeps as text.
struct MessageParser {
  var reader: SourceReader

  init(_ source: String) {
    reader = SourceReader(source)
  }

  /// Parses the whole source.
  ///
  /// - Throws: A `syntax-error` at the first byte that the grammar doesn't allow.
  mutating func message() throws(MessageError) -> MessageModel {
    try check(reader.count, within: MessageLimits.length, "length")
    _ = reader.skipWhitespace()
    if reader.starts(with: ".") || reader.starts(with: "{{") { return try complexMessage() }
    reader.move(to: 0)
    let pattern = try pattern(isQuoted: false)
    return MessageModel(declarations: [], body: .pattern(pattern))
  }

  private mutating func complexMessage() throws(MessageError) -> MessageModel {
    var declarations: [MessageModel.Declaration] = []
    while let declaration = try declaration() {
      declarations.append(declaration)
      try check(declarations.count, within: MessageLimits.declarations, "declarations")
      _ = reader.skipWhitespace()
    }
    let body: MessageModel.Body
    if reader.starts(with: ".match") {
      body = .matcher(try matcher())
    } else {
      body = .pattern(try quotedPattern())
    }
    _ = reader.skipWhitespace()
    if !reader.isAtEnd { throw expected(.end) }
    return MessageModel(declarations: declarations, body: body)
  }

  private mutating func declaration() throws(MessageError) -> MessageModel.Declaration? {
    let start = reader.offset
    if reader.starts(with: ".input") {
      reader.advance(6)
      _ = reader.skipWhitespace()
      let place = reader.offset
      let expression = try expression()
      guard case .variable(let name)? = expression.operand else {
        reader.move(to: place)
        throw expected(.variableExpression)
      }
      return .init(
        kind: .input, name: name, expression: expression, range: start..<reader.offset)
    }
    guard reader.starts(with: ".local") else { return nil }
    reader.advance(6)
    try requireWhitespace()
    let name = try variable().name
    _ = reader.skipWhitespace()
    try require("=")
    _ = reader.skipWhitespace()
    let expression = try expression()
    return .init(kind: .local, name: name, expression: expression, range: start..<reader.offset)
  }

  private mutating func matcher() throws(MessageError) -> MessageModel.Matcher {
    reader.advance(6)
    var selectors: [MessageModel.VariableReference] = []
    repeat {
      try requireWhitespace()
      selectors.append(try variable())
      try check(selectors.count, within: MessageLimits.selectors, "selectors")
    } while whitespaceLeads(to: "$")
    try requireWhitespace()
    var variants: [MessageModel.Variant] = []
    repeat {
      variants.append(try variant())
      try check(variants.count, within: MessageLimits.variants, "variants")
      _ = reader.skipWhitespace()
    } while !reader.isAtEnd
    return MessageModel.Matcher(selectors: selectors, variants: variants)
  }

  private mutating func variant() throws(MessageError) -> MessageModel.Variant {
    let start = reader.offset
    var keys: [MessageModel.Key] = [try key()]
    var end = reader.offset
    while true {
      let isSeparated = reader.skipWhitespace()
      if reader.byte == UInt8(ascii: "{") || !isSeparated { break }
      keys.append(try key())
      end = reader.offset
    }
    return .init(keys: keys, pattern: try quotedPattern(), range: start..<end)
  }

  private mutating func key() throws(MessageError) -> MessageModel.Key {
    if reader.byte == UInt8(ascii: "*") {
      reader.advance()
      return .catchAll
    }
    guard let literal = try literal() else { throw expected(.key) }
    return .literal(literal)
  }

  /// Throws if a count exceeds its limit.
  func check(_ count: Int, within limit: Int, _ subject: String) throws(MessageError) {
    if count > limit {
      throw MessageError(.limitExceeded, at: reader.offset..<reader.offset, subject)
    }
  }

  /// Whether white space and then `character` follow; nothing is consumed.
  private func whitespaceLeads(to character: Unicode.Scalar) -> Bool {
    var ahead = reader
    return ahead.skipWhitespace() && ahead.scalar == character
  }
}

extension MessageParser {
  private mutating func quotedPattern() throws(MessageError) -> MessageModel.Pattern {
    guard reader.starts(with: "{{") else { throw expected(.quotedPattern) }
    reader.advance(2)
    let pattern = try pattern(isQuoted: true)
    reader.advance(2)
    return pattern
  }

  /// Reads up to the end, or up to the `}}` of a quoted pattern.
  private mutating func pattern(isQuoted: Bool) throws(MessageError) -> MessageModel.Pattern {
    var pattern: MessageModel.Pattern = []
    while true {
      let text = try text()
      if !text.isEmpty { pattern.append(.text(text)) }
      switch reader.byte {
      case UInt8(ascii: "{"): pattern.append(try placeholder())
      case nil where !isQuoted: return pattern
      case UInt8(ascii: "}") where isQuoted && reader.starts(with: "}}"): return pattern
      case nil: throw expected(.patternEnd)
      default: throw expected(.escape)
      }
    }
  }

  /// Reads text up to a brace or the end.
  private mutating func text() throws(MessageError) -> String {
    var text = ""
    while true {
      let start = reader.offset
      reader.skip { $0 != "{" && $0 != "}" && $0 != "\\" && $0 != "\0" }
      text += reader.text(start..<reader.offset)
      if reader.byte == 0 { throw expected(.text) }
      guard reader.byte == UInt8(ascii: "\\") else { return text }
      text += try escape()
    }
  }

  /// Reads an escape: a backslash before a backslash, a brace or a bar.
  mutating func escape() throws(MessageError) -> String {
    reader.advance()
    guard let scalar = reader.scalar, ["\\", "{", "|", "}"].contains(scalar) else {
      throw expected(.escapable)
    }
    reader.advance()
    return String(scalar)
  }
}
