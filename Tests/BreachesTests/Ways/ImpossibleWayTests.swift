import BreachesModel
import BreachesService
import BreachesView
import Hanok
import HanokTesting
import Testing

@testable import BreachesController

/// A screen that asks the manager again after a time, in the hope that the list has come by then.
private final class HopefulScreen {
  let manager: DownloadManager
  private(set) var count = RecordCount.zero

  init(_ manager: DownloadManager) { self.manager = manager }

  func press() { manager.download(DownloadPilot.request) }

  func timerDidFire() { count = count + (manager.list?.count ?? .zero) }
}

/// The way that can't work, as `--method manager` runs it: a manager that downloads well, and has
/// no way back to the one who asks.
@Suite(.serialized, .hangs) struct ImpossibleWayTests {
  private let transport = ScriptedTransport()

  private func settle(until isSo: () -> Bool) async {
    while !isSo() { await Task.yield() }
  }

  @Test(arguments: DownloadPilot.languages)
  func theCountStaysZeroThoughTheListHasComeAndTheScreenSaysWhy(language: String) async throws {
    let pilot = try DownloadPilot.open(.manager, transport, in: language)
    // Lines of Arabic are on the screen from right to left.
    func says(_ message: Message) -> Bool {
      pilot.elements.contains { $0.label.map(pilot.words) == pilot.words(message) }
        && (language == "ar" || pilot.shows(message))
    }
    #expect(says(.Breaches.wayManagerAbout))
    let manager = try #require(try pilot.screenController as? ManagerViewController).manager
    pilot.type("d")
    try await pilot.settle { transport.transfers.count == 1 }
    await transport.send(.ended(.success(DownloadPilot.shortBody)))
    try await pilot.settle { manager.list != nil }
    // The manager has its records. Nobody has told the screen.
    #expect(manager.list?.count == RecordCount(30))
    #expect(try pilot.screenController.tally.records == .zero)
    #expect(says(.Breaches.managerCount(records: Message.Breaches.records(count: 0))))
    #expect(says(.Breaches.managerExplanation))
    #expect(pilot.findings().isEmpty)
    // Asked again, it has begun anew.
    pilot.type("d")
    #expect(try pilot.screenController.tally.downloads == 2)
    #expect(try pilot.screenController.tally.records == .zero)
  }

  @Test func thatTabIsThereOnlyIfItIsAskedFor() throws {
    for method in DownloadMethod.allCases {
      let pilot = try DownloadPilot.open(method, transport)
      let tabs = pilot.application.rootViewController.children.first as? TabController
      let count = DownloadMethod.ways.count + (method == .manager ? 1 : 0)
      #expect(tabs?.viewControllers.count == count)
      #expect(try pilot.screenController.method == method)
    }
  }

  @Test func theCountStaysZeroWhereTheAnswerComesAfterTheTimer() async {
    let screen = HopefulScreen(DownloadManager(transport))
    screen.press()
    // However long it waits: a network may take longer. Here the timer fires just before the answer.
    screen.timerDidFire()
    await transport.send(.ended(.success(DownloadPilot.shortBody)))
    await settle { screen.manager.list != nil }
    #expect(screen.count == .zero)
  }

  @Test func aFailureLooksAsIfNothingHadCome() async {
    let screen = HopefulScreen(DownloadManager(transport))
    screen.press()
    await transport.send(.ended(.failure(.status(500))))
    for _ in 0..<50 { await Task.yield() }
    screen.timerDidFire()
    #expect(screen.count == .zero)
  }
}
