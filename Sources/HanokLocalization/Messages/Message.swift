/// Something to tell a person, not yet in any language: a key in a string table with arguments.
///
/// A message becomes text when a ``Localizer`` resolves it, in the language that holds at that
/// moment. Views keep messages, never finished sentences, so a change of language is a redraw. The
/// build plugin writes a function for each message of the source language:
///
/// ```swift
/// label.message = .Quiz.score(score: 3)     // Message("score", table: "Quiz", ["score": 3])
/// ```
public struct Message: Sendable, Hashable {
  /// What the message is made from.
  enum Content: Sendable, Hashable {
    case entry(key: String, table: String, arguments: Arguments)
    case verbatim(String)
  }

  let content: Content

  /// Refers to the entry `key` of `table`, with its variables' values by their names.
  public init(_ key: String, table: String, _ arguments: Arguments = [:]) {
    content = .entry(key: key, table: table, arguments: arguments)
  }

  /// Refers to the entry `key` of `table`, with values that are in a dictionary.
  @_disfavoredOverload
  public init(_ key: String, table: String, _ arguments: [String: Argument]) {
    self.init(key, table: table, Arguments(arguments.map { ($0.key, $0.value) }))
  }

  private init(content: Content) { self.content = content }

  /// Wraps data that reads the same in every language: a file's name, what the user typed.
  public static func verbatim(_ text: String) -> Message { Message(content: .verbatim(text)) }

  /// The key in the table; nil for verbatim text.
  public var key: String? {
    if case .entry(let key, _, _) = content { key } else { nil }
  }

  /// The table's name; nil for verbatim text.
  public var table: String? {
    if case .entry(_, let table, _) = content { table } else { nil }
  }

  /// The variables' values by their names; empty for verbatim text.
  public var arguments: [String: Argument] {
    if case .entry(_, _, let arguments) = content { arguments.dictionary } else { [:] }
  }
}
