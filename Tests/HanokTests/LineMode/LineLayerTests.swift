import Hanok
import HanokTesting
import Testing

/// Sheets, popovers and notices in line mode.
@Suite struct LineLayerTests {
  private let label = Label(.verbatim("Below"))
  private let button = Button(.verbatim("Go"))

  private func conversation() throws -> LineConversation {
    try LineConversation(ScreenOfViews([label, button]))
  }

  private func layer(_ style: ModalPresentationStyle, _ views: [View]) -> ViewController {
    let controller = ScreenOfViews(views)
    controller.title = .verbatim("Title")
    controller.modalPresentationStyle = style
    return controller
  }

  private func present(_ controller: ViewController, _ conversation: LineConversation) {
    conversation.application.perform {
      conversation.application.window.topViewController?.present(controller)
    }
  }

  @Test func aSheetIsSaidAloneWithItsTitle() throws {
    let conversation = try conversation()
    let done = Button(.verbatim("Done"))
    let sheet = layer(.sheet, [Label(.verbatim("Text")), done])
    done.addAction { [unowned sheet] in sheet.dismiss() }
    present(sheet, conversation)
    #expect(conversation.wait(.zero) == "Title\nText\n[1] Done\n")
    #expect(conversation.type("go").contains("“go”"))
    // What was covered is said again.
    #expect(conversation.type("done") == "Below\n[1] Go\n")
  }

  @Test func aSheetWithoutAnythingToUseIsClosed() throws {
    let conversation = try conversation()
    present(layer(.sheet, [Label(.verbatim("Text"))]), conversation)
    #expect(conversation.wait(.zero) == "Title\nText\n[1] Close\n")
    #expect(conversation.type("1") == "Below\n[1] Go\n")
  }

  @Test func aPopoverIsClosedWithoutAnythingChosen() throws {
    let conversation = try conversation()
    let popover = layer(.popover, [Button(.verbatim("Cut")), Button(.verbatim("Copy"))])
    present(popover, conversation)
    #expect(conversation.wait(.zero) == "Title\n[1] Cut  [2] Copy  [3] Close\n")
    #expect(conversation.type("close") == "Below\n[1] Go\n")
  }

  @Test func aPopoverThatHasToBeAnsweredIsNotClosed() throws {
    let conversation = try conversation()
    let popover = layer(.popover, [Button(.verbatim("Cut"))])
    popover.isModalInPresentation = true
    present(popover, conversation)
    #expect(conversation.wait(.zero) == "Title\n[1] Cut\n")
  }

  @Test func aNoticeIsSaidOnceAndGoesSilently() throws {
    let conversation = try conversation()
    conversation.application.showNotice(.verbatim("Saved"), for: .seconds(4))
    #expect(conversation.wait(.zero) == "Saved\n[1] Go\n")
    #expect(conversation.wait(.seconds(10)) == "")
    conversation.script.end()
    #expect(conversation.hasEnded)
  }

  @Test func theEndOfInputEndsBelowASheet() throws {
    let conversation = try conversation()
    let sheet = layer(.sheet, [Label(.verbatim("Text"))])
    sheet.isModalInPresentation = true
    present(sheet, conversation)
    conversation.script.end()
    #expect(conversation.hasEnded)
  }
}
