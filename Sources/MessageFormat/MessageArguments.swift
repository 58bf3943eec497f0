/// The values that a message is formatted with, by the names of its variables.
///
/// Written as a literal they are kept in a row: for the few that a message has, that is quicker made
/// and quicker searched than a dictionary.
///
/// ```swift
/// formatter.string(message, ["name": "Ada", "count": 3])
/// ```
public struct MessageArguments: Sendable, ExpressibleByDictionaryLiteral {
  private let row: [(name: String, value: MessageValue)]
  /// Nil where the values stand in the row.
  private let dictionary: [String: MessageValue]?

  /// The values by their names; of a name that stands twice, the first counts.
  public init(dictionaryLiteral elements: (String, MessageValue)...) {
    row = elements
    dictionary = nil
  }

  /// The values of a dictionary.
  public init(_ values: [String: MessageValue]) {
    row = []
    dictionary = values
  }

  /// The value of that name; nil where there is none.
  public subscript(name: String) -> MessageValue? {
    for place in row.indices where row[place].name == name { return row[place].value }
    return dictionary?[name]
  }
}
