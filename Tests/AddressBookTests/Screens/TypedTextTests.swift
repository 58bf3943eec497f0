import AddressBookController
import AddressBookModel
import Hanok
import HanokTesting
import Testing

/// What is typed into the form of a person is never lost without a question.
@Suite struct TypedTextTests {
  private func form(of name: String?) throws -> AddressBookStage {
    let stage = try AddressBookStage("en")
    if let name { stage.edit(name) } else { stage.pilot.type("n") }
    return stage
  }

  /// Escape on Cancel, on Save and on anything else asks, as it does in a field.
  @Test(arguments: [nil, "john"])
  func escapeAsksWhereverTheFocusIs(name: String?) async throws {
    let stage = try form(of: name)
    let watch = TypedTextWatch(on: stage.pilot)
    #expect(watch.count > 3)
    let window = stage.pilot.application.window
    var seen = 0
    let views = window.visibleDescendants.filter(\.canBecomeFirstResponder)
    for view in views {
      for (key, modifiers) in [(Key.escape, KeyModifiers()), (.character("c"), .control)] {
        stage.pilot.perform { view.becomeFirstResponder() }
        stage.pilot.press(key, modifiers)
        await stage.pilot.settle()
        #expect(stage.shows("Discard your changes?"), "\(type(of: view))")
        stage.pilot.press(.escape)
        await stage.pilot.settle()
        #expect(watch.problem(on: stage.pilot) == nil && stage.form != nil)
      }
      if let button = view as? Button, button.mnemonic != nil { seen += 1 }
    }
    #expect(seen > 1, "Cancel and Save are among them.")
  }

  /// Whatever is typed into a country chooses one, or nothing.
  @Test(arguments: ["canada", "sout", "캐나다", "CANADA"], [0, 5_000])
  func aCountryThatIsTypedDiscardsAndSavesNothing(typed: String, pause: Int) throws {
    let stage = try form(of: nil)
    stage.fill("Given name", "Bob")
    stage.pilot.activate("+ Add address")
    let window = stage.pilot.application.window
    let pickers = window.visibleDescendants.compactMap { $0 as? PickerView }
    try #require(!pickers.isEmpty)
    for picker in pickers {
      stage.pilot.perform { picker.becomeFirstResponder() }
      for letter in typed + typed {
        stage.pilot.type(String(letter))
        stage.pilot.advance(by: .milliseconds(pause))
      }
      #expect(picker.isFirstResponder && stage.form != nil)
    }
    #expect(stage.form?.draft.person.name.given == "Bob")
    #expect(stage.store.people.count == SamplePeople.all.count)
  }

  /// A word that is typed past its field neither discards nor saves, with pauses before it or without.
  @Test(arguments: [("canada", 0), ("canada", 900), ("stone", 0), ("stone", 900)])
  func aWordOnAButtonDiscardsAndSavesNothing(word: String, pause: Int) async throws {
    let stage = try form(of: nil)
    let people = stage.store.people.count
    stage.pilot.type("Bob")
    stage.pilot.advance(by: .milliseconds(pause))
    for _ in 0..<4 { stage.pilot.press(.tab) }
    #expect(stage.pilot.application.window.firstResponder is Button)
    for letter in word {
      stage.pilot.type(String(letter))
      await stage.pilot.settle()
      stage.pilot.advance(by: .milliseconds(pause))
    }
    #expect(stage.form != nil && stage.store.people.count == people)
    #expect(!TypedTextWatch.isAsking(stage.pilot), "No letter has reached a button.")
    // A space after a letter doesn't press the button, either.
    let text = stage.text
    stage.pilot.type(" ")
    #expect(stage.text == text)
  }

  @Test func aQuestionThatAWordOpensIsNotAnsweredByIt() async throws {
    let stage = try form(of: nil)
    stage.pilot.type("Bob")
    for _ in 0..<4 { stage.pilot.press(.tab) }
    stage.pilot.advance(by: .seconds(1))
    for letter in "canada" {
      stage.pilot.type(String(letter))
      await stage.pilot.settle()
    }
    #expect(stage.shows("Discard your changes?") && stage.form != nil)
    stage.pilot.press(.character("d"), .alt)
    await stage.pilot.settle()
    #expect(stage.form == nil)
  }

  @Test func aLetterAfterAPauseSaves() throws {
    let stage = try form(of: nil)
    stage.pilot.type("Bob")
    for _ in 0..<4 { stage.pilot.press(.tab) }
    stage.pilot.advance(by: .seconds(1))
    stage.pilot.type("s")
    #expect(stage.form == nil && stage.store.people.contains { "\($0.name)".contains("Bob") })
  }

  @Test func aSecondControlCDoesNotReplaceTheQuestion() async throws {
    let stage = try form(of: nil)
    stage.pilot.type("Bob")
    stage.pilot.press(.character("c"), .control)
    await stage.pilot.settle()
    let question = stage.text
    for _ in 1...2 {
      stage.pilot.press(.character("c"), .control)
      await stage.pilot.settle()
    }
    #expect(stage.text == question && stage.pilot.isRunning)
  }

  @Test(arguments: [nil, "john"])
  func aMonkeyLosesNothingThatIsTyped(name: String?) async throws {
    for seed in 1...3 as ClosedRange<UInt64> {
      let stage = try form(of: name)
      let pilot = stage.pilot
      let watch = TypedTextWatch(on: pilot)
      var monkey = Monkey(seed: seed)
      for _ in 0..<150 where pilot.isRunning {
        if TypedTextWatch.isAsking(pilot) { pilot.press(.escape) }
        let action = act(&monkey, pilot)
        for _ in 0..<3 { await Task.yield() }
        pilot.advance(by: .zero)
        let problem = watch.problem(on: pilot) { text in
          stage.store.people.contains { "\($0)".contains(text) }
        }
        try #require(problem == nil, "seed \(seed): \(action)")
      }
      #expect(pilot.isRunning)
    }
  }

  private static let leavingKeys = [
    KeyEvent(.escape), KeyEvent(.character("c"), .control), KeyEvent(.character("c")),
    KeyEvent(.character("s")), KeyEvent(.character("d")), KeyEvent(.left, .alt),
    KeyEvent(.function(2)),
  ]

  private func act(_ monkey: inout Monkey, _ pilot: Pilot) -> String {
    switch monkey.number(0..<5) {
    case 0: monkey.moveFocus(on: pilot)
    case 1: monkey.press(Self.leavingKeys, on: pilot)
    default: monkey.act(on: pilot)
    }
  }
}
