import HanokLocalization

/// A table as a sequence of entries, each with its own comments, and of what is between them.
///
/// One pass over the pieces finds them all, so that an edit of every entry is linear.
struct TableLayout {
  /// A part of a table.
  enum Segment {
    case entry(EntryBlock)
    /// White space between entries.
    case gap([UInt8])
    /// A comment that belongs to no entry, or text that can't be read.
    case other(StringsPiece)
  }

  /// The parts in order.
  private(set) var segments: [Segment] = []
  /// Comments that belong to the next entry, with the space after each.
  private var pending: [StringsPiece] = []
  /// The blanks after an entry on its line, or nil on another line.
  private var blanks: [StringsPiece]?

  init(_ file: StringsFile) {
    segments.reserveCapacity(file.pieces.count)
    for piece in file.pieces { add(piece) }
    endLine()
    releaseComments()
  }

  /// The entries in order.
  var blocks: [EntryBlock] {
    segments.compactMap { if case .entry(let block) = $0 { block } else { nil } }
  }

  private mutating func add(_ piece: StringsPiece) {
    switch piece {
    case .entry(let entry):
      endLine()
      segments.append(.entry(EntryBlock(above: pending, entry: entry)))
      pending = []
      blanks = []
    case .space(let bytes): addSpace(bytes)
    case .comment:
      if let blanks, case .entry(var block)? = segments.popLast() {
        block.beside = blanks + [piece]
        segments.append(.entry(block))
        self.blanks = nil
      } else {
        pending.append(piece)
      }
    case .stray:
      endLine()
      releaseComments()
      segments.append(.other(piece))
    }
  }

  private mutating func addSpace(_ bytes: [UInt8]) {
    let breaks = bytes.lineBreaks
    if breaks == 0, blanks != nil {
      blanks?.append(.space(bytes))
      return
    }
    endLine()
    if breaks < 2, !pending.isEmpty {
      pending.append(.space(bytes))
    } else {
      releaseComments()
      segments.append(.gap(bytes))
    }
  }

  /// Ends the line of an entry without a comment beside it.
  private mutating func endLine() {
    for case .space(let bytes) in blanks ?? [] { segments.append(.gap(bytes)) }
    blanks = nil
  }

  /// Leaves comments to no entry: an empty line follows them.
  private mutating func releaseComments() {
    for piece in pending {
      if case .space(let bytes) = piece {
        segments.append(.gap(bytes))
      } else {
        segments.append(.other(piece))
      }
    }
    pending = []
  }
}

/// An entry with the comments that belong to it.
struct EntryBlock {
  /// The comments directly above it, each with the space after it.
  var above: [StringsPiece]
  /// The entry itself.
  var entry: StringsEntry
  /// The comment after it on its line, with the blanks before it.
  var beside: [StringsPiece] = []

  /// The key of the entry, or nil if it isn't valid.
  var key: String? { entry.isSound ? entry.key.value : nil }

  /// The pieces of the table.
  var pieces: [StringsPiece] { above + [.entry(entry)] + beside }

  /// Replaces the comments that are the note; one beside the entry stays if it is still part of it.
  mutating func setNote(_ note: EntryNote, lineEnding: [UInt8]) {
    guard entry.note != note else { return }
    let comment = Array(note.comment.utf8).withLineEndings(lineEnding)
    entry.comment = CommentTracker.text(of: comment)
    guard !above.isEmpty || beside.isEmpty else {
      beside = comment.isEmpty ? [] : beside.dropLast() + [.comment(comment)]
      return
    }
    let rest = withoutBeside(note)
    if rest == nil {
      beside = []
    } else if case .comment(let line)? = beside.last, line.starts(with: "//".utf8) {
      // The entry may be moved to where another one follows on its line.
      let text = "/* \(CommentTracker.text(of: line)) */"
      beside = beside.dropLast() + [.comment(Array(text.utf8))]
    }
    let bytes = rest.map { Array($0.comment.utf8).withLineEndings(lineEnding) } ?? comment
    above = bytes.isEmpty ? [] : [.comment(bytes)] + (spaceBelowComment ?? [.space(lineEnding)])
  }

  /// Returns a note without the comment beside the entry, or nil if that isn't the end of its description.
  private func withoutBeside(_ note: EntryNote) -> EntryNote? {
    guard case .comment(let comment)? = beside.last else { return nil }
    let text = CommentTracker.text(of: comment)
    if text.isEmpty { return note }
    let delimiters = [[Byte.slash, Byte.star], [Byte.star, Byte.slash]]
    guard EntryNote.parts(of: text).remarks.isEmpty,
      !delimiters.contains(where: { Array(text.utf8).firstRange(of: $0) != nil }),
      note.description == text || note.description.hasSuffix("\n" + text)
    else { return nil }
    var note = note
    note.description = String(note.description.dropLast(text.count + 1))
    return note
  }

  /// The space between the last comment above and the entry; nil without a comment.
  private var spaceBelowComment: [StringsPiece]? {
    above.lastIndex { if case .comment = $0 { true } else { false } }.map {
      Array(above[($0 + 1)...])
    }
  }

  /// Replaces the value; on one line if the old one is written so in spite of its line feeds.
  mutating func setValue(_ value: String, lineEnding: [UInt8]) {
    let old = entry.value
    guard !old.value.utf8.elementsEqual(value.utf8) else { return }
    let isOnOneLine =
      old.value.utf8.contains(Byte.lineFeed) && !old.source.contains(Byte.lineFeed)
    let literal = StringsLiteral(value, isOnOneLine: isOnOneLine)
    let source = literal.source.withLineEndings(lineEnding)
    entry.value = StringsLiteral(source: source, value: value, offset: 0)
  }
}

extension EntryBlock {
  /// Creates an entry, with its note above it.
  init(_ key: String, _ value: String, note: EntryNote, lineEnding: [UInt8]) {
    let entry = StringsEntry(
      key: StringsLiteral(key, isOnOneLine: true), joint: Array(" = ".utf8),
      value: StringsLiteral(""),
      ending: [Byte.semicolon], comment: "", isSound: true)
    self.init(above: [], entry: entry)
    setValue(value, lineEnding: lineEnding)
    setNote(note, lineEnding: lineEnding)
  }
}

extension [UInt8] {
  /// The number of lines that end in white space.
  var lineBreaks: Int {
    var count = 0
    for (index, byte) in enumerated() where Byte.isLineBreak(byte) {
      let isHalf =
        byte == Byte.lineFeed && index > 0 && self[index - 1] == Byte.carriageReturn
      if !isHalf { count += 1 }
    }
    return count
  }
}
