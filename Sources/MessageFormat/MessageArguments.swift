/// The arguments of a message, by the names of its variables.
///
/// In a literal, the first two are stored in the value itself, and the others in an array: for the
/// few arguments of a message, that is faster to make and to search than a dictionary.
///
/// ```swift
/// formatter.string(message, ["name": "Ada", "count": 3])
/// ```
public struct MessageArguments: Sendable, ExpressibleByDictionaryLiteral {
  @usableFromInline typealias Argument = (name: String, value: MessageValue)

  @usableFromInline let first: Argument?
  @usableFromInline let second: Argument?
  @usableFromInline let rest: [Argument]
  /// The values by name, or nil if they are in the array.
  @usableFromInline let dictionary: [String: MessageValue]?

  /// Creates arguments from a literal; of two values with the same name, the first is used.
  @inlinable public init(dictionaryLiteral elements: (String, MessageValue)...) {
    first = elements.isEmpty ? nil : elements[0]
    second = elements.count < 2 ? nil : elements[1]
    rest = elements.count < 3 ? [] : Array(elements[2...])
    dictionary = nil
  }

  /// Creates arguments from an array.
  @inlinable public init(_ values: [(name: String, value: MessageValue)]) {
    first = nil
    second = nil
    rest = values
    dictionary = nil
  }

  /// Creates arguments from a dictionary.
  public init(_ values: [String: MessageValue]) {
    first = nil
    second = nil
    rest = []
    dictionary = values
  }

  /// The value of a name, or nil if there is none.
  public subscript(name: String) -> MessageValue? {
    if let first, first.name == name { return first.value }
    if let second, second.name == name { return second.value }
    for place in rest.indices where rest[place].name == name { return rest[place].value }
    return dictionary?[name]
  }
}
