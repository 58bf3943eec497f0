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
