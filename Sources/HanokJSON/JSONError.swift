/// The first error in a JSON text, and its position.
public struct JSONError: Error, Hashable, Sendable {
  /// The kind of an error; its raw value names it in tables of texts.
  public enum Kind: String, Hashable, Sendable {
    /// The text ends within a value.
    case unexpectedEnd = "unexpected-end"
    /// A character isn't allowed there.
    case unexpectedCharacter = "unexpected-character"
    /// A backslash without a valid escape, or half a surrogate pair.
    case invalidEscape = "invalid-escape"
    /// An object has two members with the same name.
    case duplicateName = "duplicate-name"
    /// Values are nested deeper than `JSONParser.maximumDepth`.
    case tooDeep = "too-deep"
    /// The bytes aren't UTF-8.
    case invalidUTF8 = "not-utf8"
  }

  /// The kind of the error.
  public let kind: Kind
  /// The position of the error.
  public let position: JSONPosition

  /// Creates an error.
  public init(kind: Kind, position: JSONPosition) {
    self.kind = kind
    self.position = position
  }
}

/// A position in a JSON text.
public struct JSONPosition: Hashable, Sendable {
  /// The line, from 1.
  public let line: Int
  /// The column in Unicode scalars, from 1.
  public let column: Int

  /// Creates a position from a line and a column, both from 1.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
