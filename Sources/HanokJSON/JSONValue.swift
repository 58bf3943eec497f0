/// A value of a JSON text (RFC 8259), with its position.
///
/// A number keeps its source text, so no digit is lost.
public struct JSONValue: Hashable, Sendable {
  /// The kind of a value.
  public enum Kind: Hashable, Sendable {
    case null
    case bool(Bool)
    case number(String)
    case string(String)
    case array([JSONValue])
    case object([JSONMember])
  }

  /// The kind of the value, with its content.
  public let kind: Kind
  /// The position of the first character.
  public let position: JSONPosition
  /// The offset of the first character in the text, in bytes.
  public let offset: Int

  /// Parses a JSON text.
  ///
  /// A leading byte-order mark is skipped. Two members with the same name are an error, since one
  /// of them would be lost.
  ///
  /// - Throws: `JSONError`, with the position of the first error.
  /// - Complexity: O(*n*) in the text's length.
  public init(parsing bytes: [UInt8]) throws(JSONError) {
    var parser = JSONParser(bytes)
    self = try parser.document()
  }

  init(_ kind: Kind, at position: JSONPosition, offset: Int) {
    self.kind = kind
    self.position = position
    self.offset = offset
  }

  /// Returns the value of an object's member, or nil if there is none or this isn't an object.
  public subscript(_ name: String) -> JSONValue? {
    guard case .object(let members) = kind else { return nil }
    return members.first { $0.name == name }?.value
  }

  /// The number as an integer, or nil if it isn't a number, has a fraction, or is too large.
  ///
  /// `2.0` and `1e3` have a fraction and an exponent, and aren't integers here.
  public var integer: Int? {
    guard case .number(let text) = kind else { return nil }
    return Int(text)
  }

  /// The text of a string, or nil for other values.
  public var string: String? {
    guard case .string(let text) = kind else { return nil }
    return text
  }
}

/// A member of a JSON object: a name and its value, in the order of the text.
public struct JSONMember: Hashable, Sendable {
  /// The name of the member, with resolved escapes.
  public let name: String
  /// The value of the member.
  public let value: JSONValue
}
