import ConcentrationController
import Hanok
import HanokTesting
import Testing

/// The question that is asked before a game is lost.
@Suite struct LeaveTests {
  private func asked(_ language: String = "en", _ size: Size = GamePilots.usual) throws -> GamePilot
  {
    let game = try GamePilot(language, size)
    game.find(game.pairPlaces.prefix(1))
    game.pilot.type("q")
    return game
  }

  @Test func leavingEndsTheProgram() throws {
    let game = try asked()
    #expect(game.text.contains("1 pair that you have found will be lost."))
    game.pilot.advance(by: .seconds(1))
    game.pilot.type("y")
    #expect(!game.pilot.isRunning)
  }

  @Test(arguments: [Key.escape, .enter, .character("n")])
  func theGameGoesOnWhereItWas(key: Key) throws {
    let game = try GamePilot()
    game.miss()
    let before = game.pilot.screen
    game.pilot.type("q")
    #expect(game.text.contains("Leave the game?"))
    game.pilot.press(key)
    #expect(game.pilot.isRunning && game.pilot.screen == before)
  }

  @Test func theButtonAsksToo() throws {
    let game = try GamePilot("ko")
    game.miss()
    try game.pilot.click(on: "Q 끝내기")
    #expect(game.text.contains("게임을 그만둘까요?"))
    try game.pilot.click(on: "Y 그만두기")
    #expect(!game.pilot.isRunning)
  }

  @Test func aGameWithoutATurnIsLeftAtOnce() throws {
    let game = try GamePilot()
    game.pilot.type("q")
    #expect(!game.pilot.isRunning)
    let other = try GamePilot()
    other.miss()
    other.pilot.type("d")
    other.pilot.press(.character("y"), .alt)
    other.pilot.type("q")
    #expect(!other.pilot.isRunning, "New cards were dealt.")
  }

  @Test func newCardsAreDealtOnlyWhenAsked() throws {
    let game = try GamePilot()
    game.miss()
    let before = game.pilot.screen
    for key in [Key.escape, .enter, .character("n")] {
      game.pilot.type("d")
      #expect(game.text.contains("Deal new cards?"))
      #expect(game.text.contains("Your progress in this game will be lost."))
      game.pilot.press(key)
      #expect(game.pilot.screen == before)
    }
    game.pilot.type("d")
    game.pilot.press(.character("y"), .alt)
    #expect(game.text.contains("0 flips"))
    let after = game.pilot.screen
    game.pilot.type("d")
    #expect(!game.text.contains("Deal new cards?"), "Nothing would be lost.")
    _ = after
  }

  @Test func escapeLeadsNotBackToAGameThatIsOver() throws {
    let game = try GamePilot(pairs: 2)
    game.finish()
    let before = game.pilot.screen
    game.pilot.press(.escape)
    #expect(game.pilot.isRunning && game.pilot.screen == before)
    #expect(game.controller.presentedViewController != nil)
  }

  @Test func aGameThatIsOverIsLeftAtOnce() throws {
    let game = try GamePilot(pairs: 2)
    game.finish()
    game.pilot.type("q")
    #expect(!game.pilot.isRunning)
  }
}
