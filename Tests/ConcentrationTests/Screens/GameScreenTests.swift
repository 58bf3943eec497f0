import ConcentrationController
import ConcentrationModel
import ConcentrationView
import Hanok
import HanokTesting
import Testing

@Suite struct GameScreenTests {
  /// With the keys of vi, `l` moves to the next card; with Alt, it changes the language.
  @Test func theLettersOfViMoveBetweenCards() throws {
    let game = try GamePilot()
    game.pilot.perform { game.pilot.application.keyBindings = .vi }
    func index() -> Int? { (game.pilot.application.window.firstResponder as? CardView)?.index }
    let first = index()
    let language = game.pilot.application.traits.localizer.language
    game.pilot.type("l")
    #expect(index() == first.map { $0 + 1 })
    game.pilot.type("h")
    #expect(index() == first && game.pilot.application.traits.localizer.language == language)
    #expect(!game.pilot.screen.text.contains("L Language"), "\(game.pilot.screen.text)")
    game.pilot.press(.character("l"), .alt)
    #expect(game.pilot.application.traits.localizer.language != language)
  }

  @Test func twoCardsThatDifferStayUntilTheNextChoice() throws {
    let game = try GamePilot()
    game.miss()
    let names = "Not a pair: Dog, Cat"
    #expect(game.text.contains(names))
    game.advance(by: .seconds(600))
    #expect(game.text.contains(names))
    #expect(game.text.contains("🐶") && game.text.contains("🐱"))
    game.turn(game.pairPlaces[2][0])
    #expect(!game.text.contains("🐶") && !game.text.contains("🐱"))
    #expect(game.text.contains("Mouse. Where is the other?"))
  }

  @Test func figuresFollowTheModel() throws {
    let game = try GamePilot()
    #expect(game.text.contains("0 points   0 flips   0:00"))
    game.turn(game.pairPlaces[0][0])
    #expect(game.text.contains("0 points   1 flip   0:00"))
    game.turn(game.pairPlaces[0][1])
    #expect(game.text.contains("2 points   2 flips   0:00"))
    #expect(game.text.contains("Pairs: 1 of 8"))
    game.advance(by: .seconds(61))
    #expect(game.text.contains("2 points   2 flips   1:01"))
  }

  @Test func aCardThatIsUpIsRefusedInWords() throws {
    let game = try GamePilot()
    game.turn(0)
    game.turn(0)
    #expect(game.text.contains("Card 1 is already face up."))
    #expect(game.text.contains("1 flip "))
  }

  @Test func arrowsMoveOverTheCardsAndTabLeavesThem() throws {
    let game = try GamePilot()
    func focused() -> Int? {
      (game.pilot.application.window.firstResponder as? CardView)?.index
    }
    #expect(focused() == 0)
    for (key, index) in [(Key.right, 1), (.down, 9), (.left, 8), (.up, 0), (.up, 0), (.left, 0)] {
      game.pilot.press(key)
      #expect(focused() == index)
    }
    game.pilot.press(.tab)
    #expect(focused() == nil)
    game.pilot.press(.tab, .shift)
    #expect(focused() == 0)
  }

  @Test func inArabicTheFirstCardIsAtTheRight() throws {
    let game = try GamePilot("ar")
    game.pilot.press(.left)
    #expect((game.pilot.application.window.firstResponder as? CardView)?.index == 1)
  }

  @Test func spaceEnterAndClicksTurn() throws {
    let game = try GamePilot()
    game.pilot.press(.character(" "))
    #expect(game.text.contains("1 flip "))
    game.pilot.press(.right)
    game.pilot.press(.enter)
    #expect(game.text.contains("2 flips"))
    let frame = game.cardViews[15].frameInWindow
    game.pilot.click(x: frame.minX + 1, y: frame.minY + 1)
    #expect(game.text.contains("3 flips"))
  }

