import HanokTerminal
import HanokTesting
import Testing

@testable import Hanok
@testable import HanokDrawing

/// The steps in which typed text is undone, in languages with and without spaces.
@Suite struct UndoneWordsTests {
  nonisolated struct Case: CustomTestStringConvertible, Sendable {
    let language: String
    /// The parts that are undone one by one, from the first.
    let parts: [String]

    var text: String { parts.joined() }
    var testDescription: String { "\(language): \(text)" }
  }

  nonisolated static let cases: [Case] = [
    Case(language: "ja", parts: ["日本語", "の", "文章。", "明日", "は", "雨", "です。"]),
    Case(language: "zh-Hans", parts: ["我们", "学习", "中文，", "明天", "下雨。"]),
    Case(language: "th", parts: ["ภาษา", "ไทย", "ไม่มี", "ช่อง", "ว่าง"]),
    Case(language: "ko", parts: ["한국어는 ", "띄어쓰기가 ", "있습니다. ", "네."]),
    Case(language: "en", parts: ["one ", "two, ", "don't  ", "stop."]),
    Case(language: "ar", parts: ["لغة ", "لها ", "مسافات"]),
    Case(language: "ja", parts: ["iPhone", "を", "3", "台 ", "買う\n", "二", "行", "目"]),
  ]

  /// The texts after each step that is undone, the last one first, as the parts that they lack.
  private func undone(_ text: inout EditableText) -> [String] {
    var parts: [String] = []
    while text.canUndo {
      let former = text.text
      text.undo()
      parts.insert(String(former.dropFirst(text.text.count)), at: 0)
      #expect(
        text.selection == TextSelection(TextPosition(text.length, text.selection.head.affinity)))
    }
    return parts
  }

  @Test(arguments: cases)
  func typedTextIsUndoneWordByWord(example: Case) {
    var typed = EditableText(isMultiline: true)
    for character in example.text { typed.insert(String(character)) }
    #expect(undone(&typed) == example.parts)
    for count in 1...example.parts.count {
      typed.redo()
      #expect(typed.text == example.parts.prefix(count).joined())
    }
    #expect(!typed.canRedo)
    #expect(undone(&typed) == example.parts)
  }

  /// An input method sends a phrase at once, and a fast typist several letters.
  @Test(arguments: cases, [2, 3, 7, 100])
  func textThatArrivesInPortionsIsUndoneAlike(example: Case, size: Int) throws {
    let view = TextView()
    let pilot = try Pilot(
      ScreenOfViews([view]), in: example.language, size: Size(width: 60, height: 5), [])
    var rest = example.text[...]
    while !rest.isEmpty {
      let portion = rest.prefix(size)
      for line in portion.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        if line.offset > 0 { pilot.press(.enter) }
        pilot.send(Array(line.element.utf8))
      }
      rest = rest.dropFirst(size)
    }
    #expect(view.text == example.text)
    for count in example.parts.indices.reversed() {
      pilot.press(.character("_"), .control)
      #expect(view.text == example.parts.prefix(count).joined())
    }
    for count in 1...example.parts.count {
      pilot.press(.character("e"), .alt)
      #expect(view.text == example.parts.prefix(count).joined())
    }
  }

  /// The dictionaries of ICU differ in these; no text is undone all at once, nor letter by letter.
  @Test(arguments: [
    "ພາສາລາວບໍ່ມີຊ່ອງຫວ່າງລະຫວ່າງຄໍາ", "ភាសាខ្មែរមិនមានចន្លោះរវាងពាក្យទេ", "မြန်မာဘာသာစကားတွင်စကားလုံးများကြား",
    "東京都に住んでいます。明日は雨です。傘を持って行きます。",
    "東京都に住んでいます明日は雨です", "中华人民共和国万岁我们明天学习",
  ])
  func wordsOfOtherScriptsAreFound(text: String) {
    var typed = EditableText()
    for character in text { typed.insert(String(character)) }
    let parts = undone(&typed)
    #expect(parts.joined() == text)
    #expect((3..<text.count).contains(parts.count), "\(parts)")
  }

  @Test func aPasteIsOneStep() {
    var text = EditableText()
    text.insert("明日は", as: .typing)
    text.insert("雨です。傘を持って行きます。", as: .other)
    text.insert("雪", as: .typing)
    #expect(undone(&text) == ["明日", "は", "雨です。傘を持って行きます。", "雪"])
  }

  @Test(arguments: ["x", "한", "ー", "👩‍👩‍👧", "字", "ກ"])
  func aLongRunIsUndoneInParts(letter: String) {
    var text = EditableText()
    for _ in 0..<300 { text.insert(letter) }
    let parts = undone(&text)
    #expect(parts.joined() == String(repeating: letter, count: 300))
    #expect(parts.count >= 4 && parts.allSatisfy { $0.count <= TypedWords.maximumClusters })
  }

  @Test func typingAfterAnUndoneWordBeginsAnotherStep() {
    var text = EditableText()
    for character in "明日は雨" { text.insert(String(character)) }
    text.undo()
    for character in "雪です" { text.insert(String(character)) }
    #expect(!text.canRedo)
    #expect(undone(&text) == ["明日", "は", "雪", "です"])
  }

  @Test func theInsertionPointOfAnUndoneWordIsBetweenClusters() {
    var text = EditableText("\u{301}")
    text.select(TextSelection(TextPosition(0)))
    text.insert("雨 a")
    #expect(text.text == "雨 a\u{301}")
    text.undo()
    // The mark is on the space now, and the insertion point after both.
    #expect(text.text == "雨 \u{301}" && text.selection.head.offset == text.length)
    text.redo()
    #expect(text.text == "雨 a\u{301}" && text.selection.head.offset == text.length)
  }
}
