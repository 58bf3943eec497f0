import Hanok
import HanokTesting
import Testing

private protocol Saving {
  func save()
  func saveAs(_ sender: Button)
}

/// Actions without a target, which climb the responder chain.
@Suite struct NearestResponderTests {
  private final class Document: ViewController, Saving {
    var notes: [String] = []
    let save1 = Button(.verbatim("Save"))

    override func loadView() { view = StackView(.vertical, views: [save1]) }

    func save() { notes.append("save") }
    func saveAs(_ sender: Button) { notes.append(sender === save1 ? "save as" : "other") }
  }

  private func pilot(_ controller: ViewController) throws -> Pilot {
    try Pilot(controller, in: "en", size: Size(width: 20, height: 6), [])
  }

  @Test func theControllerOfTheScreenIsCalled() throws {
    let document = Document()
    document.save1.addTarget(nil, action: (any Saving).save)
    document.save1.addTarget(nil, action: (any Saving).saveAs)
    let pilot = try pilot(document)
    pilot.press(.enter)
    #expect(document.notes == ["save", "save as"])
  }

  @Test func theNearestOfSeveralIsCalled() throws {
    let (outer, inner) = (Document(), Document())
    let pilot = try pilot(outer)
    pilot.application.perform { outer.present(inner) }
    inner.save1.addTarget(nil, action: (any Saving).save)
    pilot.press(.enter)
    #expect(inner.notes == ["save"])
    #expect(outer.notes == [])
  }

  @Test func aSheetsActionClimbsToWhoPresentedIt() throws {
    let document = Document()
    let sheet = ViewController()
    let button = Button(.verbatim("OK"))
    sheet.view = button
    sheet.modalPresentationStyle = .sheet
    button.addTarget(nil, action: Document.save)
    let pilot = try pilot(document)
    pilot.application.perform { document.present(sheet) }
    pilot.press(.enter)
    #expect(document.notes == ["save"])
  }

  @Test func withoutAnyoneNothingHappens() throws {
    let button = Button(.verbatim("OK"))
    button.addTarget(nil, action: (any Saving).save)
    button.addTarget(nil, action: (any Saving).saveAs)
    let controller = ViewController()
    controller.view = button
    let pilot = try pilot(controller)
    pilot.press(.enter)
    #expect(pilot.isRunning)
    #expect(button.nearestResponder(of: (any Saving).self) == nil)
    #expect(button.nearestResponder(of: Button.self) === button)
    #expect(button.nearestResponder(of: Application.self) === pilot.application)
  }

  @Test func theEventIsTheOneAskedFor() throws {
    let document = Document()
    document.save1.addTarget(nil, action: (any Saving).save, for: .valueChanged)
    document.save1.addTarget(nil, action: (any Saving).saveAs, for: .valueChanged)
    _ = try pilot(document)
    document.save1.sendActions(for: .primaryActionTriggered)
    #expect(document.notes == [])
    document.save1.sendActions(for: .valueChanged)
    #expect(document.notes == ["save", "save as"])
  }
}
