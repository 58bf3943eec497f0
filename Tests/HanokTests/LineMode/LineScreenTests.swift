import Hanok
import HanokTesting
import Testing

/// The lines of screens that change, and the end of line mode.
@Suite struct LineScreenTests {
  private let label = Label(.verbatim("Ready"))
  private let button = Button(.verbatim("Go"))

  private func conversation(
    _ views: [View]? = nil, isInteractive: Bool = false
  ) throws -> LineConversation {
    try LineConversation(ScreenOfViews(views ?? [label, button]), isInteractive: isInteractive)
  }

  @Test func aScreenThatTakesNothingAnswersLinesAndEnds() throws {
    let conversation = try conversation()
    let view = try #require(conversation.application.window.topViewController?.view)
    conversation.application.perform { view.isUserInteractionEnabled = false }
    // Also while a timer runs that starts itself again.
    let timer = conversation.application.schedule(every: .seconds(1)) {}
    conversation.application.schedule(after: .seconds(3_600)) {}
    #expect(conversation.type("go").contains("“go”"))
    conversation.script.end()
    #expect(conversation.hasEnded)
    timer.cancel()
  }

  @Test func progressIsSaidAtWholeTenthsWithoutTheChoices() throws {
    let bar = ProgressView()
    let conversation = try conversation([bar, button])
    #expect(conversation.opening == "0%\n[1] Go\n")
    var said = ""
    for _ in 0..<100 {
      // As a timer or a task changes it: outside of any line.
      conversation.application.perform { bar.progress += 0.01 }
      said += conversation.wait(.zero)
    }
    #expect(said == (1...10).map { "\($0 * 10)%\n" }.joined())
  }

  @Test func tenTimesATenthIsTheWhole() throws {
    let bar = ProgressView()
    let conversation = try conversation([bar])
    for _ in 0..<10 { bar.progress += 0.1 }
    #expect(conversation.wait(.zero) == "100%\n")
  }

  @Test func theEndOfInputWaitsForABusyScreenAndItsLines() throws {
    var count = 0
    button.addAction { count += 1 }
    let conversation = try conversation()
    conversation.application.perform { label.isBusy = true }
    conversation.script.speak("go")
    conversation.script.end()
    conversation.wait(.seconds(5))
    #expect(!conversation.hasEnded)
    conversation.application.perform { label.isBusy = false }
    conversation.wait(.zero)
    #expect(count == 1)
    #expect(conversation.hasEnded)
  }

  @Test func theEndOfInputEndsAlsoWhatStaysBusy() throws {
    var count = 0
    button.addAction { count += 1 }
    let conversation = try conversation()
    conversation.application.perform { label.isBusy = true }
    // What moves by itself says nothing, so that it puts nothing off.
    label.animate(every: .milliseconds(50)) { [weak label] in label?.setNeedsDisplay() }
    conversation.script.speak("go")
    conversation.script.end()
    conversation.wait(LinePresenter.patience - .seconds(1))
    #expect(!conversation.hasEnded)
    // Whatever is said shows that something goes on.
    conversation.application.perform { label.message = .verbatim("Half done") }
    #expect(conversation.wait(LinePresenter.patience - .seconds(1)) == "Half done\n")
    #expect(!conversation.hasEnded)
    conversation.wait(.seconds(1))
    #expect(conversation.hasEnded)
    #expect(count == 0)
  }

  @Test func noLineIsTakenAfterTheEnd() throws {
    let conversation = try conversation()
    button.addAction { [weak conversation] in conversation?.application.quit() }
    conversation.application.perform { label.isBusy = true }
    conversation.script.speak("go")
    conversation.script.speak("nonsense")
    conversation.application.perform { label.isBusy = false }
    // Neither is “nonsense” complained about.
    #expect(conversation.wait(.zero) == "")
    #expect(conversation.hasEnded)
  }

  @Test func aNewViewDoesNotInheritWhatWasSaidOfOneThatIsGone() throws {
    let stack = StackView(.vertical, views: [Label(.verbatim("Same"))])
    let conversation = try conversation([stack])
    for _ in 0..<50 {
      conversation.application.perform {
        stack.subviews[0].removeFromSuperview()
        stack.addSubview(Label(.verbatim("Same")))
      }
      #expect(conversation.wait(.zero) == "Same\n")
    }
  }

  @Test func aPersonIsAskedOncePerLine() throws {
    let conversation = try conversation(isInteractive: true)
    #expect(conversation.opening == "Ready\n[1] Go\n> ")
    #expect(conversation.type("go") == "Go: nothing new on the screen.\n> ")
    #expect(conversation.type("") == "> ")
    #expect(conversation.type("x").hasSuffix("\n[1] Go\n> "))
    conversation.application.perform { label.isBusy = true }
    #expect(conversation.type("go") == "")
    conversation.application.perform { label.isBusy = false }
    #expect(conversation.wait(.zero) == "Go: nothing new on the screen.\n> ")
  }

  @Test func numbersAreNotThoseOfLetters() throws {
    let five = Button(.verbatim("Five"), mnemonic: .verbatim("2"))
    let conversation = try conversation([Button(.verbatim("A")), Button(.verbatim("B")), five])
    #expect(conversation.opening == "[1] A  [3] B  [2] Five\n")
  }

  @Test func nothingMovesWhereNothingIsSeen() throws {
    let conversation = try conversation()
    #expect(conversation.application.traits.reducesMotion)
  }

  /// The place of a choice isn't listed: a number is for the field, where there is one.
  @Test func aNumberGoesToTheFieldAndNotToTheChoiceAtItsPlace() throws {
    var count = 0
    let lettered = Button(.verbatim("Go"), mnemonic: .verbatim("g"))
    lettered.addAction { count += 1 }
    let field = NumberField()
    field.mnemonic = .verbatim("n")
    try conversation([lettered, field]).type("1")
    #expect(field.value == ExactDecimal(1))
    #expect(count == 0)
    try conversation([lettered]).type("1")
    #expect(count == 1)
  }
}
