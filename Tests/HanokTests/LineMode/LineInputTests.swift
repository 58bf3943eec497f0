import Hanok
import HanokLocalization
import HanokTesting
import HanokUnicode
import Testing

/// Lines that are too long, too many, or typed around a stop.
@Suite struct LineInputTests {
  private let field = TextField(placeholder: .verbatim("Name"))
  private let script = LineScript(isInteractive: true)
  private let scheduler = ManualScheduler()

  private func start(_ views: [View], on script: LineScript) throws -> Application {
    let localizer = Localizer(
      catalog: Catalog(compiled: [.toolkit]), language: try LanguageTag("en"))
    let application = Application(
      root: ScreenOfViews(views), traits: Traits(localizer: localizer), scheduler: scheduler)
    try application.start(on: LinePresenter(script))
    scheduler.advance(by: .zero)
    return application
  }

  private func output(after event: LineEvent) -> String {
    _ = script.heard()
    script.send(event)
    scheduler.advance(by: .zero)
    return script.heard()
  }

  @Test func aLineThatIsTooLongIsReportedAndChangesNothing() throws {
    let application = try start([field, TextField(placeholder: .verbatim("Other"))], on: script)
    #expect(
      output(after: .tooLong(limit: 65_536))
        == "The line is longer than 65,536 bytes, so it was ignored.\n> ")
    // It was the text of the chosen field: the next line isn't.
    script.speak("1")
    #expect(output(after: .tooLong(limit: 5)).contains("longer than 5 bytes"))
    #expect(output(after: .line("Ann")).contains("“Ann” isn’t one of the choices"))
    #expect(field.text == "")
    #expect(application.exitStatus == nil)
  }

  @Test func echoReturnsAfterALineThatIsTooLong() throws {
    field.isSecure = true
    let application = try start([field], on: script)
    script.speak("1")
    #expect(!script.isEchoing)
    _ = output(after: .tooLong(limit: 5))
    #expect(script.isEchoing)
    #expect(application.exitStatus == nil)
  }

  @Test func aTextOfSeveralLinesContinuesAfterALineThatIsTooLong() throws {
    let text = TextView()
    text.accessibilityLabel = .verbatim("Note")
    let application = try start([text], on: script)
    script.speak("1")
    script.speak("one")
    #expect(output(after: .tooLong(limit: 5)).contains("longer than 5 bytes"))
    script.speak("two")
    script.speak(".")
    #expect(text.text == "one\ntwo")
    #expect(application.exitStatus == nil)
  }

  /// Nobody has said that a text is complete without its last line.
  @Test func anUnfinishedTextIsNotEntered() throws {
    let text = TextView()
    text.accessibilityLabel = .verbatim("Note")
    var entries = 0
    text.addAction { entries += 1 }
    let application = try start([text], on: script)
    script.speak("1")
    script.speak("one")
    _ = script.heard()
    script.end()
    scheduler.advance(by: .zero)
    #expect(script.heard().hasSuffix("The input has ended, and “Note” wasn’t saved.\n"))
    #expect(text.text == "one" && entries == 0 && application.exitStatus == 1)
  }

  @Test func thePromptAndTheChosenFieldAreWrittenAgainAfterAStop() throws {
    field.isSecure = true
    let application = try start([field], on: script)
    #expect(output(after: .resumed) == "> ")
    script.speak("1")
    #expect(output(after: .resumed) == "Name\n> ")
    #expect(!script.isEchoing)
    script.speak("p4ss")
    #expect(field.text == "p4ss")
    #expect(script.isEchoing)
    #expect(application.exitStatus == nil)
  }

  @Test func noMoreLinesAreReadWhileManyWait() throws {
    let label = Label(.verbatim("Busy"))
    let application = try start([label, field], on: script)
    application.perform { label.isBusy = true }
    for number in 1..<LinePresenter.mostWaitingLines {
      script.speak("line \(number)")
      #expect(script.isReading)
    }
    script.speak("the last")
    #expect(!script.isReading)
    application.perform { label.isBusy = false }
    scheduler.advance(by: .zero)
    #expect(script.isReading)
    #expect(field.text == "the last")
  }

  /// The end of a long script isn't read while its first lines wait for ever.
  @Test(arguments: [false, true]) func aScriptWithManyLinesEndsOnAScreenThatStaysBusy(
    isInteractive: Bool
  ) throws {
    let script = LineScript(isInteractive: isInteractive)
    let label = Label(.verbatim("Busy"))
    let application = try start([label, field], on: script)
    application.perform { label.isBusy = true }
    for _ in 0..<LinePresenter.mostWaitingLines { script.speak("line") }
    scheduler.advance(by: LinePresenter.busyTimeout)
    #expect(application.exitStatus == (isInteractive ? nil : 1))
  }
}
