import BreachesModel
import BreachesView
import Hanok
import HanokTesting
import Testing

@testable import BreachesController

/// Everything that can go wrong, by a real server, in every way: its screen, in words, with a way on.
@Suite(.serialized, .timeLimit(.minutes(1))) struct FailureTests {
  @Test(arguments: FailureCase.all, DownloadMethod.allCases)
  func eachFailureHasItsScreenInEachWay(failure: FailureCase, method: DownloadMethod) async throws {
    try await withServer { address in
      try await expectScreen(
        of: failure.expected, failure.request(at: address), failure.transport, method)
    }
  }

  @Test(arguments: DownloadMethod.allCases)
  func aServerThatHasGoneRefuses(method: DownloadMethod) async throws {
    let address = try await addressOfNoServer()
    try await expectScreen(
      of: .refused, DownloadRequest(address + "/breaches"), WatchedTransport(), method)
  }

  @Test(arguments: DownloadMethod.allCases)
  func aServerWithoutTLSIsInsecure(method: DownloadMethod) async throws {
    try await withRawServer(saying: "HTTP/1.1 400 Bad Request\r\n\r\n") { host in
      try await expectScreen(
        of: .insecure, DownloadRequest("https://\(host)/"), WatchedTransport(), method)
    }
  }

  @Test(arguments: DownloadMethod.allCases, ["", "SSH-2.0-OpenSSH_9.2\r\n"])
  func aServerThatSpeaksNoHTTPHasNoAnswer(method: DownloadMethod, text: String) async throws {
    try await withRawServer(saying: text) { host in
      try await expectScreen(
        of: .noAnswer, DownloadRequest("http://\(host)/"), WatchedTransport(), method)
    }
  }

  /// Downloads, and expects the sentence and the advice for a failure, nothing of a list, and a button.
  private func expectScreen(
    of failure: DownloadFailure, _ request: DownloadRequest, _ transport: WatchedTransport,
    _ method: DownloadMethod
  ) async throws {
    let pilot = try DownloadPilot.open(method, transport, request)
    pilot.type("d")
    await transport.end()
    try await pilot.settleDownload()
    let controller = try pilot.screenController
    #expect(controller.state == .failed(failure))
    #expect(pilot.shows(.Breaches.failed))
    #expect(pilot.shows(.failure(failure, of: request)))
    #expect(pilot.shows(.remedy(for: failure, of: request)))
    #expect(pilot.shows(.Breaches.tallyNone))
    #expect(!pilot.shows(.Breaches.columnName))
    #expect(pilot.truncatedTexts == [] && pilot.problems == [])
    #expect(controller.downloadView.card.retryButton.isFirstResponder)
  }
}
