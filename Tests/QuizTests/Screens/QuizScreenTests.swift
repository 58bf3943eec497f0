import Hanok
import HanokTesting
import HanokLocalization
import QuizController
import QuizModel
import QuizView
import HanokTerminal
import Testing

@Suite struct QuizScreenTests {
  private func pilot(_ language: String, _ size: Size) throws -> Pilot {
    try Pilot(QuizViewController(), in: language, size: size, [.quiz])
  }

  /// Answers, and waits until the mark has gone.
  private func answer(_ letter: String, _ pilot: Pilot) {
    pilot.type(letter)
    pilot.advance(by: QuizViewController.markDuration)
  }

  /// The texts of a question follow the language; where there is none, English serves.
  @Test func writtenStatementsAreAskedInTheLanguage() throws {
    let texts = ["ko": "고래는 물고기다.", "en": "Whales are fish."]
    let pilot = try Pilot(
      QuizViewController([.written(texts, isTrue: false)]), in: "ko",
      size: Size(width: 80, height: 24), [.quiz])
    #expect(pilot.screen.text.contains("고래는 물고기다."), "\(pilot.screen.text)")
    for _ in 0..<4 {
      pilot.press(.function(2))
      let language = pilot.application.traits.localizer.language.description
      let texts = ["ko": "고래는 물고기다.", "ar": ".Whales are fish"]
      let text = texts[language] ?? "Whales are fish."
      #expect(pilot.screen.text.contains(text), "\(language): \(pilot.screen.text)")
    }
  }

  /// On a panel, both answers are as wide as the wider one, and the bar is apart from the title.
  @Test(arguments: ["ar", "en", "ja", "ko"])
  func theGroupIsEvenOnAPanel(language: String) throws {
    for size in [Size(width: 80, height: 24), Size(width: 120, height: 40)] {
      let pilot = try pilot(language, size)
      let views = pilot.application.window.visibleDescendants
      let answers = views.compactMap { $0 as? AnswerButton }
      #expect(answers.count == 2)
      #expect(Set(answers.map(\.frame.width)).count == 1 && answers.allSatisfy(\.fillsWidth))
      let bar = try #require(views.lazy.compactMap { $0 as? ProgressView }.first)
      #expect(bar.frame.minY == 2)
    }
    let small = try pilot(language, Size(width: 40, height: 12))
    let views = small.application.window.visibleDescendants
    #expect(views.lazy.compactMap { $0 as? ProgressView }.first?.frame.minY == 1)
  }

  @Test func koreanStatementsAreRight() throws {
    let pilot = try pilot("ko", Size(width: 80, height: 24))
    let sentences = [
      "4 더하기 2는 6이다.", "5 빼기 3은 1이다.", "3 더하기 8은 10이다.", "2 곱하기 2는 4다.",
      "10 곱하기 10은 100이다.",
    ]
    for (sentence, letter) in zip(sentences, ["t", "f", "f", "t", "f"]) {
      #expect(pilot.screen.text.contains(sentence))
      answer(letter, pilot)
    }
    #expect(pilot.screen.text.contains("5문제 중 4문제를 맞혔습니다."))
  }

  @Test func aMarkStaysForAFifthOfASecondDuringWhichNoAnswerCounts() throws {
    let pilot = try pilot("en", Size(width: 80, height: 24))
    pilot.type("t")
    pilot.type("tttt")
    #expect(pilot.screen.text.contains("✓ T True  ✓"))
    pilot.advance(by: .milliseconds(199))
    #expect(pilot.screen.text.contains("✓ T True  ✓"))
    #expect(pilot.screen.text.contains("4 plus 2 is 6."))
    pilot.advance(by: .milliseconds(1))
    #expect(!pilot.screen.text.contains("✓"))
    #expect(pilot.screen.text.contains("5 minus 3 is 1."))
    #expect(pilot.screen.text.contains("Score: 1 point"))
  }

