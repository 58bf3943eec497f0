extension MessageParser {
  /// Reads an expression or markup in braces.
  mutating func placeholder() throws(MessageError) -> MessageModel.PatternElement {
    var ahead = reader
    ahead.advance()
    ahead.skipWhitespace()
    return switch ahead.byte {
    case UInt8(ascii: "#"), UInt8(ascii: "/"): .markup(try markup())
    default: .expression(try expression())
    }
  }

  mutating func expression() throws(MessageError) -> MessageModel.Expression {
    let start = reader.offset
    try require("{")
    reader.skipWhitespace()
    let operand = try operand()
    reader.skipWhitespace()
    var function: MessageModel.FunctionReference?
    if reader.byte == UInt8(ascii: ":") {
      if operand != nil { try requireSeparation() }
      reader.advance()
      function = .init(name: try identifier(), options: try options())
    } else if operand == nil {
      throw expected(.operand)
    }
    let attributes = try attributes()
    try require("}")
    return MessageModel.Expression(
      operand: operand, function: function, attributes: attributes, range: start..<reader.offset)
  }

  private mutating func markup() throws(MessageError) -> MessageModel.Markup {
    let start = reader.offset
    try require("{")
    reader.skipWhitespace()
    var kind: MessageModel.Markup.Kind = reader.byte == UInt8(ascii: "/") ? .close : .open
    reader.advance()
    let name = try identifier()
    let options = try options()
    let attributes = try attributes()
    if kind == .open, reader.skip("/") { kind = .standalone }
    try require("}")
    return MessageModel.Markup(
      kind: kind, name: name, options: options, attributes: attributes,
      range: start..<reader.offset)
  }

  private mutating func operand() throws(MessageError) -> MessageModel.Expression.Operand? {
    if reader.byte == UInt8(ascii: "$") { return .variable(try variable().name) }
    return try literal().map { .literal($0) }
  }

  /// Reads options and the white space after them.
  private mutating func options() throws(MessageError) -> [MessageModel.Option] {
    var options: [MessageModel.Option] = []
    reader.skipWhitespace()
    while let scalar = reader.scalar, CharacterClasses.isNameStart(scalar) {
      try requireSeparation()
      let start = reader.offset
      let name = try identifier()
      reader.skipWhitespace()
      try require("=")
      reader.skipWhitespace()
      guard let value = try operand() else { throw expected(.optionValue) }
      options.append(MessageModel.Option(name: name, value: value, range: start..<reader.offset))
      try check(options.count, within: MessageLimits.options, "options")
      reader.skipWhitespace()
    }
    return options
  }

  /// Reads attributes and the white space after them.
  private mutating func attributes() throws(MessageError) -> [MessageModel.Attribute] {
    var attributes: [MessageModel.Attribute] = []
    while reader.byte == UInt8(ascii: "@") {
      try requireSeparation()
      reader.advance()
      let name = try identifier()
      reader.skipWhitespace()
      var value: String?
      if reader.skip("=") {
        reader.skipWhitespace()
        value = try literal()
        if value == nil { throw expected(.literal) }
        reader.skipWhitespace()
      }
      attributes.append(MessageModel.Attribute(name: name, value: value))
      try check(attributes.count, within: MessageLimits.options, "attributes")
    }
    return attributes
  }
}

extension MessageParser {
  mutating func variable() throws(MessageError) -> MessageModel.VariableReference {
    let start = reader.offset
    guard reader.skip("$") else { throw expected(.variable) }
    return .init(name: try name(), range: start..<reader.offset)
  }

  mutating func identifier() throws(MessageError) -> String {
    let name = try name()
    guard reader.skip(":") else { return name }
    return try "\(name):\(self.name())"
  }

  private mutating func name() throws(MessageError) -> String {
    skipBidi()
    let start = reader.offset
    guard let scalar = reader.scalar, CharacterClasses.isNameStart(scalar) else {
      throw expected(.name)
    }
    reader.skip(while: CharacterClasses.isNameCharacter)
    try check(reader.offset - start, within: MessageLimits.name, "name")
    let range = start..<reader.offset
    let name = reader.text(range)
    skipBidi()
    return reader.isASCII(range) ? name : normalize(name)
  }

  /// Skips one mark or isolate, which may be on either side of a name.
  private mutating func skipBidi() {
    if let scalar = reader.scalar, CharacterClasses.isBidi(scalar) { reader.advance(over: scalar) }
  }

  /// Reads a quoted or an unquoted literal, or returns nil if none begins here.
  mutating func literal() throws(MessageError) -> String? {
    if reader.skip("|") {
      let text = try text { $0 == "|" }
      guard reader.skip("|") else { throw expected(.quote) }
      return text
    }
    let start = reader.offset
    reader.skip(while: CharacterClasses.isNameCharacter)
    return start == reader.offset ? nil : reader.text(start..<reader.offset)
  }
}

extension MessageParser {
  mutating func requireWhitespace() throws(MessageError) {
    reader.skipWhitespace()
    try requireSeparation()
  }

  /// Throws unless white space was just skipped.
  private func requireSeparation() throws(MessageError) {
    if !reader.isAfterWhitespace { throw expected(.whitespace) }
  }

  mutating func require(_ character: Unicode.Scalar) throws(MessageError) {
    guard reader.scalar == character else { throw expected(.character(character)) }
    reader.advance()
  }

  /// Returns a syntax error at the next character, with the expectation.
  func expected(_ expectation: Expectation) -> MessageError {
    let end = reader.offset + (reader.scalar.map(UTF8.width) ?? 0)
    return MessageError(.syntaxError, at: reader.offset..<end, expectation.name)
  }
}
