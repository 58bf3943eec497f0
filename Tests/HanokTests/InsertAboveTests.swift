import Hanok
import HanokLocalization
import HanokTesting
import HanokTerminal
import Testing

/// The views that an inline application leaves above its rows.
@Suite struct InsertAboveTests {
  private final class Terminal {
    let device = MemoryDevice(size: Size(width: 20, height: 8))
    let scheduler = ManualScheduler()
    let application: Application

    init(_ style: PresentationStyle) throws {
      application = Application(
        root: ContentViewController(Button(.verbatim("Ask"))),
        traits: Traits(localizer: Localizer(catalog: Catalog(), language: .english)),
        scheduler: scheduler)
      try application.start(
        on: ScreenPresenter(
          HanokTerminal.Terminal(device: device, scheduler: scheduler, style: style)))
      scheduler.advance(by: .seconds(1))
    }

    func rows() throws -> [String] {
      scheduler.advance(by: .seconds(1))
      var emulator = TerminalEmulator(size: device.size)
      try emulator.take(device.output)
      let rows = emulator.screen.text.split(separator: "\n", omittingEmptySubsequences: false)
      return emulator.scrolledRows + rows.reversed().drop { $0.isEmpty }.reversed().map(String.init)
    }
  }

  @Test func aViewIsLeftAboveTheRowsInItsWholeHeight() throws {
    let terminal = try Terminal(.inline(rows: 2))
    let own = try terminal.rows()
    let text = Label(.verbatim("Seoul has nine million people."), numberOfLines: 0)
    #expect(terminal.application.insertAbove(text))
    #expect(try terminal.rows() == ["Seoul has nine", "million people."] + own)
    #expect(terminal.application.insertAbove(Button(.verbatim("Old"))))
    let rows = try terminal.rows()
    #expect(rows[2].contains("Old") && rows[3...] == own[...])
    // The focus stays in the application.
    #expect(terminal.application.window.firstResponder != nil)
  }

  @Test func anApplicationOfTheWholeScreenHasNothingAbove() throws {
    let terminal = try Terminal(.fullScreen)
    #expect(!terminal.application.insertAbove(Label(.verbatim("left"))))
    #expect(try terminal.rows().allSatisfy { !$0.contains("left") })
  }

  @Test func inLineModeItIsWrittenAsLines() throws {
    let pilot = try LinePilot(ContentViewController(Button(.verbatim("Ask"))), in: "en")
    #expect(pilot.text == "[1] Ask\n")
    #expect(pilot.application.insertAbove(Label(.verbatim("an answer"))))
    pilot.advance(by: .zero)
    #expect(pilot.text == "[1] Ask\nan answer\n[1] Ask\n")
  }
}
