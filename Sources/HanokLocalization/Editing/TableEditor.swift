/// Changes and insertions of a table's entries, which are applied in one pass.
///
/// Every byte that isn't changed stays, as with the single edits of a ``StringsFile``.
package struct TableEditor {
  private let file: StringsFile
  /// The index of the piece of each key.
  private var indices: [String: Int] = [:]
  private var replacements: [Int: (end: Int, pieces: [StringsPiece])] = [:]
  /// The new entries before each piece; the flag is whether a comment is above.
  private var insertions: [Int: [(pieces: [StringsPiece], hasComment: Bool)]] = [:]
  private var anchors: [String: Int] = [:]

  /// Starts the changes of a table.
  package init(_ file: StringsFile) {
    self.file = file
    for (index, piece) in file.pieces.enumerated() {
      guard case .entry(let entry) = piece, entry.isSound else { continue }
      if indices[entry.key.value] == nil { indices[entry.key.value] = index }
    }
  }

  /// Returns the valid entry of a key as it was, or nil without one.
  package func entry(_ key: String) -> StringsEntry? {
    guard let index = indices[key], case .entry(let entry) = file.pieces[index] else { return nil }
    return entry
  }

  /// Whether the table has a key, or is given it.
  package func has(_ key: String) -> Bool { indices[key] != nil || anchors[key] != nil }

  /// Whether nothing was changed.
  package var isUnchanged: Bool { replacements.isEmpty && insertions.isEmpty }

  /// Changes the value and the note of a key that the table has.
  package mutating func set(_ key: String, _ value: String, note: EntryNote) {
    guard let index = indices[key], case .entry(var entry) = file.pieces[index] else { return }
    let ending = file.lineEnding
    var before: [StringsPiece] = []
    if entry.note != note {
      let text = note.comment
      let comment = Array(text.utf8).withLineEndings(ending)
      entry.comment = CommentTracker.text(of: comment)
      if let range = file.commentRange(ofEntryAt: index) {
        replacements[range.lowerBound] = (
          range.upperBound, comment.isEmpty ? [] : [.comment(comment)]
        )
      } else if !comment.isEmpty {
        before = [.comment(comment), .space(ending)]
      }
    }
    if !entry.value.value.utf8.elementsEqual(value.utf8) {
      entry.value = literal(value, like: entry.value)
    }
    let new = before + [.entry(entry)]
    if new != [file.pieces[index]] { replacements[index] = (index + 1, new) }
  }

  /// Returns the literal of a value, on one line if the old one escapes its line feeds.
  private func literal(_ value: String, like old: StringsLiteral? = nil) -> StringsLiteral {
    let isOnOneLine =
      old.map {
        $0.value.utf8.contains(Byte.lineFeed) && !$0.source.contains(Byte.lineFeed)
      } == true
    let literal = StringsLiteral(value, isOnOneLine: isOnOneLine)
    let ending = file.lineEnding
    return ending == [Byte.lineFeed]
      ? literal
      : StringsLiteral(source: literal.source.withLineEndings(ending), value: value, offset: 0)
  }

  /// Inserts an entry after that of another key, or at the start of the table.
  ///
  /// An entry with a note has an empty line before it, another one the next line.
  package mutating func insert(
    _ key: String, _ value: String, note: EntryNote, after previous: String?
  ) {
    let ending = file.lineEnding
    let comment = Array(note.comment.utf8).withLineEndings(ending)
    let entry = StringsEntry(
      key: StringsLiteral(key, isOnOneLine: true), joint: Array(" = ".utf8), value: literal(value),
      ending: [Byte.semicolon], comment: CommentTracker.text(of: comment), isSound: true)
    let pieces: [StringsPiece] = comment.isEmpty ? [] : [.comment(comment), .space(ending)]
    let anchor = previous.flatMap { name in
      anchors[name] ?? indices[name].map { file.end(ofEntryAt: $0) }
    }
    insertions[anchor ?? 0, default: []].append((pieces + [.entry(entry)], !comment.isEmpty))
    anchors[key] = anchor ?? 0
  }

  /// The table with all changes; its places and problems are of the new text.
  package var result: StringsFile {
    if isUnchanged { return file }
    var result = file
    var pieces: [StringsPiece] = []
    var index = 0
    while index <= file.pieces.count {
      if let new = insertions[index] { add(new, to: &pieces, isFirst: index == 0) }
      guard index < file.pieces.count else { break }
      if let replacement = replacements[index] {
        pieces += replacement.pieces
        index = replacement.end
      } else {
        pieces.append(file.pieces[index])
        index += 1
      }
    }
    result.pieces = pieces
    return result.reread()
  }

  private func add(
    _ new: [(pieces: [StringsPiece], hasComment: Bool)], to pieces: inout [StringsPiece],
    isFirst: Bool
  ) {
    let ending = file.lineEnding
    for (place, entry) in new.enumerated() {
      if !isFirst || place > 0 {
        pieces.append(.space(entry.hasComment ? ending + ending : ending))
      }
      pieces += entry.pieces
    }
    if isFirst { pieces.append(.space(ending)) }
  }
}
