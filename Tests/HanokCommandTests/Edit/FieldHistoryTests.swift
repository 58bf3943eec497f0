import Hanok
import Testing

@testable import HanokCommand

@Suite struct FieldHistoryTests {
  private var history = FieldHistory(Self.contents(["", "", ""]))

  private static func contents(_ texts: [String], showsCode: Bool = false) -> FieldHistory.Contents
  {
    .init(
      forms: nil, showsCode: showsCode, texts: texts.map { EditableText($0, isMultiline: true) })
  }

  private var texts: [String] { history.current.texts.map(\.text) }

  /// Types at the end of a field.
  @discardableResult private mutating func type(_ text: String, in field: Int) -> Bool {
    var content = history.current.texts[field]
    content.insert(text)
    return history.record(content, at: field)
  }

  /// Undoes all, and returns the texts after each step.
  private mutating func undone() -> [[String]] {
    var all: [[String]] = []
    while history.undo() { all.append(texts) }
    return all
  }

  private mutating func redone() -> [[String]] {
    var all: [[String]] = []
    while history.redo() { all.append(texts) }
    return all
  }

  @Test mutating func fieldsAreUndoneInTheOrderOfTyping() {
    #expect(!history.canUndo && !history.canRedo)
    for (field, text) in [(0, "a"), (1, "b"), (0, "c"), (2, "d")] { type(text, in: field) }
    let undone = undone()
    #expect(undone == [["ac", "b", ""], ["a", "b", ""], ["a", "", ""], ["", "", ""]])
    #expect(
      !history.canUndo && history.canRedo && history.redone?.texts.map(\.text) == ["ac", "b", "d"])
    let redone = redone()
    #expect(redone == [["a", "", ""], ["a", "b", ""], ["ac", "b", ""], ["ac", "b", "d"]])
    #expect(history.canUndo && !history.canRedo && history.redone == nil)
  }

  @Test mutating func aReplacementIsOneStep() {
    type("a", in: 0)
    history.replace(with: Self.contents(["x", "y", "z"]))
    type("!", in: 1)
    let undone = undone()
    #expect(undone == [["x", "y", "z"], ["a", "", ""], ["", "", ""]])
    let redone = redone()
    #expect(redone == [["a", "", ""], ["x", "y", "z"], ["x", "y!", "z"]])
  }

  @Test mutating func anotherNumberOfFieldsIsAStep() {
    type("a", in: 2)
    history.replace(with: Self.contents(["code"], showsCode: true))
    type("!", in: 0)
    let undone = undone()
    #expect(undone == [["code"], ["", "", "a"], ["", "", ""]])
  }

  @Test mutating func replacingByTheSameTextIsNotAStep() {
    history.replace(with: Self.contents(["", "", ""]))
    #expect(!history.canUndo)
    // The same letter, composed in another way, is another text.
    history.replace(with: Self.contents(["\u{E9}", "", ""]))
    history.replace(with: Self.contents(["e\u{301}", "", ""]))
    let undone = undone()
    #expect(undone.map { Array($0[0].unicodeScalars) } == [["\u{E9}"], []])
  }

  @Test mutating func aNewTextEndsRedoing() {
    for (field, text) in [(0, "a"), (1, "b")] { type(text, in: field) }
    _ = history.undo()
    let isNew = type("c", in: 2)
    #expect(isNew && !history.canRedo)
    let undone = undone()
    #expect(undone == [["a", "", ""], ["", "", ""]])
  }

  @Test mutating func textThatAFieldHasUndoneIsNotANewStep() {
    type("a b", in: 0)
    var content = history.current.texts[0]
    content.undo()
    let isNew = history.record(content, at: 0)
    #expect(!isNew && history.canRedo)
    content.redo()
    let isNewAgain = history.record(content, at: 0)
    #expect(!isNewAgain && !history.canRedo && texts[0] == "a b")
  }

  @Test mutating func undoingNothingLeavesTheFieldThatCanRedo() throws {
    type("a", in: 0)
    var field = history.current.texts[0]
    _ = field.undo()
    let isNew = history.record(field, at: 0)
    let isUndone = history.undo()
    #expect(!isNew && !isUndone)
    _ = field.redo()
    let isRedoneNew = history.record(field, at: 0)
    #expect(!isRedoneNew && history.canUndo)
  }

  @Test mutating func recordingTheCurrentTextIsNotANewStep() {
    type("a", in: 0)
    _ = history.undo()
    _ = history.redo()
    let isNew = history.record(history.current.texts[0], at: 0)
    #expect(!isNew && history.canUndo)
  }

  @Test mutating func aFieldThatIsUndoneIsNotRedoneAfterAnotherWasUsed() {
    type("a", in: 0)
    type("b", in: 1)
    var content = history.current.texts[1]
    content.undo()
    _ = history.record(content, at: 1)
    type("c", in: 0)
    let undone = undone()
    #expect(undone == [["a", "", ""], ["", "", ""]])
    let redone = redone()
    #expect(redone == [["a", "", ""], ["ac", "", ""]])
  }
}
