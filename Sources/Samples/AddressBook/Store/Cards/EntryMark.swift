import AddressBookModel
import HanokVCard

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
  let group: String?
  /// The rank, from 1; nil for none.
  let preference: Int?

  /// Creates the mark of a row with the label of a card; nil if there is nothing to keep.
  init?(_ label: VCardLabel, entry: Int) {
    self.entry = entry
    group = label.group
    preference = label.preference
    if group == nil, preference == nil { return nil }
  }

  /// Creates the mark of an unmapped line; nil for another line.
  init?(line: String) {
    guard Self.isMark(line), let colon = line.lastIndex(of: ":"),
      let entry = Int(line[line.index(after: colon)...])
    else { return nil }
    self.entry = entry
    group = VCardContact.group(ofLine: line)
    preference = line[..<colon].split(separator: "=").dropFirst().first.flatMap { Int($0) }
  }

  /// Whether an unmapped line is a mark.
  static func isMark(_ line: String) -> Bool {
    // Other lines are long: they have pictures.
    line.utf8.prefix { $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: ";") }.reversed()
      .starts(with: name.utf8.reversed())
  }

  /// The unmapped line.
  var line: String {
    let prefix = group.map { "\($0)." } ?? ""
    let parameter = preference.map { ";PREF=\($0)" } ?? ""
    return "\(prefix)\(Self.name)\(parameter):\(entry)"
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
      guard let group = VCardContact.group(ofLine: line), removed.contains(group) else {
        return true
      }
      return !line.dropFirst(group.count + 1).uppercased().hasPrefix("X-AB")
    }
  }
}
