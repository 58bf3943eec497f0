/// A member of a JSON object: a name and its value, in the order of the text.
public struct JSONMember: Hashable, Sendable {
  /// The member's name, its escapes resolved.
  public let name: String
  /// The member's value.
  public let value: JSONValue
}
