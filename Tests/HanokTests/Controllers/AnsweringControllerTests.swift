import Hanok
import HanokTesting
import Testing

@Suite struct AnsweringControllerTests {
  private final class NumberController: ViewController, AnsweringController {
    var answer: Int?

    override func loadView() { view = StackView(.vertical, views: [Button(.verbatim("pick"))]) }

    func give(_ number: Int) {
      answer = number
      dismiss()
    }
  }

  /// The answers that were awaited, in the order in which they came.
  private final class Answers {
    var all: [Int?] = []
  }

  private let root = ScreenOfViews([Button(.verbatim("go"))])
  private let answers = Answers()

  private func sheet(_ style: ModalPresentationStyle = .sheet) -> NumberController {
    let controller = NumberController()
    controller.modalPresentationStyle = style
    return controller
  }

  /// Awaits an answer in a task of its own, which has begun when this returns.
  private func ask(_ controller: NumberController, from presenter: ViewController? = nil) async
    -> Task<Void, Never>
  {
    let presenter = presenter ?? root
    let task = Task { [answers] in answers.all.append(await presenter.present(controller)) }
    for _ in 0..<20 { await Task.yield() }
    return task
  }

  @Test(arguments: [ModalPresentationStyle.sheet, .fullScreen, .popover])
  func anAnswerComesWhenTheControllerHasGone(style: ModalPresentationStyle) async throws {
    let stage = try Stage(root)
    let controller = sheet(style)
    let task = await ask(controller)
    #expect(stage.top === controller && answers.all.isEmpty)
    stage.perform { controller.give(7) }
    await task.value
    #expect(answers.all == [7] && stage.top === root)
  }

  @Test func leavingIsNotAnAnswer() async throws {
    let stage = try Stage(root)
    let task = await ask(sheet())
    stage.press(.escape)
    await task.value
    #expect(answers.all == [nil])
  }

  @Test func dismissalWithThePresenterIsNotAnAnswer() async throws {
    let stage = try Stage(root)
    let middle = ViewController()
    stage.perform { root.present(middle) }
    let task = await ask(sheet(), from: middle)
    stage.perform { root.dismiss() }
    await task.value
    #expect(answers.all == [nil])
  }

  @Test func theEndOfTheApplicationIsNotAnAnswer() async throws {
    let stage = try Stage(root)
    let (first, second) = (sheet(), sheet())
    let tasks = [await ask(first), await ask(second, from: first)]
    stage.application.quit()
    for task in tasks { await task.value }
    #expect(answers.all == [nil, nil])
    await ask(sheet()).value
    #expect(answers.all == [nil, nil, nil], "There is no window any more.")
  }

  @Test func aTaskThatIsCancelledTakesTheControllerAway() async throws {
    let stage = try Stage(root)
    let task = await ask(sheet())
    #expect(stage.top !== root)
    task.cancel()
    await task.value
    #expect(answers.all == [nil] && stage.top === root)
    let cancelled = Task { [answers, root] in
      unsafe withUnsafeCurrentTask { unsafe $0?.cancel() }
      answers.all.append(await root.present(sheet()))
    }
    await cancelled.value
    #expect(answers.all == [nil, nil] && stage.top === root)
  }

  @Test func aControllerThatCannotBeShownIsNotAwaited() async throws {
    await ask(sheet()).value
    #expect(answers.all == [nil], "There is no window yet.")
    let stage = try Stage(root)
    let controller = sheet()
    let task = await ask(controller)
    await ask(controller).value
    #expect(answers.all == [nil, nil], "It is shown already.")
    stage.perform { controller.give(3) }
    await task.value
    #expect(answers.all == [nil, nil, 3])
  }

  @Test func theControllerIsFreedAfterItsAnswer() async throws {
    let stage = try Stage(root)
    weak var gone: NumberController?
    var task: Task<Void, Never>?
    do {
      let controller = sheet()
      gone = controller
      task = await ask(controller)
    }
    #expect(gone != nil)
    stage.perform { gone?.give(1) }
    await task?.value
    task = nil
    for _ in 0..<20 where gone != nil { await Task.yield() }
    #expect(gone == nil)
  }

  @Test func anAlertIsAwaitedByItsActions() async throws {
    let stage = try Stage(root)
    let alert = AlertController(.verbatim("Really?"))
    let yes = AlertAction(.verbatim("Yes"), mnemonic: .verbatim("y"))
    alert.actions = [yes, .cancel()]
    let task = Task { [root] in await root.present(alert) }
    for _ in 0..<20 { await Task.yield() }
    stage.type("y")
    #expect(await task.value === yes)
  }
}
