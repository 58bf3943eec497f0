/// A text for a person, independent of language: a key in a string table with arguments.
///
/// A ``Localizer`` resolves it to text in the current language. Views keep messages, never finished
/// sentences, so a change of language is a redraw. The build plugin writes a function for each
/// message of the source language:
///
/// ```swift
/// label.message = .Quiz.score(score: 3)     // Message("score", table: "Quiz", ["score": 3])
/// ```
public struct Message: Sendable, Hashable {
  /// The content of a message.
  enum Content: Sendable, Hashable {
    case entry(key: String, table: String, arguments: Arguments)
    case verbatim(String)
  }

  let content: Content

  /// Creates a message from the entry `key` of `table`, with the values of its variables by name.
  public init(_ key: String, table: String, _ arguments: Arguments = [:]) {
    content = .entry(key: key, table: table, arguments: arguments)
  }

  /// Creates a message from the entry `key` of `table`, with values in a dictionary.
  @_disfavoredOverload
  public init(_ key: String, table: String, _ arguments: [String: Argument]) {
    self.init(key, table: table, Arguments(arguments.map { ($0.key, $0.value) }))
  }

  private init(content: Content) { self.content = content }

  /// Creates a message from data that is the same in every language: a file's name, typed text.
  public static func verbatim(_ text: String) -> Message { Message(content: .verbatim(text)) }

  /// The key in the table, or nil for verbatim text.
  public var key: String? {
    if case .entry(let key, _, _) = content { key } else { nil }
  }

  /// The ending of the keys of letters that choose a control: `quit.keys` beside `quit`.
  package static let lettersSuffix = StringsEntry.lettersSuffix

  /// The name of the table, or nil for verbatim text.
  public var table: String? {
    if case .entry(_, let table, _) = content { table } else { nil }
  }

  /// The values of the variables by name; empty for verbatim text.
  public var arguments: [String: Argument] {
    if case .entry(_, _, let arguments) = content { arguments.dictionary } else { [:] }
  }
}
