import MessageFormat

/// A table that was read, ready for look-up by key.
struct LoadedTable: Sendable {
  let name: String
  let file: StringsFile
  /// Whether the table has no file that a problem could point into.
  let isCompiled: Bool
  private let entries: [String: StringsEntry]

  init(_ file: StringsFile, name: String, isCompiled: Bool) {
    self.name = name
    self.file = file
    self.isCompiled = isCompiled
    entries = Dictionary(
      file.entries.lazy.filter(\.isSound).map { ($0.key.value, $0) }, uniquingKeysWith: { $1 })
  }

  var keys: some Sequence<String> { entries.keys }

  func entry(_ key: String) -> StringsEntry? { entries[key] }

  /// The problem that `error` in the message of `entry` is.
  func problem(_ error: MessageError, in entry: StringsEntry) -> Problem {
    var lines = isCompiled ? nil : SourceLines(file.source)
    return file.problem(error, in: entry, table: name, lines: &lines)
  }
}
