import BreachesModel
import BreachesService
import BreachesView
import Foundation
import Hanok
import HanokNotifications
import HanokTesting
import Testing

@testable import BreachesController

/// The ways beside their screens: who hears, on which thread, and who doesn't.
@Suite(.serialized, .hangs) struct WayTests {
  private let transport = ScriptedTransport()
  private let progress = DownloadProgress(received: ByteCount(1), expected: ByteCount(2))

  /// A delegate that is no controller: it writes down what it hears, and only on the main thread.
  private final class Ear: DownloadDelegate {
    private(set) var heard: [String] = []

    func downloadDidProgress(_ progress: DownloadProgress) { hear("progress") }
    func downloadDidFinish(_ list: BreachList) { hear("\(list.count.value) records") }
    func downloadDidFail(_ failure: DownloadFailure) { hear("\(failure)") }

    private func hear(_ words: String) {
      MainActor.preconditionIsolated()
      dispatchPrecondition(condition: .onQueue(.main))
      heard.append(words)
    }
  }

  private func settle(until isSo: () -> Bool) async {
    let deadline = ContinuousClock.now + .seconds(1_800)
    while !isSo(), ContinuousClock.now < deadline { await Task.yield() }
  }

  /// Lets tasks on the main actor go on as far as they can.
  private func yield() async { for _ in 0..<50 { await Task.yield() } }

  @Test func theNetworkAnswersOnAnotherThread() async {
    let (threads, feed) = AsyncStream.makeStream(of: Bool.self)
    _ = transport.start(DownloadPilot.request) { _ in feed.yield(Thread.isMainThread) }
    await transport.send(.progress(progress))
    feed.finish()
    var isMain: [Bool] = []
    for await answer in threads { isMain.append(answer) }
    #expect(isMain == [false])
  }

  @Test func aDelegateWithoutAScreenIsCalledOnTheMainThread() async {
    let ear = Ear()
    let downloader = DelegatingDownloader(transport)
    downloader.onUnheard = { Issue.record("Nobody heard.") }
    downloader.delegate = ear
    downloader.download(DownloadPilot.request)
    await transport.send(.progress(progress))
    await transport.send(.ended(.success(DownloadPilot.shortBody)))
    await settle { ear.heard.count == 2 }
    downloader.download(DownloadPilot.request)
    await transport.send(.ended(.failure(.refused)))
    await settle { ear.heard.count == 3 }
    #expect(ear.heard == ["progress", "30 records", "refused"])
  }

  @Test func aSecondDelegateSilencesTheFirst() async {
    let (first, second) = (Ear(), Ear())
    let downloader = DelegatingDownloader(transport)
    downloader.delegate = first
    downloader.download(DownloadPilot.request)
    await transport.send(.progress(progress))
    await settle { !first.heard.isEmpty }
    downloader.delegate = second
    await transport.send(.ended(.failure(.refused)))
    await settle { !second.heard.isEmpty }
    #expect(first.heard == ["progress"])
    #expect(second.heard == ["refused"])
  }

  @Test func anAnswerWithoutADelegateIsReportedWithoutATrap() async {
    var unheard = 0
    let downloader = DelegatingDownloader(transport)
    downloader.onUnheard = { unheard += 1 }
    downloader.download(DownloadPilot.request)
    await transport.send(.progress(progress))
    await transport.send(.ended(.success(DownloadPilot.shortBody)))
    await settle { unheard > 0 }
    #expect(unheard == 1)
    // One that has gone is none.
    var ear: Ear? = Ear()
    downloader.delegate = ear
    downloader.download(DownloadPilot.request)
    ear = nil
    await transport.send(.ended(.failure(.refused)))
    await settle { unheard > 1 }
    #expect(unheard == 2 && ear == nil)
  }

  @Test func aScreenWhoseDelegateWasTakenAwayGoesBackAndSaysSo() async throws {
    let pilot = try DownloadPilot.open(.delegate, transport)
    let controller = try #require(try pilot.screenController as? DelegateViewController)
    pilot.type("d")
    controller.downloader.delegate = nil
    await transport.send(.ended(.success(DownloadPilot.shortBody)))
    try await pilot.settle { controller.state == .idle }
    #expect(pilot.shows(.Breaches.unheard))
    #expect(controller.tally == DownloadTally())
  }

  @Test func aClosureIsCalledOnceOnTheMainThread() async {
    let downloader = AnsweringDownloader(transport)
    var answers: [Result<BreachList, DownloadFailure>] = []
    downloader.download(DownloadPilot.request) { result in
      dispatchPrecondition(condition: .onQueue(.main))
      answers.append(result)
    }
    for _ in 0..<2 { await transport.send(.ended(.failure(.insecure))) }
    await settle { !answers.isEmpty }
    await yield()
    #expect(answers == [.failure(.insecure)])
  }

