/// A problem that a person can correct: in a table, a language tag, a file.
///
/// A problem is a value; its words come from a string table, so they are in the reader's language.
/// ``Localizer/describe(_:)`` returns the full description:
///
/// ```
/// fr.lproj/Quiz.strings:3:18: A semicolon is missing after the value of “title”.
///   "title" = "Titre"
///                    ^
/// Put ; after the closing quote.
/// ```
public struct Problem: Error, Sendable, Hashable {
  /// The kind of the problem.
  public let kind: Kind
  /// The arguments of the sentence and the remedy, by the names of their variables.
  public let arguments: [String: Message.Argument]
  /// The file or folder of the problem, or nil if there is none.
  public let path: String?
  /// The place in the file, or nil if the problem is in the whole file.
  public let place: SourcePlace?
  /// The likely intended name, or nil if no candidate is near enough.
  public let suggestion: String?
  /// The sentence with advice, or nil if there is none.
  ///
  /// By default it is the entry `remedy.<name>` of the kind's table.
  public var remedy: Message?

  /// Creates a problem with the arguments of its words and its place.
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

  /// The sentence of the problem: the entry `problem.<name>` of the kind's table.
  public var sentence: Message {
    Message("problem." + kind.name, table: kind.table, arguments)
  }
}
