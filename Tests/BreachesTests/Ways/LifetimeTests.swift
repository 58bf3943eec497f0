import BreachServer
import BreachesModel
import BreachesService
import Hanok
import HanokTesting
import Testing

@testable import BreachesController

/// A screen that is dismissed in the middle of a download goes, and takes the download with it.
@Suite(.serialized, .hangs) struct LifetimeTests {
  /// A screen over another one, both forgotten but by the application.
  private struct Dismissed {
    weak var controller: DownloadViewController?
    weak var view: View?
    let pilot: Pilot

    init(
      _ method: DownloadMethod, _ request: DownloadRequest, _ transport: any Transport
    ) throws {
      pilot = try Pilot(ViewController(), in: "en", size: DownloadPilot.usual, [])
      let controller = BreachesController.screen(method, request, transport)
      pilot.perform { pilot.application.rootViewController.present(controller) }
      pilot.advance(by: .zero)
      pilot.perform { controller.download() }
      (self.controller, view) = (controller, controller.downloadView)
    }

    func dismiss() {
      pilot.perform { pilot.application.rootViewController.dismiss() }
      pilot.advance(by: .zero)
    }
  }

  @Test(arguments: DownloadMethod.ways)
  func aDismissedScreenIsFreedThoughTheNetworkKeepsItsHandler(method: DownloadMethod) async throws {
    let transport = ScriptedTransport()
    let screen = try Dismissed(method, DownloadPilot.request, transport)
    try await screen.pilot.settle { transport.transfers.count == 1 }
    #expect(screen.controller?.state.isLoading == true)
    screen.dismiss()
    try await screen.pilot.settle { screen.controller == nil && screen.view == nil }
    #expect(transport.transfers[0].isCancelled)
    // A late answer meets nobody, and traps nowhere.
    await transport.send(.progress(DownloadProgress(received: .zero, expected: nil)))
    await transport.send(.ended(.success(DownloadPilot.shortBody)))
    for _ in 0..<50 { await Task.yield() }
  }

  @Test(arguments: DownloadMethod.ways)
  func aScreenIsFreedInTheMiddleOfARealDownload(method: DownloadMethod) async throws {
    try await withServer { address in
      let screen = try Dismissed(
        method, .patient(address + "/stalls"), HTTPTransport { true })
      // The closure's way has no progress: its screen is dismissed at once.
      try await screen.pilot.settle {
        if case .loading(.some)? = screen.controller?.state { return true }
        return method == .closure
      }
      screen.dismiss()
      try await screen.pilot.settle { screen.controller == nil && screen.view == nil }
    }
  }

  @Test(arguments: DownloadMethod.ways)
  func aScreenThatIsNotDismissedIsFreed(method: DownloadMethod) async throws {
    let transport = ScriptedTransport()
    weak var freed: DownloadViewController?
    do {
      let controller = BreachesController.screen(method, DownloadPilot.request, transport)
      freed = controller
      controller.download()
      for _ in 0..<20 { await Task.yield() }
    }
    // The task of a screen that never appeared is its own, and ends with its transfer.
    if method == .async { transport.transfers.last?.handler(.ended(.failure(.refused))) }
    for _ in 0..<100 where freed != nil { await Task.yield() }
    #expect(freed == nil)
    if method != .async { #expect(transport.transfers.last?.isCancelled == true) }
  }
}
