import HanokTesting
import HanokUnicode
import Testing

@testable import Hanok

/// Layouts of texts of several scripts, with all of their places.
@Suite struct TextLayoutWalkTests {
  private nonisolated struct Case {
    let name: String
    let text: String
    var widths = [40]
    var language = "en"
    var maximum: Int?
    var truncation = TextLayout.Truncation.tail
    var purpose = TextLayout.Purpose.display
    var direction: TextDirection?
  }

  nonisolated private static let cases = [
    Case(
      name: "words", text: "Every answer was  right, and\nthe last one best. ",
      widths: [40, 12, 6, 3, 1]),
    Case(name: "edited", text: "one  two \n", widths: [40, 6, 4], purpose: .editing),
    Case(name: "nothing edited", text: "", widths: [5], purpose: .editing),
    Case(name: "nothing", text: "", widths: [5]),
    Case(name: "two lines", text: "Every answer was right", widths: [8, 5, 1], maximum: 2),
    Case(name: "one line", text: "La 한글 age\nmore", widths: [20, 9, 8, 7, 2, 1], maximum: 1),
    Case(
      name: "head", text: "Language of the day\nand of the night ", widths: [40, 12, 3], maximum: 1,
      truncation: .head),
    Case(
      name: "middle", text: "Language of 한글 day", widths: [20, 12, 9, 4, 1], maximum: 1,
      truncation: .middle),
    Case(
      name: "middle of two", text: "Language of the day and of the night", widths: [12], maximum: 2,
      truncation: .middle),
    Case(
      name: "edited and cut", text: "one two three \n", widths: [5], maximum: 2, purpose: .editing),
    Case(name: "korean", text: "한국어는 낱말 사이에서(만) 나뉜다.", widths: [12, 7], language: "ko"),
    Case(name: "japanese", text: "「漢字」とかな。ー次", widths: [9, 6], language: "ja"),
    Case(name: "both ways", text: "abc (אבג) 12, אב", widths: [40, 7]),
    Case(name: "from the right", text: "abc (אבג) 12\nאב גד", widths: [40, 6], language: "he"),
    Case(
      name: "from the right, edited", text: "אב גד  x ", widths: [12, 5], language: "he",
      purpose: .editing),
    Case(
      name: "arabic, cut", text: "السلام عليكم ١٢٣ abc", widths: [12, 7], language: "ar", maximum: 1
    ),
    Case(
      name: "controls",
      text: "a\u{1B}[3\tb\u{202E}c\u{2067}ד\u{2069}\u{2069}\u{200F}e\u{301}\u{9B}",
      widths: [40, 3]),
    Case(
      name: "embeddings", text: "\u{202B}x\u{202C} \u{202A}y\n\u{2066}z\nq\u{2069}\u{202C}",
      widths: [40]),
    Case(name: "line ends", text: "a\r\nb\u{85}c\u{2028}\n d", widths: [9, 1]),
  ]

  private func position(_ position: TextPosition?) -> String {
    position.map { "\($0.offset)\($0.affinity == .upstream ? "^" : "")" } ?? "-"
  }

  /// All lines of a layout, and the places in it.
  private func results(_ layout: TextLayout) -> [String] {
    var results: [String] = []
    for line in layout.lines {
      results.append(
        "|\(line.visualText)| \(line.range) \(line.width)\(line.endsByMandatoryBreak ? " ends" : "")"
          + " \(position(line.startPosition)) to \(position(line.endPosition))"
          + " read \(line.text.debugDescription)")
      let clusters = line.visualClusters.map { "\($0.range.lowerBound)@\($0.column):\($0.level)" }
      results.append("  clusters " + clusters.joined(separator: " "))
      let columns = (-1...(line.width + 1)).map { position(line.position(atColumn: $0)) }
      results.append("  columns  " + columns.joined(separator: " "))
      let atColumns = (0..<max(1, line.width)).map {
        line.cluster(atColumn: $0).map { "\($0.range.lowerBound)" } ?? "-"
      }
      results.append("  at       " + atColumns.joined(separator: " "))
    }
    let length = layout.text.text.utf8.count
    let offsets = Array(0...length)
    for affinity in [TextAffinity.downstream, .upstream] {
      let places = offsets.map { TextPosition($0, affinity) }
      func add(_ name: String, _ value: (TextPosition) -> String) {
        results.append("\(name) " + places.map(value).joined(separator: " "))
      }
      add(affinity == .upstream ? "up   " : "down ") { place in
        layout.point(of: place).map { "\($0.x),\($0.y)" } ?? "-"
      }
      add("left ") { position(layout.position(leftOf: $0)) }
      add("right") { position(layout.position(rightOf: $0)) }
    }
    return results
  }

  @Test(arguments: 0..<cases.count) func aLayoutWithAllItsPlaces(number: Int) throws {
    let testCase = Self.cases[number]
    var lines: [String] = []
    for width in testCase.widths {
      let layout = TextLayout(
        AttributedText(testCase.text), width: width, maximumLines: testCase.maximum,
        truncation: testCase.truncation, purpose: testCase.purpose,
        rules: TextLayout.Rules(language: try LanguageTag(testCase.language)))
      lines.append("in \(width): \(layout.width)\(layout.isTruncated ? " truncated" : "")")
      lines += results(layout)
    }
    let name = testCase.name.replacing(" ", with: "-").replacing(",", with: "")
    try Pilot.expectResults("Layouts/\(name)", lines)
  }

  @Test func aLayoutWithoutRoomHasNoPlaces() {
    let rules = TextLayout.Rules(language: .english)
    let layout = TextLayout(AttributedText("ab"), width: 0, rules: rules)
    #expect(layout.lines.isEmpty && layout.isTruncated && layout.width == 0)
    #expect(layout.point(of: TextPosition(0)) == nil)
    #expect(layout.position(leftOf: TextPosition(1)) == TextPosition(1))
    let none = TextLayout(AttributedText("ab"), width: 9, maximumLines: 0, rules: rules)
    #expect(none.lines.isEmpty && none.isTruncated)
    #expect(!TextLayout(AttributedText(""), width: 0, rules: rules).isTruncated)
  }
}