  @Test func switchingTheLanguageChangesNothingElse() throws {
    let pilot = try pilot("en", Size(width: 80, height: 24))
    answer("t", pilot)
    let before = pilot.screen
    pilot.type("l")
    #expect(pilot.screen.text.contains("5引く3は1です。"))
    #expect(pilot.screen.text.contains("得点：1点"))
    pilot.type("l")
    #expect(pilot.screen.text.contains("5 빼기 3은 1이다."))
    pilot.type("l")
    #expect(pilot.application.traits.localizer.language.withoutExtensions.description == "ar")
    #expect(pilot.screen != before)
    pilot.type("l")
    #expect(pilot.screen == before)
  }

  @Test(arguments: [("ja", "ｔ"), ("ko", "ㅅ"), ("en", "T")])
  func lettersAreTakenAsTheKeyboardGivesThem(language: String, letter: String) throws {
    let pilot = try pilot(language, Size(width: 80, height: 24))
    let question = pilot.screen.text
    answer(letter, pilot)
    #expect(pilot.screen.text != question)
  }

  @Test func arrowsAndEnterChoose() throws {
    let pilot = try pilot("en", Size(width: 80, height: 24))
    #expect(pilot.screen.text.contains("‹ T True  ›"))
    // The answers are in one row, the bar with Quit in another.
    pilot.press(.left)
    #expect(pilot.screen.text.contains("‹ T True  ›"))
    for _ in 0..<2 {
      pilot.press(.right)
      #expect(pilot.screen.text.contains("‹ F False ›"))
    }
    pilot.press(.enter)
    #expect(pilot.screen.text.contains("✗ F False ✗"))
  }

  @Test func theMouseClicks() throws {
    let pilot = try pilot("ko", Size(width: 80, height: 24))
    try pilot.click(on: "X 아니다")
    #expect(pilot.screen.text.contains("× X 아니다 ×"))
  }

  @Test(arguments: [("q", KeyModifiers(), 0), ("c", .control, 130)])
  func theQuizIsLeft(letter: String, modifiers: KeyModifiers, status: Int32) throws {
    let pilot = try pilot("en", Size(width: 80, height: 24))
    pilot.press(.character(Character(letter)), modifiers)
    #expect(!pilot.isRunning)
    #expect(pilot.application.exitStatus == status)
  }

  @Test(arguments: [(0, 0), (1, 1), (3, 2), (20, 6), (200, 60), (1_000, 400)])
  func anySizeIsDrawn(width: Int, height: Int) throws {
    let pilot = try pilot("ko", Size(width: 80, height: 24))
    pilot.resize(to: Size(width: width, height: height))
    #expect(pilot.screen.size == Size(width: width, height: height))
    pilot.resize(to: Size(width: 40, height: 12))
    #expect(pilot.screen.text.contains("4 더하기 2는 6이다."))
  }

  @Test func aRoundOfOneStatementComesToItsResult() throws {
    let controller = QuizViewController([Statement(7, .division, 7, is: 1)])
    let pilot = try Pilot(controller, in: "ko", size: Size(width: 80, height: 24), [.quiz])
    #expect(pilot.screen.text.contains("7 나누기 7은 1이다."))
    answer("t", pilot)
    #expect(pilot.screen.text.contains("1문제 중 1문제를 맞혔습니다."))
  }

  /// The answer that was chosen flashes, and no other: blue for right, red for wrong, and by a sign.
  @Test(arguments: [("t", "✓ T True  ✓", "F False"), ("f", "✗ F False ✗", "T True")])
  func theChosenAnswerFlashes(letter: String, marked: String, other: String) throws {
    let pilot = try pilot("en", Size(width: 80, height: 24))
    pilot.type(letter)
    #expect(pilot.screen.text.contains(marked))
    #expect(pilot.screen.text.contains("   \(other)"))
    let blue = try background(of: marked, pilot)
    #expect(blue == (letter == "t" ? .rgb(0x1F, 0x5F, 0xBF) : .rgb(0xB3, 0x26, 0x1E)))
    #expect(try background(of: other, pilot) == .default)
    // Without colours, the sign is there still, and the answer stands out.
    pilot.application.maximumColorDepth = .none
    pilot.resize(to: Size(width: 80, height: 24))
    #expect(pilot.screen.text.contains(marked))
  }

