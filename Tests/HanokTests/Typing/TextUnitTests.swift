import HanokTesting
import Testing

@testable import Hanok

/// Parts of a text that are edited as a whole.
@Suite struct TextUnitTests {
  private let view = TextView()

  init() {
    // What is in braces is a unit.
    view.units = { line in
      let bytes = Array(line.utf8)
      var units: [TextUnit] = []
      for (start, byte) in bytes.enumerated() where byte == UInt8(ascii: "{") {
        if let end = bytes[start...].firstIndex(of: UInt8(ascii: "}")) {
          units.append(TextUnit(start..<end + 1, role: .key))
        }
      }
      return units
    }
  }

  private func stage(_ text: String, in direction: TextView.WritingDirection = .leftToRight) throws
    -> Stage
  {
    view.baseWritingDirection = direction
    view.text = text
    let stage = try Stage(view, width: 24, height: 4)
    stage.perform { _ = view.becomeFirstResponder() }
    return stage
  }

  /// The offsets of the insertion point after each press of a key.
  private func offsets(_ key: Key, from start: Int, count: Int, on stage: Stage) -> [Int] {
    stage.perform { view.selectedRange = start..<start }
    return (0..<count).map { _ in
      stage.press(key)
      return view.selectedRange.lowerBound
    }
  }

  @Test func arrowsMoveOverAUnit() throws {
    let stage = try stage("a {n} b")
    #expect(offsets(.right, from: 0, count: 4, on: stage) == [1, 2, 5, 6])
    #expect(offsets(.left, from: 7, count: 4, on: stage) == [6, 5, 2, 1])
  }

  @Test func arrowsMoveOverAUnitInATextFromRightToLeft() throws {
    // Hebrew letters have two bytes.
    let stage = try stage("א {n} ב", in: .rightToLeft)
    #expect(offsets(.left, from: 0, count: 4, on: stage) == [2, 3, 6, 7])
    #expect(offsets(.right, from: 9, count: 4, on: stage) == [7, 6, 3, 2])
  }

  @Test func aUnitIsDeletedAsAWhole() throws {
    let stage = try stage("a {n} b")
    stage.perform { view.selectedRange = 5..<5 }
    stage.press(.backspace)
    #expect(view.text == "a  b")
    stage.press(.character("_"), modifiers: .control)
    #expect(view.text == "a {n} b")
    stage.perform { view.selectedRange = 2..<2 }
    stage.press(.delete)
    #expect(view.text == "a  b")
  }

  @Test(arguments: [(3..<3, 2..<2), (4..<4, 5..<5), (0..<3, 0..<5), (3..<7, 2..<7), (3..<4, 2..<5)])
  func aSelectionHasAUnitAsAWhole(range: Range<Int>, expected: Range<Int>) throws {
    let stage = try stage("a {n} b")
    stage.perform { view.selectedRange = range }
    #expect(view.selectedRange == expected)
  }

  @Test(arguments: [
    ("{left :int} אב", "בא {left :int}"), ("אב {n :int} גד {m}", "{m} דג {n :int} בא"),
    ("{a}{b}", "{b}{a}"),
  ])
  func aUnitRunsFromLeftToRight(text: String, row: String) throws {
    let stage = try stage(text, in: .rightToLeft)
    #expect(stage.screen.row(0).contains(row))
  }

  @Test func theCursorIsBesideAUnitWhereTheTextGoesOn() throws {
    let stage = try stage("א {n} ב", in: .rightToLeft)
    let columns = [0, 2, 3, 6, 7, 9].map { offset in
      stage.perform { view.selectedRange = offset..<offset }
      return view.insertionPoint?.x ?? -1
    }
    // From the right edge to the left: each step goes on in the direction of the text.
    #expect(columns == columns.sorted(by: >))
    #expect(Set(columns).count == columns.count)
  }

  @Test func aUnitHasItsColor() throws {
    let stage = try stage("a {n} b")
    let accent = Theme().accent
    #expect(accent.foreground != .default)
    #expect(stage.screen[2, 0].style.foreground == accent.foreground)
    #expect(stage.screen[0, 0].style.foreground != accent.foreground)
  }

  @Test(arguments: ["\u{200C}", "\u{301}", "\u{E31}", "\u{902}"])
  func aUnitHasTheWholeClusterThatItEndsIn(mark: String) throws {
    let text = "a{n}\(mark)b"
    let end = 4 + mark.utf8.count
    let stage = try stage(text)
    #expect(offsets(.right, from: 0, count: 3, on: stage) == [1, end, end + 1])
    #expect(offsets(.left, from: end + 1, count: 3, on: stage) == [end, 1, 0])
    stage.perform { view.selectedRange = end..<end }
    stage.press(.character("X"))
    #expect(view.text == "a{n}\(mark)Xb")
  }

  @Test func unitsAreWidenedToClusters() {
    let line = "a{n}\u{301}{m}"
    let units = TextUnit.whole([TextUnit(1..<4), TextUnit(6..<9)], in: line)
    #expect(units.map(\.range) == [1..<6, 6..<9])
    #expect(TextUnit.whole([TextUnit(1..<4)], in: "a{n}b").map(\.range) == [1..<4])
  }

  @Test func arrowsMoveOverAUnitThatBeginsARow() throws {
    // Rows have 22 cells: the second one begins with the unit.
    let text = "abcdefghij klmnopqrst {second} uv"
    let stage = try stage(text)
    stage.perform { view.selectedRange = 0..<0 }
    stage.press(.down)
    stage.press(.home)
    #expect(view.selectedRange == 22..<22 && view.insertionPoint == Point(x: 0, y: 1))
    stage.press(.right)
    #expect(view.selectedRange == 30..<30)
    // Backward, the end of the row before is one more insertion point at most.
    var reached: [Int] = []
    for _ in 1...4 {
      stage.press(.left)
      reached.append(view.selectedRange.lowerBound)
    }
    #expect(reached.first == 22 && reached.contains(21) && reached == reached.sorted(by: >))
  }

  @Test(arguments: [
    ("abcdefghij {first} {second} {third} kl", false),
    ("אבגדהוזחטי {first} {second} {third} כל", true),
    ("אב {a}{b} גד {c}{d}{e} הו {f}{g}{h} זח", true),
  ])
  func arrowsMoveOverUnitsAtTheEdgesOfRows(text: String, isRightToLeft: Bool) throws {
    let stage = try stage(text, in: isRightToLeft ? .rightToLeft : .leftToRight)
    let length = text.utf8.count
    let there = offsets(isRightToLeft ? .left : .right, from: 0, count: 60, on: stage)
    #expect(there == there.sorted() && there.last == length, "\(there)")
    let back = offsets(isRightToLeft ? .right : .left, from: length, count: 60, on: stage)
    #expect(back == back.sorted(by: >) && back.last == 0, "\(back)")
  }

  @Test func theCursorBetweenTwoUnitsIsBetweenThem() throws {
    let stage = try stage("{a}{b}", in: .rightToLeft)
    let columns = [0, 3, 6].map { offset in
      stage.perform { view.selectedRange = offset..<offset }
      return view.insertionPoint?.x ?? -1
    }
    #expect(columns == columns.sorted(by: >) && Set(columns).count == 3)
    #expect(stage.screen.row(0).contains("{b}{a}"))
    #expect(columns[0] - columns[1] == 3)
  }
}
