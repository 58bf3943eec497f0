import Hanok
import HanokTesting
import Testing

/// The lines of screens that change, and the end of line mode.
@Suite struct LineScreenTests {
  private let label = Label(.verbatim("Ready"))
  private let button = Button(.verbatim("Go"))

  private func conversation(
    _ views: [View]? = nil, isInteractive: Bool = false
  ) throws -> LinePilot {
    try LinePilot(ScreenOfViews(views ?? [label, button]), in: "en", isInteractive: isInteractive)
  }

  @Test func anInertScreenRefusesLinesAndEnds() throws {
    let conversation = try conversation()
    let view = try #require(conversation.application.window.topViewController?.view)
    conversation.application.perform { view.isUserInteractionEnabled = false }
    // Also while a timer runs that starts itself again.
    let timer = conversation.application.schedule(every: .seconds(1)) {}
    conversation.application.schedule(after: .seconds(3_600)) {}
    #expect(conversation.enter("go").contains("“go”"))
    conversation.end()
    #expect(!conversation.isRunning)
    timer.cancel()
  }

  @Test func progressIsWrittenAtWholeTenthsWithoutTheChoices() throws {
    let bar = ProgressView()
    let conversation = try conversation([bar, button])
    #expect(conversation.text == "0%\n[1] Go\n")
    var said = ""
    for _ in 0..<100 {
      // As a timer or a task changes it: outside of any line.
      conversation.application.perform { bar.progress += 0.01 }
      said += conversation.advance(by: .zero)
    }
    #expect(said == (1...10).map { "\($0 * 10)%\n" }.joined())
  }

  @Test func tenTenthsAreWrittenAsAHundredPercent() throws {
    let bar = ProgressView()
    let conversation = try conversation([bar])
    for _ in 0..<10 { bar.progress += 0.1 }
    #expect(conversation.advance(by: .zero) == "100%\n")
  }

  @Test func theEndOfInputWaitsForABusyScreenAndItsLines() throws {
    var count = 0
    button.addAction { count += 1 }
    let conversation = try conversation()
    conversation.application.perform { label.isBusy = true }
    conversation.enter("go")
    conversation.end()
    conversation.advance(by: .seconds(5))
    #expect(conversation.isRunning)
    conversation.perform { label.isBusy = false }
    #expect(count == 1)
    #expect(!conversation.isRunning)
  }

  @Test func theEndOfInputEndsAScreenThatStaysBusy() throws {
    var count = 0
    button.addAction { count += 1 }
    let conversation = try conversation()
    conversation.application.perform { label.isBusy = true }
    // What moves by itself says nothing, so that it puts nothing off.
    label.animate(every: .milliseconds(50)) { [weak label] in label?.setNeedsDisplay() }
    conversation.enter("go")
    conversation.end()
    conversation.advance(by: LinePresenter.busyTimeout - .seconds(1))
    #expect(conversation.isRunning)
    // Whatever is said shows that something goes on.
    conversation.application.perform { label.message = .verbatim("Half done") }
    #expect(conversation.advance(by: LinePresenter.busyTimeout - .seconds(1)) == "Half done\n")
    #expect(conversation.isRunning)
    conversation.advance(by: .seconds(1))
    #expect(!conversation.isRunning)
    #expect(count == 0)
  }

  @Test func noLineIsHandledAfterTheEnd() throws {
    let conversation = try conversation()
    button.addAction { [weak conversation] in conversation?.application.quit() }
    conversation.application.perform { label.isBusy = true }
    conversation.enter("go")
    conversation.enter("nonsense")
    conversation.application.perform { label.isBusy = false }
    // Neither is “nonsense” complained about.
    #expect(conversation.advance(by: .zero) == "")
    #expect(!conversation.isRunning)
  }

  @Test func aNewViewIsWrittenEvenIfItEqualsARemovedOne() throws {
    let stack = StackView(.vertical, views: [Label(.verbatim("Same"))])
    let conversation = try conversation([stack])
    for _ in 0..<50 {
      conversation.application.perform {
        stack.subviews[0].removeFromSuperview()
        stack.addSubview(Label(.verbatim("Same")))
      }
      #expect(conversation.advance(by: .zero) == "Same\n")
    }
  }

  @Test func thePromptIsWrittenOncePerLine() throws {
    let conversation = try conversation(isInteractive: true)
    #expect(conversation.text == "Ready\n[1] Go\n> ")
    #expect(conversation.enter("go") == "Go: the screen didn’t change.\n> ")
    #expect(conversation.enter("") == "> ")
    #expect(conversation.enter("x").hasSuffix("\n[1] Go\n> "))
    conversation.application.perform { label.isBusy = true }
    #expect(conversation.enter("go") == "")
    conversation.application.perform { label.isBusy = false }
    #expect(conversation.advance(by: .zero) == "Go: the screen didn’t change.\n> ")
  }

  @Test func listedNumbersDifferFromLetters() throws {
    let five = Button(.verbatim("Five"), mnemonic: .verbatim("2"))
    let conversation = try conversation([Button(.verbatim("A")), Button(.verbatim("B")), five])
    #expect(conversation.text == "[1] A  [3] B  [2] Five\n")
  }

  @Test func motionIsReduced() throws {
    let conversation = try conversation()
    #expect(conversation.application.traits.reducesMotion)
  }

  /// The place of a choice isn't listed: a number is for the field, where there is one.
  @Test func aNumberIsEnteredIntoTheFieldBeforeItIsAPosition() throws {
    var count = 0
    let lettered = Button(.verbatim("Go"), mnemonic: .verbatim("g"))
    lettered.addAction { count += 1 }
    let field = NumberField()
    field.mnemonic = .verbatim("n")
    try conversation([lettered, field]).enter("1")
    #expect(field.value == ExactDecimal(1))
    #expect(count == 0)
    try conversation([lettered]).enter("1")
    #expect(count == 1)
  }
}
