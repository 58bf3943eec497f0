import Hanok
import HanokTesting
import Testing

@Suite struct SheetTests {
  private let journal = Journal()
  private let root = ViewController()

  private func opened(in tag: String = "en", width: Int = 40, height: Int = 12) throws -> Stage {
    root.view = StackView(
      .vertical, alignment: .leading, views: (0..<20).map { Label(.verbatim("row \($0)")) })
    return try Stage(root, in: tag, width: width, height: height)
  }

  private func sheet(_ view: View, style: ModalPresentationStyle = .sheet) -> ViewController {
    let controller = ViewController()
    controller.modalPresentationStyle = style
    controller.view = view
    return controller
  }

  @Test func aSheetIsInTheMiddleWithABorderAndATitle() throws {
    let stage = try opened()
    let sheet = sheet(Label(.verbatim("inside")))
    sheet.title = .verbatim("Title")
    stage.perform { root.present(sheet) }
    #expect(stage.screen.row(4).contains("╭ Title ──╮"))
    #expect(stage.screen.row(5).contains("│ inside  │"))
    #expect(sheet.view.frameInWindow.minX == 16)
    stage.perform { sheet.title = .verbatim("Other") }
    #expect(stage.screen.row(4).contains("╭ Other ──╮"))
    #expect(stage.difference == nil)
  }

  @Test func viewsBelowASheetAreDimmedAndInert() throws {
    let stage = try opened()
    let before = stage.screen[0, 0].style
    let button = Button(.verbatim("below"))
    stage.perform { (root.view as? StackView)?.insertSubview(button, at: 0) }
    stage.perform { root.present(sheet(Label(.verbatim("inside")))) }
    #expect(stage.screen.row(1).hasPrefix("row 0"))
    #expect(stage.screen[0, 1].style == before.applying(Theme().dimmed))
    stage.click(x: 1, y: 0)
    #expect(!button.isHighlighted && !button.isFirstResponder)
    let dimmed = stage.screen[0, 0].style
    stage.perform { button.title = .verbatim("other") }
    #expect(stage.screen.row(0).contains("other"))
    #expect(stage.screen[0, 0].style == dimmed)
    #expect(stage.difference == nil)
    stage.perform { root.dismiss() }
    #expect(stage.screen[0, 1].style == before)
    #expect(stage.difference == nil)
  }

  @Test func coloursBelowASheetAreNearerToTheGround() throws {
    let stage = try opened()
    let theme = ThemeFamily.hanok.dark
    stage.perform { stage.application.traits.theme = theme }
    let before = stage.screen[0, 1].style
    stage.perform { root.present(sheet(Label(.verbatim("inside")))) }
    let after = stage.screen[0, 1].style
    let ground = theme.ground.background
    #expect(after.attributes.contains(.dim))
    let contrast = try #require(before.foreground.contrast(with: ground))
    #expect(try #require(after.foreground.contrast(with: ground)) < contrast)
    #expect(after.background == before.background)
  }

  @Test func boldTextBelowIsDimmedToo() throws {
    let stage = try opened()
    stage.perform { (root.view.subviews[0] as? Label)?.style = \.strong }
    stage.perform { root.present(sheet(Label(.verbatim("inside")))) }
    #expect(stage.screen[0, 0].style.attributes == .dim)
  }

  @Test func theGroundOfASheetIsAPanel() throws {
    let stage = try opened()
    stage.perform {
      stage.application.traits.theme = .dark
      stage.application.traits.appearance = .dark
    }
    let sheet = sheet(Label(.verbatim("inside")))
    stage.perform { root.present(sheet) }
    let place = sheet.view.frameInWindow.origin
    #expect(stage.screen[place.x, place.y].style.background == Theme.dark.panel.background)
    #expect(stage.screen[0, 0].style.background == .default)
  }

  @Test(arguments: [(40, 12), (16, 6), (15, 6), (16, 5), (3, 3), (1, 1), (300, 100)])
  func aSheetFitsAnyScreen(width: Int, height: Int) throws {
    let stage = try opened(width: width, height: height)
    let rows = (0..<30).map { Button(.verbatim("a long button \($0)")) }
    let sheet = sheet(StackView(.vertical, views: rows))
    stage.perform { root.present(sheet) }
    let area = try #require(sheet.view.superview?.superview).frameInWindow
    #expect(area.intersection(stage.window.bounds) == area)
    #expect(stage.difference == nil)
    // In a small window the content's room counts for more than the border.
    if width >= 40 {
      #expect(stage.screen.text.contains("╭"))
      stage.press(.tab, modifiers: .shift)
      #expect(stage.screen.text.contains("‹"))
    } else {
      #expect(!stage.screen.text.contains("╭"))
    }
  }

  @Test func escapeDismissesUnlessItIsModal() throws {
    let stage = try opened()
    let sheet = sheet(Button(.verbatim("inside")))
    stage.perform { root.present(sheet) }
    sheet.isModalInPresentation = true
    stage.press(.escape)
    #expect(stage.top === sheet)
    sheet.isModalInPresentation = false
    stage.click(x: 0, y: 0)
    #expect(stage.top === sheet, "A click outside doesn't dismiss a sheet.")
    stage.press(.escape, modifiers: .shift)
    #expect(stage.top === sheet)
    stage.press(.escape)
    #expect(stage.top === root)
  }

  @Test func escapeLeavesAScreenInFullUnlessItIsModalOrTheFirst() throws {
    let stage = try opened()
    let screen = sheet(Button(.verbatim("inside")), style: .fullScreen)
    screen.isModalInPresentation = true
    stage.perform { root.present(screen) }
    stage.press(.escape)
    #expect(stage.top === screen)
    screen.isModalInPresentation = false
    stage.press(.escape)
    #expect(stage.top === root)
    stage.press(.escape)
    #expect(stage.top === root)
  }
}
