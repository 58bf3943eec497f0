import HanokTesting
import Testing

@testable import Hanok

@Suite struct DatePickerTests {
  private let today = CalendarDay.first.adding(days: 4_392_365)  // 2026-11-21

  private func day(_ text: String) throws -> CalendarDay {
    let parts = text.split(separator: "-").compactMap { Int($0) }
    return try #require(CalendarDay(year: parts[0], month: parts[1], day: parts[2]))
  }

  private func rows(_ stage: Stage) -> String {
    stage.screen.text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0.reversed().drop { $0 == " " }.reversed()) }.joined(separator: "\n")
  }

  /// From a day that isn't permitted, the movement goes on in its direction.
  @Test(
    arguments: [
      (.pageDown, .shift, "2027-11-22"), (.pageUp, .shift, "2025-11-20"),
      (.pageDown, [], "2026-12-22"), (.pageUp, [], "2026-10-20"), (.down, [], "2026-12-05"),
      (.left, [], "2026-11-19"),
    ] as [(Key, KeyModifiers, String)])
  func aMovementGoesOnToAPermittedDay(key: Key, modifiers: KeyModifiers, expected: String) throws {
    let picker = DatePicker(today: today)
    let closed = try [
      "2027-11-21", "2025-11-21", "2026-12-21", "2026-10-21", "2026-11-28",
      "2026-11-20",
    ].map(day)
    picker.limits.isEnabled = { !closed.contains($0) }
    let stage = try Stage(picker, width: 28, height: 8)
    stage.press(key, modifiers: modifiers)
    #expect(picker.focusedDay == (try day(expected)))
  }

  @Test func aMonthIsInWeeks() throws {
    let stage = try Stage(DatePicker(today: today), width: 28, height: 8)
    let expected = """
      ‹      November 2026       ›
       Su  Mo  Tu  We  Th  Fr  Sa
        1   2   3   4   5   6   7
        8   9  10  11  12  13  14
       15  16  17  18  19  20 ‹21›
       22  23  24  25  26  27  28
       29  30

      """
    #expect(rows(stage) == expected)
    #expect(stage.difference == nil)
    stage.press(.left, .enter, .up)
    #expect(rows(stage).contains(" 12 ‹13› 14\n 15  16  17  18  19 [20] 21•\n"))
    #expect(stage.difference == nil)
  }

  @Test(arguments: [
    (
      "de",
      "‹      November 2026       ›\n Mo  Di  Mi  Do  Fr  Sa  So\n                          1\n"
    ),
    ("ko", "‹       2026년 11월        ›\n 일  월  화  수  목  금  토\n  1   2   3"),
    ("ja-u-ca-japanese", "‹       令和8年11月        ›\n 日  月  火  水  木  金  土\n  1   2"),
    ("th", "‹  พฤศจิกายน พ.ศ. 2569  ›"), ("fa", "آبان ۱۴۰۵"),
    ("ar-SA-u-ca-islamic-umalqura", "جمادى الآخرة ١٤٤٨ هـ"),
  ])
  func aMonthIsAsTheLanguageWritesIt(tag: String, expected: String) throws {
    let stage = try Stage(DatePicker(today: today), in: tag, width: 28, height: 8)
    let drawn = rows(stage)
    if expected.hasPrefix("‹") && !tag.hasPrefix("th") {
      #expect(drawn.hasPrefix(expected), "\(drawn)")
    } else {
      let picker = try #require(stage.top?.view as? DatePicker)
      #expect(picker.frame.width >= 28 && drawn.split(separator: "\n").count >= 7, "\(drawn)")
    }
    #expect(stage.difference == nil)
  }

  @Test(
    arguments: [
      (Key.left, [] as KeyModifiers, "2026-11-20"), (.right, [], "2026-11-22"),
      (.up, [], "2026-11-14"), (.down, [], "2026-11-28"), (.home, [], "2026-11-15"),
      (.end, [], "2026-11-21"), (.pageUp, [], "2026-10-21"), (.pageDown, [], "2026-12-21"),
      (.pageUp, .shift, "2025-11-21"), (.pageDown, .control, "2027-11-21"),
      (.home, .control, "2026-11-21"), (.left, .shift, "2026-11-21"),
    ] as [(Key, KeyModifiers, String)])
  func keysMove(key: Key, modifiers: KeyModifiers, expected: String) throws {
    let picker = DatePicker(today: today)
    let stage = try Stage(picker)
    stage.press(key, modifiers: modifiers)
    #expect(picker.focusedDay.description == expected)
    #expect(picker.date == nil)
    #expect(stage.difference == nil)
  }

  @Test func keysMoveBackToToday() throws {
    let picker = DatePicker(today: today, date: try day("2020-02-29"))
    let stage = try Stage(picker)
    stage.press(.pageDown, modifiers: .shift)
    #expect(picker.focusedDay.description == "2021-02-28")
    stage.press(.home, modifiers: .control)
    #expect(picker.focusedDay == today)
    stage.press(.pageDown, .pageDown)
    stage.press(.home, modifiers: .control)
    #expect(picker.focusedDay == today && picker.date?.description == "2020-02-29")
  }

  @Test(arguments: ["ar-EG", "he"])
  func arrowsAreMirrored(tag: String) throws {
    let picker = DatePicker(today: today)
    let stage = try Stage(picker, in: tag, width: 40, height: 8)
    stage.press(.left)
    #expect(picker.focusedDay.description == "2026-11-22")
    stage.press(.right, .right)
    #expect(picker.focusedDay.description == "2026-11-20")
    // The first day of the week is on the right.
    stage.press(.home)
    let home = try #require(picker.insertionPoint)
    stage.press(.end)
    let end = try #require(picker.insertionPoint)
    #expect(end.x < home.x)
    #expect(stage.difference == nil)
  }

  @Test func digitsAreTheLanguages() throws {
    let stage = try Stage(DatePicker(today: today), in: "ar-EG", width: 40, height: 8)
    #expect(stage.screen.text.contains("‹٢١›"))
    #expect(stage.screen.text.contains("نوفمبر") || stage.screen.text.contains("ربمفون"))
    let hebrew = try Stage(DatePicker(today: today), in: "he-u-ca-hebrew", width: 40, height: 8)
    #expect(hebrew.screen.text.contains("א״י") || hebrew.screen.text.contains("י״א"))
  }

  @Test func choosingSendsEvents() throws {
    let picker = DatePicker(today: today)
    var (changed, used) = (0, 0)
    picker.addAction(for: .valueChanged) { changed += 1 }
    picker.addAction { used += 1 }
    let stage = try Stage(picker)
    stage.press(.right, .enter, .character(" "))
    #expect(picker.date?.description == "2026-11-22")
    #expect((changed, used) == (1, 2))
    stage.perform { picker.date = today }
    #expect((changed, used) == (1, 2) && picker.focusedDay == today)
    stage.perform { picker.isEnabled = false }
    stage.press(.enter)
    #expect(!picker.choose(today.adding(days: 1)) && picker.date == today)
    stage.perform { picker.today = today.adding(days: 40) }
    #expect(picker.focusedDay == today)
  }

  @Test func daysOutsideOfTheLimitsArePassedOver() throws {
    let picker = DatePicker(today: today)
    picker.limits = DayLimits(
      minimum: today.adding(days: -3), maximum: today.adding(days: 30),
      isEnabled: { $0.weekday != .sunday })
    let stage = try Stage(picker, width: 28, height: 8)
    stage.press(.right)
    #expect(picker.focusedDay == today.adding(days: 2))
    stage.press(.left)
    #expect(picker.focusedDay == today)
    stage.press(.up)
    #expect(picker.focusedDay == today.adding(days: -3))
    stage.press(.left, .pageUp)
    #expect(picker.focusedDay == today.adding(days: -3))
    stage.press(.pageDown, .pageDown, .pageDown)
    #expect(picker.focusedDay == today.adding(days: 30))
    stage.press(.pageDown, modifiers: .shift)
    #expect(picker.focusedDay == today.adding(days: 30))
    #expect(!picker.choose(today.adding(days: 31)) && !picker.choose(today.adding(days: 1)))
    #expect(!picker.choose(today.adding(days: -4)) && picker.date == nil)
    #expect(stage.perform { picker.choose(today.adding(days: -3)) })
    // Disabled days differ by more than their colour.
    #expect(stage.screen[6, 2].style.attributes.contains(.strikethrough))
    #expect(!stage.screen[26, 4].style.attributes.contains(.strikethrough))
    #expect(stage.difference == nil)
  }

  @Test func theNearestOpenDayIsReachedOnEitherSide() throws {
    let (minimum, yesterday) = (today.adding(days: -4), today.adding(days: -1))
    let (lastOpen, maximum) = (try day("2026-12-10"), try day("2026-12-31"))
    let picker = DatePicker(today: today)
    picker.limits = DayLimits(
      minimum: minimum, maximum: maximum,
      isEnabled: { ($0 == minimum || $0 > yesterday) && $0 <= lastOpen })
    let stage = try Stage(picker)
    stage.press(.left)
    #expect(picker.focusedDay == minimum, "The first day of the limits is one of them.")
    stage.press(.right)
    #expect(picker.focusedDay == today)
    stage.press(.pageDown)
    #expect(picker.focusedDay == lastOpen, "The last before 21 December.")
  }

  @Test func aClickChooses() throws {
    let picker = DatePicker(today: today)
    let stage = try Stage(picker, width: 40, height: 10)
    stage.click(x: 9, y: 3)
    #expect(picker.date?.description == "2026-11-10")
    stage.click(x: 0, y: 0)
    #expect(picker.focusedDay.description == "2026-10-10")
    stage.click(x: 27, y: 0)
    stage.click(x: 26, y: 0)
    #expect(picker.focusedDay.description == "2026-12-10")
    stage.click(x: 12, y: 0)
    stage.click(x: 30, y: 3)
    stage.click(x: 1, y: 1)
    #expect(picker.date?.description == "2026-11-10")
    // A press on one day and a release on another choose none.
    stage.mouse(.press(.left), x: 9, y: 3)
    stage.mouse(.release(.left), x: 13, y: 3)
    #expect(picker.date?.description == "2026-11-10")
    stage.mouse(.wheel(.down), x: 9, y: 3)
    #expect(picker.focusedDay.description == "2027-01-10")
    stage.mouse(.wheel(.up), x: 9, y: 3)
    #expect(picker.focusedDay.description == "2026-12-10")
    #expect(stage.difference == nil)
  }

  @Test func aClickIsMirrored() throws {
    let picker = DatePicker(today: today)
    let stage = try Stage(picker, in: "he", width: 40, height: 8)
    stage.click(x: 39, y: 0)
    #expect(picker.focusedDay.description == "2026-10-21")
    stage.click(x: 38, y: 2)
    // 1 October 2026 is a Thursday: the first row's right end is empty.
    #expect(picker.date == nil)
    stage.click(x: 38, y: 3)
    #expect(picker.date?.description == "2026-10-04")
  }

  @Test func datesAreTyped() throws {
    let picker = DatePicker(today: today)
    picker.limits.maximum = today.adding(days: 100)
    let stage = try Stage(picker, in: "en-GB")
    let localizer = stage.application.traits.localizer
    func enter(_ text: String) -> String? {
      stage.perform { _ = picker.accessibilityEnterText(text) }
      return picker.accessibilityElement.hint.map { localizer.string($0) }
    }
    #expect(enter("3 December") == nil && picker.date?.description == "2026-12-03")
    #expect(picker.accessibilityElement.value == .verbatim("Thursday, 3 December 2026"))
    #expect(enter("31/2/2026") == "There is no such date.")
    #expect(enter("x") == "“x” can’t be read. Type a date like 21 Nov 2026.")
    #expect(enter("2026") == "Type at least the day and the month.")
    #expect(enter("1 May 2030") == "Choose 1 March 2027 or an earlier day.")
    #expect(enter("26/26/26") == "There is no such date.")
    #expect(enter("Sunday 3 December 2026") == "The date falls on a different day of the week.")
    #expect(enter("") == "Type a date.")
    #expect(picker.date?.description == "2026-12-03")
    #expect(enter("tomorrow") == nil && picker.date == today.adding(days: 1))
    stage.perform { picker.limits.minimum = today }
    #expect(enter("yesterday") == "Choose 21 November 2026 or a later day.")
    stage.perform { picker.limits.isEnabled = { _ in false } }
    #expect(enter("today") == "This day can’t be chosen.")
  }

  @Test func anAmbiguousDateIsAskedFor() throws {
    let picker = DatePicker(today: today)
    let stage = try Stage(picker, in: "ko")
    stage.perform { _ = picker.accessibilityEnterText("5/6/2026") }
    let hint = picker.accessibilityElement.hint.map {
      stage.application.traits.localizer.string($0)
    }
    #expect(hint == "2026년 5월 6일인가요, 2026년 6월 5일인가요?")
  }

  @Test func eachLanguageShowsTheSameDay() throws {
    let picker = DatePicker(today: today, date: today)
    let stage = try Stage(picker, width: 40, height: 8)
    for tag in [
      "ar-SA-u-ca-islamic-umalqura", "ko", "he-u-ca-hebrew", "fa", "zh-Hans", "th", "en",
    ] {
      let catalog = stage.application.traits.localizer.catalog
      let language = try LanguageTag(tag)
      stage.perform {
        stage.application.traits.localizer = Localizer(catalog: catalog, language: language)
      }
      #expect(stage.difference == nil)
      #expect(picker.focusedDay == today && picker.truncatedText == nil)
    }
    #expect(rows(stage).hasPrefix("‹      November 2026       ›"))
  }

  @Test(arguments: ["en", "ar-SA-u-ca-islamic-umalqura", "ja-u-ca-japanese"])
  func smallViewsDrawWhatFits(tag: String) throws {
    let picker = DatePicker(today: today)
    let stage = try Stage(picker, in: tag)
    for width in [1, 2, 6, 7, 13, 14, 20, 21, 27, 28, 100] {
      for height in [1, 2, 3, 5, 8, 30] {
        stage.resize(width: width, height: height)
        #expect(stage.difference == nil, "\(width)x\(height)")
        stage.click(x: width / 2, y: height / 2)
        stage.press(.down, .pageUp, .right)
      }
    }
    stage.resize(width: 28, height: 3)
    #expect(picker.insertionPoint?.y == 2)
    stage.resize(width: 10, height: 8)
    #expect(picker.truncatedText != nil)
  }

  @Test func whereSignsTakeTwoCellsItIsASCII() throws {
    let picker = DatePicker(today: today)
    let stage = try Stage(picker, width: 28, height: 8)
    stage.perform { stage.application.traits.ambiguousWidth = .wide }
    stage.press(.left)
    #expect(stage.screen.row(0).hasPrefix("<      November 2026       >"))
    #expect(stage.screen.row(4).hasPrefix(" 15  16  17  18  19 <20> 21*"))
  }

  @Test(arguments: [Theme.dark, .light, ThemeFamily.highContrast.dark, Theme()])
  func statesDifferInEachTheme(theme: Theme) throws {
    let picker = DatePicker(today: today, date: today.adding(days: -2))
    let stage = try Stage(picker, width: 28, height: 8, theme: theme)
    stage.press(.up)
    let screen = stage.screen
    #expect(screen[18, 3].style == theme.text.applying(theme.focusedControl))
    #expect(screen[18, 4].style == theme.text.applying(theme.accent))
    #expect(screen[26, 4].style.attributes.contains(.underline))
    #expect(screen[2, 3].style == theme.text.applying(theme.secondary))
    #expect(screen[6, 3].style == theme.text)
    stage.mouse(.press(.left), x: 10, y: 3)
    #expect(stage.screen[10, 3].style == theme.text.applying(theme.pressedControl))
    stage.perform { picker.isEnabled = false }
    #expect(stage.screen[6, 3].style == theme.text.applying(theme.disabledControl))
    #expect(!stage.screen.text.contains("‹"))
    #expect(stage.difference == nil)
  }

  @Test func keysAreListedAndDontClash() throws {
    let pilot = try Pilot(
      ScreenOfViews([DatePicker(today: today)]), in: "en", size: Size(width: 40, height: 10), [])
    #expect(pilot.clashingKeys.isEmpty)
    let titles = pilot.application.window.commandsInForce.compactMap(\.title)
      .map { pilot.application.traits.localizer.string($0) }
    #expect(
      titles == ["Previous month", "Next month", "Previous year", "Next year", "Today"])
    #expect(pilot.elements.compactMap(\.label).count == 1)
  }

  @Test(arguments: ["hi", "th", "ru", "sw", "vi", "ta"])
  func allWeekdaysHaveRoom(tag: String) throws {
    let stage = try Stage(DatePicker(today: today), in: tag, width: 60, height: 12)
    let texts = try #require(CalendarTexts(try LanguageTag(tag)))
    for name in texts.weekdays { #expect(stage.screen.text.contains(name), "\(name)") }
  }
}
