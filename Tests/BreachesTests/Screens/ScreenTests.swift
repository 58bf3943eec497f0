import BreachServer
import BreachesModel
import BreachesView
import Hanok
import HanokTesting
import Testing

@testable import BreachesController

/// The screens as pictures, in each language and at each size.
@Suite(.serialized, .hangs) struct ScreenTests {
  nonisolated static let smallest = Size(width: 20, height: 6)

  @Test(arguments: [
    ("en", ["0 records", "1 record", "2 records", "3 records", "11 records", "100 records"]),
    ("ko", ["레코드 0개", "레코드 1개", "레코드 2개", "레코드 3개", "레코드 11개", "레코드 100개"]),
    ("ja", [0, 1, 2, 3, 11, 100].map { "\($0)\u{2060}件" }),
    ("ar", ["لا سجلات", "سجل واحد", "سجلان", "٣ سجلات", "١١ سجلًا", "١٠٠ سجل"]),
  ])
  func numbersAreInWordsOfTheLanguage(language: String, words: [String]) throws {
    let pilot = try DownloadPilot.open(.controller, ScriptedTransport(), in: language)
    #expect([0, 1, 2, 3, 11, 100].map { pilot.words(.records(RecordCount($0))) } == words)
    #expect(pilot.problems == [])
  }

  @Test(arguments: DownloadPilot.languages)
  func everyFailureHasWordsInEveryLanguage(language: String) throws {
    let pilot = try DownloadPilot.open(.controller, ScriptedTransport(), in: language)
    let others: [DownloadFailure] = [
      .refused, .insecure, .noAnswer, .tooManyRequests(retryAfter: nil),
    ]
    let failures = FailureCase.all.map(\.expected) + others
    for failure in failures {
      for message in [
        Message.failure(failure, of: DownloadPilot.request),
        .remedy(for: failure, of: DownloadPilot.request),
      ] {
        let words = pilot.words(message)
        #expect(!words.isEmpty && !words.contains("{$"), "\(failure)")
      }
    }
    #expect(pilot.problems == [])
  }

  @Test(arguments: ["en", "ar"], DownloadPilot.sizes + [smallest])
  func everyControlIsReachedByTab(language: String, size: Size) async throws {
    let transport = ScriptedTransport()
    let pilot = try DownloadPilot.open(.delegate, transport, in: language, size: size)
    let view = try pilot.screenController.downloadView
    func expectReached(_ wanted: [View], _ place: SourceLocation = #_sourceLocation) {
      var reached: [View] = []
      for _ in 0..<12 {
        if let view = pilot.application.window.firstResponder { reached.append(view) }
        pilot.press(.tab)
      }
      for view in wanted {
        #expect(reached.contains { $0 === view }, "\(view)", sourceLocation: place)
      }
    }
    expectReached([view.downloadButton, view.foot.languageButton, view.foot.quitButton])
    try await pilot.begin(transport)
    expectReached([view.card.cancelButton, view.foot.quitButton])
    await transport.send(.ended(.failure(.refused)))
    try await pilot.settleDownload()
    expectReached([view.downloadButton, view.card.retryButton, view.foot.quitButton])
    try await pilot.download(transport)
    let list = try #require(view.list as? BreachListView)
    expectReached([view.downloadButton, list.searchField, list.table, view.foot.quitButton])
  }

  @Test func thePageIsCentredAndBoundedOnAWideScreen() async throws {
    let transport = ScriptedTransport()
    let pilot = try DownloadPilot.open(
      .delegate, transport, size: Size(width: 200, height: 60))
    let view = try pilot.screenController.downloadView
    let (blank, edge) = (String(repeating: " ", count: 70), String(repeating: "─", count: 58))
    #expect(pilot.screen.row(28) == "\(blank)╭\(edge)╮\(blank)")
    #expect(pilot.screen.row(34) == "\(blank)╰\(edge)╯\(blank)")
    #expect(view.downloadButton.frameInWindow == Rect(x: 45, y: 2, width: 14, height: 1))
    #expect(view.foot.languageButton.frameInWindow.origin == Point(x: 45, y: 59))
    try await pilot.download(transport, .success(DownloadPilot.body))
    #expect(view.list?.frameInWindow == Rect(x: 45, y: 4, width: 110, height: 55))
    #expect(pilot.truncatedTexts == [] && pilot.problems == [] && pilot.clashingKeys == [])
  }

  @Test func theLettersQuitAndSwitchTheLanguage() async throws {
    let pilot = try DownloadPilot.open(.async, ScriptedTransport())
    #expect(pilot.screen.text.contains("Data breaches"))
    pilot.type("l")
    #expect(pilot.screen.text.contains("データ漏えい"))
    pilot.type("q")
    #expect(!pilot.isRunning)
  }
}
