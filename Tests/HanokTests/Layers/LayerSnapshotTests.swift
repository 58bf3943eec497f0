import Hanok
import HanokTesting
import Testing

/// Layers as they look: what is below a sheet dimmed, a menu at its button, a notice above all.
@Suite struct LayerSnapshotTests {
  /// A button that opens a menu, and lines of text that layers cover.
  private final class MenuController: ViewController {
    let button = Button(.verbatim("Menu"), mnemonic: .verbatim("m"))

    override func loadView() {
      let lines = (1...6).map { Label(.verbatim("A line of text, number \($0)")) }
      view = StackView(
        .vertical, views: [FlowView(views: [button])] + lines + [SpacerView(share: 1)])
    }

    override func viewDidLoad() { button.addTarget(self, action: MenuController.openMenu) }

    private func openMenu() {
      let menu = ScreenOfViews(["Cut", "Copy", "Paste"].map { Button(.verbatim($0)) })
      menu.modalPresentationStyle = .popover
      menu.sourceView = button
      present(menu)
    }

    func openSheet() {
      let text = Label(.verbatim("Three lines were changed. They are not saved."))
      text.numberOfLines = 0
      text.widthLimits = LengthLimits(maximum: 24)
      let sheet = ScreenOfViews([text, SpacerView(1), Button(.verbatim("Save"))])
      sheet.modalPresentationStyle = .sheet
      sheet.title = .verbatim("Save?")
      present(sheet)
    }
  }

  private let controller = MenuController()

  private func pilot(_ language: String, _ width: Int, _ height: Int) throws -> Pilot {
    try Pilot(controller, in: language, size: Size(width: width, height: height), [])
  }

  @Test(arguments: ["en", "he"], [Size(width: 40, height: 12), Size(width: 20, height: 6)])
  func aMenuAndANotice(language: String, size: Size) throws {
    let pilot = try pilot(language, size.width, size.height)
    pilot.type("m")
    pilot.application.showNotice(.verbatim("Saved"))
    pilot.advance(by: .zero)
    pilot.expectSnapshot("menu-and-notice")
    pilot.advance(by: .seconds(4))
    pilot.press(.escape)
    #expect(controller.button.isFirstResponder)
    #expect(!pilot.screen.text.contains("Saved"))
  }

  @Test(arguments: ["en", "he"], [Size(width: 40, height: 12), Size(width: 20, height: 6)])
  func aSheet(language: String, size: Size) throws {
    let pilot = try pilot(language, size.width, size.height)
    pilot.perform { controller.openSheet() }
    pilot.advance(by: .zero)
    pilot.expectSnapshot("sheet")
    #expect(!pilot.truncatedTexts.contains { $0.contains("changed") })
  }

  @Test func aSmallSheetGivesUpItsBorderAndKeepsItsTitle() throws {
    let pilot = try pilot("en", 24, 6)
    pilot.perform { controller.openSheet() }
    pilot.advance(by: .zero)
    #expect(!pilot.screen.text.contains("╭"))
    #expect(pilot.screen.text.contains("Save?"))
    #expect(pilot.screen.text.contains("‹ Save ›"))
    pilot.resize(to: Size(width: 40, height: 12))
    #expect(pilot.screen.text.contains("╭ Save? ─"))
  }
}
