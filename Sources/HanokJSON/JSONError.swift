/// The first error in a JSON text, and its position.
public struct JSONError: Error, Hashable, Sendable {
  /// The kind of an error.
  public enum Kind: Hashable, Sendable {
    /// The text ends within a value.
    case unexpectedEnd
    /// A character isn't allowed there.
    case unexpectedCharacter
    /// A backslash without a valid escape, or half a surrogate pair.
    case invalidEscape
    /// An object has two members with the same name.
    case duplicateName
    /// Values are nested deeper than `JSONParser.maximumDepth`.
    case tooDeep
    /// The bytes aren't UTF-8.
    case invalidUTF8
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
