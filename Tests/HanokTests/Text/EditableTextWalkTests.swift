import HanokTesting
import HanokUnicode
import Testing

@testable import Hanok
@testable import HanokDrawing

/// Texts that are edited, step by step: the text with its cursor `‸` and what is selected, and what
/// each change has replaced.
@Suite struct EditableTextWalkTests {
  private func shown(_ text: EditableText) -> String {
    let selection = text.selection
    let all = text.text(in: 0..<text.length)
    let (start, end) = (selection.range.lowerBound, selection.range.upperBound)
    func part(_ range: Range<Int>) -> String {
      String(text.text(in: range).debugDescription.dropFirst().dropLast())
    }
    let head = selection.head.offset == start && !selection.isEmpty
    let cursor = selection.head.affinity == .upstream ? "^" : "‸"
    let middle =
      selection.isEmpty
      ? cursor : head ? cursor + part(start..<end) + "]" : "[" + part(start..<end) + cursor
    return part(0..<start) + middle + part(end..<all.utf8.count)
  }

  private func shown(_ change: EditableText.Change?) -> String {
    guard let change else { return "no change" }
    return "\(change.range)→\(change.newLength) lines \(change.lines)→\(change.newLineCount)"
  }

  @Test func changesAndTheirHistory() throws {
    var lines: [String] = []
    for isMultiline in [true, false] {
      var text = EditableText("one two\r\nthree\tx\u{7}", isMultiline: isMultiline)
      func note(_ name: String, _ change: EditableText.Change? = nil, isChange: Bool = true) {
        let flags = (text.canUndo ? "u" : "-") + (text.canRedo ? "r" : "-")
        lines.append("\(name): \(shown(text))  \(isChange ? shown(change) : "") \(flags)")
      }
      note("start", isChange: false)
      for character in " and more" {
        let change = text.insert(String(character))
        note("types \(character)", change)
      }
      for _ in 0..<3 { note("back", text.undo()) }
      for _ in 0..<3 { note("again", text.redo()) }
      note("back", text.undo())
      note("types x", text.insert("x"))
      note("again", text.redo())
      for _ in 0..<3 {
        let head = text.selection.head.offset
        note(
          "deletes", text.replace(text.offset(before: head)..<head, with: "", as: .deletingBackward)
        )
      }
      note("back", text.undo())
      text.select(TextSelection(TextPosition(2)))
      note("goes to 2", isChange: false)
      for _ in 0..<3 {
        note("deletes on", text.replace(2..<text.offset(after: 2), with: "", as: .deletingForward))
      }
      note("back", text.undo())
      text.select(TextSelection(from: 1, to: TextPosition(5)))
      note("selects", isChange: false)
      note("types 한", text.insert("한"))
      note("types 글", text.insert("글"))
      note("back", text.undo())
      note("back", text.undo())
      note("inserts lines", text.insert("A\nB\tC\n\n", as: .other))
      note("replaces nothing", text.replace(3..<3, with: ""))
      note("replaces beyond", text.replace(0..<999, with: "e\u{301}a\u{202E}b"))
      text.select(TextSelection(from: 1, to: TextPosition(2, .upstream)))
      note("selects within a letter", isChange: false)
      text.select(TextSelection(from: -4, to: TextPosition(999)))
      note("selects all", isChange: false)
      note("cuts", text.insert("", as: .other))
      note("types ᄒ", text.insert("\u{1112}"))
      note("types ᅡ", text.insert("\u{1161}"))
      while text.canUndo { note("back", text.undo()) }
      note("back", text.undo())
      while text.canRedo { note("again", text.redo()) }
      note("again", text.redo())
    }
    try Pilot.expectResults("Editing/changes", lines)
  }

  @Test func stepsOverClustersWordsAndLines() throws {
    var lines: [String] = []
    let texts = [
      ("en", "one, two\n\n  e\u{301}x 12.5!"), ("ko", "한글 낱말\n끝"), ("th", "กำน้ำไทย"),
      ("ja", "漢字とかな。"),
    ]
    for (tag, content) in texts {
      let language = try LanguageTag(tag)
      let text = EditableText(content, isMultiline: true)
      lines.append("\(tag) \(content.debugDescription) \(text.lineCount) lines")
      let offsets = 0...text.length
      func add(_ name: String, _ value: (Int) -> String) {
        lines.append("  \(name) " + offsets.map(value).joined(separator: " "))
      }
      add("after ") { "\(text.offset(after: $0))" }
      add("before") { "\(text.offset(before: $0))" }
      add("end   ") { "\(text.offset(ofWordEndAfter: $0, language: language))" }
      add("start ") { "\(text.offset(ofWordStartBefore: $0, language: language))" }
      add("word  ") { offset in
        let word = text.rangeOfWord(at: offset, language: language)
        return "\(word.lowerBound)-\(word.upperBound)"
      }
      add("line  ") { offset in
        let line = text.rangeOfLine(at: offset)
        return "\(text.lineIndex(at: offset)):\(line.lowerBound)-\(line.upperBound)"
      }
      for index in -1...text.lineCount {
        lines.append(
          "  line \(index) at \(text.start(ofLine: index)) \(text.line(index).debugDescription)")
      }
    }
    try Pilot.expectResults("Editing/steps", lines)
  }

  @Test func manyLinesAreChangedInTheirBlocks() {
    var random = SeededGenerator(5)
    var lines = (0..<3_000).map { "line \($0)" }
    var text = TextLines(lines.joined(separator: "\n"))
    for round in 0..<150 {
      let first = Int.random(in: 0..<lines.count, using: &random)
      let count = Int.random(
        in: 0...min(round % 5 == 0 ? 900 : 4, lines.count - first - 1), using: &random)
      let new = (0..<(round % 7 == 0 ? 700 : round % 3)).map { "new \(round).\($0)" }
      let start = text.start(ofLine: first)
      let end = text.start(ofLine: first + count) + lines[first + count].utf8.count
      let result = text.replace(start..<end, with: new.joined(separator: "\n"))
      lines.replaceSubrange(first...(first + count), with: new.isEmpty ? [""] : new)
      #expect(result.lines == first..<(first + count + 1) && result.newCount == max(1, new.count))
      guard text.count == lines.count, text.text == lines.joined(separator: "\n") else {
        Issue.record("Round \(round) differs.")
        return
      }
      for _ in 0..<8 {
        let index = Int.random(in: 0..<lines.count, using: &random)
        let start = text.start(ofLine: index)
        #expect(text[index] == lines[index])
        #expect(text.line(at: start).index == index && text.line(at: start).start == start)
        let end = start + lines[index].utf8.count
        #expect(text.line(at: end).index == index)
        #expect(text.text(in: start..<end) == lines[index])
      }
    }
    #expect(text.length == text.text.utf8.count)
  }
}
