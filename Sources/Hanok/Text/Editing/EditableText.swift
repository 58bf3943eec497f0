import HanokTerminal
public import HanokUnicode

/// A text that is edited: the text, what is selected, and what can be undone.
///
/// It is a value, and knows no view. Offsets are in UTF-8 bytes from the start, always between two
/// clusters; a line end is one byte. No control is ever stored: line ends become line feeds, or
/// spaces where there is one line, tabs spaces, and other controls are left out.
///
/// A change costs as much as the lines that it changes: lines, not texts, have to be short.
public nonisolated struct EditableText: Sendable {
  /// A change that was made.
  public struct Change: Hashable, Sendable {
    /// The part of the former text that was replaced.
    public let range: Range<Int>
    /// The bytes that are there now.
    public let newLength: Int
    /// The lines that were changed, by their former numbers.
    public let lines: Range<Int>
    /// The number of lines that are there now.
    public let newLineCount: Int
  }

  /// Whether the text may have several lines.
  public let isMultiline: Bool
  /// The part that is selected, between clusters.
  public private(set) var selection = TextSelection(TextPosition(0))
  private var lines: TextLines
  private var history = EditHistory()

  /// A text, with the insertion point at its end, and nothing to undo.
  public init(_ text: String = "", isMultiline: Bool = false) {
    self.isMultiline = isMultiline
    lines = TextLines(TypedText.cleaned(text, isMultiline: isMultiline))
    selection = TextSelection(TextPosition(lines.length))
  }

  /// The whole text.
  ///
  /// - Complexity: O(*n*) in its length.
  public var text: String { lines.text }

  /// The bytes of the text.
  public var length: Int { lines.length }

  /// Whether there is no text.
  public var isEmpty: Bool { lines.length == 0 }

  /// The text between two offsets.
  public func text(in range: Range<Int>) -> String { lines.text(in: range.clamped(to: 0..<length)) }

  /// The selected text.
  public var selectedText: String { text(in: selection.range) }

  /// Selects a part of the text; ends within a cluster move to its start.
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
nonisolated extension EditableText {
  /// The number of lines, at least 1; an empty one after the last line end counts.
  public var lineCount: Int { lines.count }

  /// A line without its end, by its number from 0.
  public func line(_ index: Int) -> String { lines[index] }

  /// The offset at which a line begins.
  public func start(ofLine index: Int) -> Int { lines.start(ofLine: index) }

  /// The number of the line that an offset is in; a line end is in the line that it ends.
  public func lineIndex(at offset: Int) -> Int { lines.line(at: offset).index }

  /// The part of the text that the line around an offset takes, without its end.
  public func rangeOfLine(at offset: Int) -> Range<Int> {
    let (index, start) = lines.line(at: offset)
    return start..<start + lines[index].utf8.count
  }
}

/// Changes.
nonisolated extension EditableText {
  /// Replaces a part of the text, and puts the insertion point after what is new.
  ///
  /// - Parameter kind: Changes of the same kind, one beside the other, are undone together.
  /// - Returns: The change; nil where nothing has changed.
  @discardableResult
  public mutating func replace(
    _ range: Range<Int>, with text: String, as kind: TextEditKind = .other
  ) -> Change? {
    let range = border(at: range.lowerBound)..<end(at: range.upperBound)
    let inserted = TypedText.cleaned(text, isMultiline: isMultiline)
    if range.isEmpty, inserted.isEmpty { return nil }
    let removed = self.text(in: range)
    let before = selection
    let change = apply(range, inserted)
    // New neighbours may be one cluster: a letter before a mark, two halves of a syllable.
    let end = end(at: range.lowerBound + inserted.utf8.count)
    // Where directions meet, the cursor stays beside what was typed.
    let isTyped = kind == .typing && !inserted.isEmpty
    selection = TextSelection(TextPosition(end, isTyped ? .upstream : .downstream))
    history.record(
      EditHistory.Step(
        edit: EditHistory.Edit(offset: range.lowerBound, removed: removed, inserted: inserted),
        before: before, after: selection, kind: kind))
    return change
  }

  /// Replaces what is selected.
  @discardableResult
  public mutating func insert(_ text: String, as kind: TextEditKind = .typing) -> Change? {
    replace(selection.range, with: text, as: selection.isEmpty ? kind : .other)
  }

  /// Whether a change can be taken back.
  public var canUndo: Bool { !history.undoable.isEmpty }

  /// Whether a change that was taken back can be made again.
  public var canRedo: Bool { !history.redoable.isEmpty }

  /// Takes the last changes back: typing, word by word.
  @discardableResult
  public mutating func undo() -> Change? {
    guard let step = history.undo() else { return nil }
    let start = step.edit.offset
    let change = apply(start..<start + step.edit.inserted.utf8.count, step.edit.removed)
    selection = step.before
    return change
  }

  /// Makes the changes again that were taken back last.
  @discardableResult
  public mutating func redo() -> Change? {
    guard let step = history.redo() else { return nil }
    let start = step.edit.offset
    let change = apply(start..<start + step.edit.removed.utf8.count, step.edit.inserted)
    selection = step.after
    return change
  }

  private mutating func apply(_ range: Range<Int>, _ text: String) -> Change {
    let (changed, count) = lines.replace(range, with: text)
    return Change(
      range: range, newLength: text.utf8.count, lines: changed, newLineCount: count)
  }
}

/// Steps over clusters and words.
nonisolated extension EditableText {
  /// The end of the cluster after an offset; the text's end where there is none.
  public func offset(after offset: Int) -> Int {
    let line = rangeOfLine(at: offset)
    if offset >= line.upperBound { return min(offset + 1, length) }
    return cluster(around: offset, in: line).upperBound
  }

  /// The start of the cluster before an offset; 0 where there is none.
  public func offset(before offset: Int) -> Int {
    let line = rangeOfLine(at: offset)
    if offset <= line.lowerBound { return max(0, offset - 1) }
    return cluster(around: offset - 1, in: line).lowerBound
  }

  /// The end of the first word of a language that ends after an offset; the text's end where there
  /// is none.
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

  /// The start of the last word of a language that starts before an offset; 0 where there is none.
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

  /// The word around an offset; among spaces and signs, the cluster there.
  public func rangeOfWord(at offset: Int, language: LanguageTag) -> Range<Int> {
    let (index, start) = lines.line(at: offset)
    let words = WordRanges.words(of: lines[index], language: language).map {
      start + $0.lowerBound..<start + $0.upperBound
    }
    let word = words.first { $0.contains(offset) } ?? words.first { $0.upperBound == offset }
    return word ?? border(at: offset)..<self.offset(after: offset)
  }

  /// The start of the cluster that an offset is in.
  private func border(at offset: Int) -> Int {
    let offset = max(0, min(offset, length))
    let line = rangeOfLine(at: offset)
    if offset >= line.upperBound { return offset }
    return cluster(around: offset, in: line).lowerBound
  }

  /// The end of the cluster that an offset is within; the offset itself between two.
  private func end(at offset: Int) -> Int {
    let start = border(at: offset)
    return start < offset ? self.offset(after: start) : start
  }

  private func cluster(around offset: Int, in line: Range<Int>) -> Range<Int> {
    var start = line.lowerBound
    for cluster in TextClusters(lines.text(in: line)) {
      let end = start + cluster.utf8.count
      if end > offset { return start..<end }
      start = end
    }
    return line.upperBound..<line.upperBound
  }
}
