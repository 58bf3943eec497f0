/// The arguments of a message, by the names of its variables.
///
/// The first two of a literal are stored in the value itself, and others in an array: for the few
/// arguments of a message, that is faster to make and to search than a dictionary.
///
/// ```swift
/// formatter.string(message, ["name": "Ada", "count": 3])
/// ```
public struct MessageArguments: Sendable, ExpressibleByDictionaryLiteral {
  @usableFromInline struct Argument: Sendable {
    @usableFromInline let name: String
    @usableFromInline let value: MessageValue

    /// Creates an argument; without an element its name is empty, which no variable's is.
    @inlinable @inline(__always) init(_ elements: [(String, MessageValue)], _ place: Int) {
      name = place < elements.count ? elements[place].0 : ""
      value = place < elements.count ? elements[place].1 : .integer(0)
    }
  }

  @usableFromInline let first: Argument
  @usableFromInline let second: Argument
  @usableFromInline let rest: [(name: String, value: MessageValue)]

  /// Creates arguments from a literal; of two values with the same name, the first is used.
  @inlinable @inline(__always)
  public init(dictionaryLiteral elements: (String, MessageValue)...) {
    // Inlined into its caller, the array of the elements stays on the stack.
    first = Argument(elements, 0)
    second = Argument(elements, 1)
    if elements.count < 3 {
      rest = []
    } else {
      rest = elements[2...].map { (name: $0.0, value: $0.1) }
    }
  }

  /// Creates arguments from an array.
  public init(_ values: [(name: String, value: MessageValue)]) {
    first = Argument([], 0)
    second = Argument([], 0)
    rest = values
  }

  /// Creates arguments from a dictionary.
  public init(_ values: [String: MessageValue]) {
    self.init(values.map { (name: $0.key, value: $0.value) })
  }

  /// The value of a name, or nil if there is none.
  public subscript(name: String) -> MessageValue? { withValue(of: name) { $0 } }

  /// Returns the result for the value of a name, which isn't copied, or nil if there is none.
  @inline(__always)
  func withValue<Result>(of name: String, _ body: (MessageValue) -> Result) -> Result? {
    if name.isEmpty { return nil }
    if first.name == name { return body(first.value) }
    if second.name == name { return body(second.value) }
    for place in rest.indices where rest[place].name == name { return body(rest[place].value) }
    return nil
  }
}
