import BreachServer
import BreachesModel
import BreachesView
import Hanok
import HanokTesting
import Testing

@testable import BreachesController

/// The screens as pictures, in each language and at each size.
@Suite(.serialized, .timeLimit(.minutes(1))) struct ScreenTests {
  nonisolated static let smallest = Size(width: 20, height: 6)

  @Test(arguments: DownloadPilot.languages, DownloadPilot.sizes + [smallest])
  func everyScreenIsAsRecorded(language: String, size: Size) async throws {
    let transport = ScriptedTransport()
    let pilot = try DownloadPilot.open(.notification, transport, in: language, size: size)
    try pilot.expectSnapshot("idle")
    try await pilot.begin(transport)
    await transport.send(
      .progress(DownloadProgress(received: ByteCount(195_000), expected: ByteCount(487_300))))
    try await pilot.settle {
      if case .loading(.some) = try pilot.screenController.state { true } else { false }
    }
    try pilot.expectSnapshot("loading")
    await transport.send(.ended(.failure(.tooManyRequests(retryAfter: .seconds(90)))))
    try await pilot.settleDownload()
    try pilot.expectSnapshot("failed")
    #expect(pilot.truncatedTexts == [])
    try await pilot.download(transport, .success(DownloadPilot.body))
    try pilot.expectSnapshot("loaded")
    pilot.press(.enter)
    try pilot.expectSnapshot("detail")
    #expect(pilot.truncatedTexts == [])
    pilot.press(.escape)
    pilot.type("/")
    pilot.type("nobody")
    try pilot.expectSnapshot("nothing-found")
    // The toolkit's own words aren't all in every language.
    #expect(pilot.problems.allSatisfy { $0.kind.table == "Hanok" && language == "ar" })
  }

  @Test(arguments: DownloadPilot.languages, [0, 1, 2, 3, 11, 100])
  func numbersAreInWordsOfTheLanguage(language: String, count: Int) async throws {
    let transport = ScriptedTransport()
    let pilot = try DownloadPilot.open(.controller, transport, in: language)
    let words = pilot.words(.records(RecordCount(count)))
    #expect(!words.isEmpty)
    if language == "en" { #expect(words == (count == 1 ? "1 record" : "\(count) records")) }
    if language == "ar" {
      let forms = [0: "لا سجلات", 1: "سجل واحد", 2: "سجلان", 3: "٣ سجلات", 11: "١١ سجلًا", 100: "١٠٠ سجل"]
      #expect(words == forms[count])
    }
    #expect(pilot.problems == [])
  }

  @Test(arguments: DownloadPilot.languages)
  func everyFailureHasWordsInEveryLanguage(language: String) throws {
    let pilot = try DownloadPilot.open(.controller, ScriptedTransport(), in: language)
    let failures =
      FailureCase.all.map(\.expected) + [.refused, .insecure, .noAnswer, .tooManyRequests(retryAfter: nil)]
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

  @Test(arguments: DownloadPilot.languages)
  func noTwoLettersClash(language: String) async throws {
    let transport = ScriptedTransport()
    let pilot = try DownloadPilot.open(.controller, transport, in: language)
    #expect(pilot.clashingKeys == [])
    try await pilot.begin(transport)
    #expect(pilot.clashingKeys == [])
    await transport.send(.ended(.failure(.refused)))
    try await pilot.settleDownload()
    #expect(pilot.clashingKeys == [])
    try await pilot.download(transport)
    #expect(pilot.clashingKeys == [])
  }

  @Test(arguments: DownloadPilot.languages, DownloadPilot.sizes + [smallest])
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
    expectReached([view.downloadButton, view.languageButton, view.quitButton])
    try await pilot.begin(transport)
    expectReached([view.card.cancelButton, view.quitButton])
    await transport.send(.ended(.failure(.refused)))
    try await pilot.settleDownload()
    expectReached([view.downloadButton, view.card.retryButton, view.quitButton])
    try await pilot.download(transport)
    let list = try #require(view.list as? BreachListView)
    expectReached([view.downloadButton, list.searchField, list.table, view.quitButton])
  }

  @Test func thePageIsCentredAndBoundedOnAWideScreen() async throws {
    let transport = ScriptedTransport()
    let pilot = try DownloadPilot.open(
      .delegate, transport, size: Size(width: 200, height: 60))
    try pilot.expectSnapshot("idle")
    try await pilot.download(transport, .success(DownloadPilot.body))
    try pilot.expectSnapshot("loaded")
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
