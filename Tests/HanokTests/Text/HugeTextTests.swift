import HanokTesting
import Testing

@testable import Hanok
@testable import HanokDrawing

/// A text of any length is laid out as far as it can be shown.
@Suite struct HugeTextTests {
  private let rules = TextLayout.Rules(language: .english)
  private nonisolated static let lineLimit = 1 << 16

  private func layout(
    _ text: String, width: Int = 20, lines: Int? = 1, _ truncation: TextLayout.Truncation = .tail
  ) -> TextLayout {
    TextLayout(
      AttributedText(text), width: width, maximumLines: lines, truncation: truncation, rules: rules)
  }

  /// The number of bytes whose clusters were computed.
  private func laidOut(_ layout: TextLayout) -> Int { layout.lines.first?.source.length ?? 0 }

  @Test(
    arguments: ["a", "한", "👨‍👩‍👧‍👦", "e\u{301}", "\u{1B}", "\u{202E}", "\u{200B}", "ا", "a\n"], [1, 3])
  func onlyAPartOfAHugeTextIsLaidOut(cluster: String, lines: Int) {
    let layout = layout(String(repeating: cluster, count: 1 << 18), lines: lines)
    // A picture of a control has three bytes in place of one.
    #expect(laidOut(layout) <= 3 * lines * Self.lineLimit)
    #expect(layout.isTruncated)
    #expect(layout.lines.count <= lines)
    #expect(layout.lines.allSatisfy { $0.width <= 20 })
    #expect(layout.text.text.utf8.count == cluster.utf8.count << 18)
  }

  /// What is shown is the same as of a text that is just too long for the line.
  @Test(arguments: ["word ", "한국어 ", "👨‍👩‍👧‍👦", "مرحبا "], [1, 3])
  func aHugeTextLooksLikeALongOne(word: String, lines: Int) {
    let long = String(repeating: word, count: 1_000)
    let huge = String(repeating: word, count: 100_000)
    for width in [7, 80] {
      let (first, second) = (
        layout(long, width: width, lines: lines), layout(huge, width: width, lines: lines)
      )
      #expect(first.lines.map(\.visualText) == second.lines.map(\.visualText))
      #expect(first.isTruncated && second.isTruncated)
    }
  }

  @Test func aTextUpToTheBoundIsWhole() {
    let longest = String(repeating: "a", count: Self.lineLimit)
    #expect(!layout(longest, width: .max).isTruncated)
    #expect(layout(longest, width: .max).width == Self.lineLimit)
    #expect(layout(longest + "a", width: .max).isTruncated)
  }

  @Test func theRestIsThereForMoreLines() {
    let words = String(repeating: "word ", count: 14_000)
    let one = layout(words, width: 10)
    #expect(one.broken(width: 10, maximumLines: nil).lines.count == 7_000)
    #expect(one.broken(width: 10, maximumLines: 3).lines.count == 3)
    #expect(laidOut(one.broken(width: 80, maximumLines: 1)) == Self.lineLimit)
  }

  /// The end of a text is known only from all of it.
  @Test(arguments: [TextLayout.Truncation.head, .middle])
  func theEndOfAHugeTextIsShown(truncation: TextLayout.Truncation) {
    let text = String(repeating: "a", count: 200_000) + "end"
    #expect(layout(text, width: 8, truncation).lines[0].visualText.hasSuffix("end"))
    let tail = layout(text, width: 8)
    #expect(
      tail.broken(width: 8, maximumLines: 1, truncation: truncation).lines[0].visualText
        .hasSuffix("end"))
  }

  @Test func aLabelOfAHugeTextIsDrawnAtEachWidth() throws {
    let label = Label(.verbatim(String(repeating: "word ", count: 1 << 16)))
    let stage = try Stage(label, width: 12, height: 1)
    #expect(stage.screen.row(0) == "word word w…")
    #expect(label.isTruncated)
    stage.resize(width: 6, height: 1)
    #expect(stage.screen.row(0) == "word… ")
    stage.resize(width: 40, height: 1)
    #expect(stage.screen.row(0) == String(repeating: "word ", count: 7) + "word…")
    #expect(stage.difference == nil)
  }

  @Test func runsAreCutWithTheirRoles() {
    var text = AttributedText("")
    text.runs = [.init("abc", role: .strong), .init("한d"), .init("e", role: .key)]
    #expect(text.cut(toBytes: 8) == nil)
    #expect(
      text.cut(toBytes: 7)?.runs == [
        .init("abc", role: .strong), .init("한d"), .init("", role: .key),
      ])
    #expect(text.cut(toBytes: 5)?.runs == [.init("abc", role: .strong), .init("")])
    #expect(text.cut(toBytes: 2)?.runs == [.init("ab", role: .strong)])
  }
}
