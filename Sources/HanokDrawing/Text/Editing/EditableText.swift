public import HanokTerminal
public import HanokUnicode

/// A text that is edited: the text, its selection, and its history.
///
/// It is a value, and independent of views. Offsets are in UTF-8 bytes from the start, always
/// between two clusters; a line end is one byte. Control characters are never stored: line ends
/// become line feeds, or spaces in a single line, tabs become spaces, and others are removed.
///
/// A change costs as much as the lines that it changes: lines should be short, a text needn't be.
public struct EditableText: Sendable {
  /// A completed change.
  public struct Change: Hashable, Sendable {
    /// The range of the former text that was replaced.
    public let range: Range<Int>
    /// The number of bytes of the replacement.
    public let newLength: Int
    /// The changed lines, by their former indices.
    public let lines: Range<Int>
    /// The number of lines of the replacement.
    public let newLineCount: Int
  }

  /// Whether the text may have several lines.
  public let isMultiline: Bool
  /// The cells of characters of ambiguous width, which decide where a new tab ends.
  public var ambiguousWidth: AmbiguousWidth
  /// The selected part, between clusters.
  public private(set) var selection = TextSelection(TextPosition(0))
  private var lines: TextLines
  private var history = EditHistory()

  /// Creates a text with the insertion point at its end and an empty history.
  public init(
    _ text: String = "", isMultiline: Bool = false, ambiguousWidth: AmbiguousWidth = .narrow
  ) {
    self.isMultiline = isMultiline
    self.ambiguousWidth = ambiguousWidth
    lines = TextLines(
      TypedText.cleaned(text, isMultiline: isMultiline, ambiguousWidth: ambiguousWidth))
    selection = TextSelection(TextPosition(lines.length))
  }

  /// The whole text.
  ///
  /// - Complexity: O(*n*) in its length.
  public var text: String { lines.text }

  /// The number of bytes of the text.
  public var length: Int { lines.length }

  /// Whether the text is empty.
  public var isEmpty: Bool { lines.length == 0 }

  /// Returns the text of a range.
  public func text(in range: Range<Int>) -> String { lines.text(in: range.clamped(to: 0..<length)) }

  /// The selected text.
  public var selectedText: String { text(in: selection.range) }

  /// Selects a range of the text; offsets within a cluster move to its start.
  public mutating func select(_ selection: TextSelection) {
    var snapped = selection
    snapped.anchor = border(at: selection.anchor)
    snapped.head.offset = border(at: selection.head.offset)
    guard snapped != self.selection else { return }
    self.selection = snapped
    history.close()
  }
}

/// Lines, between line ends.
extension EditableText {
  /// The number of lines, at least 1, including an empty one after the last line end.
  public var lineCount: Int { lines.count }

  /// Returns a line without its end, by its index.
  public func line(_ index: Int) -> String { lines[index] }

  /// Returns the offset of a line's start.
  public func start(ofLine index: Int) -> Int { lines.start(ofLine: index) }

  /// Returns the index of the line of an offset; a line end belongs to the line that it ends.
  public func lineIndex(at offset: Int) -> Int { lines.line(at: offset).index }

  /// Returns the range of the line around an offset, without its end.
  public func rangeOfLine(at offset: Int) -> Range<Int> {
    let (index, start) = lines.line(at: offset)
    return start..<start + lines[index].utf8.count
  }
}

/// Changes.
extension EditableText {
  /// Replaces a range of the text, and moves the insertion point after the replacement.
  ///
  /// - Parameter kind: Consecutive changes of the same kind at one position are undone together.
  /// - Returns: The change, or nil if the text is unchanged.
  @discardableResult
  public mutating func replace(
    _ range: Range<Int>, with text: String, as kind: TextEditKind = .other
  ) -> Change? {
    let range = border(at: range.lowerBound)..<end(at: range.upperBound)
    let inserted = cleaned(text, replacing: range)
    if range.isEmpty, inserted.isEmpty { return nil }
    let edit = EditHistory.Edit(
      offset: range.lowerBound, removed: self.text(in: range), inserted: inserted)
    let before = selection
    let change = apply(edit, selecting: before)
    // New neighbours may form one cluster: a letter before a mark, two halves of a syllable.
    let end = end(at: range.lowerBound + inserted.utf8.count)
    // Where directions meet, the cursor stays next to the typed text.
    let isTyped = kind == .typing && !inserted.isEmpty
    selection = TextSelection(TextPosition(end, isTyped ? .upstream : .downstream))
    history.record(EditHistory.Step(edit: edit, before: before, after: selection, kind: kind))
    return change
  }

