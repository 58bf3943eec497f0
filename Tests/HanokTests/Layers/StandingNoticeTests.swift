import HanokLocalization
import HanokTerminal
import HanokTesting
import Testing

@testable import Hanok

/// A message in rows of its own at the bottom of the window.
@Suite struct StandingNoticeTests {
  private final class Screen: ViewController {
    let button = Button(.verbatim("bottom"))

    override func loadView() {
      let filler = Label(.verbatim("top"))
      filler.layoutShare = 1
      view = StackView(.vertical, views: [filler, button])
    }
  }

  private let screen = Screen()

  private func pilot(_ width: Int, _ height: Int) throws -> Pilot {
    try Pilot(screen, in: "en", size: Size(width: width, height: height), [])
  }

  private func set(_ text: String?, _ pilot: Pilot) {
    pilot.perform { pilot.application.standingNotice = text.map { .verbatim($0) } }
  }

  private func rows(_ pilot: Pilot) -> [String] {
    (0..<pilot.screen.size.height).map { row in
      String(pilot.screen.row(row).reversed().drop { $0 == " " }.reversed())
    }
  }

  @Test func aNoticeTakesARowOfTheScreenUntilItIsRemoved() throws {
    let pilot = try pilot(20, 6)
    #expect(rows(pilot)[5].contains("bottom"))
    set("broken", pilot)
    #expect(rows(pilot)[4].contains("bottom"))
    #expect(rows(pilot)[5] == "broken")
    #expect(pilot.application.window.firstResponder === screen.button)
    set("other", pilot)
    #expect(rows(pilot)[5] == "other")
    set(nil, pilot)
    #expect(rows(pilot)[5].contains("bottom"))
  }

  /// A sixth of the rows, and at least one.
  @Test(arguments: [(2, 0), (3, 1), (6, 1), (11, 1), (12, 2), (24, 3)])
  func aLongTextHasAsManyRowsAsThereIsRoomFor(_ height: Int, _ count: Int) throws {
    let pilot = try pilot(10, height)
    set("one two three four five", pilot)
    let all = rows(pilot)
    #expect(all[height - count - 1].contains("bottom"))
    #expect(all.suffix(count).allSatisfy { !$0.isEmpty && !$0.contains("bottom") })
  }

  @Test func aTruncatedTextEndsWithAnEllipsis() throws {
    let pilot = try pilot(10, 6)
    set("one two three", pilot)
    #expect(rows(pilot)[5] == "one two t…")
  }

  @Test func itIsAnElementAfterThoseOfTheScreenAndHandlesNoClick() throws {
    let pilot = try pilot(20, 6)
    set("broken", pilot)
    #expect(pilot.elements.compactMap(\.label).last == .verbatim("broken"))
    var presses = 0
    screen.button.addAction { presses += 1 }
    pilot.click(x: 8, y: 5)
    #expect(presses == 0)
    pilot.click(x: 8, y: 4)
    #expect(presses == 1)
  }

  @Test func sheetsAndNoticesLeaveItsRowFree() throws {
    let pilot = try pilot(20, 6)
    set("broken", pilot)
    let alert = AlertController(.verbatim("Sure?"))
    pilot.perform { screen.present(alert) }
    #expect(rows(pilot)[5] == "broken")
    pilot.press(.escape)
    #expect(rows(pilot)[4].contains("bottom") && rows(pilot)[5] == "broken")
    pilot.perform {
      pilot.application.showNotice(.verbatim("about"), about: screen.button)
      pilot.application.showNotice(.verbatim("third"))
    }
    #expect(rows(pilot)[5] == "broken")
    #expect(rows(pilot)[0].contains("─") || rows(pilot)[0].contains("third"))
  }

  @Test func itIsThereBeforeTheFirstScreen() throws {
    let pilot = try pilot(20, 6)
    let other = Screen()
    set("broken", pilot)
    other.modalPresentationStyle = .fullScreen
    pilot.perform { screen.present(other) }
    #expect(rows(pilot)[4].contains("bottom") && rows(pilot)[5] == "broken")
    pilot.perform { other.dismiss() }
    #expect(rows(pilot)[4].contains("bottom") && rows(pilot)[5] == "broken")
  }
}
