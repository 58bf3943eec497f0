/// The first thing in a text that isn't JSON, and where it stands.
public struct JSONError: Error, Hashable, Sendable {
  /// What is wrong at a place.
  public enum Kind: Hashable, Sendable {
    /// The text ends within a value.
    case unexpectedEnd
    /// A character can't stand there.
    case unexpectedCharacter
    /// A backslash is followed by what is no escape, or half a surrogate pair.
    case invalidEscape
    /// An object names the same member twice.
    case duplicateName
    /// Values are nested deeper than `JSONParser.maximumDepth`.
    case tooDeep
    /// The bytes aren't UTF-8.
    case invalidUTF8
  }

  /// What is wrong.
  public let kind: Kind
  /// Where it is.
  public let position: JSONPosition

  /// Says what is wrong where.
  public init(kind: Kind, position: JSONPosition) {
    self.kind = kind
    self.position = position
  }
}

/// A place in a JSON text.
public struct JSONPosition: Hashable, Sendable {
  /// The line, from 1.
  public let line: Int
  /// The column in Unicode scalars, from 1.
  public let column: Int

  /// Names the place at a line and a column, both from 1.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
