import Hanok
import HanokTesting
import Testing

@Suite struct ControllerMessageTests {
  private final class ListeningController: ViewController {
    let name: String
    let journal: Journal

    init(_ name: String, _ journal: Journal) {
      self.name = name
      self.journal = journal
    }

    override func viewWillTransition(to size: Size) {
      let width = viewIfLoaded?.frame.width ?? -1
      journal.notes.append("\(name) \(width) to \(size.width)x\(size.height)")
    }
    override func didReceiveMemoryWarning() { journal.notes.append("\(name) memory") }
  }

  private let journal = Journal()

  private func controller(_ name: String) -> ListeningController {
    ListeningController(name, journal)
  }

  @Test func aNewSizeIsAnnouncedToAllBeforeItIsTaken() throws {
    let root = controller("a")
    root.addChild(controller("b"))
    let stage = try Stage(root, width: 40, height: 10)
    stage.perform { root.present(controller("c")) }
    stage.resize(width: 20, height: 5)
    #expect(journal.take() == ["a 40 to 20x5", "c 40 to 20x5", "b -1 to 20x5"])
    stage.resize(width: 20, height: 5)
    #expect(journal.take() == [])
  }

  /// A source that warns when a test says so.
  private final class ScriptedPressure: MemoryPressureSource {
    var handler: (() -> Void)?
    func start(_ handler: @escaping @MainActor () -> Void) { self.handler = handler }
    func stop() { handler = nil }
  }

  @Test func shortMemoryIsAnnouncedToAll() throws {
    let navigation = NavigationController(rootViewController: controller("a"))
    navigation.pushViewController(controller("b"))
    let stage = try Stage(navigation)
    let pressure = ScriptedPressure()
    stage.application.memoryPressure = pressure
    stage.perform { navigation.present(controller("c")) }
    pressure.handler?()
    #expect(journal.take() == ["c memory", "a memory", "b memory"])
    let other = ScriptedPressure()
    stage.application.memoryPressure = other
    #expect(pressure.handler == nil && other.handler != nil)
    stage.application.quit()
    #expect(other.handler == nil)
  }

  @Test func aControllerIsNotifiedOfAnotherLanguage() throws {
    final class Sorter: ViewController {
      var languages: [String] = []
      override func traitsDidChange() {
        if let language = view.traits?.localizer.language { languages.append("\(language)") }
      }
    }
    let sorter = Sorter()
    let stage = try Stage(sorter)
    try stage.show(in: "ko")
    #expect(sorter.languages == ["en", "ko"])
  }
}
