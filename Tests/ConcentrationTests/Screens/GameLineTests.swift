import ConcentrationController
import ConcentrationModel
import ConcentrationView
import Hanok
import HanokTesting
import Testing

/// The game line by line: for a screen reader, or through a pipe.
@Suite struct GameLineTests {
  private let script = LineScript()
  private let scheduler = ManualScheduler()

  private func start(
    _ language: String = "en", pairs: Int = 2, scores: any ScoreKeeping = ScoreMemory()
  ) throws -> Application {
    let localizer = Localizer(
      catalog: Catalog(compiled: [.concentration, .toolkit]), language: try LanguageTag(language))
    var settings = GameSettings(seed: 1)
    (settings.pairs, settings.clock, settings.scores) = (pairs, ManualClock(), scores)
    let application = Application(
      root: GameViewController(settings), traits: Traits(localizer: localizer),
      scheduler: scheduler)
    try application.start(on: LinePresenter(script))
    scheduler.advance(by: .zero)
    return application
  }

  private func type(_ line: String) -> String {
    script.speak(line)
    scheduler.advance(by: .milliseconds(1))
    return script.heard()
  }

  /// The numbers of the cards of each pair, as they are typed.
  private func numbers(pairs: Int = 2) -> [[String]] {
    Concentration(pairs: pairs, seed: 1).pairPlaces.map { $0.map { "\($0 + 1)" } }
  }

  @Test func theScreenIsSaidWithANumberForEachCard() throws {
    let application = try start()
    #expect(
      script.heard() == """
        Concentration
        Pairs: 0 of 2
        0 points
        0 flips
        [1] Card 1: face down
        [2] Card 2: face down
        [3] Card 3: face down
        [4] Card 4: face down
        Find the cards that are alike.
        [d] Deal again  [p] Pictures  [l] Language  [q] Quit

        """)
    _ = application
  }

  @Test func aTurnSaysWhatHasChanged() throws {
    let application = try start()
    _ = script.heard()
    let (first, second) = (numbers()[0], numbers()[1])
    #expect(
      type(first[0]) == """
        1 flip
        [\(first[0])] Card \(first[0]): Dog
        Dog. Where is the other?
        [d] Deal again  [p] Pictures  [l] Language  [q] Quit

        """)
    #expect(type(second[0]).contains("[\(second[0])] Card \(second[0]): Cat\nNo pair: Dog, Cat\n"))
    let next = type(first[1])
    #expect(next.contains("[\(first[0])] Card \(first[0]): face down\n"))
    #expect(next.contains("[\(second[0])] Card \(second[0]): face down\n"))
    #expect(next.contains("[\(first[1])] Card \(first[1]): Dog\n"))
    #expect(type(first[0]).contains("Card \(first[0]): Dog, matched\n"))
    #expect(type(first[0]).contains("Card \(first[0]) is already face up.\n"))
    _ = application
  }

  @Test func aGameIsPlayedThroughInKorean() throws {
    let application = try start("ko")
    _ = script.heard()
    for number in numbers().joined() { script.speak(number) }
    scheduler.advance(by: GameViewController.lastLook)
    let heard = script.heard()
    #expect(heard.contains("짝을 찾았습니다: 강아지\n"))
    #expect(
      heard.hasSuffix(
        """
        짝 맞추기
        짝을 모두 찾았습니다!
        4점 · 4번 뒤집음 · 0초
        지금까지의 최고 점수입니다.
        2쌍 게임의 최고 점수
        1위 4점, 4번 뒤집음, 0초 – 이번 게임
        [d] 새 게임  [l] 언어  [q] 끝내기

        """), "\(heard)")
    #expect(type("ㅇ").contains("[1] 카드 1: 뒷면\n"))
    _ = type("끝내기")
    #expect(script.isStopped)
    _ = application
  }

  @Test func linesWaitForTheResultAndNoneIsLost() throws {
    let scores = ScoreMemory()
    let application = try start(scores: scores)
    for number in numbers().joined() { script.speak(number) }
    script.speak("q")
    script.end()
    scheduler.advance(by: GameViewController.lastLook)
    #expect(script.heard().contains("All pairs found!"))
    #expect(script.isStopped)
    #expect(scores.scores.results(pairs: 2).count == 1)
    _ = application
  }

  @Test func everyCardOfTheLargestGameHasItsNumber() throws {
    let application = try start(pairs: 18)
    let lines = script.heard().split(separator: "\n")
    for number in 1...36 { #expect(lines.contains("[\(number)] Card \(number): face down")) }
    #expect(type("36").contains("[36] Card 36: Dog\n"))
    _ = application
  }

  @Test func theSecondsThatPassAreNotSaid() throws {
    let application = try start()
    _ = type("1")
    scheduler.advance(by: .seconds(30))
    #expect(script.heard() == "")
    _ = application
  }

  @Test func aThemeIsChosenByItsName() throws {
    let application = try start()
    _ = type("1")
    #expect(type("p").contains("High contrast"))
    #expect(type("faces").contains("[1] Card 1: Grin\n"))
    _ = application
  }
}
