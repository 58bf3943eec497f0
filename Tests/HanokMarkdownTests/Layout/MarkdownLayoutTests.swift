import Hanok
import Testing

@testable import HanokMarkdown

@Suite struct MarkdownLayoutTests {
  private func rows(
    _ text: String, width: Int, _ language: String = "en"
  ) throws -> String {
    try MarkdownLayout.text(of: text, width: width, language: language).joined(separator: "\n")
  }

  @Test func blocksHaveBlankRowsBetweenThem() throws {
    let text = """
      # One
      Some *text* that wraps.
      ## Two
      ### Three
      ***
      <b>
      x
      """
    #expect(
      try rows(text, width: 12) == """
        One
        ━━━

        Some text
        that wraps.

        Two
        ───

        Three

        ────────────

        <b>
        x
        """)
  }

  @Test func itemsHangAndNumbersAreAligned() throws {
    let text = """
      9. A long item of words
      10. Ten
          - Inner one
            - Third
              - Fourth

      - [x] Done
      - [ ] To be done

      - loose

        two
      """
    #expect(
      try rows(text, width: 20) == """
         9. A long item of
            words
        10. Ten
            • Inner one
              – Third
                · Fourth

        [✓] Done

        [ ] To be done

          • loose

            two
        """)
  }

  @Test func quotesHaveBarsThroughTheirBlankRows() throws {
    let text = "> a\n>\n> > b\n> > c d e f\n>\n> - g\n\nh\n\n>\n"
    #expect(
      try rows(text, width: 9) == """
        │ a
        │
        │ │ b c d
        │ │ e f
        │
        │ • g

        h

        │
        """)
  }

  @Test func eachBlockHasItsOwnDirection() throws {
    let text =
      "English\n\nعربي أول\n\n> اقتباس\n>\n> in it\n\n9. واحد\n10. اثنان\n\n- [x] تم\n\n123"
    #expect(
      try MarkdownLayout.text(of: text, width: 16) == [
        "English", "", "        لوأ يبرع", "", "        سابتقا │", "               │",
        "in it          │", "", "        دحاو .9", "       نانثا .10", "", "          مت [✓]", "",
        "123",
      ])
  }

  @Test func textWithoutADirectionHasTheLanguagesOwn() throws {
    #expect(try rows("123", width: 6, "ar") == "   123")
    #expect(try rows("- 1\n- 2", width: 6, "ar") == "   1 •\n   2 •")
    #expect(try rows("---", width: 3, "ar") == "───")
  }

  @Test func linesBreakByTheRulesOfTheLanguage() throws {
    #expect(try rows("한국어는 낱말 사이에서", width: 10, "ko") == "한국어는\n낱말\n사이에서")
    #expect(try rows("東京です。大阪", width: 8, "ja") == "東京で\nす。大阪")
  }

  @Test func longLinesOfCodeGoOnWithAMark() throws {
    let text = "```\nlet a = \"b c d e\"\n\n\tx\n```"
    #expect(
      try rows(text, width: 12) == """
          let a = "›
          b c d e"

              x
        """)
    #expect(try rows("```\nلا let\n```", width: 20) == "  ال let")
    #expect(try rows("```\n```", width: 20).isEmpty)
  }

  @Test func codeIsColoredAsAWhole() throws {
    let code = MarkdownDocument("```swift\na\nb\n```\n\n```\nc\n```")
    var layout = MarkdownLayout(width: 20, rules: .init(language: .english))
    layout.highlight = { language, lines in
      lines.map { AttributedText("\(language)\($0)", role: .syntax(.keyword)) }
    }
    #expect(layout.rows(of: code).map { $0.text() } == ["  swifta", "  swiftb", "", "  c"])
    layout.highlight = { _, _ in [] }
    #expect(layout.rows(of: code).first?.text() == "  a")
  }

  @Test func aNarrowWidthLeavesOutOuterContainers() throws {
    let text = "> - > - > - deep words"
    #expect(try rows(text, width: 14).split(separator: "\n").allSatisfy { $0.count <= 14 })
    for width in 1...12 {
      let shown = try rows(text, width: width)
      #expect(shown.filter(\.isLetter) == "deepwords", "width \(width)")
    }
  }

  @Test func contentKeepsALeastWidth() throws {
    let document = MarkdownDocument(String(repeating: "> ", count: 20) + "a")
    let unit = try #require(
      UnitBuilder.units(of: document.blocks, hasBlocksBefore: false).first)
    for width in 1...60 {
      let frame = UnitFrame(unit, width: width, rules: .init(language: .english))
      #expect(frame.area.width >= min(12, width - width / 2))
      #expect(frame.area.width <= max(12, width - width / 2) + 1)
    }
  }

  @Test func nothingIsLostBeyondTheGreatestDepth() throws {
    let text = String(repeating: "> - ", count: 100) + "deep\n"
    let document = MarkdownDocument(text)
    let units = UnitBuilder.units(of: document.blocks, hasBlocksBefore: false)
    #expect(units.map(\.containers.count) == [BlockBuilder.maximumDepth])
    #expect(try rows(text, width: 60).contains("deep"))
  }

  @Test func aLongTextIsLaidOutInParts() throws {
    let words = (0..<10_000).map { "word\($0)" }.joined(separator: " ")
    let layout = MarkdownLayout(width: 40, rules: .init(language: .english))
    let units = UnitBuilder.units(
      of: MarkdownDocument(words).blocks, hasBlocksBefore: false)
    #expect(units.count > 4)
    #expect(units.allSatisfy { $0.gap == nil })
    let shown = layout.rows(of: units).map { $0.text() }.joined(separator: " ")
    #expect(shown == words)
    let wide = String(repeating: "漢字👩‍👩‍👧e\u{301}", count: 3_000)
    let parts = AttributedText(wide).parts(ofBytes: 1 << 10)
    #expect(parts.map(\.text).joined() == wide)
    #expect(parts.allSatisfy { $0.text.utf8.count <= 1 << 10 })
    #expect(parts.reduce(0) { $0 + $1.text.count } == wide.count)
  }
}
