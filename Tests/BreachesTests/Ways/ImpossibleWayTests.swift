import BreachesModel
import BreachesService
import Testing

/// The way that can't work: a manager that downloads well, and has no way back to the one who asks.
///
/// It is here and not among the ways, since no program should have it. `README.md` explains it.
private final class DownloadManager {
  private let transport: any Transport
  private(set) var list: BreachList?

  init(_ transport: any Transport) { self.transport = transport }

  /// Begins a download, and returns the number of records: there are none yet, whenever it is asked.
  func download(_ request: DownloadRequest) -> RecordCount {
    _ = transport.start(request) { event in
      guard case .ended(let end) = event else { return }
      let list = try? BreachDecoder.decode(end, within: request.timeout).get()
      Task { @MainActor in self.list = list }
    }
    return list?.count ?? .zero
  }
}

/// A screen that asks such a manager.
private final class HopefulScreen {
  let manager: DownloadManager
  private(set) var count = RecordCount.zero

  init(_ manager: DownloadManager) { self.manager = manager }

  func press() { count = count + manager.download(DownloadPilot.request) }

  /// A timer's last hope: to look whether the list has come by now.
  func timerDidFire() { count = count + (manager.list?.count ?? .zero) }
}

@Suite(.serialized, .hangs) struct ImpossibleWayTests {
  private let transport = ScriptedTransport()

  private func settle(until isSo: () -> Bool) async {
    while !isSo() { await Task.yield() }
  }

  @Test func theCountStaysZeroThoughTheListHasCome() async {
    let screen = HopefulScreen(DownloadManager(transport))
    screen.press()
    #expect(screen.count == .zero)
    await transport.send(.ended(.success(DownloadPilot.shortBody)))
    await settle { screen.manager.list != nil }
    // The manager has its records. Nobody has told the screen.
    #expect(screen.manager.list?.count == RecordCount(30))
    #expect(screen.count == .zero)
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
