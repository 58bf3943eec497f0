import AddressBookModel

/// The parts of a number's or an address's line without a property here: its group, to which a label of
/// one's own belongs, and its rank.
///
/// It is kept among the unmapped lines as `item2.X-HANOK-ENTRY;PREF=1:5` with the identity of the row, and
/// written in the line of the row.
struct EntryMark: Hashable {
  /// The name of the line.
  static let name = "X-HANOK-ENTRY"

  /// The identity of the row.
  let entry: Int
  /// The group; nil for none.
  var group: String?
  /// The rank, from 1; nil for none.
  let preference: Int?

  /// Creates the mark of a row that was read from a line; nil if there is nothing to keep.
  init?(_ property: ContentLine, entry: Int) {
    self.entry = entry
    group = property.group
    preference = property.isPreferred ? property.preference : nil
    if isEmpty { return nil }
  }

  /// Creates the mark of an unmapped line; nil for another line.
  init?(line: String) {
    guard Self.isMark(line), let colon = line.lastIndex(of: ":"),
      let entry = Int(line[line.index(after: colon)...])
    else { return nil }
    self.entry = entry
    group = Self.group(of: line)
    preference = line[..<colon].split(separator: "=").dropFirst().first.flatMap { Int($0) }
  }

  /// Whether an unmapped line is a mark.
  static func isMark(_ line: String) -> Bool {
    // Other lines are long: they have pictures.
    line.utf8.prefix { $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: ";") }.reversed()
      .starts(with: name.utf8.reversed())
  }

  /// Whether there is nothing to keep.
  var isEmpty: Bool { group == nil && preference == nil }

  /// The text before the name of the row's property.
  var prefix: String { group.map { "\($0)." } ?? "" }

  /// The parameter of the rank (RFC 6350, section 5.3).
  var parameter: String { preference.map { ";PREF=\($0)" } ?? "" }

  /// The unmapped line.
  var line: String { "\(prefix)\(Self.name)\(parameter):\(entry)" }

  /// Returns the group of an unmapped line; nil for none.
  static func group(of line: String) -> String? {
    let path = line.prefix { $0 != ":" && $0 != ";" }.split(separator: ".")
    return path.count > 1 ? String(path[0]) : nil
  }
}

extension Person {
  /// The marks of the rows by their identities.
  var entryMarks: [Int: EntryMark] {
    let marks = unmapped.compactMap(EntryMark.init(line:)).map { ($0.entry, $0) }
    return Dictionary(marks) { first, _ in first }
  }

  /// The number of unmapped lines, without marks.
  var unmappedCount: Int { unmapped.lazy.filter { !EntryMark.isMark($0) }.count }

  /// The unmapped lines as they are written: without marks, and without labels of removed rows.
  var writtenUnmapped: [String] {
    let marks = entryMarks
    if marks.isEmpty { return unmapped }
    let rows = Set(phones.map(\.id) + emails.map(\.id) + addresses.map(\.id))
    let removed = Set(marks.values.filter { !rows.contains($0.entry) }.compactMap(\.group))
      .subtracting(marks.values.filter { rows.contains($0.entry) }.compactMap(\.group))
    return unmapped.filter { line in
      if EntryMark.isMark(line) { return false }
      guard let group = EntryMark.group(of: line), removed.contains(group) else { return true }
      return !line.dropFirst(group.count + 1).uppercased().hasPrefix("X-AB")
    }
  }
}
