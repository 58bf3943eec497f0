import HanokDrawing
import HanokUnicode
import Testing

@Suite struct EditableTextTests {
  private func edited(_ text: String, at offset: Int, isMultiline: Bool = false) -> EditableText {
    var edited = EditableText(text, isMultiline: isMultiline)
    edited.select(TextSelection(TextPosition(offset)))
    return edited
  }

  @Test(arguments: [
    ("a\u{1B}[31mb\u{7F}\u{9B}c\u{0}", "a[31mbc", "a[31mbc"),
    ("one\r\ntwo\rthree\u{2028}four\u{85}", "one two three four", "one\ntwo\nthree\nfour\n"),
    ("\n\na\n\n\nb\n", "a b", "\n\na\n\n\nb\n"), ("a\tb", "a b", "a   b"),
    ("abcd\te\n\tf", "abcd e  f", "abcd    e\n    f"),
    ("\u{FEFF}x\u{202E}y\u{200F}", "xy\u{200F}", "xy\u{200F}"), ("\u{B}\u{C}", "", "\n\n"),
    ("می\u{200C}خواهم 👩‍👩‍👧", "می\u{200C}خواهم 👩‍👩‍👧", "می\u{200C}خواهم 👩‍👩‍👧"),
  ])
  func controlsAreNeverStored(typed: String, oneLine: String, lines: String) {
    var field = EditableText()
    field.insert(typed)
    #expect(Array(field.text.unicodeScalars) == Array(oneLine.unicodeScalars))
    #expect(EditableText(typed).text == oneLine)
    #expect(EditableText(typed, isMultiline: true).text == lines)
  }

  @Test func typingReplacesTheSelection() {
    var text = EditableText("one two")
    #expect(text.selection == TextSelection(TextPosition(7)))
    text.select(TextSelection(0..<3))
    #expect(text.selectedText == "one")
    let change = text.insert("1")
    #expect(text.text == "1 two")
    #expect(text.selection == TextSelection(TextPosition(1)))
    #expect(change?.range == 0..<3)
    #expect(change?.newLength == 1)
    #expect(text.insert("") == nil)
  }

  @Test func aSelectionEndsBetweenClusters() {
    var text = EditableText("a👩‍👩‍👧e\u{301}")
    text.select(TextSelection(from: 3, to: TextPosition(20)))
    #expect(text.selection == TextSelection(1..<19))
    text.select(TextSelection(from: -4, to: TextPosition(99)))
    #expect(text.selection == TextSelection(0..<22))
  }

  @Test func aMarkJoinsTheClusterBeforeIt() {
    var text = edited("ex", at: 1)
    text.insert("\u{301}")
    #expect(text.text.count == 2)
    #expect(text.selection.head.offset == 3)
    #expect(text.offset(before: 3) == 0)
    // A letter put before a mark takes it in, and the insertion point is after both.
    var mark = edited("\u{301}", at: 0)
    mark.insert("e")
    #expect(mark.selection.head.offset == 3)
  }

  @Test func stepsGoFromClusterToCluster() {
    let text = EditableText("한\ne\u{301}🇰🇷", isMultiline: true)
    #expect([0, 3, 4, 7, 15].map { text.offset(after: $0) } == [3, 4, 7, 15, 15])
    #expect([15, 7, 4, 3, 0].map { text.offset(before: $0) } == [7, 4, 3, 0, 0])
  }

  @Test(arguments: [
    ("en", "Don't stop", [5, 10], [6, 0]), ("th", "ภาษาไทย", [12, 21], [12, 0]),
    ("ja", "日本語の文章", [9, 12, 18], [12, 9, 0]), ("zh-Hans", "我们学习中文", [6, 12, 18], [12, 6, 0]),
    ("ko", "한국어 문장", [9, 16], [10, 0]), ("ar", "سؤال آخر", [8, 15], [9, 0]),
    ("en", "one\n\n two", [3, 9], [6, 0]), ("en", " .\n.", [4], [0]),
    ("en", "Don't stop, at 3.5!", [5, 10, 14, 18, 19], [15, 12, 6, 0]),
    ("he", "אב-גד", [4, 9], [5, 0]), ("en", "👩‍👩‍👧 e\u{301}a", [23], [19, 0]),
  ])
  func stepsGoFromWordToWord(tag: String, text: String, ends: [Int], starts: [Int]) throws {
    let language = try LanguageTag(tag)
    let text = EditableText(text, isMultiline: true)
    var offset = 0
    for end in ends {
      offset = text.offset(ofWordEndAfter: offset, language: language)
      #expect(offset == end)
    }
    offset = text.length
    for start in starts {
      offset = text.offset(ofWordStartBefore: offset, language: language)
      #expect(offset == start)
    }
  }

