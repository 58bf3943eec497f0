import Hanok
import HanokSystem
import HanokTesting
import Testing

@Suite struct RestorableStateTests {
  private var sample: RestorableState {
    var state = RestorableState()
    state["a key"] = "= [a/b] 100%\nnext"
    state["빈칸"] = ""
    state.children["mail/1", default: RestorableState()]["row"] = "3"
    state.children["mail/1"]?.children["list", default: RestorableState()]["x"] = "é"
    return state
  }

  @Test func textIsReadBackWhole() {
    let state = sample
    #expect(RestorableState(text: state.text) == state)
    #expect(
      state.text == """
        hanok-state 1
        []
        a key = %3d %5ba%2fb%5d 100%25%0anext
        빈칸 =\(" ")
        [mail%2f1]
        row = 3
        [mail%2f1/list]
        x = é

        """)
  }

  @Test func nothingIsRead() {
    #expect(RestorableState().isEmpty && RestorableState(text: RestorableState().text).isEmpty)
    #expect(!sample.isEmpty)
    #expect(RestorableState(text: "hanok-state 2\n[]\na = b\n").isEmpty)
    #expect(RestorableState(text: "").isEmpty)
    #expect(RestorableState(file: "/nonexistent/file").isEmpty)
    #expect(RestorableState(file: "/").isEmpty)
  }

  @Test func damagedEntriesAreIgnored() {
    let text = """
      hanok-state 1
      []
      fine = yes
      no equals
      [broken
      lost = 1
      [ok]
      %zz = %
      [\(String(repeating: "a/", count: 40))b]
      deep = 1
      """
    let state = RestorableState(text: text)
    #expect(state.values == ["fine": "yes"])
    #expect(Set(state.children.keys) == ["ok"])
    #expect(state.children["ok"]?.values == ["%zz": "%"])
  }

  /// Each byte of a file in turn is another one, or the file ends there.
  @Test func noDamageTraps() {
    let bytes = Array(sample.text.utf8)
    for index in bytes.indices {
      for byte in [0, 10, 37, 47, 91, 93, 255] as [UInt8] {
        var damaged = bytes
        damaged[index] = byte
        let state = RestorableState(text: String(decoding: damaged, as: UTF8.self))
        #expect(RestorableState(text: state.text) == state)
      }
      _ = RestorableState(text: String(decoding: bytes[..<index], as: UTF8.self))
    }
  }

  @Test func aFileIsWrittenAndRead() throws {
    let path = "/tmp/hanok-state-\(getpid())"
    defer { unsafe unlink(path) }
    #expect(sample.write(toFile: path))
    #expect(RestorableState(file: path) == sample)
    #expect(unsafe access(path + ".new", F_OK) != 0)
    #expect(!sample.write(toFile: "/nonexistent/file"))
  }

  /// Keeps a text over a restart.
  private final class DraftController: ViewController {
    var draft = ""
    override func encodeRestorableState(in state: inout RestorableState) { state["draft"] = draft }
    override func decodeRestorableState(from state: RestorableState) {
      draft = state["draft"] ?? "none"
    }
  }

  private func draft(_ name: String?) -> DraftController {
    let controller = DraftController()
    controller.restorationIdentifier = name
    return controller
  }

  /// An application with tabs, a list and screens that may be pushed.
  private func application() throws -> (Stage, TabController, NavigationController) {
    let navigation = NavigationController(rootViewController: draft("list"))
    navigation.restorationIdentifier = "mail"
    navigation.restoredController = { [self] in $0 == "bad" ? nil : draft($0) }
    let split = SplitController(primary: draft("p"), secondary: draft("s"))
    split.restorationIdentifier = "split"
    let tabs = TabController([navigation, split, draft(nil)])
    tabs.restorationIdentifier = "tabs"
    return (try Stage(tabs, width: 80), tabs, navigation)
  }

  @Test func aTreeOfControllersIsAsItWas() throws {
    let (stage, tabs, navigation) = try application()
    stage.perform {
      navigation.pushViewController(draft("one"))
      navigation.pushViewController(draft("two"))
      tabs.selectedIndex = 1
    }
    for (index, controller) in navigation.viewControllers.enumerated() {
      (controller as? DraftController)?.draft = "draft \(index)"
    }
    (tabs.viewControllers[1] as? SplitController)?.splitView.firstLength = 31
    (tabs.viewControllers[2] as? DraftController)?.draft = "unnamed"
    let text = stage.application.restorableState.text

    let (other, otherTabs, otherNavigation) = try application()
    other.perform { other.application.restorableState = RestorableState(text: text) }
    #expect(otherTabs.selectedIndex == 1)
    let drafts = otherNavigation.viewControllers.compactMap { ($0 as? DraftController)?.draft }
    #expect(drafts == ["draft 0", "draft 1", "draft 2"])
    #expect((otherTabs.viewControllers[1] as? SplitController)?.splitView.firstLength == 31)
    #expect((otherTabs.viewControllers[2] as? DraftController)?.draft == "")
  }

  @Test func stateOfMissingControllersIsIgnored() throws {
    let (stage, tabs, navigation) = try application()
    var state = RestorableState()
    state["tab"] = "7"
    state.children["gone", default: RestorableState()]["draft"] = "x"
    state.children["mail", default: RestorableState()]["pushed.0"] = "one"
    state.children["mail"]?["pushed.1"] = "bad"
    state.children["mail"]?["pushed.2"] = "two"
    state.children["mail"]?.children["list"] = RestorableState()
    stage.perform { stage.application.restorableState = state }
    #expect(tabs.selectedIndex == 0 && navigation.viewControllers.count == 2)
    #expect((navigation.viewControllers[0] as? DraftController)?.draft == "none")
    let nameless = try Stage(draft(nil))
    #expect(nameless.application.restorableState.isEmpty)
  }

  @Test func aValueThatBeginsWithAMarkIsKept() {
    var state = RestorableState()
    state["accent"] = "\u{301}a"
    state["e\u{301}"] = "x"
    #expect(RestorableState(text: state.text) == state)
  }
}
