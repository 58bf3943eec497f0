import HanokUnicode

/// The entries of a folder as they are shown.
///
/// Some are omitted, folders are first, and names are in the language's order.
nonisolated struct FileListing: Sendable {
  struct Options: Hashable, Sendable {
    var showsHidden = false
    var showsFiles = true
    /// The extensions of the visible files, in lower case; empty for all.
    var extensions: Set<String> = []
    var order = TableSortOrder(column: 0)
    var language = LanguageTag.english
  }

  private(set) var entries: [FileEntry] = []

  init() {}

  /// Filters and sorts entries.
  ///
  /// - Complexity: O(*n* log *n*), with each name read once: too slow for the main actor.
  init(_ all: [FileEntry], _ options: Options) {
    let collation = try? Collation(options.language, isNumeric: true)
    var keyed: [(entry: FileEntry, key: [UInt8])] = []
    keyed.reserveCapacity(all.count)
    for entry in all where Self.shows(entry, options) {
      let name = entry.name.shownText
      keyed.append((entry, collation?.key(of: name) ?? Array(name.utf8)))
    }
    keyed.sort { left, right in
      let areFolders = (left.entry.kind == .folder, right.entry.kind == .folder)
      if areFolders.0 != areFolders.1 { return areFolders.0 }
      let (first, second) = options.order.isAscending ? (left, right) : (right, left)
      switch options.order.column {
      case 1 where first.entry.size != second.entry.size:
        return first.entry.size < second.entry.size
      case 2 where first.entry.modified != second.entry.modified:
        return Self.time(of: first.entry) < Self.time(of: second.entry)
      case 0: return first.key.lexicographicallyPrecedes(second.key)
      // Entries of equal size or time are in the order of their names.
      default: return left.key.lexicographicallyPrecedes(right.key)
      }
    }
    entries = keyed.map(\.entry)
  }

  private static func time(of entry: FileEntry) -> Double {
    entry.modified?.milliseconds ?? -.infinity
  }

  private static func shows(_ entry: FileEntry, _ options: Options) -> Bool {
    if entry.name.isHidden, !options.showsHidden { return false }
    if entry.kind == .folder { return true }
    guard options.showsFiles else { return false }
    if options.extensions.isEmpty { return true }
    return entry.name.pathExtension.map { options.extensions.contains($0.lowercased()) } ?? false
  }

  func index(of name: FileName) -> Int? { entries.firstIndex { $0.name == name } }
}

/// The completion of a typed path.
nonisolated struct FileCompletion: Hashable, Sendable {
  /// The text with the common beginning of the names, and a slash after a single folder.
  let text: String
  /// The names, unordered; folders have a slash.
  let candidates: [String]

  /// Completes the last name of a typed path, by the entries of the folder before that name.
  init(_ typed: String, among entries: [FileEntry], showsFiles: Bool) {
    let start = typed.utf8.lastIndex(of: UInt8(ascii: "/")).map { typed.utf8.index(after: $0) }
    let head = typed[..<(start ?? typed.startIndex)]
    let beginning = Array(typed[(start ?? typed.startIndex)...].utf8)
    var names: [String] = []
    for entry in entries where entry.name.bytes.starts(with: beginning) {
      guard showsFiles || entry.kind == .folder, entry.name.isTypeable,
        !entry.name.isHidden || beginning.first == UInt8(ascii: "."), let name = entry.name.text
      else { continue }
      names.append(entry.kind == .folder ? name + "/" : name)
    }
    candidates = names
    guard var common = names.first.map({ Array($0.unicodeScalars) }) else {
      text = typed
      return
    }
    for name in names.dropFirst() {
      let same = zip(common, name.unicodeScalars).prefix { $0 == $1 }.count
      common.removeLast(common.count - same)
    }
    text = String(head) + String(String.UnicodeScalarView(common))
  }
}
