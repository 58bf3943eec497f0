import Hanok
import HanokTesting
import Testing

@Suite struct DividerTests {
  @Test(
    arguments: [
      ("en", nil, 8, "────────"), ("en", "Title", 14, "── Title ─────"),
      ("ar", "Title", 14, "───── Title ──"), ("en", "A long title", 12, "── A long… ─"),
      ("en", "Title", 5, "─────"), ("ko", "제목", 10, "── 제목 ──"),
    ] as [(String, String?, Int, String)])
  func aLineMayHaveATitle(tag: String, title: String?, width: Int, expected: String) throws {
    let divider = Divider(title: title.map { .verbatim($0) })
    let stage = try Stage(divider, in: tag, width: width, height: 1)
    #expect(stage.screen.row(0) == expected)
    #expect((divider.truncatedText != nil) == (width == 12 || width == 5))
  }

  @Test func aVerticalLineIsAsHighAsItsRoom() throws {
    let divider = Divider(.vertical)
    divider.title = .verbatim("Title")
    let stage = try Stage(divider, width: 1, height: 3)
    #expect(stage.screen.text == "│\n│\n│")
    #expect(divider.fittingSize(ProposedSize(width: 9, height: 5)) == Size(width: 1, height: 5))
    #expect(divider.fittingSize(.unspecified) == Size(width: 1, height: 1))
    #expect(divider.truncatedText == nil)
  }

  @Test func aHorizontalLineIsAsWideAsItsRoom() throws {
    let divider = Divider()
    let stage = try Stage(StackView(.vertical, views: [divider]), width: 9, height: 2)
    #expect(divider.frame.size == Size(width: 9, height: 1))
    #expect(divider.fittingSize(.unspecified) == Size(width: 1, height: 1))
    stage.perform { divider.title = .verbatim("Title") }
    #expect(divider.fittingSize(.unspecified) == Size(width: 11, height: 1))
  }

  @Test func itIsASCIIWhereSignsTakeTwoCells() throws {
    let stage = try Stage(
      StackView(.vertical, views: [Divider(title: .verbatim("T")), Divider(.vertical)]), width: 8,
      height: 2)
    stage.perform { stage.application.traits.ambiguousWidth = .wide }
    #expect(stage.screen.row(0) == "-- T ---")
    #expect(stage.screen.row(1).hasPrefix("|"))
  }

  @Test func itsStylesAreThoseOfTheTheme() throws {
    let stage = try Stage(Divider(title: .verbatim("T")), width: 8, height: 1)
    #expect(stage.screen[0, 0].style == Theme().border)
    #expect(stage.screen[3, 0].style == Theme().heading)
  }

  @Test func theTitleIsAHeaderAmongTheElements() throws {
    let divider = Divider()
    let stage = try Stage(divider)
    #expect(stage.window.elements.isEmpty)
    stage.perform { divider.title = .verbatim("Title") }
    let element = try #require(stage.window.elements.first?.element(at: 0))
    #expect(element.label == .verbatim("Title"))
    #expect(element.traits == .header)
  }
}
