import Hanok
import HanokTesting
import Testing

@Suite struct CompactDatePickerTests {
  private let today = CalendarDay.first.adding(days: 4_392_365)  // 2026-11-21

  private func screen(_ picker: CompactDatePicker, in tag: String = "en") throws -> Stage {
    let stack = StackView(
      .vertical, alignment: .leading, views: [picker, Button(.verbatim("Other"))])
    return try Stage(stack, in: tag, width: 40, height: 14)
  }

  @Test func aDateIsInOneRow() throws {
    let picker = CompactDatePicker(today: today)
    let stage = try screen(picker)
    #expect(stage.screen.row(0).hasPrefix("‹ Choose a date      ▾ ›"))
    stage.perform { picker.date = today }
    #expect(stage.screen.row(0).hasPrefix("‹ November 21, 2026  ▾ ›"))
    stage.press(.tab)
    #expect(stage.screen.row(0).hasPrefix("[ November 21, 2026  ▾ ]"))
    stage.perform { picker.isEnabled = false }
    #expect(stage.screen.row(0).hasPrefix("  November 21, 2026  ▾ "))
    #expect(stage.difference == nil)
  }

  @Test(arguments: ["ko", "ja", "ar", "de", "he-u-ca-hebrew", "ar-SA-u-ca-islamic-umalqura"])
  func itIsAsTheLanguageWritesIt(tag: String) throws {
    let picker = CompactDatePicker(today: today, date: today)
    let stage = try screen(picker, in: tag)
    #expect(stage.difference == nil && picker.truncatedText == nil)
    let isMirrored = stage.application.traits.isRightToLeft
    let edge = isMirrored ? stage.screen.size.width - 1 : 0
    #expect(stage.screen.cluster(x: edge, y: 0) == (isMirrored ? "›" : "‹"))
    stage.press(.enter)
    #expect(stage.screen.row(1).contains("╭"))
    #expect(stage.difference == nil)
  }

  @Test(arguments: [Key.enter, .character(" "), .down])
  func aCalendarDropsDown(key: Key) throws {
    let picker = CompactDatePicker(today: today, date: today)
    var changed = 0
    picker.addAction(for: .valueChanged) { changed += 1 }
    let stage = try screen(picker)
    stage.press(key)
    #expect(stage.screen.row(2).contains("‹      November 2026       ›"))
    stage.press(.right, .enter)
    #expect(picker.date == today.adding(days: 1) && changed == 1)
    #expect(stage.screen.row(0).hasPrefix("‹ November 22, 2026  ▾ ›"))
    #expect(!stage.screen.row(2).contains("November") && picker.isFirstResponder)
    stage.press(key)
    stage.press(.right, .escape)
    #expect(picker.date == today.adding(days: 1) && changed == 1)
    #expect(stage.difference == nil)
  }

  @Test func theCalendarOpensAtTheDateAndWithoutOneAtToday() throws {
    let picker = CompactDatePicker(today: today, date: today.adding(days: 100))
    let stage = try screen(picker)
    stage.press(.enter)
    #expect(stage.screen.row(2).contains("March 2027"))
    stage.press(.right, .enter)
    #expect(picker.date == today.adding(days: 101))
    stage.perform { picker.date = nil }
    stage.press(.enter)
    #expect(stage.screen.row(2).contains("November 2026"))
  }

  @Test func itDropsDownOnce() throws {
    let picker = CompactDatePicker(today: today)
    let stage = try screen(picker)
    stage.perform {
      picker.dropDown(); picker.dropDown()
    }
    stage.press(.escape)
    #expect(picker.isFirstResponder)
    stage.perform {
      picker.isEnabled = false; picker.dropDown()
    }
    #expect(stage.window.topViewController?.presentingViewController == nil)
  }

  @Test func aClickDropsItDown() throws {
    let picker = CompactDatePicker(today: today)
    picker.limits.minimum = today
    let stage = try screen(picker)
    stage.click(x: 3, y: 0)
    #expect(stage.screen.row(2).contains("November 2026"))
    let dropped = try #require(stage.window.topViewController?.view as? DatePicker)
    #expect(!dropped.choose(today.adding(days: -1)))
    stage.click(x: 38, y: 13)
    #expect(!stage.screen.row(2).contains("November 2026") && picker.date == nil)
    stage.perform { picker.isEnabled = false }
    stage.click(x: 3, y: 0)
    #expect(!stage.screen.row(2).contains("November 2026"))
  }

  @Test func datesAreTypedInLineMode() throws {
    let picker = CompactDatePicker(today: today)
    let talk = try LinePilot(ScreenOfViews([picker]), in: "ko")
    #expect(talk.text == "[1] 날짜\n")
    #expect(talk.enter("내일").contains("2026년 11월 22일 일요일"))
    #expect(picker.date == today.adding(days: 1))
    #expect(talk.enter("2월 30일").contains("없는 날짜입니다."))
    #expect(picker.date == today.adding(days: 1))
  }

  @Test func smallFieldsShowWhatFits() throws {
    let picker = CompactDatePicker(today: today, date: today)
    let stage = try Stage(picker, width: 40, height: 1)
    for width in [1, 2, 3, 5, 6, 7, 8, 12, 19] {
      stage.resize(width: width, height: 1)
      #expect(stage.difference == nil)
      #expect(picker.truncatedText != nil)
    }
    stage.resize(width: 20, height: 1)
    #expect(picker.truncatedText == nil)
    #expect(stage.screen.row(0) == "‹November 21, 2026▾›", "The spaces make room for the date.")
    stage.resize(width: 30, height: 1)
    #expect(stage.screen.row(0) == "‹ November 21, 2026        ▾ ›")
  }

  @Test(arguments: ["en", "ko", "de", "ar"]) func anotherDateMovesNothing(tag: String) throws {
    let picker = CompactDatePicker(today: today, date: today)
    let stage = try screen(picker, in: tag)
    let width = picker.frame.width
    for days in stride(from: 0, to: 365, by: 17) {
      stage.perform { picker.date = today.adding(days: days) }
      #expect(picker.frame.width == width && picker.truncatedText == nil, "\(days)")
    }
  }
}
