package import HanokLocalization

/// A table of the source language, as translations of it are compared with it and made from it.
package struct TranslationSource: Sendable {
  /// A message of the table.
  struct Entry: Sendable {
    let key: String
    let value: String
    /// The description of the note, without its remarks.
    let description: String
    /// Whether an empty line is above the entry and its comment.
    let isApart: Bool
  }

  /// The file of the table.
  package let file: StringsFile
  /// The valid messages, in order.
  let entries: [Entry]
  private let places: [String: Int]

  /// Creates the table of a file.
  package init(_ file: StringsFile) {
    self.file = file
    var entries: [Entry] = []
    var isApart = false
    for segment in TableLayout(file).segments {
      switch segment {
      case .gap(let bytes): isApart = isApart || bytes.lineBreaks > 1
      case .other: isApart = true
      case .entry(let block):
        guard let key = block.key else { continue }
        entries.append(
          Entry(
            key: key, value: block.entry.value.value,
            description: block.entry.comment.isEmpty ? "" : block.entry.note.description,
            isApart: isApart))
        isApart = false
      }
    }
    self.entries = entries
    places = Dictionary(
      entries.enumerated().map { ($1.key, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the message of a key, or nil without one.
  subscript(key: String) -> Entry? { places[key].map { entries[$0] } }

  /// The number of messages.
  package var count: Int { entries.count }
}

extension TranslationSource {
  /// Returns the table of a language that has no translation yet.
  ///
  /// Each message has its description, the source text with the variants that the language needs, and
  /// the remark `@untranslated`; white space and other comments are those of the source.
  ///
  /// - Parameter keys: The messages whose groups come first; a group ends with an empty line.
  package func template(
    _ expansion: VariantExpansion, path: String = "", first keys: Set<String> = []
  ) -> StringsFile {
    let ending = file.lineEnding
    var new = StringsFile([], path: path)
    new.pieces = segments(first: keys).flatMap { segment -> [StringsPiece] in
      switch segment {
      case .gap(let bytes): return [.space(bytes)]
      case .other(let piece): return [piece]
      case .entry(var block):
        block.beside = []
        block.setNote(block.entry.note.untranslated, lineEnding: ending)
        block.setValue(expansion.expanded(block.entry.value.value), lineEnding: ending)
        return block.pieces
      }
    }
    return new
  }

  /// Returns the parts of the table; the groups of entries with one of the keys come first.
  private func segments(first keys: Set<String>) -> [TableLayout.Segment] {
    let segments = TableLayout(file).segments
    if keys.isEmpty { return segments }
    var groups: [[TableLayout.Segment]] = [[]]
    var (hasEntry, endsInGap) = (false, false)
    for segment in segments {
      switch segment {
      case .gap(let bytes) where hasEntry && bytes.lineBreaks > 1:
        groups.append([])
        hasEntry = false
        continue
      case .gap: endsInGap = true
      case .entry: (hasEntry, endsInGap) = (true, false)
      // A comment alone belongs to the group after it.
      case .other: endsInGap = false
      }
      groups[groups.count - 1].append(segment)
    }
    // The group that was the last one is ended like the others.
    if endsInGap { groups[groups.count - 1].removeLast() }
    let known = groups.filter { !$0.isEmpty }
    let ordered =
      known.filter { Self.has(keys, in: $0) } + known.filter { !Self.has(keys, in: $0) }
    let lineBreak = TableLayout.Segment.gap(file.lineEnding)
    return Array(ordered.joined(separator: [lineBreak, lineBreak])) + [lineBreak]
  }

  private static func has(_ keys: Set<String>, in group: [TableLayout.Segment]) -> Bool {
    group.contains { segment in
      guard case .entry(let block) = segment, let key = block.key else { return false }
      return keys.contains(key)
    }
  }
}

extension EntryNote {
  /// The description alone, marked as that of an entry that is yet to be translated.
  var untranslated: EntryNote {
    var note = EntryNote("")
    note.description = description
    note[Name.untranslated] = ""
    return note
  }
}

/// Former texts of the source language, as the translation of a table into another language has them.
///
/// They tell the words of a translator from those of the source as they once were.
package struct SourceHistory: Sendable {
  private struct Text: Hashable {
    let key: String
    /// The words with one space between them.
    let words: [UInt8]

    init(_ text: String, of key: String) {
      self.key = key
      words = Array(text.utf8.split(whereSeparator: Byte.isSpace).joined(separator: [0x20]))
    }
  }

  private var texts: Set<Text> = []
  private var descriptions: Set<Text> = []

  /// Collects the recorded sources, the untranslated values and the descriptions of a table.
  package init(of file: StringsFile) {
    for case .entry(let entry) in file.pieces where entry.isSound && !entry.comment.isEmpty {
      let (key, note) = (entry.key.value, entry.note)
      if !note.description.isEmpty { descriptions.insert(Text(note.description, of: key)) }
      if let source = note.source { texts.insert(Text(source, of: key)) }
      if note.isUntranslated { texts.insert(Text(entry.value.value, of: key)) }
    }
  }

  /// Whether the language has a text as that of the source.
  func knows(_ text: String, of key: String) -> Bool { texts.contains(Text(text, of: key)) }

  /// Whether the language has the same description.
  func knows(description: String, of key: String) -> Bool {
    descriptions.contains(Text(description, of: key))
  }
}
