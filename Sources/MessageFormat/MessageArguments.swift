/// The values that a message is formatted with, by the names of its variables.
///
/// Written as a literal, the first two stand in the value itself, and the others in a row: for the
/// few that a message has, that is made and searched faster than a dictionary.
///
/// ```swift
/// formatter.string(message, ["name": "Ada", "count": 3])
/// ```
public struct MessageArguments: Sendable, ExpressibleByDictionaryLiteral {
  @usableFromInline typealias Argument = (name: String, value: MessageValue)

  @usableFromInline let first: Argument?
  @usableFromInline let second: Argument?
  @usableFromInline let rest: [Argument]
  /// Nil where the values stand in the row.
  @usableFromInline let dictionary: [String: MessageValue]?

  /// The values by their names; of a name that stands twice, the first counts.
  @inlinable public init(dictionaryLiteral elements: (String, MessageValue)...) {
    first = elements.isEmpty ? nil : elements[0]
    second = elements.count < 2 ? nil : elements[1]
    rest = elements.count < 3 ? [] : Array(elements[2...])
    dictionary = nil
  }

  /// The values of a row.
  @inlinable public init(_ values: [(name: String, value: MessageValue)]) {
    first = nil
    second = nil
    rest = values
    dictionary = nil
  }

  /// The values of a dictionary.
  public init(_ values: [String: MessageValue]) {
    first = nil
    second = nil
    rest = []
    dictionary = values
  }

  /// The value of that name; nil where there is none.
  public subscript(name: String) -> MessageValue? {
    if let first, first.name == name { return first.value }
    if let second, second.name == name { return second.value }
    for place in rest.indices where rest[place].name == name { return rest[place].value }
    return dictionary?[name]
  }
}
