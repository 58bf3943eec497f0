package import HanokLocalization

/// Changes and insertions of a table's entries, which are applied in one pass.
///
/// Every byte that isn't changed stays. It is the way to edit a table by its keys; what an update with
/// its source changes is a ``TranslationUpdate``.
package struct TableEditor: Sendable {
  private let file: StringsFile
  private var segments: [TableLayout.Segment]
  /// The index of the segment of each key.
  private var indices: [String: Int] = [:]
  /// The new entries after each entry that the table has; nil for its start.
  private var insertions: [String?: [TableWriter.Insertion]] = [:]
  /// The entry of the table after which each new key is inserted.
  private var anchors: [String: String?] = [:]
  private var hasChanges = false

  /// Creates an editor without changes.
  package init(_ file: StringsFile) {
    self.file = file
    segments = TableLayout(file).segments
    for (index, segment) in segments.enumerated() {
      guard case .entry(let block) = segment, let key = block.key else { continue }
      if indices[key] == nil { indices[key] = index }
    }
  }

  /// Returns the valid entry of a key, with its changes, or nil if the table didn't have it.
  package func entry(_ key: String) -> StringsEntry? { block(key)?.entry }

  private func block(_ key: String) -> EntryBlock? {
    guard let index = indices[key], case .entry(let block) = segments[index] else { return nil }
    return block
  }

  /// Whether the table has a key, or is given it.
  package func has(_ key: String) -> Bool { indices[key] != nil || anchors[key] != nil }

  /// Whether nothing was changed.
  package var isUnchanged: Bool { !hasChanges }

  /// Changes the value of a key that the table has, and its note unless it is nil.
  package mutating func set(_ key: String, _ value: String, note: EntryNote? = nil) {
    guard let index = indices[key], var block = block(key) else { return }
    let old = block.pieces
    if let note { block.setNote(note, lineEnding: file.lineEnding) }
    block.setValue(value, lineEnding: file.lineEnding)
    guard block.pieces != old else { return }
    segments[index] = .entry(block)
    hasChanges = true
  }

  /// Inserts an entry after that of another key, or at the start of the table.
  ///
  /// An entry with a note has an empty line before it, another one the next line.
  package mutating func insert(
    _ key: String, _ value: String, note: EntryNote = EntryNote(""), after previous: String?
  ) {
    let block = EntryBlock(key, value, note: note, lineEnding: file.lineEnding)
    let anchor = previous.flatMap { anchors[$0] ?? (indices[$0] == nil ? nil : $0) }
    insertions[anchor, default: []].append(.init(block: block, isApart: !block.above.isEmpty))
    anchors[key] = .some(anchor)
    hasChanges = true
  }

  /// The table with all changes; its places and problems are of the new text.
  package var result: StringsFile {
    guard hasChanges else { return file }
    var writer = TableWriter(lineEnding: file.lineEnding)
    var atStart = insertions[nil] ?? []
    for segment in segments {
      guard case .entry(let block) = segment, let key = block.key else {
        writer.append(segment)
        continue
      }
      writer.insert(atStart, before: block)
      atStart = []
      writer.append(segment)
      writer.insert(insertions[key] ?? [])
    }
    writer.append(atStart)
    var result = file
    result.pieces = writer.pieces
    return result.reread()
  }
}
