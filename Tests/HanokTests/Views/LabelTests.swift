import Hanok
import HanokTesting
import Testing

@Suite struct LabelTests {
  private func rows(_ label: Label, in tag: String = "en", width: Int, height: Int = 1) throws
    -> [String]
  {
    let stage = try Stage(label, in: tag, width: width, height: height)
    return (0..<height).map { stage.screen.row($0) }
  }

  @Test(arguments: [
    (Label.Alignment.leading, "en", "ab    "), (.center, "en", "  ab  "),
    (.trailing, "en", "    ab"), (.leading, "ar", "    ab"), (.center, "ar", "  ab  "),
    (.trailing, "ar", "ab    "),
  ])
  func linesAreAligned(alignment: Label.Alignment, tag: String, row: String) throws {
    #expect(try rows(Label(.verbatim("ab"), alignment: alignment), in: tag, width: 6) == [row])
  }

  /// English on an Arabic screen begins at its leading edge, and ends with its full stop.
  @Test(arguments: [(20, "    Question 3 of 5."), (13, "Question 3 o…")])
  func aMessageThatHasFallenBackRunsInItsOwnDirection(width: Int, row: String) throws {
    let catalog = Catalog(compiled: [
      CompiledTables([
        .init(language: "en", name: "T", lines: "\"a\"=\"Question {$n :integer} of 5.\";"),
        .init(language: "ar", name: "T", lines: "\"b\"=\"ب\";"),
      ]), .toolkit,
    ])
    let label = Label(Message("a", table: "T", ["n": 3]))
    let stage = try Stage(label, in: "ar", width: width, height: 1)
    let localizer = Localizer(catalog: catalog, language: try LanguageTag("ar"))
    stage.perform { stage.application.traits.localizer = localizer }
    #expect(stage.screen.row(0) == row)
  }

  @Test(arguments: [
    (TextLayout.Truncation.tail, "abcd…"), (.head, "…fghi"), (.middle, "ab…hi"),
  ])
  func aTextThatIsTooLongIsCut(truncation: TextLayout.Truncation, row: String) throws {
    let label = Label(.verbatim("abcdefghi"))
    label.truncation = truncation
    let stage = try Stage(label, width: 5, height: 1)
    #expect(stage.screen.row(0) == row)
    #expect(label.isTruncated)
    #expect(label.truncatedText == "abcdefghi")
    stage.resize(width: 9, height: 1)
    #expect(stage.screen.row(0) == "abcdefghi")
    #expect(!label.isTruncated && label.truncatedText == nil)
  }

  @Test(arguments: [
    (0, 4, ["one  ", "two  ", "three", "     "]), (2, 4, ["one  ", "two… ", "     ", "     "]),
    (0, 2, ["one  ", "two… "]), (3, 3, ["one  ", "two  ", "three"]),
  ])
  func textWrapsUpToItsLinesAndItsHeight(lines: Int, height: Int, expected: [String]) throws {
    let label = Label(.verbatim("one two three"))
    label.numberOfLines = lines
    let stage = try Stage(label, width: 5, height: height)
    let drawn = (0..<height).map { stage.screen.row($0) }
    #expect(drawn == expected)
    #expect(label.isTruncated == !drawn.joined().contains("three"))
  }

  @Test func theLeastNumberOfLinesKeepsRoom() throws {
    let label = Label()
    label.minimumLines = 2
    let below = Label(.verbatim("below"))
    let stage = try Stage(StackView(.vertical, views: [label, below]))
    #expect(below.frame.minY == 2)
    stage.perform { label.message = .verbatim("text") }
    #expect(below.frame.minY == 2)
    stage.perform { label.minimumLines = 0 }
    #expect(below.frame.minY == 1)
    stage.perform { label.message = nil }
    #expect(below.frame.minY == 0)
  }

