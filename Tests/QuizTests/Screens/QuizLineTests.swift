import Hanok
import HanokTesting
import QuizController
import QuizView
import Testing

/// The quiz line by line.
@Suite struct QuizLineTests {
  private let script = LineScript()
  private let scheduler = ManualScheduler()

  private func start(in language: LanguageTag = .english) throws -> Application {
    let localizer = Localizer(
      catalog: Catalog(compiled: [.quiz, .toolkit]), language: language)
    let application = Application(
      root: QuizViewController(), traits: Traits(localizer: localizer), scheduler: scheduler)
    try application.start(on: LinePresenter(script))
    scheduler.advance(by: .zero)
    _ = script.heard()
    return application
  }

  private func type(_ line: String) -> String {
    script.speak(line)
    scheduler.advance(by: QuizViewController.markDuration)
    return script.heard()
  }

  @Test func leavingARoundIsAskedAbout() throws {
    let application = try start()
    _ = type("t")
    #expect(
      type("q")
        == "Leave the round?\nYour answers and 1 point will be lost.\n[n] Keep playing  [y] Leave\n"
    )
    #expect(type("l").contains("“l”"))
    #expect(type("keep playing").contains("5 minus 3 is 1."))
    _ = type("q")
    _ = type("leave")
    #expect(script.isStopped)
    _ = application
  }

  /// What flashes on a screen is said in words.
  @Test func theResultOfAnAnswerIsSaidBeforeTheNextStatement() throws {
    let application = try start()
    #expect(type("t").hasPrefix("✓ Right\nScore: 1 point\n"))
    script.speak("t")
    #expect(script.heard() == "✗ Wrong\n")
    scheduler.advance(by: QuizViewController.markDuration)
    #expect(script.heard().hasPrefix("Question 3 of 5\n3 plus 8 is 10.\n"))
    _ = application
  }

  @Test func lettersStayInAPseudoLanguage() throws {
    let application = try start(in: PseudoLanguage.accented.language)
    let answer = type("t")
    #expect(answer.hasPrefix("[✓ Ŕŕîĝĝĥţ]\n"))
    #expect(answer.contains("\n[t] [Ţţŕûûė]  [f] [Ƒƒåļļšė]"))
    _ = application
  }

  @Test func theLanguagesAreTheQuizsOwn() throws {
    let application = try start()
    let languages = (1...5).map { _ in
      _ = type("l")
      return application.traits.localizer.language.description
    }
    // The toolkit has words in Chinese and German, too.
    #expect(languages == ["ja", "ko", "ar", "en", "ja"])
  }

  @Test func aRoundWithoutAnAnswerIsLeftAtOnce() throws {
    let application = try start()
    _ = type("q")
    #expect(script.isStopped)
    _ = application
  }

  @Test func theEndOfInputAsksNothing() throws {
    let application = try start()
    for line in ["t", "f", "q"] { script.speak(line) }
    script.end()
    scheduler.advance(by: QuizViewController.markDuration * 2)
    #expect(script.heard().contains("Leave the round?"))
    #expect(script.isStopped)
    _ = application
  }

  /// Hangul comes from an input method that is on; with Shift, some keys type a doubled consonant.
  @Test(arguments: [
    ("ㅅ", "○ 정답"), ("ㅆ", "○ 정답"), ("o", "○ 정답"), ("ㅐ", "○ 정답"), ("ㄹ", "× 오답"), ("x", "× 오답"),
    ("ㅌ", "× 오답"),
  ])
  func koreanLettersAnswer(
    letter: String, answer: String
  ) throws {
    let application = try start(in: LanguageTag("ko"))
    #expect(type(letter).contains(answer))
    _ = application
  }

  @Test func aDoubledKoreanLetterQuits() throws {
    let application = try start(in: LanguageTag("ko"))
    _ = type("ㅃ")
    #expect(script.isStopped)
    _ = application
  }

  @Test func wordsAndLettersAreTakenInKorean() throws {
    let application = try start(in: LanguageTag("ko"))
    #expect(type("ㅅ").contains("○ 정답"))
    #expect(type("ㅂ").contains("[n] 계속하기  [y] 그만두기"))
    #expect(type("계속하기").contains("5 빼기 3은 1이다."))
    #expect(application.window.topViewController is QuizViewController)
  }
}
