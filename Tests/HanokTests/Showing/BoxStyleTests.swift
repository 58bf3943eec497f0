import Hanok
import HanokTesting
import Testing

@Suite struct BoxStyleTests {
  private let box = BoxView(Button(.verbatim("B")), title: .verbatim("T"))

  @Test func theBorderShowsThatTheFocusIsInside() throws {
    let other = Button(.verbatim("Other"))
    let stage = try Stage(StackView(.vertical, views: [other, box]), width: 20, height: 4)
    #expect(stage.screen[0, 1].style == Theme().border)
    stage.press(.tab)
    #expect(stage.screen[0, 1].style == Theme().focusedBorder)
    #expect(stage.screen[19, 3].style == Theme().focusedBorder)
    #expect(stage.difference == nil)
    stage.perform { box.showsFocus = false }
    #expect(stage.screen[0, 1].style == Theme().border)
    stage.perform { box.showsFocus = true }
    stage.press(.tab)
    #expect(stage.screen[0, 1].style == Theme().border)
    #expect(stage.difference == nil)
  }

  /// What always has the focus needn't show it.
  @Test func sheetsKeepTheirBorder() throws {
    let stage = try Stage(Label(.verbatim("below")), width: 40, height: 12)
    let sheet = ViewController()
    sheet.view = Button(.verbatim("B"))
    sheet.modalPresentationStyle = .sheet
    stage.perform { stage.top?.present(sheet) }
    let corners = (0..<12).flatMap { y in
      (0..<40).filter { stage.screen.cluster(x: $0, y: y) == "╭" }.map { stage.screen[$0, y].style }
    }
    #expect(corners == [Theme().border])
  }

  @Test func aCardHasAGroundInThePlaceOfTheBorder() throws {
    box.style = .card
    let stage = try Stage(StackView(.vertical, views: [box]), width: 20, height: 3, theme: .dark)
    #expect(stage.screen.row(0) == "  T                 ")
    #expect(stage.screen[0, 0].style.background == Theme.dark.card.background)
    #expect(stage.screen[19, 2].style.background == Theme.dark.card.background)
    let frame = box.contentView.frame
    // Where no ground shows, the border does its work, and nothing moves.
    stage.perform { stage.application.traits.theme = Theme() }
    #expect(stage.screen.row(0).hasPrefix("╭ T ─"))
    #expect(box.contentView.frame == frame)
    stage.perform {
      stage.application.traits.theme = .dark
      stage.application.traits.colorDepth = .none
    }
    #expect(stage.screen.row(0).hasPrefix("╭ T ─"))
    stage.perform { stage.application.traits.colorDepth = .sixteen }
    #expect(!stage.screen.row(0).contains("╭"))
    stage.perform { box.style = .bordered }
    #expect(stage.screen.row(0).hasPrefix("╭ T ─"))
    #expect(box.background == nil)
    #expect(stage.difference == nil)
  }

  /// The title of a card has as much room above it as the content has below.
  @Test func aCardHasAnEmptyRowAboveItsTitle() throws {
    box.style = .card
    box.titleStyle = \.secondary
    let stage = try Stage(box, width: 20, height: 6, theme: .dark)
    #expect(stage.screen.row(0).allSatisfy { $0 == " " })
    #expect(stage.screen.row(1) == "  T                 ")
    #expect(stage.screen[2, 1].style.foreground == Theme.dark.secondary.foreground)
    #expect(box.contentView.frame == Rect(x: 2, y: 2, width: 16, height: 3))
    #expect(box.fittingSize(.unspecified).height == 4)
    #expect(box.fittingSize(ProposedSize(height: 3)).height == 3)
    stage.perform { box.title = nil }
    #expect(box.contentView.frame == Rect(x: 2, y: 1, width: 16, height: 4))
    #expect(stage.difference == nil)
  }

  @Test(arguments: [
    (Label.Alignment.leading, "en", "╭ T ──────╮"), (.center, "en", "╭─── T ───╮"),
    (.trailing, "en", "╭────── T ╮"), (.leading, "ar", "╭────── T ╮"),
    (.trailing, "ar", "╭ T ──────╮"), (.center, "ar", "╭─── T ───╮"),
  ])
  func theTitleIsAligned(alignment: Label.Alignment, tag: String, row: String) throws {
    box.titleAlignment = alignment
    let stage = try Stage(box, in: tag, width: 11, height: 3)
    #expect(stage.screen.row(0) == row)
  }
}
