import Testing

@testable import Hanok

/// Work that ends with its screen.
@Suite struct ViewControllerTaskTests {
  private final class FeedController: ViewController {
    let (values, feed) = AsyncStream.makeStream(of: Int.self)
    let label = Label()
    var isEnded = false
    var shown: [Int] = []

    override func loadView() { view = label }

    override func viewWillAppear() {
      receive(values, self, action: FeedController.show)
    }

    func show(_ value: Int) {
      shown.append(value)
      label.message = .verbatim(String(repeating: "#", count: value))
    }
  }

  /// Lets tasks on the main actor go on as far as they can.
  private func yield() async {
    for _ in 0..<20 { await Task.yield() }
  }

  @Test func eachElementIsShown() async throws {
    let controller = FeedController()
    let stage = try Stage(controller)
    controller.feed.yield(2)
    await yield()
    stage.settle()
    #expect(stage.screen.row(0).hasPrefix("## "))
    controller.feed.yield(4)
    await yield()
    stage.settle()
    #expect(stage.screen.row(0).hasPrefix("#### "))
    #expect(controller.shown == [2, 4])
  }

  @Test func nothingIsReceivedAfterTheScreenHasGone() async throws {
    let root = ViewController()
    let stage = try Stage(root)
    let controller = FeedController()
    stage.perform { root.present(controller) }
    controller.feed.yield(1)
    await yield()
    stage.perform { root.dismiss() }
    controller.feed.yield(2)
    await yield()
    #expect(controller.shown == [1])
  }

  @Test func aDismissedScreenIsFreed() async throws {
    let root = ViewController()
    let stage = try Stage(root)
    weak var controller: FeedController?
    var feed: AsyncStream<Int>.Continuation?
    stage.perform {
      let shown = FeedController()
      (controller, feed) = (shown, shown.feed)
      root.present(shown)
    }
    feed?.yield(1)
    await yield()
    #expect(controller?.shown == [1])
    stage.perform { root.dismiss() }
    await yield()
    #expect(controller == nil)
  }

  @Test func workIsCancelledWhenTheViewGoesAndNotBefore() async throws {
    let root = ViewController()
    let stage = try Stage(root)
    let screen = ViewController()
    stage.perform { root.present(screen) }
    var isCancelled = false
    let work = screen.task {
      while !Task.isCancelled { await Task.yield() }
      isCancelled = true
    }
    await yield()
    let sheet = ViewController()
    sheet.modalPresentationStyle = .sheet
    stage.perform { screen.present(sheet) }
    await yield()
    #expect(!isCancelled)
    stage.perform { sheet.dismiss() }
    stage.perform { screen.dismiss() }
    await work.value
    #expect(isCancelled)
  }

  @Test func workThatBeginsBeforeTheViewIsShownIsAwaited() async throws {
    final class BusyController: ViewController {
      override func viewWillAppear() { task {} }
    }
    let root = BusyController()
    let stage = try Stage(root)
    for change in [{}, { root.present(BusyController()) }, { root.dismiss() }] {
      stage.perform(change)
      #expect(stage.window.areTasksAtWork)
      await yield()
      #expect(!stage.window.areTasksAtWork)
    }
  }

  @Test func workOfAnEarlierShowingDoesNotReturn() async throws {
    let root = ViewController()
    let stage = try Stage(root)
    let controller = FeedController()
    var works: [Task<Void, Never>] = []
    for _ in 0..<2 {
      stage.perform { root.present(controller) }
      works.append(controller.task { while !Task.isCancelled { await Task.yield() } })
      await yield()
      stage.perform { root.dismiss() }
    }
    for work in works { await work.value }
    #expect(works.filter { !$0.isCancelled }.isEmpty)
  }

  private struct Failure: Error {}

  @Test func aSequenceThatFailsEnds() async throws {
    let controller = FeedController()
    let stage = try Stage(controller)
    let (values, feed) = AsyncThrowingStream.makeStream(of: Int.self)
    let work = controller.receive(values, controller, action: FeedController.show)
    feed.yield(3)
    feed.finish(throwing: Failure())
    await work.value
    stage.settle()
    #expect(controller.shown == [3])
  }

  @Test func anObjectThatIsGoneReceivesNothing() async throws {
    final class Listener {
      static var count = 0
      func hear(_ value: Int) { Listener.count += 1 }
    }
    let controller = FeedController()
    let stage = try Stage(controller)
    let (values, feed) = AsyncStream.makeStream(of: Int.self)
    var listener: Listener? = Listener()
    let work = try controller.receive(values, #require(listener), action: Listener.hear)
    feed.yield(1)
    await yield()
    #expect(Listener.count == 1)
    listener = nil
    feed.yield(2)
    await work.value
    #expect(Listener.count == 1)
    _ = stage
  }

  @Test func workThatHasEndedIsForgotten() async throws {
    let controller = FeedController()
    _ = try Stage(controller)
    for _ in 0..<10 { controller.task {} }
    await yield()
    // The feed's own work goes on.
    #expect(controller.tasks.running.count == 1)
  }

  @Test func workReplacesTheWorkOfTheSameName() async throws {
    let controller = FeedController()
    let stage = try Stage(controller)
    var ended: [String] = []
    func work(_ name: String, _ label: String) -> Task<Void, Never> {
      controller.task(replacing: name) {
        for _ in 0..<5 { await Task.yield() }
        if !Task.isCancelled { ended.append(label) }
      }
    }
    let works = [work("a", "first"), work("b", "other"), work("a", "second")]
    #expect(works.map(\.isCancelled) == [true, false, false])
    #expect(stage.window.busyTasks.count == 2, "The replaced work isn't awaited.")
    for work in works { await work.value }
    #expect(Set(ended) == ["other", "second"])
    #expect(stage.window.busyTasks.isEmpty && !stage.window.isAboutToChange)
  }

  @Test func theScreenIsBusyUntilItsWorkEnds() async throws {
    let controller = FeedController()
    let stage = try Stage(controller)
    await yield()
    #expect(!stage.window.isAboutToChange, "Elements that may never come don't make it busy.")
    let (end, ending) = AsyncStream.makeStream(of: Never.self)
    let work = controller.task { for await _ in end {} }
    await yield()
    #expect(!stage.window.areTasksAtWork && stage.window.isAboutToChange)
    let sheet = ViewController()
    sheet.modalPresentationStyle = .sheet
    stage.perform { controller.present(sheet) }
    #expect(!stage.window.isAboutToChange, "The sheet isn't busy.")
    stage.perform { sheet.dismiss() }
    #expect(stage.window.isAboutToChange)
    ending.finish()
    await work.value
    #expect(!stage.window.isAboutToChange)
  }
}
