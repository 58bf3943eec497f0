/// A value of a JSON text (RFC 8259), with the place where it stands.
///
/// A number stays as it was written, so no digit of it is lost.
public struct JSONValue: Hashable, Sendable {
  /// What a value is.
  public enum Kind: Hashable, Sendable {
    case null
    case bool(Bool)
    case number(String)
    case string(String)
    case array([JSONValue])
    case object([JSONMember])
  }

  /// What the value is.
  public let kind: Kind
  /// Where its first character stands.
  public let position: JSONPosition

  /// Reads a JSON text.
  ///
  /// A byte-order mark before it is passed over. Two members of the same name are an error, since
  /// one of them would be lost.
  ///
  /// - Throws: `JSONError`, with the place of the first thing that isn't JSON.
  /// - Complexity: O(*n*) in the text's length.
  public init(parsing bytes: [UInt8]) throws(JSONError) {
    var parser = JSONParser(bytes)
    self = try parser.document()
  }

  init(_ kind: Kind, at position: JSONPosition) {
    self.kind = kind
    self.position = position
  }

  /// The value of an object's member; nil where there is none, or where this is no object.
  public subscript(_ name: String) -> JSONValue? {
    guard case .object(let members) = kind else { return nil }
    return members.first { $0.name == name }?.value
  }

  /// The number as an integer; nil where it isn't a number, has a fraction, or is too large.
  ///
  /// `2.0` and `1e3` are written as fractions and powers, and are no integers here.
  public var integer: Int? {
    guard case .number(let text) = kind else { return nil }
    return Int(text)
  }

  /// The string's text; nil where the value is none.
  public var string: String? {
    guard case .string(let text) = kind else { return nil }
    return text
  }
}

/// A member of a JSON object: a name and its value, in the order of the text.
public struct JSONMember: Hashable, Sendable {
  /// The member's name, its escapes resolved.
  public let name: String
  /// The member's value.
  public let value: JSONValue
}
