import MessageFormat

extension Message {
  /// The values of a message's variables by name.
  ///
  /// They are in an array, so that they reach the formatter without a dictionary.
  public struct Arguments: Sendable, Hashable, ExpressibleByDictionaryLiteral {
    private typealias Row<Value> = [(name: String, value: Value)]

    /// The values sorted by name: their order has no meaning.
    private let values: Row<MessageValue>
    private let messages: Row<Message>

    /// Creates arguments from values by name.
    public init(dictionaryLiteral elements: (String, Argument)...) { self.init(elements) }

    init(_ elements: [(String, Argument)]) {
      var values: Row<MessageValue> = []
      var messages: Row<Message> = []
      for (name, argument) in elements {
        switch argument {
        case .value(let value): values.append((name, value))
        case .message(let message): messages.append((name, message))
        }
      }
      if values.count > 1 { values.sort { $0.name < $1.name } }
      if messages.count > 1 { messages.sort { $0.name < $1.name } }
      self.values = values
      self.messages = messages
    }

    /// The values by name.
    var dictionary: [String: Argument] {
      var dictionary: [String: Argument] = [:]
      for (name, value) in values { dictionary[name] = .value(value) }
      for (name, message) in messages { dictionary[name] = .message(message) }
      return dictionary
    }

    /// Returns the arguments of the formatter; `resolve` converts messages to text.
    func resolved(_ resolve: (Message) -> String) -> MessageArguments {
      if messages.isEmpty { return MessageArguments(values) }
      return MessageArguments(values + messages.map { ($0.name, .string(resolve($0.value))) })
    }

    /// Whether both have the same names and values.
    public static func == (first: Arguments, second: Arguments) -> Bool {
      first.values.elementsEqual(second.values, by: ==)
        && first.messages.elementsEqual(second.messages, by: ==)
    }

    /// Hashes names and values.
    public func hash(into hasher: inout Hasher) {
      for (name, value) in values {
        hasher.combine(name)
        hasher.combine(value)
      }
      for (name, message) in messages {
        hasher.combine(name)
        hasher.combine(message)
      }
    }
  }
}
