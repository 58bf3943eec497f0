import Hanok
import HanokTesting
import OutsideViews
import Testing

/// A field of one's own on the screen.
@Suite struct EntryFieldTests {
  private let field = EntryField(.verbatim("Task"))

  private func pilot(in language: String = "en") throws -> Pilot {
    try Pilot(ScreenOfViews([field]), in: language, size: Size(width: 8, height: 1), [])
  }

  @Test func textIsTypedAndTakenBackByWholeClusters() throws {
    let pilot = try pilot()
    #expect(pilot.screen.text == "Task")
    #expect(pilot.screen.cursor == .zero)
    pilot.type("a한e\u{301}")
    #expect(pilot.screen.text == "a한e\u{301}")
    #expect(pilot.screen.cursor == Point(x: 4, y: 0))
    pilot.press(.backspace)
    pilot.press(.backspace)
    #expect(field.text == "a")
    #expect(pilot.screen.cursor == Point(x: 1, y: 0))
  }

  @Test func theEndOfALongTextShows() throws {
    let pilot = try pilot()
    pilot.type("abcdefghij")
    #expect(pilot.screen.text == "…efghij")
    #expect(pilot.screen.cursor == Point(x: 7, y: 0))
  }

  @Test func theTextIsEnteredAndTheFieldEmptied() throws {
    var entries: [String] = []
    field.onEntry = { entries.append($0) }
    let pilot = try pilot()
    pilot.paste("two\nlines")
    pilot.press(.enter)
    #expect(entries == ["two lines"])
    #expect(pilot.screen.text == "Task")
  }

  @Test func textIsMirroredWhereLeadingIsRight() throws {
    let pilot = try pilot(in: "he")
    #expect(pilot.screen.cursor == Point(x: 7, y: 0))
    pilot.type("של")
    #expect(pilot.screen.row(0) == "      לש")
    #expect(pilot.screen.cursor == Point(x: 5, y: 0))
  }
}
