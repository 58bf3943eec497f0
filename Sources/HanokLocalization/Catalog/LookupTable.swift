import MessageFormat

/// A table for lookups by key.
enum LookupTable: Sendable {
  case compiled(CompiledTables.Table)
  case file(FileTable)

  var name: String {
    switch self {
    case .compiled(let table): table.name.description
    case .file(let table): table.name
    }
  }

  var keys: [String] {
    switch self {
    case .compiled(let table): table.file.entries.filter(\.isSound).map(\.key.value)
    case .file(let table): Array(table.entries.keys)
    }
  }

  func entry(_ key: String) -> StringsEntry? {
    switch self {
    case .compiled(let table): table.entry(key)
    case .file(let table): table.entries[key]
    }
  }

  /// Returns an error in an entry's message as a problem; a compiled table has no places.
  func problem(_ error: MessageError, in entry: StringsEntry) -> Problem {
    switch self {
    case .compiled:
      return Problem(error, key: entry.key.value, table: name)
    case .file(let table):
      var lines = SourceLines(table.file.source)
      return table.file.problem(error, in: entry, table: name, lines: &lines)
    }
  }
}

/// A table that was read from a file, indexed by key.
struct FileTable: Sendable {
  let name: String
  let file: StringsFile
  let entries: [String: StringsEntry]

  init(_ file: StringsFile, name: String) {
    self.name = name
    self.file = file
    entries = Dictionary(
      file.entries.lazy.filter { $0.isSound && $0.isShown }.map { ($0.key.value, $0) },
      uniquingKeysWith: { $1 })
  }
}
