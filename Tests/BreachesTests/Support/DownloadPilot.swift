import BreachServer
import BreachesModel
import BreachesService
import BreachesView
import Hanok
import HanokTesting
import Testing

@testable import BreachesController

/// The program's screens, with a network of the test's choice.
enum DownloadPilot {
  nonisolated static let languages = ["en", "ko", "ja", "ar"]
  nonisolated static let usual = Size(width: 80, height: 24)
  nonisolated static let sizes = [usual, Size(width: 40, height: 12)]
  nonisolated static let request = DownloadRequest("https://breaches.example/list")

  /// The invented list.
  nonisolated static let body = Array(InventedBreaches.json.utf8)
  nonisolated static let list = try? BreachDecoder.decode(body, within: .seconds(60))
  /// The beginning of it, for tests to which a long list tells no more than a short one.
  nonisolated static let shortBody = Array(InventedBreaches.json(count: 30).utf8)
  nonisolated static let shortList = try? BreachDecoder.decode(shortBody, within: .seconds(60))

  /// Opens the program at the tab of a way.
  static func open(
    _ method: DownloadMethod = .controller, _ transport: any Transport,
    _ request: DownloadRequest = request, in language: String = "en", size: Size = usual
  ) throws -> Pilot {
    try Pilot(
      BreachesController(request, transport: transport, method: method), in: language, size: size,
      [.breaches])
  }
}

extension Pilot {
  /// The screen of the tab that is shown.
  var screenController: DownloadViewController {
    get throws {
      let root = application.rootViewController as? BreachesController
      return try #require(root?.downloadController)
    }
  }

  /// Goes on until something is so; other tasks run meanwhile.
  func settle(
    until isSo: () throws -> Bool, _ place: SourceLocation = #_sourceLocation
  ) async throws {
    let deadline = ContinuousClock.now + .seconds(1_800)
    advance(by: .zero)
    while try !isSo() {
      await Task.yield()
      advance(by: .zero)
      if ContinuousClock.now > deadline {
        Issue.record("It never came to be.\n\(screen.text)", sourceLocation: place)
        return
      }
    }
    advance(by: .zero)
  }

  /// Goes on until the download that was begun has ended.
  func settleDownload() async throws {
    let controller = try screenController
    try await settle { !controller.state.isLoading }
  }

  /// Presses a key, and goes on until the scripted network has been asked.
  func begin(_ transport: ScriptedTransport, pressing key: Key = .character("d")) async throws {
    let count = transport.transfers.count
    press(key)
    try await settle { transport.transfers.count > count }
    try #require(transport.transfers.count == count + 1)
  }

  /// Downloads by a scripted network.
  func download(
    _ transport: ScriptedTransport,
    _ end: Result<[UInt8], DownloadFailure> = .success(DownloadPilot.shortBody)
  ) async throws {
    try await begin(transport)
    await transport.send(.ended(end))
    try await settleDownload()
  }

  /// The words of a message in the language of the screen.
  func words(_ message: Message) -> String { application.traits.localizer.string(message) }

  /// Whether an element of the screen has these words, and all of them show, in as many lines as they
  /// take.
  func shows(_ message: Message) -> Bool {
    let text = words(message)
    let isSaid = elements.contains { $0.label.map(words) == text }
    return isSaid && Self.joined(screen.text).contains(Self.joined(text))
  }

  /// The text without what lines add to it, and without word joiners, which a screen doesn't show.
  private static func joined(_ text: String) -> String {
    String(text.filter { !$0.isWhitespace && $0 != "│" && $0 != "\u{2060}" })
  }
}
