import Hanok
import HanokTesting
import Testing

@Suite struct TableViewControllerTests {
  /// A list of words, which come when the test says so.
  private final class WordsController: TableViewController {
    var words: [String]
    var isWaiting = false
    private(set) var used: [Int] = []
    private var gate: CheckedContinuation<[String], any Error>?

    init(_ words: [String] = []) {
      self.words = words
      super.init()
    }

    struct Failure: Error {}

    override var loadsRows: Bool { isWaiting }

    override func loadRows() async throws {
      words = try await withCheckedThrowingContinuation { gate = $0 }
    }

    func come(_ words: [String]?) async {
      for _ in 0..<20 where gate == nil { await Task.yield() }
      let gate = gate
      self.gate = nil
      if let words { gate?.resume(returning: words) } else { gate?.resume(throwing: Failure()) }
      for _ in 0..<20 { await Task.yield() }
    }

    override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
      words.count
    }

    override func tableView(_ tableView: TableView, rowAt path: RowPath) -> TableRow {
      TableRow(.verbatim(words[path.row]))
    }

    override func tableView(
      _ tableView: TableView, performPrimaryActionForRowAt path: RowPath
    ) { used.append(path.row) }
  }

  @Test func itIsTheDataSourceAndTheDelegateOfItsTable() throws {
    let controller = WordsController(["one", "two"])
    let stage = try Stage(controller, width: 20, height: 4)
    #expect(controller.view === controller.tableView)
    #expect(stage.screen.row(0).hasPrefix("› one"))
    stage.press(.down, .enter)
    #expect(controller.used == [1])
  }

  @Test func aListWithoutRowsSaysSo() throws {
    let stage = try Stage(TableViewController(), width: 30, height: 3)
    #expect(stage.screen.text.contains("No items."))
  }

  @Test func rowsComeWhenTheScreenAppears() async throws {
    let controller = WordsController()
    controller.isWaiting = true
    let stage = try Stage(controller, width: 30, height: 3)
    #expect(stage.screen.text.contains("Loading…"))
    await controller.come(["one", "two"])
    stage.settle()
    #expect(stage.screen.row(0).hasPrefix("› one"))
    #expect(!stage.screen.text.contains("Loading…"))
    // Not again when it comes back.
    stage.perform { controller.present(ViewController()) }
    stage.perform { controller.dismiss() }
    #expect(!controller.tableView.isLoading)
  }

  @Test func rowsThatDontComeAreReported() async throws {
    let controller = WordsController()
    controller.isWaiting = true
    controller.isRefreshable = true
    let stage = try Stage(controller, width: 60, height: 4)
    await controller.come(nil)
    stage.settle()
    #expect(stage.screen.text.contains("The list couldn’t be loaded."))
    stage.press(.function(5))
    #expect(stage.screen.text.contains("Loading…"))
    await controller.come([])
    stage.settle()
    #expect(stage.screen.text.contains("No items."))
    stage.press(.function(5))
    await controller.come(["one"])
    // The rows that there are stay, and a notice says what is wrong.
    stage.press(.function(5))
    await controller.come(nil)
    stage.settle()
    #expect(stage.screen.text.contains("The list couldn’t be loaded."))
    #expect(stage.screen.text.contains("› one"))
    stage.scheduler.advance(by: .seconds(10))
    #expect(!stage.screen.text.contains("couldn’t"))
  }

  @Test func onlyARefreshableListIsRefreshedByAKey() async throws {
    let controller = WordsController(["one"])
    let stage = try Stage(controller, width: 30, height: 3)
    controller.isWaiting = true
    stage.press(.function(5))
    #expect(!controller.tableView.isLoading)
    controller.isRefreshable = true
    stage.press(.function(5))
    #expect(controller.tableView.isLoading)
    #expect(controller.keyCommands.first?.isEnabled == false)
    await controller.come(["one"])
    #expect(controller.keyCommands.first?.isEnabled == true)
  }

  @Test func rowsThatWereOnTheirWayAreLoadedWhenTheScreenIsBack() async throws {
    let controller = WordsController()
    controller.isWaiting = true
    let stage = try Stage(controller, width: 30, height: 3)
    await Task.yield()
    stage.perform { controller.present(ViewController()) }
    #expect(!controller.tableView.isLoading)
    await controller.come(["late"])
    #expect(!controller.tableView.isLoading)
    stage.perform { controller.dismiss() }
    #expect(controller.tableView.isLoading)
    await controller.come(["one"])
    stage.settle()
    #expect(stage.screen.row(0).hasPrefix("› one"))
  }

  @Test func aMultipleSelectionIsDroppedWhenItAppears() throws {
    let controller = WordsController(["one", "two"])
    controller.tableView.allowsMultipleSelection = true
    let stage = try Stage(controller, width: 20, height: 4)
    stage.press(.down)
    stage.type(" ")
    stage.perform { controller.present(ViewController()) }
    #expect(controller.tableView.selectedCount == 1)
    stage.perform { controller.dismiss() }
    #expect(controller.tableView.selectedCount == 0)
    #expect(controller.tableView.cursorRow == RowPath(1))
    controller.clearsSelectionOnViewWillAppear = false
    stage.type(" ")
    stage.perform { controller.present(ViewController()) }
    stage.perform { controller.dismiss() }
    #expect(controller.tableView.selectedCount == 1)
  }

  @Test func theRowWithTheKeysIsKeptOverARestart() async throws {
    let first = WordsController(["one", "two", "three"])
    first.restorationIdentifier = "words"
    let stage = try Stage(first, width: 20, height: 4)
    stage.press(.down, .down)
    let state = stage.application.restorableState
    #expect(state["row"] == "2" && state["section"] == "0")
    for (words, row) in [(["a", "b", "c", "d"], 2), (["a", "b"], 1)] {
      let second = WordsController(words)
      second.restorationIdentifier = "words"
      let stage = try Stage(second, width: 20, height: 4)
      stage.perform { stage.application.restorableState = state }
      #expect(second.tableView.cursorRow == RowPath(row))
    }
    // Rows that come later are waited for; meanwhile the state isn't lost.
    let late = WordsController()
    (late.restorationIdentifier, late.isWaiting) = ("words", true)
    let other = try Stage(late, width: 20, height: 4)
    other.perform { other.application.restorableState = state }
    #expect(other.application.restorableState == state)
    await late.come(["a", "b", "c"])
    #expect(late.tableView.cursorRow == RowPath(2))
  }

  @Test func restoringIsNotSelecting() throws {
    let controller = WordsController(["one", "two"])
    controller.restorationIdentifier = "words"
    controller.tableView.allowsMultipleSelection = true
    let stage = try Stage(controller, width: 20, height: 4)
    var state = RestorableState()
    (state["row"], state["section"]) = ("1", "0")
    stage.perform { stage.application.restorableState = state }
    #expect(controller.tableView.cursorRow == RowPath(1))
    #expect(controller.tableView.selectedCount == 0)
    (state["row"], state["section"]) = ("-7", "9")
    stage.perform { stage.application.restorableState = state }
    #expect(controller.tableView.cursorRow == RowPath(1))
  }
}
