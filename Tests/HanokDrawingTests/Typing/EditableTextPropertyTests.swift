import HanokTesting
import Testing

@testable import HanokDrawing

/// Random edits, beside a model that is an array of characters.
@Suite struct EditableTextPropertyTests {
  private static let pieces = [
    "a", "word ", "한글", "日本語", "é", "e\u{301}", "👩‍👩‍👧", "🇰🇷", "سلام", "אב", " ", "\n", "x\ny\nz", "กำ",
    "ไทย", "\n\n", "12.5",
  ]

  @Test(arguments: UInt64(1)...12)
  func editsAreThoseOfAnArrayOfCharacters(seed: UInt64) throws {
    var random = SeededGenerator(seed)
    var text = EditableText(isMultiline: true)
    var model: [Character] = []
    for step in 0..<600 {
      let lower = Int.random(in: 0...model.count, using: &random)
      let upper = min(model.count, lower + Int.random(in: 0...4, using: &random))
      let isDeletion = Int.random(in: 0..<5, using: &random) < 2
      let piece = isDeletion ? "" : Self.pieces.randomElement(using: &random) ?? ""
      let start = offset(of: lower, in: model)
      text.replace(start..<offset(of: upper, in: model), with: piece)
      model.replaceSubrange(lower..<upper, with: piece)
      let name: Comment = "seed \(seed), step \(step)"
      // Two neighbours may be one cluster now.
      model = Array(String(model))
      try #require(text.text == String(model), name)
      try #require(text.length == String(model).utf8.count, name)
      let lines = String(model).split(separator: "\n", omittingEmptySubsequences: false)
      try #require(text.lineCount == lines.count, name)
      try #require((0..<text.lineCount).map(text.line) == lines.map(String.init), name)
      let middle = Int.random(in: 0...model.count, using: &random)
      let place = offset(of: middle, in: model)
      if middle < model.count {
        try #require(text.offset(after: place) == offset(of: middle + 1, in: model), name)
      }
      if middle > 0 {
        try #require(text.offset(before: place) == offset(of: middle - 1, in: model), name)
      }
      let line = String(model[..<middle]).utf8.count { $0 == 0x0A }
      try #require(text.lineIndex(at: place) == line, name)
      let from = min(place, start)
      let part = String(model).utf8.dropFirst(from).prefix(max(place, start) - from)
      if start <= text.length {
        try #require(text.text(in: from..<max(place, start)) == String(Substring(part)), name)
      }
    }
  }

  private func offset(of index: Int, in model: [Character]) -> Int {
    model[..<index].reduce(0) { $0 + $1.utf8.count }
  }

  @Test(arguments: UInt64(21)...28)
  func undoReturnsToEachFormerState(seed: UInt64) throws {
    var random = SeededGenerator(seed)
    var text = EditableText(isMultiline: true)
    var states = [(text.text, text.selection)]
    for _ in 0..<200 {
      let lower =
        text.text.indices.randomElement(using: &random)
        .map { text.text[..<$0].utf8.count } ?? 0
      text.select(TextSelection(lower..<min(text.length, text.offset(after: lower))))
      states[states.count - 1].1 = text.selection
      let piece = Self.pieces.randomElement(using: &random) ?? ""
      guard text.insert(piece, as: .other) != nil else { continue }
      states.append((text.text, text.selection))
    }
    for state in states.reversed().dropFirst() {
      try #require(text.undo() != nil)
      try #require(text.text == state.0, "seed \(seed)")
      try #require(text.selection == state.1, "seed \(seed)")
    }
    try #require(!text.canUndo)
    for state in states.dropFirst() {
      try #require(text.redo() != nil)
      try #require(text.text == state.0, "seed \(seed)")
    }
  }

  /// A line end doesn't merge with what is before it.
  @Test(arguments: ["", "a", "a\n", "\n\n", "a\r", "a\r\nb", "e\n\u{301}"])
  func theLinesAreTheText(text: String) {
    #expect(Array(TextLines(text).text.utf8) == Array(text.utf8))
  }

  /// Many lines, so that blocks are cut and joined.
  @Test(arguments: UInt64(31)...34)
  func linesStayWholeInBlocks(seed: UInt64) throws {
    var random = SeededGenerator(seed)
    var lines = (0..<3_000).map { "line \($0)" }
    var text = TextLines(lines.joined(separator: "\n"))
    for step in 0..<120 {
      let first = Int.random(in: 0..<lines.count, using: &random)
      let last = min(lines.count - 1, first + [0, 1, 40, 900].randomElement(using: &random)!)
      let count = [0, 1, 3, 700].randomElement(using: &random)!
      let new = (0...count).map { "new \(step) \($0)" }
      let range = text.start(ofLine: first)..<text.start(ofLine: last) + lines[last].utf8.count
      let change = text.replace(range, with: new.joined(separator: "\n"))
      lines.replaceSubrange(first...last, with: new)
      let name: Comment = "seed \(seed), step \(step)"
      try #require(change.lines == first..<last + 1, name)
      try #require(change.newCount == new.count, name)
      try #require(text.count == lines.count, name)
      try #require(text.text == lines.joined(separator: "\n"), name)
      try #require(text.length == lines.reduce(-1) { $0 + $1.utf8.count + 1 }, name)
      let index = Int.random(in: 0..<lines.count, using: &random)
      let start = lines[..<index].reduce(0) { $0 + $1.utf8.count + 1 }
      try #require(text.start(ofLine: index) == start, name)
      try #require(text.line(at: start + 1).index == index, name)
      try #require(text[index] == lines[index], name)
    }
  }
}
