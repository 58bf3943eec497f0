package import HanokLocalization
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
    /// Whether the translation is finished.
    package let isFinished: Bool
    /// Whether the file has a state for the text.
    let hasState: Bool
    /// Whether it is the key itself, for which the file has no text of the source language.
    package let isKey: Bool
    /// Whether it is of a `.strings` file: Foundation prefers a text that counts, of a `.stringsdict`.
    package let isFallback: Bool
    /// The name of the table.
    let table: String
    /// The path of the file.
    package let path: String
    /// The names of the arguments, by their numbers; the others are `arg1`, `arg2`.
    let names: [Int: String]
    /// The note of an entry of a table of ours, or nil for another tool's.
    let note: EntryNote?
    /// Creates the message with other names of its arguments, or nil for a table of ours.
    let renamed: (([Int: String]) -> String?)?
    /// Creates a problem with the place of the text.
    let problem: (Problem.Kind, [String: Message.Argument]) -> Problem
  }
}

extension ImportedCatalog.Text {
  /// Returns the location in the file, or nil in a binary one.
  package func place() -> SourcePlace? { problem(.duplicateUnit, [:]).place }

  /// Returns the message with the names that the source has for its arguments.
  ///
  /// The source's `arg2` is the second argument. If each message has exactly one variable that the other
  /// lacks, both are the same argument, unless their numbers differ.
  func value(namedAs source: MessageModel) -> String {
    guard let renamed, value.utf8.contains(UInt8(ascii: "$")) else { return value }
    let ours = source.parameters.map(\.name)
    let theirs = ParsedMessage(parsing: value).model.parameters.map(\.name)
    var names = names
    var missing = ours.filter { !theirs.contains($0) }
    var unknown = theirs.filter { !ours.contains($0) }
    for name in unknown {
      guard let number = number(of: name), missing.contains("arg\(number)") else { continue }
      names[number] = "arg\(number)"
      missing.removeAll { $0 == "arg\(number)" }
      unknown.removeAll { $0 == name }
    }
    if missing.count == 1, unknown.count == 1, Self.argumentNumber(missing[0]) == nil,
      let number = number(of: unknown[0])
    {
      names[number] = missing[0]
    }
    return names == self.names ? value : renamed(names) ?? value
  }

  /// Returns the number of the argument of a variable.
  private func number(of name: String) -> Int? {
    names.first { $0.value == name }?.key ?? Self.argumentNumber(name)
  }

  /// Returns the number in a name such as `arg2`, or nil for other names.
  private static func argumentNumber(_ name: String) -> Int? {
    name.hasPrefix("arg") ? Int(name.dropFirst("arg".count)) : nil
  }

  /// Returns the problem of a fault of the message.
  func problem(_ fault: CatalogCheck.Fault) -> Problem {
    switch fault {
    case .invented(let name): problem(.inventedVariable, ["name": .init("{$\(name)}")])
    case .dropped(let name): problem(.droppedVariable, ["name": .init("{$\(name)}")])
    case .type(let name): problem(.otherArgumentType, ["name": .init("{$\(name)}")])
    case .markup(let name): problem(.otherMarkup, ["name": .init(name)])
    case .function(let name):
      problem(MessageError(.unknownFunction, at: 0..<0, name))
    case .conversion(let text): problem(.foreignConversion, ["conversion": .init(text)])
    case .unreadable: problem(.unreadableCharacter, [:])
    case .source: problem(.invalidMessage, [:])
    }
  }

  private func problem(_ error: MessageError) -> Problem {
    let place = problem(.invalidCatalogString, [:])
    return Problem(error, key: key, table: table, path: place.path, place: place.place)
  }
}
