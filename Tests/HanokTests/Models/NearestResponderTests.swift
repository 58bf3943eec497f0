import Hanok
import HanokTesting
import Testing

private protocol Saving {
  func save()
}

/// Actions without a target, which climb the responder chain.
@Suite struct NearestResponderTests {
  private final class Document: ViewController, Saving {
    var notes: [String] = []
    let button = Button(.verbatim("Save"))

    override func loadView() { view = StackView(.vertical, views: [button]) }

    func save() { notes.append("save") }
  }

  private func pilot(_ controller: ViewController) throws -> Pilot {
    try Pilot(controller, in: "en", size: Size(width: 20, height: 6), [])
  }

  @Test func theControllerOfTheScreenIsCalled() throws {
    let document = Document()
    document.button.addAction(toNearest: (any Saving).self) { $0.save() }
    let pilot = try pilot(document)
    pilot.press(.enter)
    #expect(document.notes == ["save"])
  }

  @Test func theNearestOfSeveralIsCalled() throws {
    let (outer, inner) = (Document(), Document())
    let pilot = try pilot(outer)
    pilot.perform { outer.present(inner) }
    inner.button.addAction(toNearest: (any Saving).self) { $0.save() }
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
    button.addAction(toNearest: Document.self) { $0.save() }
    let pilot = try pilot(document)
    pilot.perform { document.present(sheet) }
    pilot.press(.enter)
    #expect(document.notes == ["save"])
  }

  @Test func withoutAnyoneNothingHappens() throws {
    let button = Button(.verbatim("OK"))
    button.addAction(toNearest: (any Saving).self) { $0.save() }
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
    document.button.addAction(toNearest: (any Saving).self, for: .valueChanged) { $0.save() }
    _ = try pilot(document)
    document.button.sendActions(for: .primaryActionTriggered)
    #expect(document.notes == [])
    document.button.sendActions(for: .valueChanged)
    #expect(document.notes == ["save"])
  }
}