  private func background(of text: String, _ pilot: Pilot) throws -> Color {
    let rows = 0..<pilot.screen.size.height
    let y = try #require(rows.first { pilot.screen.row($0).contains(text) })
    let row = pilot.screen.row(y)
    let range = try #require(row.firstRange(of: text))
    return pilot.screen[CellWidth.of(row[..<range.lowerBound]), y].style.background
  }

  @Test func theBarIsEmptyAtFirstAndFullWithTheLastAnswer() throws {
    let pilot = try pilot("en", Size(width: 80, height: 24))
    func bar() -> ProgressView? {
      pilot.application.window.visibleDescendants.lazy.compactMap { $0 as? ProgressView }.first
    }
    #expect(bar()?.progress == 0)
    #expect(!pilot.screen.text.contains("█"))
    for (index, letter) in ["t", "f", "f", "t"].enumerated() {
      pilot.type(letter)
      #expect(bar()?.progress == Double(index + 1) / 5)
      pilot.advance(by: QuizViewController.markDuration)
      #expect(bar()?.progress == Double(index + 1) / 5)
    }
    pilot.type("t")
    #expect(bar()?.progress == 1)
    #expect(pilot.screen.text.contains(String(repeating: "█", count: 60)))
  }

  /// A title is what an answer is called, never what it means: with swapped titles the quiz still
  /// counts right.
  @Test func swappedTitlesChangeNoAnswer() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      #""answer.true" = "False"; "answer.false" = "True";"#, to: "en.lproj/Quiz.strings")
    let pilot = try Pilot(
      QuizViewController(), in: "en", size: Size(width: 80, height: 24), [.quiz],
      folders: [folder.path])
    // Both buttons are as wide as the wider title.
    let marks = ["T False": "✓ T False ✓", "F True": "✓ F True  ✓"]
    for title in ["T False", "F True", "F True", "T False", "T False"] {
      try pilot.click(on: title)
      let mark = try #require(marks[title])
      #expect(pilot.screen.text.contains(mark))
      pilot.advance(by: QuizViewController.markDuration)
    }
    #expect(pilot.screen.text.contains("You answered 5 of 5 questions right."))
  }

  @Test(arguments: [
    ("en", "Seoul is the capital of Korea."), ("ko", "서울은 한국의 수도다."),
    ("ja", "ソウルは韓国の首都です。"), ("ar", ".ايروك ةمصاع لويس"),
  ])
  func statementsOfAnySubjectAreAskedInTheLanguage(language: String, words: String) throws {
    let statements = [
      Statement.named("seoul-is-the-capital", isTrue: true),
      .named("whales-are-fish", isTrue: false),
    ]
    let pilot = try Pilot(
      QuizViewController(statements), in: language, size: Size(width: 40, height: 12), [.quiz],
      folders: [QuestionFileTests.folder])
    #expect(pilot.screen.text.contains(words))
    answer("t", pilot)
    answer("f", pilot)
    let localizer = pilot.application.traits.localizer
    let elements = pilot.elements.compactMap { $0.label.map { localizer.string($0) } }
    #expect(elements.contains(localizer.string(.Quiz.result(score: 2, count: 2))))
    #expect(pilot.problems == [])
  }

  @Test func aDismissedScreenIsFreed() throws {
    let host = ViewController()
    let pilot = try Pilot(host, in: "en", size: Size(width: 80, height: 24), [.quiz])
    weak var controller: ViewController?
    weak var view: View?
    func present() {
      let quiz = QuizViewController()
      pilot.perform { host.present(quiz) }
      (controller, view) = (quiz, quiz.view)
    }
    present()
    pilot.advance(by: .zero)
    pilot.type("t")
    #expect(controller != nil && view != nil)
    // Also in the time of a mark, before the timer has let go of what it calls.
    pilot.perform { host.dismiss() }
    pilot.advance(by: .milliseconds(100))
    #expect(controller == nil)
    #expect(view == nil)
  }
}
