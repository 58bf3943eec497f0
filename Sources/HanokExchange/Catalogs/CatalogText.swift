import HanokLocalization
import HanokUnicode
import MessageFormat

extension ImportedCatalog {
  /// A text in one language.
  package struct Text {
    /// The key.
    package let key: String
    /// The message.
    package let value: String
    /// The comment for translators.
    package let comment: String
    /// Whether it waits for nobody.
    package let isFinished: Bool
    /// Whether the file says how far it is, rather than that it is there.
    let hasState: Bool
    /// Whether it is the key itself, which the file has no text of the source language for.
    let isKey: Bool
    /// The note of an entry of a table of ours, or nil for another tool's.
    let note: EntryNote?
    /// Creates the message with other names of its arguments, or nil for a table of ours.
    let renamed: (([String: String]) -> String?)?
    /// Creates a problem with the place of the text.
    let problem: (Problem.Kind, [String: Message.Argument]) -> Problem
  }
}

extension ImportedCatalog.Text {
  /// Returns the message with the names that the source has for its arguments.
  ///
  /// Of a number that is the only one that both have besides equal names, it is the same argument.
  func value(namedAs source: MessageModel) -> String {
    guard let renamed, value.utf8.contains(UInt8(ascii: "$")) else { return value }
    let ours = source.parameters.map(\.name)
    let theirs = ParsedMessage(parsing: value).model.parameters.map(\.name)
    let (missing, unknown) = (
      ours.filter { !theirs.contains($0) }, theirs.filter { !ours.contains($0) }
    )
    guard missing.count == 1, unknown.count == 1 else { return value }
    return renamed([unknown[0]: missing[0]]) ?? value
  }

  /// Returns the first variable of a message that the source doesn't have, or nil without one.
  static func inventedVariable(in value: String, source: MessageModel) -> String? {
    let known = Set(source.parameters.map(\.name) + source.declarations.map(\.name))
    return ParsedMessage(parsing: value).model.parameters.map(\.name).first { !known.contains($0) }
  }
}
