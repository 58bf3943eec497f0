import Hanok
import HanokTesting
import HanokTerminal
import QuizController
import Testing

/// The quiz at every size and in every language: all can be reached and read.
@Suite struct SmallScreenTests {
  @Test(arguments: QuizPage.allCases, QuizPilots.languages)
  func everyButtonIsReachedAndShowsWhole(page: QuizPage, language: String) throws {
    for size in QuizPilots.sizes {
      let pilot = try page.pilot(language, size)
      let buttons = captions(pilot)
      #expect(buttons.count >= (page == .leave ? 2 : 3))
      #expect(reached(by: [.tab], pilot) == buttons, "Tab, \(size)")
      #expect(reached(by: [.up, .down, .left, .right], pilot) == buttons, "arrows, \(size)")
    }
  }

  @Test func aPseudoLanguageIsSpokenWithoutFiles() throws {
    let size = Size(width: 80, height: 24)
    let longer = try QuizPage.question.pilot("en-XA", size)
    #expect(longer.screen.text.contains("[Ţţŕûûė öŕŕ Ƒååļšėė?]"))
    let mirrored = try QuizPage.question.pilot("ar-XB", size)
    #expect(mirrored.screen.text.contains("?False or True"))
    let buttons = captions(longer)
    #expect(buttons.count == 4)
    #expect(reached(by: [.tab], longer) == buttons)
    for pilot in [longer, mirrored] {
      pilot.type("t")
      #expect(pilot.screen.text.contains("✓"))
      #expect(pilot.clashingKeys == [] && pilot.problems.isEmpty)
    }
  }

  @Test(arguments: QuizPage.allCases, QuizPilots.languages)
  func everyTextCanBeScrolledIntoView(page: QuizPage, language: String) throws {
    for size in QuizPilots.sizes {
      let pilot = try page.pilot(language, size)
      #expect(pilot.truncatedTexts == [], "\(size)")
      var words = words(of: pilot)
      for key in [Key.pageUp, .pageUp, .pageUp] + Array(repeating: .pageDown, count: 12) {
        pilot.press(key)
        let screen = pilot.readText
        words = words.filter { !screen.contains($0) }
      }
      #expect(words == [], "\(size)")
    }
  }

  /// The captions of the buttons.
  private func captions(_ pilot: Pilot) -> Set<String> {
    Set(
      pilot.elements.filter { $0.traits.contains(.button) }.compactMap(\.label)
        .map { pilot.application.traits.localizer.string($0) })
  }

  /// The words of the other texts without their punctuation, or the characters where a line may end
  /// within a word.
  private func words(of pilot: Pilot) -> Set<String> {
    let texts = pilot.elements.filter { !$0.traits.contains(.button) }.compactMap(\.label)
      .map { pilot.application.traits.localizer.string($0) }
    let words = texts.flatMap { $0.split { !$0.isLetter && !$0.isNumber } }
    let breaksWithinWords = ["ja", "ko"].contains(pilot.language.description)
    return Set(breaksWithinWords ? words.flatMap { $0.map { String($0) } } : words.map(String.init))
  }

  /// The captions of the buttons that get the focus by keys, one after the other, and show whole
  /// then.
  private func reached(by keys: [Key], _ pilot: Pilot) -> Set<String> {
    var buttons: [Button] = []
    var captions: Set<String> = []
    var next = 0
    func arrive() {
      guard let button = pilot.focusedButton, !buttons.contains(where: { $0 === button }) else {
        return
      }
      buttons.append(button)
      if pilot.readText.contains(pilot.caption(of: button)) {
        captions.insert(pilot.caption(of: button))
      }
    }
    arrive()
    while next < buttons.count {
      for key in keys {
        pilot.perform { buttons[next].becomeFirstResponder() }
        pilot.press(key)
        arrive()
      }
      next += 1
    }
    return captions
  }
}

extension Pilot {
  fileprivate var focusedButton: Button? { application.window.firstResponder as? Button }

  fileprivate func caption(of button: Button) -> String {
    application.traits.localizer.string(button.title)
  }

  /// The rows as they are read: those from right to left turned around.
  fileprivate var readText: String {
    guard application.traits.isRightToLeft else { return screen.text }
    return screen.text + "\n" + String(screen.text.reversed())
  }
}