  @Test func aChangedTextLinesOrStyleIsDrawn() throws {
    let label = Label(.verbatim("one two"))
    let stage = try Stage(StackView(.vertical, alignment: .leading, views: [label]), width: 5)
    #expect(stage.screen.row(0) == "one… ")
    stage.perform { label.numberOfLines = 0 }
    #expect(stage.screen.row(1) == "two  ")
    stage.perform { label.style = \.failure }
    #expect(stage.screen[0, 0].style == Theme().failure)
    stage.perform { label.alignment = .trailing }
    #expect(stage.difference == nil)
    stage.perform { (label.numberOfLines, label.truncation) = (1, .head) }
    #expect(stage.screen.row(0) == "…two ")
    stage.perform { label.message = .verbatim("x") }
    #expect(stage.screen.row(0) == "x    ")
    #expect(label.frame.width == 1)
  }

  @Test func aLabelSpeaksTheLanguageOfItsTraits() throws {
    let message = Message.Hanok.lineUnknown(typed: "x")
    let label = Label(message)
    #expect(label.text.text == "")
    let stage = try Stage(label, in: "ko", width: 60)
    let korean = label.text.text
    #expect(stage.screen.row(0).hasPrefix(korean.prefix(20)))
    let catalog = stage.application.traits.localizer.catalog
    stage.perform {
      stage.application.traits.localizer = Localizer(catalog: catalog, language: .english)
    }
    #expect(label.text.text != korean)
    #expect(stage.screen.row(0).hasPrefix(label.text.text.prefix(20)))
  }

  @Test func aTextAsksForAllItsWidth() throws {
    let label = Label(.verbatim(String(repeating: "x", count: 500)))
    let stage = try Stage(StackView(.vertical, alignment: .leading, views: [label]))
    #expect(label.fittingSize(.unspecified).width == 500)
    #expect(label.frame.width == stage.window.frame.width)
  }

  @Test func anEmptyLabelTakesNothing() throws {
    let label = Label()
    _ = try Stage(StackView(.vertical, views: [label]))
    #expect(label.fittingSize(.unspecified) == .zero)
    #expect(!label.isTruncated)
    #expect(Label(.verbatim("alone")).fittingSize(.unspecified) == .zero)
  }

  @Test func textIsLaidOutOnceForMeasuringAndDrawing() throws {
    let label = Label.wrapping("one two three four")
    let stage = try Stage(StackView(.vertical, views: [label]), width: 9)
    #expect(label.frame.height == 3)
    stage.resize(width: 30, height: 5)
    #expect(label.frame.height == 1)
    stage.resize(width: 9, height: 5)
    #expect(label.frame.height == 3)
    #expect(stage.difference == nil)
  }

  @Test func anAttributedTextIsShownWithItsRoles() throws {
    var text = AttributedText("See ")
    text.runs.append(.init("the guide", role: .link("https://example.org")))
    text.runs.append(.init(" \u{1B}now", role: .strong))
    let label = Label(attributed: text, numberOfLines: 0)
    let stage = try Stage(label, width: 9, height: 3)
    #expect((0..<3).map { stage.screen.row($0) } == ["See the  ", "guide    ", "␛now     "])
    let theme = stage.application.traits.theme
    #expect(stage.screen[0, 1].style.attributes.isSuperset(of: theme.link.attributes))
    #expect(stage.screen[0, 2].style.attributes.isSuperset(of: theme.strong.attributes))
    #expect(label.accessibilityElement.label == .verbatim("See the guide \u{1B}now"))
    #expect(label.text == text && label.message == nil)
  }

  @Test func theLastContentIsShown() throws {
    let label = Label(.verbatim("message"))
    let stage = try Stage(label, width: 8, height: 1)
    stage.perform { label.attributedText = AttributedText("text") }
    #expect(stage.screen.row(0) == "text    " && label.message == nil)
    stage.perform { label.message = .verbatim("again") }
    #expect(stage.screen.row(0) == "again   " && label.attributedText == nil)
    stage.perform { label.attributedText = nil }
    #expect(stage.screen.row(0) == "        ")
    #expect(!label.isAccessibilityElement)
  }
}
