extension StringsFile {
  /// Returns the table read again after its pieces were changed: with places and problems as they are now.
  package func reread() -> StringsFile { StringsFile(bytes, path: path) }

  /// Returns the index of the piece that is the entry of a key, or nil without one.
  package func index(of key: String) -> Int? {
    pieces.firstIndex { piece in
      if case .entry(let entry) = piece { entry.key.value == key && entry.isSound } else { false }
    }
  }

  /// Returns the valid entry of a key, or nil without one.
  package func entry(_ key: String) -> StringsEntry? {
    guard let index = index(of: key), case .entry(let entry) = pieces[index] else { return nil }
    return entry
  }

  /// Changes the value of a key; every other byte stays.
  ///
  /// - Returns: Whether there is such a key.
  @discardableResult
  package mutating func setValue(_ value: String, of key: String) -> Bool {
    guard let index = index(of: key), case .entry(var entry) = pieces[index] else { return false }
    if entry.value.value.utf8.elementsEqual(value.utf8) { return true }
    let ending = lineEnding
    let literal = StringsLiteral(value)
    entry.value =
      ending == [Byte.lineFeed]
      ? literal
      : StringsLiteral(source: literal.source.withLineEndings(ending), value: value, offset: 0)
    pieces[index] = .entry(entry)
    return true
  }

  /// Changes the note of a key: its description and remarks.
  ///
  /// A comment that belongs to it alone is replaced; where it has none, one is written above it.
  package mutating func setNote(_ note: EntryNote, of key: String) {
    guard let index = index(of: key), case .entry(var entry) = pieces[index], entry.note != note
    else { return }
    let text = note.comment
    let comment: [UInt8] = text.isEmpty ? [] : Array(text.utf8).withLineEndings(lineEnding)
    entry.comment = CommentTracker.text(of: comment)
    pieces[index] = .entry(entry)
    if let range = commentRange(ofEntryAt: index) {
      replace(range, with: comment)
    } else if !comment.isEmpty {
      pieces.insert(contentsOf: [.comment(comment), .space(lineEnding)], at: index)
    }
  }

  private mutating func replace(_ range: Range<Int>, with comment: [UInt8]) {
    if !comment.isEmpty {
      pieces.replaceSubrange(range, with: [.comment(comment)])
    } else if range.upperBound < pieces.count, case .space = pieces[range.upperBound] {
      pieces.removeSubrange(range.lowerBound...range.upperBound)
    } else {
      pieces.removeSubrange(range)
    }
  }

  /// Returns the pieces with the comments that belong to the entry at `index`, or nil without one.
  ///
  /// One on the entry's line is its comment, though there is another one above.
  package func commentRange(ofEntryAt index: Int) -> Range<Int>? {
    commentRange(beside: index) ?? commentRange(above: index)
  }

  /// Returns the comments directly above an entry, with no empty line between.
  private func commentRange(above index: Int) -> Range<Int>? {
    var range: Range<Int>?
    for at in pieces.indices.prefix(index).reversed() {
      switch pieces[at] {
      case .space(let bytes) where SourceLines(bytes).count <= 2: continue
      case .comment where !isBesideEntry(at): range = at..<(range?.upperBound ?? at + 1)
      default: return range
      }
    }
    return range
  }

  /// Returns the index after an entry's pieces: a comment on its line is one of them.
  package func end(ofEntryAt index: Int) -> Int {
    commentRange(beside: index)?.upperBound ?? index + 1
  }

  /// Returns the comment after an entry, on its line.
  private func commentRange(beside index: Int) -> Range<Int>? {
    for next in pieces.indices.dropFirst(index + 1) {
      switch pieces[next] {
      case .space(let bytes) where SourceLines(bytes).count == 1: continue
      case .comment: return next..<next + 1
      default: return nil
      }
    }
    return nil
  }

  /// Whether a comment is on the line of the entry before it.
  private func isBesideEntry(_ index: Int) -> Bool {
    for previous in pieces.indices.prefix(index).reversed() {
      switch pieces[previous] {
      case .space(let bytes) where SourceLines(bytes).count == 1: continue
      case .entry: return true
      default: return false
      }
    }
    return false
  }

  /// Inserts an entry after that of another key and what is beside it, or at the start of the file.
  ///
  /// An entry with a note has an empty line before it, another one the next line.
  package mutating func insert(
    _ key: String, _ value: String, note: EntryNote = EntryNote(""), after previous: String?
  ) {
    let ending = lineEnding
    let comment = Array(note.comment.utf8).withLineEndings(ending)
    let literal = StringsLiteral(value)
    let entry = StringsEntry(
      key: StringsLiteral(key, isOnOneLine: true), joint: Array(" = ".utf8), value: literal,
      ending: [Byte.semicolon], comment: CommentTracker.text(of: comment), isSound: true)
    var new: [StringsPiece] = comment.isEmpty ? [] : [.comment(comment), .space(ending)]
    new.append(.entry(entry))
    guard let previous, let index = index(of: previous) else {
      pieces.insert(contentsOf: new + [.space(ending)], at: 0)
      return
    }
    let end = self.end(ofEntryAt: index)
    let space = comment.isEmpty ? ending : ending + ending
    pieces.insert(contentsOf: [.space(space)] + new, at: end)
  }

  /// The line ending that the file uses first; a line feed if it has one line.
  package var lineEnding: [UInt8] {
    let bytes = source.prefix { $0 != Byte.lineFeed }
    return bytes.count < source.count && bytes.last == Byte.carriageReturn
      ? [Byte.carriageReturn, Byte.lineFeed] : [Byte.lineFeed]
  }
}

extension [UInt8] {
  /// The text with each line feed replaced by a line ending.
  package func withLineEndings(_ ending: [UInt8]) -> [UInt8] {
    ending == [Byte.lineFeed]
      ? self : flatMap { $0 == Byte.lineFeed ? ending : [$0] }
  }
}
