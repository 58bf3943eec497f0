import HanokLocalization
import HanokScenes
import HanokTesting
import HanokUnicode
import Testing

@testable import Hanok

/// Lines that come together, where a task asks between two of them.
@Suite struct LineTaskTests {
  /// A screen whose button asks, in a task, before it counts.
  private final class AskingController: ViewController {
    let label = Label(.verbatim("0 lost"))
    private var count = 0

    override func loadView() {
      let button = Button(.verbatim("Lose"))
      button.addAction { [unowned self] in ask() }
      view = StackView(.vertical, views: [label, button])
    }

    private func ask() {
      task { [weak self] in
        let question = AlertController(.verbatim("Lose it?"))
        let yes = AlertAction(.verbatim("Yes"))
        question.actions = [yes, AlertAction(.verbatim("No"))]
        guard let self, await present(question) === yes else { return }
        count += 1
        label.message = .verbatim("\(count) lost")
      }
    }
  }

  /// A list without rows, and a form that adds some: the task goes on after the answer.
  private final class SpendingController: TableViewController {
    private var rows: [String] = []
    private(set) var opened: [String] = []

    override func viewDidLoad() {
      tableView.emptyMessage = .verbatim("No expenses.")
      let addButton = Button(.verbatim("Add"))
      addButton.addAction { [weak self] in self?.task { await self?.add() } }
      view = StackView(.vertical, views: [tableView, addButton])
    }

    private func add() async {
      guard let name = await present(NameController()) else { return }
      rows.append(name)
      tableView.reloadData()
    }

    override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
      rows.count
    }

    override func tableView(_ tableView: TableView, rowAt path: RowPath) -> TableRow {
      TableRow(.verbatim(rows[path.row]))
    }

    override func tableView(_ tableView: TableView, actionsForRowAt path: RowPath) -> [RowAction] {
      [RowAction(.verbatim("Open")) { [weak self] in self?.opened.append("row \(path.row)") }]
    }
  }

  private final class NameController: ViewController, AnsweringController {
    private(set) var answer: String?
    private let field = TextField(placeholder: .verbatim("Name"))

    override init() {
      super.init()
      modalPresentationStyle = .sheet
    }

    override func loadView() {
      let save = Button(.verbatim("Save"), mnemonic: .verbatim("s"))
      save.addAction { [weak self] in
        self?.answer = self?.field.text
        self?.dismiss()
      }
      view = StackView(.vertical, views: [field, save])
    }
  }

  /// A search whose answer comes later, from another actor.
  private final class LookUpController: ViewController {
    let field = TextField(placeholder: .verbatim("Word"))
    let entry = Label(.verbatim("Nothing yet"))
    var isBusy = true

    override func loadView() {
      field.addAction(for: .primaryActionTriggered) { [unowned self] in lookUp(field.text) }
      view = StackView(.vertical, views: [field, entry])
    }

    private func lookUp(_ word: String) {
      entry.message = .verbatim("Looking up…")
      task(replacing: "look-up", isBusy: isBusy) { [weak self] in
        let found = await Self.entry(of: word)
        if !Task.isCancelled { self?.entry.message = .verbatim(found) }
      }
    }

    /// The task awaits something else more than once.
    @concurrent private static func entry(of word: String) async -> String {
      for _ in 0..<50 { await Task.yield() }
      return "Entry of \(word)"
    }
  }

  @Test func theEndOfInputWaitsForAnAnswer() async throws {
    let conversation = try LinePilot(LookUpController(), in: "en")
    conversation.enter(together: ["house", "cat"])
    conversation.end()
    #expect(conversation.isRunning)
    let heard = await conversation.finishTasks()
    #expect(heard.contains("Entry of house") && heard.contains("Entry of cat"))
    #expect(!conversation.isRunning)
  }

  @Test func workThatIsNotBusyIsNotAwaited() async throws {
    let controller = LookUpController()
    controller.isBusy = false
    let conversation = try LinePilot(controller, in: "en")
    conversation.enter("house")
    #expect(controller.window?.busyTasks.isEmpty == true)
    await conversation.settle()
    #expect(controller.window?.isAboutToChange == false)
  }

  @Test func aSceneShowsTheResultOfAStep() async throws {
    let variant = SceneVariant(language: .english, size: Size(width: 30, height: 3))
    let scene = Scene("look-up", steps: [.enter("house", into: "Word")]) { LookUpController() }
    #expect(try await scene.finishingTasks.open(variant).screen.text.contains("Entry of house"))
  }

  @Test(arguments: [false, true])
  func nothingIsWrittenBeforeTheTaskContinues(isInteractive: Bool) async throws {
    let conversation = try LinePilot(
      SpendingController(), in: "en", isInteractive: isInteractive)
    #expect(conversation.text.hasPrefix("No expenses.\n[1] Add\n"))
    conversation.enter("add")
    await conversation.settle()
    conversation.enter("name: Tea")
    #expect(conversation.text.contains("Name: Tea"))
    #expect(conversation.enter("s") == "", "The task hasn't gone on.")
    let heard = await conversation.settle()
    #expect(heard.hasPrefix("[1] Tea"))
    #expect(!heard.contains("No expenses."))
    #expect(heard.hasSuffix("> ") == isInteractive)
  }

  @Test func aPipedLineUsesARowThatAnAnswerAdded() async throws {
    let controller = SpendingController()
    let conversation = try LinePilot(controller, in: "en")
    conversation.enter(together: ["add", "name: Tea", "s", "1?", "open"])
    conversation.end()
    let heard = await conversation.settle()
    #expect(controller.opened == ["row 0"])
    #expect(!heard.contains("not one of") && !conversation.isRunning)
  }

  @Test func theNextLineAnswersTheQuestionOfATask() async throws {
    let conversation = try LinePilot(AskingController(), in: "en")
    conversation.enter(together: ["Lose", "Yes", "Lose", "No", "Lose", "Yes"])
    conversation.end()
    let heard = await conversation.settle()
    #expect(heard.matches(of: /Lose it\?/).count == 3)
    #expect(heard.contains("1 lost") && heard.contains("2 lost") && !heard.contains("3 lost"))
    #expect(!heard.contains("nothing new"))
    #expect(!conversation.isRunning)
  }

  /// A screen that begins work when it appears.
  private final class WorkingController: ViewController {
    override func loadView() { view = StackView(.vertical, views: [Button.quit()]) }
    override func viewDidAppear() { task {} }
  }

  /// The end of input comes from another thread: it can be ahead of the update after the work.
  @Test func theEndOfInputWaitsForTheFirstScreen() async throws {
    let (script, scheduler) = (LineScript(), ManualScheduler())
    let localizer = Localizer(catalog: Catalog(compiled: [.toolkit]), language: .english)
    let application = Application(
      root: WorkingController(), traits: Traits(localizer: localizer), scheduler: scheduler)
    try application.start(on: LinePresenter(script))
    while application.window.areTasksAtWork { await Task.yield() }
    script.end()
    #expect(script.output.isEmpty && !script.isStopped)
    scheduler.advance(by: .zero)
    #expect(script.output == "[q] Quit\n")
    #expect(script.isStopped)
  }
}
