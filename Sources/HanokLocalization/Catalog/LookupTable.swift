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
    case .file(let table): Array(table.places.keys)
    }
  }

  func entry(_ key: String) -> StringsEntry? {
    switch self {
    case .compiled(let table): table.entry(key)
    case .file(let table): table.entry(key)
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
  /// The index of the piece with each key: copies of entries would take most of the time to load.
  let places: [String: Int]

  init(_ file: StringsFile, name: String) {
    self.name = name
    self.file = file
    var places: [String: Int] = [:]
    places.reserveCapacity(file.pieces.count / 2)
    for (place, piece) in file.pieces.enumerated() {
      if case .entry(let entry) = piece, entry.isSound, entry.isShown {
        places[entry.key.value] = place
      }
    }
    self.places = places
  }

  func entry(_ key: String) -> StringsEntry? {
    guard let place = places[key], case .entry(let entry) = file.pieces[place] else { return nil }
    return entry
  }
}
