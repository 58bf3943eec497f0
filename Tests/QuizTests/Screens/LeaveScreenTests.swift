import Hanok
import HanokTesting
import QuizController
import QuizModel
import Testing

/// The question that is asked before a round is lost.
@Suite struct LeaveScreenTests {
  private let usual = Size(width: 80, height: 24)

  @Test func theLossIsShownInNumbers() throws {
    let none = try QuizPilots.question("en", usual)
    none.answer("f")
    none.type("q")
    #expect(none.screen.text.contains("Your answers will be lost."))
    let one = try QuizPilots.question("en", usual)
    one.answer("t")
    one.type("q")
    #expect(one.screen.text.contains("Your answers and 1 point will be lost."))
  }

  @Test func leavingEndsTheQuiz() throws {
    let pilot = try QuizPage.leave.pilot("en", usual)
    pilot.advance(by: .seconds(1))
    pilot.type("y")
    #expect(!pilot.isRunning)
  }

  @Test(arguments: [Key.escape, .enter, .character("n"), .character(" ")])
  func theRoundGoesOnWhereItWas(key: Key) throws {
    let pilot = try QuizPilots.question("en", usual)
    pilot.answer("tf")
    let before = pilot.screen
    pilot.type("q")
    #expect(pilot.screen != before)
    pilot.press(key)
    #expect(pilot.isRunning)
    #expect(pilot.screen == before)
    // The keys are where they were: the button that has them was not asked for.
    pilot.press(.right)
    pilot.press(.enter)
    #expect(pilot.screen.text.contains("✓ F False ✓"))
  }

  @Test func theButtonAsksAsTheLetterDoes() throws {
    let pilot = try QuizPilots.question("ko", usual)
    pilot.answer("t")
    try pilot.click(on: "Q 끝내기")
    #expect(pilot.screen.text.contains("퀴즈를 그만둘까요?"))
    try pilot.click(on: "Y 그만두기")
    #expect(!pilot.isRunning)
  }

  @Test func theLettersBelowAreInert() throws {
    let pilot = try QuizPage.leave.pilot("en", usual)
    let before = pilot.screen
    pilot.type("tflq")
    #expect(pilot.screen == before)
  }

  @Test func aRoundWithoutAnAnswerIsLeftAtOnce() throws {
    let pilot = try QuizPilots.question("en", usual)
    pilot.type("q")
    #expect(!pilot.isRunning)
  }

  @Test func aRoundThatIsOverIsLeftAtOnce() throws {
    let pilot = try QuizPage.result.pilot("en", usual)
    pilot.type("q")
    #expect(!pilot.isRunning)
    // Also while the mark of the last answer shows.
    let last = try QuizPilots.question("en", usual)
    last.answer("tttt")
    last.type("tq")
    #expect(!last.isRunning)
  }

  @Test func anAnswerThatIsStillMarkedIsAnAnswer() throws {
    let pilot = try QuizPilots.question("en", usual)
    pilot.type("tq")
    #expect(pilot.screen.text.contains("Leave the round?"))
    pilot.advance(by: QuizViewController.markDuration)
    pilot.press(.escape)
    #expect(pilot.screen.text.contains("5 minus 3 is 1."))
  }

  @Test func anotherRoundBeginsWithoutAnswers() throws {
    let pilot = try QuizPage.result.pilot("en", usual)
    pilot.type("aq")
    #expect(!pilot.isRunning)
  }

  @Test func escapeLeadsNotBackToARoundThatIsOver() throws {
    let pilot = try QuizPage.result.pilot("en", usual)
    let before = pilot.screen
    pilot.press(.escape)
    #expect(pilot.isRunning && pilot.screen == before)
    #expect(pilot.application.window.topViewController is ResultViewController)
  }
}