  @Test func allObserversReceiveTheSameNotification() async {
    final class Listener {
      var heard: [RecordCount] = []
      var failures: [DownloadFailure] = []
      func didFinish(_ notification: DownloadDidFinish) {
        dispatchPrecondition(condition: .onQueue(.main))
        heard.append(notification.list.count)
      }
      func didFail(_ notification: DownloadDidFail) {
        dispatchPrecondition(condition: .onQueue(.main))
        failures.append(notification.failure)
      }
    }
    let center = TypedNotificationCenter()
    let listeners = [Listener(), Listener(), Listener()]
    for listener in listeners {
      center.addObserver(listener, action: Listener.didFinish)
      center.addObserver(listener, action: Listener.didFail)
    }
    let downloader = PostingDownloader(transport, center: center)
    downloader.download(DownloadPilot.request)
    await transport.send(.ended(.success(DownloadPilot.shortBody)))
    await settle { !listeners[2].heard.isEmpty }
    downloader.download(DownloadPilot.request)
    await transport.send(.ended(.failure(.noAnswer)))
    await settle { !listeners[2].failures.isEmpty }
    for listener in listeners {
      #expect(listener.heard == [RecordCount(30)])
      #expect(listener.failures == [.noAnswer])
    }
  }

  @Test func twoScreensAreNotifiedOfOneDownload() async throws {
    let pilot = try DownloadPilot.open(.notification, transport)
    #expect(pilot.shows(.Breaches.listenerNothing))
    try await pilot.download(transport)
    #expect(pilot.screen.text.contains("1 download: 30 records"))
    #expect(pilot.screen.text.contains("A second screen received: 1 download, 30 records"))
    try await pilot.download(transport, .failure(.refused))
    #expect(pilot.shows(.Breaches.listenerFailed))
  }

  @Test func screensObserveTheCenterThatWasPassedToThem() async throws {
    let center = TypedNotificationCenter()
    let root = BreachesController(
      DownloadPilot.request, transport: transport, center: center, method: .notification)
    let pilot = try Pilot(root, in: "en", size: DownloadPilot.usual, [.breaches])
    pilot.perform { center.post(DownloadDidFail(failure: .refused)) }
    pilot.advance(by: .zero)
    #expect(pilot.shows(.Breaches.listenerFailed))
    let other = try DownloadPilot.open(.notification, transport)
    #expect(!other.shows(.Breaches.listenerFailed))
  }

  @Test func bothScreensAreNotifiedOfACancellation() async throws {
    let pilot = try DownloadPilot.open(.notification, transport)
    for words in [
      "A second screen is listening.", "A second screen received: 1 download, 30 records",
    ] {
      try await pilot.begin(transport)
      await transport.send(.progress(progress))
      try await pilot.settle { pilot.screen.text.contains("A second screen received: 1 byte") }
      pilot.type("c")
      #expect(pilot.screen.text.contains(words))
      try await pilot.download(transport)
    }
  }

  @Test func cancellingIsPostedOnceAndOnlyWhileADownloadIsOnItsWay() async {
    final class Listener {
      var count = 0
      func didCancel(_ notification: DownloadDidCancel) {
        dispatchPrecondition(condition: .onQueue(.main))
        count += 1
      }
    }
    let (center, listener) = (TypedNotificationCenter(), Listener())
    center.addObserver(listener, action: Listener.didCancel)
    let downloader = PostingDownloader(transport, center: center)
    downloader.cancel()
    #expect(listener.count == 0)
    downloader.download(DownloadPilot.request)
    for _ in 0..<2 { downloader.cancel() }
    #expect(listener.count == 1)
  }

  @Test func awaitingReportsProgressOnTheMainThreadAndReturnsTheList() async throws {
    let downloader = AwaitingDownloader(transport)
    var parts: [DownloadProgress] = []
    let work = Task {
      try await downloader.list(for: DownloadPilot.request) { part in
        dispatchPrecondition(condition: .onQueue(.main))
        parts.append(part)
      }
    }
    await settle { transport.transfers.count == 1 }
    await transport.send(.progress(progress))
    await transport.send(.ended(.success(DownloadPilot.shortBody)))
    #expect(try await work.value == DownloadPilot.shortList)
    #expect(parts == [progress])
  }

  @Test func aCancelledTaskEndsItsTransfer() async throws {
    let downloader = AwaitingDownloader(transport)
    let work = Task { try await downloader.list(for: DownloadPilot.request) { _ in } }
    await settle { transport.transfers.count == 1 }
    work.cancel()
    await #expect(throws: CancellationError.self) { try await work.value }
    #expect(transport.transfers[0].isCancelled)
  }
}
