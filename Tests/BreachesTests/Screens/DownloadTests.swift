import BreachServer
import BreachesModel
import BreachesView
import Hanok
import HanokTesting
import Testing

@testable import BreachesController

/// Each way downloads the same list, adds it to the count, and can be ended and tried again.
@Suite(.serialized, .hangs) struct DownloadTests {
  @Test(arguments: DownloadMethod.ways)
  func eachWayDownloadsTheSameRecords(method: DownloadMethod) async throws {
    try await expectList(at: "breaches", method)
  }

  @Test(arguments: ["chunked", "moved"])
  func aListComesInChunksAndFromAnotherAddress(path: String) async throws {
    try await expectList(at: path, .delegate)
  }

  /// Downloads from a path of a real server, and expects the whole list.
  private func expectList(at path: String, _ method: DownloadMethod) async throws {
    try await withServer { address in
      let transport = WatchedTransport()
      let pilot = try DownloadPilot.open(
        method, transport, .patient(address + "/" + path))
      pilot.type("d")
      await transport.end()
      try await pilot.settleDownload()
      let list = try #require(DownloadPilot.list)
      #expect(list.count == RecordCount(1_000))
      #expect(try pilot.screenController.state == .loaded(list))
      #expect(pilot.screen.text.contains("1 download: 1,000 records"))
    }
  }

  @Test(arguments: DownloadMethod.ways)
  func eachPressAddsToTheCount(method: DownloadMethod) async throws {
    let transport = ScriptedTransport()
    let pilot = try DownloadPilot.open(method, transport)
    #expect(pilot.screen.text.contains("No downloads yet"))
    for count in 1...3 {
      try await pilot.download(transport)
      #expect(pilot.screen.text.contains("\(count * 30) records, "))
      #expect(pilot.screen.text.contains(count == 1 ? "1 download:" : "\(count) downloads:"))
    }
    try await pilot.download(transport, .failure(.refused))
    #expect(pilot.screen.text.contains("3 downloads: 90 records"))
    #expect(transport.transfers.count == 4)
  }

  @Test(arguments: DownloadMethod.ways)
  func aSecondPressWhileOneIsOnItsWayDoesNothing(method: DownloadMethod) async throws {
    let transport = ScriptedTransport()
    let pilot = try DownloadPilot.open(method, transport)
    try await pilot.begin(transport)
    pilot.type("dd")
    pilot.press(.enter)
    // Keys and buttons are off meanwhile; the program itself may ask for another, too.
    let controller = try pilot.screenController
    pilot.perform { controller.download() }
    for _ in 0..<20 { await Task.yield() }
    #expect(transport.transfers.count == 1)
    pilot.type("c")
    #expect(controller.state == .idle, "It is what it was before the first press.")
  }

  @Test(arguments: DownloadMethod.ways)
  func aFailureIsTriedAgain(method: DownloadMethod) async throws {
    let transport = ScriptedTransport()
    let pilot = try DownloadPilot.open(method, transport)
    try await pilot.download(transport, .failure(.status(500)))
    // The keys are at the button already.
    try await pilot.begin(transport, pressing: .enter)
    await transport.send(.ended(.success(DownloadPilot.shortBody)))
    try await pilot.settleDownload()
    #expect(pilot.screen.text.contains("1 download: 30 records"))
  }

  @Test(arguments: DownloadMethod.ways)
  func cancelingGoesBackAndEndsNotifications(method: DownloadMethod) async throws {
    let transport = ScriptedTransport()
    let pilot = try DownloadPilot.open(method, transport)
    try await pilot.download(transport)
    let before = pilot.screen
    try await pilot.begin(transport)
    #expect(pilot.screen != before)
    let late = transport.transfers[1]
    let progress = DownloadProgress(received: ByteCount(1), expected: nil)
    // It has come, and nobody has taken it yet.
    late.handler(.progress(progress))
    pilot.type("c")
    try await pilot.settle { transport.transfers[1].isCancelled }
    // What was on its way comes nonetheless, in the middle of the next download.
    try await pilot.begin(transport)
    for event in [TransferEvent.progress(progress), .ended(.failure(.refused))] {
      await Task.detached { late.handler(event) }.value
    }
    for _ in 0..<50 { await Task.yield() }
    #expect(try pilot.screenController.state == .loading(nil))
    pilot.type("c")
    try await pilot.settle { transport.transfers[2].isCancelled }
    #expect(pilot.screen.text == before.text)
  }

  @Test(arguments: DownloadMethod.ways.filter { $0 != .closure })
  func progressIsShown(method: DownloadMethod) async throws {
    let transport = ScriptedTransport()
    let pilot = try DownloadPilot.open(method, transport)
    try await pilot.begin(transport)
    await transport.send(
      .progress(DownloadProgress(received: ByteCount(1_000), expected: ByteCount(4_000))))
    try await pilot.settle { pilot.screen.text.contains("1 kB of 4 kB") }
    #expect(pilot.screen.text.contains("25%"))
    await transport.send(.progress(DownloadProgress(received: ByteCount(2_000), expected: nil)))
    try await pilot.settle { pilot.screen.text.contains("2 kB so far") }
    #expect(!pilot.screen.text.contains("%"))
  }

  @Test(arguments: DownloadMethod.ways)
  func anotherTabEndsTheDownload(method: DownloadMethod) async throws {
    let transport = ScriptedTransport()
    let pilot = try DownloadPilot.open(method, transport)
    let controller = try pilot.screenController
    try await pilot.begin(transport)
    pilot.press(.pageDown, .control)
    try await pilot.settle { transport.transfers[0].isCancelled && !controller.state.isLoading }
    #expect(try pilot.screenController.method == nextMethod(method))
  }

  private func nextMethod(_ method: DownloadMethod) -> DownloadMethod? {
    let all = DownloadMethod.ways
    return all.firstIndex(of: method).map { all[($0 + 1) % all.count] }
  }
}
