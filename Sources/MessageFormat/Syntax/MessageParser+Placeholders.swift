import HanokUnicode

extension MessageParser {
  /// Reads an expression or markup in braces.
  mutating func placeholder() throws(MessageError) -> MessageModel.PatternElement {
    var ahead = reader
    ahead.advance()
    _ = ahead.skipWhitespace()
    return switch ahead.byte {
    case UInt8(ascii: "#"), UInt8(ascii: "/"): .markup(try markup())
    default: .expression(try expression())
    }
  }

  mutating func expression() throws(MessageError) -> MessageModel.Expression {
    let start = reader.offset
    try require("{")
    _ = reader.skipWhitespace()
    let operand = try operand()
    let hasOperand = operand != nil
    var isSeparated = hasOperand ? reader.skipWhitespace() : true
    var function: MessageModel.FunctionReference?
    if reader.byte == UInt8(ascii: ":") {
      if !isSeparated { throw expected(.whitespace) }
      reader.advance()
      let name = try identifier()
      let options = try options(isSeparated: &isSeparated)
      function = MessageModel.FunctionReference(name: name, options: options)
    }
    if !hasOperand && function == nil { throw expected(.operand) }
    let attributes = try attributes(isSeparated: &isSeparated)
    try require("}")
    return MessageModel.Expression(
      operand: operand, function: function, attributes: attributes, range: start..<reader.offset)
  }

  private mutating func markup() throws(MessageError) -> MessageModel.Markup {
    let start = reader.offset
    try require("{")
    _ = reader.skipWhitespace()
    var kind: MessageModel.Markup.Kind = reader.byte == UInt8(ascii: "/") ? .close : .open
    reader.advance()
    let name = try identifier()
    var isSeparated = false
    let options = try options(isSeparated: &isSeparated)
    let attributes = try attributes(isSeparated: &isSeparated)
    if kind == .open, reader.byte == UInt8(ascii: "/") {
      reader.advance()
      kind = .standalone
    }
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
  private mutating func options(isSeparated: inout Bool) throws(MessageError) -> [MessageModel
    .Option]
  {
    var options: [MessageModel.Option] = []
    isSeparated = reader.skipWhitespace()
    while let scalar = reader.scalar, startsName(scalar) {
      if !isSeparated { throw expected(.whitespace) }
      let start = reader.offset
      let name = try identifier()
      _ = reader.skipWhitespace()
      try require("=")
      _ = reader.skipWhitespace()
      guard let value = try operand() else { throw expected(.optionValue) }
      options.append(MessageModel.Option(name: name, value: value, range: start..<reader.offset))
      try check(options.count, within: MessageLimits.options, "options")
      isSeparated = reader.skipWhitespace()
    }
    return options
  }

  /// Reads attributes and the white space after them.
  private mutating func attributes(isSeparated: inout Bool) throws(MessageError) -> [MessageModel
    .Attribute]
  {
    var attributes: [MessageModel.Attribute] = []
    while reader.byte == UInt8(ascii: "@") {
      if !isSeparated { throw expected(.whitespace) }
      reader.advance()
      let name = try identifier()
      isSeparated = reader.skipWhitespace()
      var value: String?
      if reader.byte == UInt8(ascii: "=") {
        reader.advance()
        _ = reader.skipWhitespace()
        value = try literal()
        if value == nil { throw expected(.literal) }
        isSeparated = reader.skipWhitespace()
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
    guard reader.byte == UInt8(ascii: "$") else { throw expected(.variable) }
    reader.advance()
    return .init(name: try name(), range: start..<reader.offset)
  }

  mutating func identifier() throws(MessageError) -> String {
    let name = try name()
    guard reader.byte == UInt8(ascii: ":") else { return name }
    reader.advance()
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
    let name = reader.text(start..<reader.offset)
    skipBidi()
    return name.utf8.allSatisfy { $0 < 0x80 } ? name : name.normalizedNFC
  }

  /// Skips one mark or isolate, which may be on either side of a name.
  private mutating func skipBidi() {
    if let scalar = reader.scalar, CharacterClasses.isBidi(scalar) { reader.advance(over: scalar) }
  }

  private func startsName(_ scalar: Unicode.Scalar) -> Bool {
    CharacterClasses.isNameStart(scalar) || CharacterClasses.isBidi(scalar)
  }

  /// Reads a quoted or an unquoted literal, or returns nil if none begins here.
  mutating func literal() throws(MessageError) -> String? {
    if reader.byte == UInt8(ascii: "|") { return try quotedLiteral() }
    let start = reader.offset
    reader.skip(while: CharacterClasses.isNameCharacter)
    return start == reader.offset ? nil : reader.text(start..<reader.offset)
  }

  private mutating func quotedLiteral() throws(MessageError) -> String {
    reader.advance()
    var text = ""
    while true {
      let start = reader.offset
      reader.skip { $0 != "|" && $0 != "\\" && $0 != "\0" }
      text += reader.text(start..<reader.offset)
      switch reader.byte {
      case UInt8(ascii: "|"):
        reader.advance()
        return text
      case UInt8(ascii: "\\"): text += try escape()
      default: throw expected(.quote)
      }
    }
  }
}

extension MessageParser {
  mutating func requireWhitespace() throws(MessageError) {
    if !reader.skipWhitespace() { throw expected(.whitespace) }
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