  /// Returns a text as it is stored in place of a range: without control characters.
  public func cleaned(_ text: String, replacing range: Range<Int>) -> String {
    let needsColumn = isMultiline && text.utf8.contains(0x09)
    let start = needsColumn ? border(at: range.lowerBound) : 0
    let prefix = needsColumn ? self.text(in: rangeOfLine(at: start).lowerBound..<start) : ""
    return TypedText.cleaned(
      text, isMultiline: isMultiline, after: prefix, ambiguousWidth: ambiguousWidth)
  }

  /// Replaces the selection.
  @discardableResult
  public mutating func insert(_ text: String, as kind: TextEditKind = .typing) -> Change? {
    replace(selection.range, with: text, as: selection.isEmpty ? kind : .other)
  }

  /// Whether a change can be undone.
  public var canUndo: Bool { !history.undoable.isEmpty }

  /// Whether an undone change can be redone.
  public var canRedo: Bool { !history.redoable.isEmpty }

  /// Undoes the last step: typing, word by word.
  @discardableResult
  public mutating func undo() -> Change? {
    history.undo().map { revert($0.edit.inverse, selecting: $0.before) }
  }

  /// Redoes the last undone step.
  @discardableResult
  public mutating func redo() -> Change? {
    history.redo().map { revert($0.edit, selecting: $0.after) }
  }

  /// Forgets all changes: nothing can be undone or redone.
  package mutating func forgetHistory() { history = EditHistory() }

  /// Forgets the undone changes: another text is typed instead of them.
  package mutating func forgetUndone() { history.forgetUndone() }

  /// Applies a step; between its words, a mark after them may form a cluster with the last letter.
  private mutating func revert(
    _ edit: EditHistory.Edit, selecting selection: TextSelection
  ) -> Change {
    let change = apply(edit, selecting: selection)
    self.selection.anchor = end(at: selection.anchor)
    self.selection.head.offset = end(at: selection.head.offset)
    return change
  }

  private mutating func apply(
    _ edit: EditHistory.Edit, selecting selection: TextSelection
  ) -> Change {
    let range = edit.offset..<edit.offset + edit.removed.utf8.count
    let (changed, count) = lines.replace(range, with: edit.inserted)
    self.selection = selection
    return Change(
      range: range, newLength: edit.inserted.utf8.count, lines: changed, newLineCount: count)
  }
}

/// Movement by clusters and words.
extension EditableText {
  /// Returns the end of the cluster after an offset, or the text's end.
  public func offset(after offset: Int) -> Int {
    let cluster = cluster(around: offset)
    return cluster.isEmpty ? min(offset + 1, length) : cluster.upperBound
  }

  /// Returns the start of the cluster before an offset, or 0.
  public func offset(before offset: Int) -> Int {
    if offset <= lines.line(at: offset).start { return max(0, offset - 1) }
    return cluster(around: offset - 1).lowerBound
  }

  /// Returns the end of the first word that ends after an offset, or the text's end.
  public func offset(ofWordEndAfter offset: Int, language: LanguageTag) -> Int {
    for index in lineIndex(at: offset)..<lineCount {
      let start = lines.start(ofLine: index)
      let words = WordRanges.words(of: lines[index], language: language)
      if let word = words.first(where: { start + $0.upperBound > offset }) {
        return start + word.upperBound
      }
    }
    return length
  }

  /// Returns the start of the last word that starts before an offset, or 0.
  public func offset(ofWordStartBefore offset: Int, language: LanguageTag) -> Int {
    for index in (0...lineIndex(at: offset)).reversed() {
      let start = lines.start(ofLine: index)
      let words = WordRanges.words(of: lines[index], language: language)
      if let word = words.last(where: { start + $0.lowerBound < offset }) {
        return start + word.lowerBound
      }
    }
    return 0
  }

  /// Returns the range of the word around an offset; among spaces and signs, of the cluster there.
  public func rangeOfWord(at offset: Int, language: LanguageTag) -> Range<Int> {
    let (index, start) = lines.line(at: offset)
    let words = WordRanges.words(of: lines[index], language: language).map {
      start + $0.lowerBound..<start + $0.upperBound
    }
    let word = words.first { $0.contains(offset) } ?? words.first { $0.upperBound == offset }
    return word ?? border(at: offset)..<self.offset(after: offset)
  }

  /// Returns the start of the cluster of an offset.
  private func border(at offset: Int) -> Int {
    cluster(around: max(0, min(offset, length))).lowerBound
  }

  /// Returns the end of the cluster that contains an offset; the offset itself between two.
  private func end(at offset: Int) -> Int {
    let start = border(at: offset)
    return start < offset ? self.offset(after: start) : start
  }

  /// Returns the cluster around an offset; at the end of its line, an empty range.
  private func cluster(around offset: Int) -> Range<Int> {
    let (index, start) = lines.line(at: offset)
    let cluster = TextClusters.range(around: max(0, offset - start), in: lines[index])
    return start + cluster.lowerBound..<start + cluster.upperBound
  }
}
