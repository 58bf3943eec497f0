/// Reads a message's source into its data model by recursive descent (MessageFormat 2, Syntax).
///
/// The grammar needs one character of lookahead, except in two places: `{{` against `{`, and white
/// space before a declaration or a quoted pattern, which a simple message keeps as text.
struct MessageParser {
  var reader: SourceReader
  /// Returns a name in Normalization Form C.
  let normalize: (String) -> String

  init(_ source: String, normalizingNames normalize: @escaping (String) -> String) {
    reader = SourceReader(source)
    self.normalize = normalize
  }

  /// Parses the whole source.
  ///
  /// - Throws: A `syntax-error` at the first byte that the grammar doesn't allow.
  mutating func message() throws(MessageError) -> MessageModel {
    try check(reader.count, within: MessageLimits.length, "length")
    reader.skipWhitespace()
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
      reader.skipWhitespace()
    }
    let body: MessageModel.Body
    if reader.skip(".match") {
      body = .matcher(try matcher())
    } else {
      body = .pattern(try quotedPattern())
    }
    reader.skipWhitespace()
    if !reader.isAtEnd { throw expected(.end) }
    return MessageModel(declarations: declarations, body: body)
  }

  private mutating func declaration() throws(MessageError) -> MessageModel.Declaration? {
    let start = reader.offset
    if reader.skip(".input") {
      reader.skipWhitespace()
      let place = reader.offset
      let expression = try expression()
      guard case .variable(let name)? = expression.operand else {
        reader.move(to: place)
        throw expected(.variableExpression)
      }
      return .init(
        kind: .input, name: name, expression: expression, range: start..<reader.offset)
    }
    guard reader.skip(".local") else { return nil }
    try requireWhitespace()
    let name = try variable().name
    reader.skipWhitespace()
    try require("=")
    reader.skipWhitespace()
    let expression = try expression()
    return .init(kind: .local, name: name, expression: expression, range: start..<reader.offset)
  }

  private mutating func matcher() throws(MessageError) -> MessageModel.Matcher {
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
      reader.skipWhitespace()
    } while !reader.isAtEnd
    return MessageModel.Matcher(selectors: selectors, variants: variants)
  }

  private mutating func variant() throws(MessageError) -> MessageModel.Variant {
    let start = reader.offset
    var keys: [MessageModel.Key] = [try key()]
    var end = reader.offset
    while true {
      reader.skipWhitespace()
      if reader.byte == UInt8(ascii: "{") || !reader.isAfterWhitespace { break }
      keys.append(try key())
      end = reader.offset
    }
    return .init(keys: keys, pattern: try quotedPattern(), range: start..<end)
  }

  private mutating func key() throws(MessageError) -> MessageModel.Key {
    if reader.skip("*") { return .catchAll }
    guard let literal = try literal() else { throw expected(.key) }
    return .literal(literal)
  }

  /// Throws if a count exceeds its limit.
  func check(_ count: Int, within limit: Int, _ subject: String) throws(MessageError) {
    if count > limit {
      throw MessageError(.limitExceeded, at: reader.offset..<reader.offset, subject)
    }
  }

  /// Whether `character` follows optional white space; nothing is consumed.
  private func whitespaceLeads(to character: Unicode.Scalar) -> Bool {
    var ahead = reader
    ahead.skipWhitespace()
    return ahead.scalar == character
  }
}

extension MessageParser {
  private mutating func quotedPattern() throws(MessageError) -> MessageModel.Pattern {
    guard reader.skip("{{") else { throw expected(.quotedPattern) }
    let pattern = try pattern(isQuoted: true)
    reader.advance(2)
    return pattern
  }

  /// Reads up to the end, or up to the `}}` of a quoted pattern.
  private mutating func pattern(isQuoted: Bool) throws(MessageError) -> MessageModel.Pattern {
    var pattern: MessageModel.Pattern = []
    while true {
      let text = try text { $0 == "{" || $0 == "}" }
      if !text.isEmpty { pattern.append(.text(text)) }
      if reader.byte == 0 { throw expected(.text) }
      switch reader.byte {
      case UInt8(ascii: "{"): pattern.append(try placeholder())
      case nil where !isQuoted: return pattern
      case UInt8(ascii: "}") where isQuoted && reader.starts(with: "}}"): return pattern
      case nil: throw expected(.patternEnd)
      default: throw expected(.escape)
      }
    }
  }

  /// Reads text up to a character that satisfies `isEnd`, up to NUL, or to the end.
  ///
  /// A backslash escapes a backslash, a brace or a bar.
  mutating func text(
    until isEnd: (Unicode.Scalar) -> Bool
  ) throws(MessageError) -> String {
    var text = ""
    while true {
      let start = reader.offset
      reader.skip { !isEnd($0) && $0 != "\\" && $0 != "\0" }
      text += reader.text(start..<reader.offset)
      guard reader.skip("\\") else { return text }
      guard let scalar = reader.scalar, ["\\", "{", "|", "}"].contains(scalar) else {
        throw expected(.escapable)
      }
      reader.advance()
      text.unicodeScalars.append(scalar)
    }
  }
}
