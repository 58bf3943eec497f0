/// A key and its value in a `.strings` table, with all that is written around them.
public struct StringsEntry: Sendable, Hashable {
  /// The key in its quotes.
  public var key: StringsLiteral
  /// What stands between key and value: the equals sign, white space, comments.
  public var joint: [UInt8]
  /// The value in its quotes: one MessageFormat 2 message.
  public var value: StringsLiteral
  /// What follows the value, up to the semicolon.
  public var ending: [UInt8]
  /// The translator's note: the comment above, without its delimiters; empty when there is none.
  ///
  /// A comment speaks for the entry right below it, or for the one that it follows on its line.
  public var comment: String
  /// Whether the value can be trusted: no unknown escape, and not a second value for its key.
  public var isSound: Bool

  /// The entry as written, in UTF-8.
  public var bytes: [UInt8] { key.source + joint + value.source + ending }
}