  @Test func aWordIsFoundAroundAnOffset() {
    let text = EditableText("x\none, two", isMultiline: true)
    let words = [0, 1, 2, 4, 5, 6, 7, 10].map { text.rangeOfWord(at: $0, language: .english) }
    #expect(words == [0..<1, 0..<1, 2..<5, 2..<5, 2..<5, 6..<7, 7..<10, 7..<10])
  }

  @Test func linesAreCountedFromTheirEnds() {
    let text = EditableText("ab\n\n한\n", isMultiline: true)
    #expect(text.lineCount == 4)
    #expect((0..<4).map(text.line) == ["ab", "", "한", ""])
    #expect((0..<4).map(text.start) == [0, 3, 4, 8])
    #expect([0, 2, 3, 4, 7, 8].map(text.lineIndex) == [0, 0, 1, 2, 2, 3])
    #expect(text.rangeOfLine(at: 5) == 4..<7)
    #expect(EditableText().lineCount == 1)
  }

  @Test func typingIsUndoneWordByWord() {
    var text = EditableText()
    for character in "one two" { text.insert(String(character)) }
    text.undo()
    #expect(text.text == "one ")
    #expect(text.selection.head.offset == 4)
    text.undo()
    #expect(text.text == "")
    #expect(!text.canUndo)
    #expect(text.undo() == nil)
    text.redo()
    text.redo()
    #expect(text.text == "one two")
    #expect(text.selection.head.offset == 7)
    #expect(!text.canRedo)
  }

  @Test func aMovedInsertionPointBeginsAStep() {
    var text = EditableText("ab")
    text.insert("c")
    text.select(TextSelection(TextPosition(0)))
    text.select(TextSelection(TextPosition(3)))
    text.insert("d")
    text.undo()
    #expect(text.text == "abc")
  }

  @Test func deletionsBesideEachOtherAreUndoneTogether() {
    var text = EditableText("abcdef")
    for _ in 0..<2 {
      let end = text.selection.head.offset
      text.replace(text.offset(before: end)..<end, with: "", as: .deletingBackward)
    }
    #expect(text.text == "abcd")
    text.select(TextSelection(TextPosition(1)))
    for _ in 0..<2 { text.replace(1..<2, with: "", as: .deletingForward) }
    #expect(text.text == "ad")
    text.undo()
    #expect(text.text == "abcd")
    text.undo()
    #expect(text.text == "abcdef")
    #expect(text.selection.head.offset == 6)
  }

  @Test func aChangeEndsRedoing() {
    var text = EditableText("a")
    text.insert("b", as: .other)
    text.undo()
    text.insert("c", as: .other)
    #expect(!text.canRedo)
    #expect(text.redo() == nil)
    text.undo()
    #expect(text.text == "a")
  }

  @Test func theOldestStepsAreForgotten() {
    var text = EditableText()
    for _ in 0..<1_500 { text.insert("x", as: .other) }
    var count = 0
    while text.undo() != nil { count += 1 }
    #expect(count == 1_000)
    #expect(text.length == 500)
    var large = EditableText(isMultiline: true)
    let lines = String(repeating: String(repeating: "y", count: 1_023) + "\n", count: 6 << 10)
    for _ in 0..<5 { large.insert(lines, as: .other) }
    count = 0
    while large.undo() != nil { count += 1 }
    #expect(count == 2)
  }

  @Test func aRangeOverManyBlocksOfLinesIsWhole() {
    let lines = (0..<2_000).map { "line \($0)" }
    var text = EditableText(lines.joined(separator: "\n"), isMultiline: true)
    text.select(TextSelection(2..<text.length - 3))
    let whole = lines.joined(separator: "\n")
    #expect(text.selectedText == String(whole.dropFirst(2).dropLast(3)))
  }
}
