import Hanok
import HanokTesting
import Testing

@Suite struct BoxViewTests {
  private func picture(
    _ view: View, in tag: String = "en", width: Int, height: Int, wide: Bool = false
  ) throws
    -> String
  {
    let stage = try Stage(view, in: tag, width: width, height: height)
    if wide { stage.perform { stage.application.traits.ambiguousWidth = .wide } }
    #expect(stage.difference == nil)
    return stage.screen.text
  }

  @Test func aBoxHasABorderAndATitle() throws {
    let box = BoxView(Label(.verbatim("content")), title: .verbatim("Title"))
    let expected = """
      ╭ Title ─────╮
      │ content    │
      ╰────────────╯
      """
    #expect(try picture(box, width: 14, height: 3) == expected)
  }

  @Test func theTitleIsAtTheLeadingSide() throws {
    let box = BoxView(Label(.verbatim("content")), title: .verbatim("Title"))
    let expected = """
      ╭───── Title ╮
      │    content │
      ╰────────────╯
      """
    #expect(try picture(box, in: "ar", width: 14, height: 3) == expected)
  }

  @Test func wideBoxCharactersAreReplacedByASCII() throws {
    let box = BoxView(Label(.verbatim("content")), title: .verbatim("Title"))
    let expected = """
      + Title -----+
      | content    |
      +------------+
      """
    #expect(try picture(box, width: 14, height: 3, wide: true) == expected)
  }

  @Test func aLongTitleIsCutAndAskedRoomFor() throws {
    let box = BoxView(Probe(2, 1), title: .verbatim("A long title"))
    let stage = try Stage(StackView(.vertical, alignment: .leading, views: [box]), width: 30)
    #expect(box.frame.width == 18)
    #expect(stage.screen.row(0).hasPrefix("╭ A long title ──╮"))
    stage.resize(width: 12, height: 5)
    #expect(stage.screen.row(0) == "╭ A lon… ──╮")
    stage.perform { box.title = nil }
    #expect(stage.screen.row(0).hasPrefix("╭────╮"))
    #expect(box.frame.width == 6)
  }

  @Test func withoutABorderTheContentTakesAllTheRoom() throws {
    let probe = Probe(3, 2)
    let box = BoxView(probe, title: .verbatim("Title"))
    let stage = try Stage(box, width: 10, height: 5)
    #expect(probe.frame == Rect(x: 2, y: 1, width: 6, height: 3))
    stage.perform { box.hasBorder = false }
    // The title keeps a row of its own.
    #expect(probe.frame == Rect(x: 0, y: 1, width: 10, height: 4))
    #expect(box.fittingSize(.unspecified) == Size(width: 5, height: 3))
    #expect(stage.screen.row(0).hasPrefix("Title "))
    stage.perform { box.title = nil }
    #expect(probe.frame == Rect(x: 0, y: 0, width: 10, height: 5))
    #expect(box.fittingSize(.unspecified) == Size(width: 3, height: 2))
    #expect(stage.screen.text.allSatisfy { $0 == "\n" })
  }

  @Test(arguments: [(1, 1), (1, 5), (5, 1), (2, 2), (3, 2), (4, 3)])
  func smallBoxesAreDrawn(width: Int, height: Int) throws {
    let text = try picture(
      BoxView(Label(.verbatim("x")), title: .verbatim("t")), width: width, height: height)
    // Too few rows for both are the content's.
    #expect(text.contains("╭") == (width > 1 && height > 2))
    #expect(text.contains("x") == (height <= 2 || width > 4))
  }

  @Test func theTitleIsAHeaderAmongTheElements() throws {
    let box = BoxView(Label(.verbatim("content")), title: .verbatim("Title"))
    let stage = try Stage(box)
    let elements = stage.window.elements.compactMap { $0.element(at: 0) }
    #expect(elements.map(\.label) == [.verbatim("Title"), .verbatim("content")])
    #expect(elements[0].traits == .header)
    stage.perform { box.title = nil }
    #expect(stage.window.elements.count == 1)
  }
}
