import BeforeStep4
import BeforeStep5
import BeforeWords
import BreachServer
import Hanok
import HanokTesting
import Testing

@testable import before

/// Each step mends a fault that those before it have.
@Suite(.serialized) struct StepTests {
  @Test(arguments: BeforeStep.allCases) func aStepIsTheModuleOfItsNumber(step: BeforeStep) {
    let name = String(reflecting: type(of: step.controller(address: "")))
    #expect(name == "BeforeStep\(step.rawValue).QuizController")
  }

  @Test(arguments: BeforeStep.allCases) func aRoundIsPlayed(step: BeforeStep) throws {
    let pilot = try Pilot.open(step)
    #expect(pilot.screen.text.contains("4 plus 2 is 6."))
    pilot.type("t")
    #expect(pilot.screen.text.contains("Right"))
    pilot.advance(by: .milliseconds(200))
    pilot.answer("tt")
    #expect(pilot.screen.text.contains("2 of 3"))
    pilot.type("q")
    #expect(!pilot.isRunning)
  }

  /// A title is what an answer is called; in the first step it is what it means, too.
  @Test(arguments: BeforeStep.allCases) func swappedTitlesChangeNoAnswer(step: BeforeStep) throws {
    let pilot = try Pilot.open(step)
    pilot.swapTitles()
    try pilot.click(on: "True")
    // The button of “false” was pressed, which has another title, and the statement is true.
    let isWrong = pilot.screen.text.contains("Wrong")
    #expect(isWrong == (step != .oneClass))
  }

  /// In the time of a mark a second press counts, and a statement is left out.
  @Test(arguments: BeforeStep.allCases) func aPressIsCountedOnce(step: BeforeStep) throws {
    let pilot = try Pilot.open(step)
    pilot.type("tt")
    let hasRules = step.rawValue >= BeforeStep.model.rawValue
    #expect(pilot.screen.text.contains("Score: \(hasRules ? 1 : 2)"))
    pilot.advance(by: .milliseconds(200))
    #expect(pilot.screen.text.contains(hasRules ? "5 plus 3 is 9." : "3 plus 8 is 11."))
  }

  @Test(arguments: BeforeStep.allCases) func theWordsAreTheLanguages(step: BeforeStep) throws {
    let pilot = try Pilot.open(step, in: "ko")
    let hasTables = step.rawValue >= BeforeStep.words.rawValue
    #expect(pilot.screen.text.contains(hasTables ? "4 더하기 2는 6이다." : "4 plus 2 is 6."))
  }

  /// A table has the plurals of its language; before there is one, a number follows a word.
  @Test(
    arguments: BeforeStep.allCases,
    [
      ("en", ["Score: 1 point", "Score: 2 points"]), ("ko", ["점수: 1점", "점수: 2점"]),
      ("ar", ["النتيجة: نقطة واحدة", "النتيجة: نقطتان"]),
    ])
  func pointsAreCountedInTheLanguage(step: BeforeStep, language: (String, [String])) throws {
    let pilot = try Pilot.open(step, in: language.0)
    let hasTables = step.rawValue >= BeforeStep.words.rawValue
    for (index, button) in pilot.buttons.prefix(2).enumerated() {
      pilot.perform { button.sendActions(for: .primaryActionTriggered) }
      let words = hasTables ? language.1[index] : "Score: \(index + 1)"
      #expect(pilot.labels.contains(words), "\(pilot.labels)")
      pilot.advance(by: .milliseconds(200))
    }
  }

  /// The last step reports a failure that those before it swallow.
  @Test(arguments: BeforeStep.allCases) func aFailureIsShown(step: BeforeStep) async throws {
    let pilot = try Pilot.open(step, address: "nothing")
    let before = pilot.screen
    pilot.type("m")
    for _ in 0..<20 { await Task.yield() }
    pilot.advance(by: .zero)
    #expect(pilot.screen.text.contains("a web address") == (step == .service))
    #expect((pilot.screen == before) == (step != .service))
  }

  @Test(.timeLimit(.minutes(30)), arguments: [BeforeStep.oneClass, .words, .service])
  func statementsAreDownloaded(step: BeforeStep) async throws {
    try await withServer { address in
      let pilot = try Pilot.open(step, address: address + "/sums")
      pilot.answer("tft")
      #expect(pilot.screen.text.contains("3 of 3"))
      pilot.type("m")
      let end = ContinuousClock.now + .seconds(300)
      while pilot.screen.text.contains("3 of 3"), ContinuousClock.now < end {
        await Task.yield()
        pilot.advance(by: .zero)
      }
      #expect(pilot.screen.text.contains("7 plus 1 is 8."))
      pilot.answer("tf")
      #expect(pilot.screen.text.contains("5 of 5"))
    }
  }

  /// Before the last step, the closure of the answer refers strongly to the screen.
  @Test(.timeLimit(.minutes(30)), arguments: BeforeStep.allCases.filter { $0 != .service })
  func aScreenIsKeptUntilTheAnswerComes(step: BeforeStep) async throws {
    try await withServer { address, server in
      let screen = try await DismissedScreen { step.controller(address: address + "/silent") }
      #expect(screen.controller != nil)
      // It hangs up: that is an answer, too.
      await server.stop()
      let end = ContinuousClock.now + .seconds(300)
      while screen.controller != nil, ContinuousClock.now < end { await Task.yield() }
      #expect(screen.controller == nil)
    }
  }

  /// Lines come faster than a mark goes: they wait for it.
  @Test(arguments: [BeforeStep.view, .service]) func linesWaitForTheMark(step: BeforeStep) throws {
    let pilot = try LinePilot(step.controller(address: ""), in: "en", [.before])
    pilot.enter(together: ["t", "f"])
    pilot.advance(by: .milliseconds(200))
    pilot.advance(by: .milliseconds(200))
    #expect(pilot.text.contains("Score: 2 points"), "\(pilot.text)")
  }

  /// The screen alone, with words that no quiz has.
  @Test func theViewIsShownWithoutAQuiz() throws {
    let view = BeforeStep4.QuizView()
    let pilot = try Pilot(
      ContentViewController(view), in: "en", size: Size(width: 60, height: 16), [.before])
    pilot.perform { (view.statement, view.mark) = (.verbatim("A statement"), .verbatim("A mark")) }
    #expect(pilot.screen.text.contains("A statement"))
    #expect(pilot.screen.text.contains("A mark"))
  }
}
