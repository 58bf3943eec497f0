import ConcentrationController
import ConcentrationModel
import ConcentrationView
import Hanok
import HanokTesting
import Testing

/// The game line by line: for a screen reader, or through a pipe.
@Suite struct GameLineTests {
  private func game(
    _ language: String = "en", pairs: Int = 2, scores: any ScoreKeeping = ScoreMemory()
  ) throws -> LinePilot {
    var settings = GameSettings(seed: 1)
    (settings.pairs, settings.clock, settings.scores) = (pairs, ManualClock(), scores)
    return try LinePilot(GameViewController(settings), in: language, [.concentration])
  }

  /// The numbers of the cards of each pair, as they are typed.
  private func numbers(pairs: Int = 2) -> [[String]] {
    Concentration(pairs: pairs, seed: 1).pairPlaces.map { $0.map { "\($0 + 1)" } }
  }

  @Test func theScreenIsSpokenWithANumberForEachCard() throws {
    let pilot = try game()
    #expect(
      pilot.text == """
        Concentration
        Pairs: 0 of 2
        0 points
        0 flips
        [1] Card 1: face down
        [2] Card 2: face down
        [3] Card 3: face down
        [4] Card 4: face down
        Find the matching cards.
        [d] Deal again  [p] Pictures  [l] Language  [q] Quit

        """)
  }

  @Test func aTurnReportsChanges() throws {
    let pilot = try game()
    let (first, second) = (numbers()[0], numbers()[1])
    #expect(
      pilot.enter(first[0]) == """
        1 flip
        [\(first[0])] Card \(first[0]): Dog
        Dog. Where is the other?
        [d] Deal again  [p] Pictures  [l] Language  [q] Quit

        """)
    let turned = pilot.enter(second[0])
    #expect(turned.contains("[\(second[0])] Card \(second[0]): Cat\nNot a pair: Dog, Cat\n"))
    let next = pilot.enter(first[1])
    #expect(next.contains("[\(first[0])] Card \(first[0]): face down\n"))
    #expect(next.contains("[\(second[0])] Card \(second[0]): face down\n"))
    #expect(next.contains("[\(first[1])] Card \(first[1]): Dog\n"))
    #expect(pilot.enter(first[0]).contains("Card \(first[0]): Dog, matched\n"))
    #expect(pilot.enter(first[0]).contains("Card \(first[0]) is already face up.\n"))
  }

  @Test func aGameIsPlayedThroughInKorean() throws {
    let pilot = try game("ko")
    pilot.enter(together: Array(numbers().joined()))
    pilot.advance(by: GameViewController.lastLook)
    let heard = pilot.text
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
    #expect(pilot.enter("ㅇ").contains("[1] 카드 1: 뒷면\n"))
    pilot.enter("끝내기")
    #expect(!pilot.isRunning)
  }

  @Test func linesWaitForTheResultAndNoneIsLost() throws {
    let scores = ScoreMemory()
    let pilot = try game(scores: scores)
    pilot.enter(together: numbers().joined() + ["q"])
    pilot.end()
    pilot.advance(by: GameViewController.lastLook)
    #expect(pilot.text.contains("All pairs found!"))
    #expect(!pilot.isRunning)
    #expect(scores.scores.results(pairs: 2).count == 1)
  }

  @Test func everyCardOfTheLargestGameHasItsNumber() throws {
    let pilot = try game(pairs: 18)
    let lines = pilot.text.split(separator: "\n")
    for number in 1...36 { #expect(lines.contains("[\(number)] Card \(number): face down")) }
    #expect(pilot.enter("36").contains("[36] Card 36: Dog\n"))
  }

  @Test func theSecondsThatPassAreNotSpoken() throws {
    let pilot = try game()
    pilot.enter("1")
    #expect(pilot.advance(by: .seconds(30)) == "")
  }

  @Test func aThemeIsChosenByItsName() throws {
    let pilot = try game()
    pilot.enter("1")
    #expect(pilot.enter("p").contains("Letters"))
    #expect(pilot.enter("faces").contains("[1] Card 1: Grin\n"))
  }
}
