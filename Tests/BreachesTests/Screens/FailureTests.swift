import BreachServer
import BreachesModel
import BreachesView
import Hanok
import HanokTesting
import Testing

@testable import BreachesController

/// Everything that can go wrong, by a real server, in every way: its screen, in words, with a way on.
@Suite(.hangs) struct FailureTests {
  @Test(arguments: FailureCase.all)
  func eachFailureHasItsScreenInEachWay(failure: FailureCase) async throws {
    try await withServer { address in
      try await expectScreens(of: failure.expected, failure.request(at: address), failure.transport)
    }
  }

  @Test func aServerThatHasGoneRefuses() async throws {
    let address = try await addressOfNoServer()
    try await expectScreens(of: .refused, .patient(address + "/breaches"))
  }

  @Test func aServerWithoutTLSIsInsecure() async throws {
    try await withRawServer(saying: "HTTP/1.1 400 Bad Request\r\n\r\n") { host in
      try await expectScreens(of: .insecure, .patient("https://\(host)/"))
    }
  }

  @Test func aServerWithoutTLSIsInsecureAfterARedirect() async throws {
    try await withRawServer(saying: "HTTP/1.1 400 Bad Request\r\n\r\n") { secure in
      let redirect =
        "HTTP/1.1 302 Found\r\nLocation: https://\(secure)/\r\nContent-Length: 0\r\n\r\n"
      try await withRawServer(saying: redirect) { host in
        try await expectScreens(of: .insecure, .patient("http://\(host)/"))
      }
    }
  }

  @Test(arguments: ["", "SSH-2.0-OpenSSH_9.2\r\n"])
  func aServerThatSpeaksNoHTTPHasNoAnswer(text: String) async throws {
    try await withRawServer(saying: text) { host in
      try await expectScreens(of: .noAnswer, .patient("http://\(host)/"))
    }
  }

  /// Downloads in each way, and expects the sentence and the advice for a failure, nothing of a list,
  /// and a button that has the keys.
  private func expectScreens(
    of failure: DownloadFailure, _ request: DownloadRequest,
    _ transport: WatchedTransport = WatchedTransport()
  ) async throws {
    let pilot = try DownloadPilot.open(.controller, transport, request)
    for method in DownloadMethod.ways {
      let controller = try pilot.screenController
      try #require(controller.method == method)
      pilot.type("d")
      await transport.end()
      try await pilot.settleDownload()
      #expect(controller.state == .failed(failure), "\(method)")
      #expect(pilot.shows(.Breaches.failed), "\(method)")
      #expect(pilot.shows(.failure(failure, of: request)), "\(method)")
      #expect(pilot.shows(.remedy(for: failure, of: request)), "\(method)")
      #expect(pilot.shows(.Breaches.tallyNone), "\(method)")
      #expect(controller.downloadView.list == nil, "\(method)")
      #expect(controller.downloadView.card.retryButton.isFirstResponder, "\(method)")
      pilot.press(.pageDown, .control)
    }
    #expect(pilot.truncatedTexts == [] && pilot.problems == [])
  }
}
