/// The values that a message is formatted with, by the names of its variables.
///
/// Written as a literal they are kept in a row: for the few that a message has, that is quicker made
/// and quicker searched than a dictionary.
///
/// ```swift
/// formatter.string(message, ["name": "Ada", "count": 3])
/// ```
public struct MessageArguments: Sendable, ExpressibleByDictionaryLiteral {
  private enum Content {
    case row([(name: String, value: MessageValue)])
    case dictionary([String: MessageValue])
  }

  private let content: Content

  /// The values by their names; of a name that stands twice, the first counts.
  public init(dictionaryLiteral elements: (String, MessageValue)...) {
    content = .row(elements)
  }

  /// The values of a dictionary.
  public init(_ values: [String: MessageValue]) {
    content = .dictionary(values)
  }

  /// The value of that name; nil where there is none.
  public subscript(name: String) -> MessageValue? {
    switch content {
    case .row(let row):
      for element in row where element.name == name { return element.value }
      return nil
    case .dictionary(let values): return values[name]
    }
  }
}
