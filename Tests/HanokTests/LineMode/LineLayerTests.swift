import Hanok
import HanokTesting
import Testing

/// Sheets, popovers and notices in line mode.
@Suite struct LineLayerTests {
  private let label = Label(.verbatim("Below"))
  private let button = Button(.verbatim("Go"))

  private func conversation() throws -> LinePilot {
    try LinePilot(ScreenOfViews([label, button]), in: "en")
  }

  private func layer(_ style: ModalPresentationStyle, _ views: [View]) -> ViewController {
    let controller = ScreenOfViews(views)
    controller.title = .verbatim("Title")
    controller.modalPresentationStyle = style
    return controller
  }

  private func present(_ controller: ViewController, _ conversation: LinePilot) {
    conversation.application.perform {
      conversation.application.window.topViewController?.present(controller)
    }
  }

  @Test func aSheetIsWrittenAloneWithItsTitle() throws {
    let conversation = try conversation()
    let done = Button(.verbatim("Done"))
    let sheet = layer(.sheet, [Label(.verbatim("Text")), done])
    done.addAction { [unowned sheet] in sheet.dismiss() }
    present(sheet, conversation)
    #expect(conversation.advance(by: .zero) == "Title\nText\n[1] Done  [2] Close\n")
    #expect(conversation.enter("go").contains("“go”"))
    // What was covered is said again.
    #expect(conversation.enter("done") == "Below\n[1] Go\n")
  }

  @Test(arguments: [ModalPresentationStyle.sheet, .fullScreen])
  func closingIsOfferedOnce(style: ModalPresentationStyle) throws {
    let conversation = try conversation()
    let screen = layer(style, [Button(.verbatim("Cancel"))])
    present(screen, conversation)
    #expect(conversation.advance(by: .zero).hasSuffix("[1] Cancel\n"))
    #expect(conversation.perform { screen.dismiss() } == "Below\n[1] Go\n")
    screen.view = Label(.verbatim("Text"))
    screen.isModalInPresentation = true
    present(screen, conversation)
    #expect(conversation.advance(by: .zero).hasSuffix("Text\n"), "The app says how it ends.")
  }

  @Test func aFullScreenIsClosed() throws {
    let conversation = try conversation()
    present(layer(.fullScreen, [Button(.verbatim("More"))]), conversation)
    #expect(conversation.advance(by: .zero) == "[1] More  [2] Close\n")
    #expect(conversation.enter("close") == "Below\n[1] Go\n")
  }

  /// A screen that Escape leaves in its own way.
  private final class AskingScreen: ScreenOfViews {
    override var keyCommands: [KeyCommand] { [KeyCommand(.escape, title: .verbatim("Leave")) {}] }
  }

  @Test func aScreenWithItsOwnEscapeHasNoCloseCommand() throws {
    let conversation = try conversation()
    let screen = AskingScreen([Button(.verbatim("Leave"))])
    present(screen, conversation)
    #expect(conversation.advance(by: .zero) == "[1] Leave\n")
  }

  @Test func aSheetWithoutControlsIsClosed() throws {
    let conversation = try conversation()
    present(layer(.sheet, [Label(.verbatim("Text"))]), conversation)
    #expect(conversation.advance(by: .zero) == "Title\nText\n[1] Close\n")
    #expect(conversation.enter("1") == "Below\n[1] Go\n")
  }

  @Test func aPopoverIsClosedWithoutAChoice() throws {
    let conversation = try conversation()
    let popover = layer(.popover, [Button(.verbatim("Cut")), Button(.verbatim("Copy"))])
    present(popover, conversation)
    #expect(conversation.advance(by: .zero) == "Title\n[1] Cut  [2] Copy  [3] Close\n")
    #expect(conversation.enter("close") == "Below\n[1] Go\n")
  }

  @Test func aModalPopoverIsNotClosed() throws {
    let conversation = try conversation()
    let popover = layer(.popover, [Button(.verbatim("Cut"))])
    popover.isModalInPresentation = true
    present(popover, conversation)
    #expect(conversation.advance(by: .zero) == "Title\n[1] Cut\n")
  }

  @Test func aNoticeIsWrittenOnceAndRemovedSilently() throws {
    let conversation = try conversation()
    conversation.application.showNotice(.verbatim("Saved"), for: .seconds(4))
    #expect(conversation.advance(by: .zero) == "Saved\n[1] Go\n")
    #expect(conversation.advance(by: .seconds(10)) == "")
    conversation.end()
    #expect(!conversation.isRunning)
  }

  @Test func theEndOfInputEndsBelowASheet() throws {
    let conversation = try conversation()
    let sheet = layer(.sheet, [Label(.verbatim("Text"))])
    sheet.isModalInPresentation = true
    present(sheet, conversation)
    conversation.end()
    #expect(!conversation.isRunning)
  }
}
