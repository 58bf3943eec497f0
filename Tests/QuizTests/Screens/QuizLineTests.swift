import Hanok
import HanokTesting
import QuizController
import QuizView
import Testing

/// The quiz line by line.
@Suite struct QuizLineTests {
  /// Enters a line, and waits for the next statement.
  private func enter(_ line: String, _ pilot: LinePilot) -> String {
    pilot.enter(line)
    pilot.advance(by: QuizViewController.markDuration)
    return pilot.text
  }

  private func quiz(in language: String = "en") throws -> LinePilot {
    try LinePilot(QuizViewController(), in: language, [.quiz])
  }

  @Test func leavingARoundIsAskedAbout() throws {
    let pilot = try quiz()
    _ = enter("t", pilot)
    #expect(
      enter("q", pilot)
        == "Leave the round?\nYour answers and 1 point will be lost.\n[n] Keep playing  [y] Leave\n"
    )
    #expect(enter("l", pilot).contains("“l”"))
    #expect(enter("keep playing", pilot).contains("5 minus 3 is 1."))
    _ = enter("q", pilot)
    _ = enter("leave", pilot)
    #expect(!pilot.isRunning)
  }

  /// What flashes on a screen is said in words.
  @Test func theResultOfAnAnswerIsSpokenBeforeTheNextStatement() throws {
    let pilot = try quiz()
    #expect(enter("t", pilot).hasPrefix("✓ Right\nScore: 1 point\n"))
    #expect(pilot.enter("t") == "✗ Wrong\n")
    #expect(
      pilot.advance(by: QuizViewController.markDuration).hasPrefix(
        "Question 3 of 5\n3 plus 8 is 10.\n"))
  }

  @Test func lettersStayInAPseudoLanguage() throws {
    let pilot = try quiz(in: "en-XA")
    let answer = enter("t", pilot)
    #expect(answer.hasPrefix("[✓ Ŕŕîĝĝĥţ]\n"))
    #expect(answer.contains("\n[t] [Ţţŕûûė]  [f] [Ƒƒåļļšė]"))
  }

  @Test func theLanguagesAreTheQuizsOwn() throws {
    let pilot = try quiz()
    let languages = (1...5).map { _ in
      _ = enter("l", pilot)
      return pilot.application.traits.localizer.language.withoutExtensions.description
    }
    // The toolkit has words in Chinese and German, too.
    #expect(languages == ["ja", "ko", "ar", "en", "ja"])
  }

  @Test func aRoundWithoutAnAnswerIsLeftAtOnce() throws {
    let pilot = try quiz()
    _ = enter("q", pilot)
    #expect(!pilot.isRunning)
  }

  @Test func theEndOfInputAsksNothing() throws {
    let pilot = try quiz()
    pilot.enter(together: ["t", "f", "q"])
    pilot.end()
    pilot.advance(by: QuizViewController.markDuration * 2)
    #expect(pilot.text.contains("Leave the round?"))
    #expect(!pilot.isRunning)
  }

  /// Hangul comes from an input method that is on; with Shift, some keys type a doubled consonant.
  @Test(arguments: [
    ("ㅅ", "○ 정답"), ("ㅆ", "○ 정답"), ("o", "○ 정답"), ("ㅐ", "○ 정답"), ("ㄹ", "× 오답"), ("x", "× 오답"),
    ("ㅌ", "× 오답"), ("t", "○ 정답"),
  ])
  func koreanLettersAnswer(
    letter: String, answer: String
  ) throws {
    let pilot = try quiz(in: "ko")
    #expect(enter(letter, pilot).contains(answer))
  }

  @Test func aDoubledKoreanLetterQuits() throws {
    let pilot = try quiz(in: "ko")
    _ = enter("ㅃ", pilot)
    #expect(!pilot.isRunning)
  }

  @Test func wordsAndLettersAreTakenInKorean() throws {
    let pilot = try quiz(in: "ko")
    #expect(enter("ㅅ", pilot).contains("○ 정답"))
    #expect(enter("ㅂ", pilot).contains("[n] 계속하기  [y] 그만두기"))
    #expect(enter("계속하기", pilot).contains("5 빼기 3은 1이다."))
    #expect(pilot.application.window.topViewController is QuizViewController)
  }
}
