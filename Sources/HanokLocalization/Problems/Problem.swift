/// Something wrong that a person can put right: in a table, a language tag, a file.
///
/// A problem is a value; its words come from a string table, so they appear in the reader's
/// language. ``Localizer/describe(_:)`` renders it whole:
///
/// ```
/// fr.lproj/Quiz.strings:3:18: A semicolon is missing after the value of “title”.
///   "title" = "Titre"
///                    ^
/// Put ; after the closing quote.
/// ```
public struct Problem: Error, Sendable, Hashable {
  /// What is wrong.
  public let kind: Kind
  /// What the sentence and the remedy mention, by the names of their variables.
  public let arguments: [String: Message.Argument]
  /// The file or folder in question; nil when the problem is in none.
  public let path: String?
  /// Where in the file; nil when the file as a whole is in question.
  public let place: SourcePlace?
  /// What was probably meant; nil when nothing is near enough.
  public let suggestion: String?
  /// The sentence that says what to do: by itself the entry `remedy.<name>` of the kind's table; nil
  /// for none.
  public var remedy: Message?

  /// States a problem of a kind, with what its words mention and where it was found.
  public init(
    _ kind: Kind, _ arguments: [String: Message.Argument] = [:], path: String? = nil,
    place: SourcePlace? = nil, suggestion: String? = nil
  ) {
    self.kind = kind
    self.arguments = arguments
    self.path = path
    self.place = place
    self.suggestion = suggestion
    remedy = Message("remedy." + kind.name, table: kind.table, arguments)
  }

  /// The sentence that says what is wrong: the entry `problem.<name>` of the kind's table.
  public var sentence: Message {
    Message("problem." + kind.name, table: kind.table, arguments)
  }
}