  @Test func theResultComesAfterALastLook() throws {
    let scores = ScoreMemory()
    let game = try GamePilot(pairs: 2, scores: scores)
    game.find(game.pairPlaces.dropLast())
    game.turn(game.pairPlaces[1][0])
    game.turn(game.pairPlaces[1][1])
    game.pilot.advance(by: GameViewController.lastLook - .milliseconds(1))
    #expect(!game.text.contains("All pairs found!"))
    game.pilot.advance(by: .milliseconds(1))
    #expect(game.text.contains("All pairs found!"))
    #expect(game.text.contains("4 points · 4 flips · 0:02"))
    #expect(
      scores.scores.results(pairs: 2) == [
        GameResult(pairs: 2, score: 4, flips: 4, seconds: 2)
      ])
  }

  @Test func dealingAgainBeginsANewGame() throws {
    let scores = ScoreMemory()
    let game = try GamePilot(pairs: 2, scores: scores)
    game.finish()
    game.pilot.type("d")
    #expect(game.text.contains("0 points   0 flips   0:00"))
    #expect(game.text.contains("Find the matching cards."))
    #expect(game.cardViews.count == 4)
    game.turn(0)
    // Other pictures than before: the view goes on through the theme.
    #expect(game.text.contains("Mouse. Where is the other?"))
    #expect(scores.scores.results(pairs: 2).count == 1)
  }

  @Test func dealingDuringTheLastLookShowsNoResult() throws {
    let scores = ScoreMemory()
    let game = try GamePilot(pairs: 2, scores: scores)
    game.find(game.pairPlaces.dropLast())
    for index in game.pairPlaces[1] { game.turn(index) }
    game.pilot.type("d")
    game.advance(by: GameViewController.lastLook * 2)
    #expect(game.text.contains("0 points   0 flips   0:00"))
    #expect(scores.scores.results(pairs: 2).map(\.score) == [4])
  }

  @Test(arguments: ["q", "c"])
  func leavingDuringTheLastLookKeepsTheScore(letter: String) throws {
    let scores = ScoreMemory()
    let game = try GamePilot(pairs: 2, scores: scores)
    for index in game.pairPlaces.joined() { game.turn(index) }
    game.pilot.press(.character(Character(letter)), letter == "c" ? .control : [])
    #expect(!game.pilot.isRunning)
    #expect(scores.scores.results(pairs: 2).map(\.score) == [4])
  }

  @Test func aTieComesAfterTheFormerResultAlsoWhereItCannotBeWritten() throws {
    for scores in [ScoreMemory() as any ScoreKeeping, LockedScores()] {
      let game = try GamePilot(pairs: 2, scores: scores)
      for index in game.pairPlaces.joined() { game.turn(index) }
      game.advance(by: GameViewController.lastLook)
      #expect(game.text.contains("This is the best score so far."))
      game.pilot.type("d")
      for index in game.secondPairPlaces.joined() { game.turn(index) }
      game.advance(by: GameViewController.lastLook)
      let place = Message.Concentration.resultPlace(place: 2)
      #expect(game.text.contains(game.pilot.application.traits.localizer.string(place)))
    }
  }

  @Test func twoGamesWithinASecondShowOneResult() throws {
    let scores = ScoreMemory()
    let game = try GamePilot(pairs: 2, scores: scores)
    for index in game.pairPlaces.joined() { game.turn(index) }
    game.pilot.type("d")
    game.advance(by: GameViewController.lastLook / 2)
    for index in game.secondPairPlaces.joined() { game.turn(index) }
    game.advance(by: GameViewController.lastLook * 2 / 3)
    #expect(!game.text.contains("All pairs found!"))
    game.advance(by: GameViewController.lastLook)
    #expect(game.text.contains("All pairs found!"))
    #expect(scores.scores.results(pairs: 2).count == 2)
  }

  @Test func aThemeIsChosenInTheRunningGame() throws {
    let game = try GamePilot()
    game.miss()
    game.pilot.type("p")
    #expect(game.text.contains("✓ Animals"))
    game.pilot.press(.down)
    game.pilot.press(.down)
    game.pilot.press(.enter)
    #expect(game.text.contains("Not a pair: a, ka"))
    #expect(game.text.contains("あ") && game.text.contains("か"))
    #expect(game.text.contains("2 flips"))
    game.pilot.type("p")
    #expect(game.text.contains("✓ Kana"))
  }

  /// Lesson 14: five themes, one model.
  @Test(arguments: PictureTheme.allCases)
  func noThemeChangesTheGame(theme: PictureTheme) throws {
    let scores = ScoreMemory()
    let game = try GamePilot(theme: theme, scores: scores)
    game.miss()
    game.miss()
    #expect(game.text.contains(theme.pictures[0].symbol))
    game.finish()
    #expect(
      scores.scores.results(pairs: 8) == [
        GameResult(pairs: 8, score: 14, flips: 20, seconds: 15)
      ])
  }

  @Test func anotherLanguageChangesNothingElse() throws {
    let game = try GamePilot()
    game.miss()
    let before = game.pilot.screen
    game.pilot.type("l")
    #expect(game.text.contains("はずれです：犬と猫"))
    for _ in 0..<3 { game.pilot.type("l") }
    #expect(game.pilot.screen == before)
  }

  @Test func twoGamesAtOnceDoNotMix() throws {
    let (first, second) = (try GamePilot(), try GamePilot())
    first.miss()
    #expect(second.text.contains("0 points   0 flips   0:00"))
    second.find([second.pairPlaces[0]])
    #expect(second.text.contains("A pair: Dog"))
    #expect(first.text.contains("Not a pair: Dog, Cat"))
  }

  @Test(arguments: [(0, 0), (1, 1), (3, 2), (20, 6), (200, 60), (1_000, 400)])
  func anySizeIsDrawn(width: Int, height: Int) throws {
    let game = try GamePilot("ko")
    game.pilot.resize(to: Size(width: width, height: height))
    #expect(game.pilot.screen.size == Size(width: width, height: height))
    game.pilot.resize(to: GamePilots.usual)
    #expect(game.text.contains("8쌍 중 0쌍"))
  }

  @Test(arguments: ["q", "c"]) func theGameIsLeft(letter: String) throws {
    let game = try GamePilot()
    game.pilot.press(.character(Character(letter)), letter == "c" ? .control : [])
    #expect(!game.pilot.isRunning)
  }
}
