import Hanok
import HanokTesting
import Testing

/// A field for birthdays, of which nobody may know the year.
@Suite struct PartialDateFieldTests {
  private let today = CalendarDay(year: 2026, month: 11, day: 22) ?? .first

  private func stage(_ language: String = "en") throws -> (PartialDateField, Stage) {
    let field = PartialDateField(today: today)
    field.limits = DayLimits(maximum: today)
    let other = TextField()
    let stage = try Stage(
      StackView(.vertical, views: [field, other]), in: language, width: 30, height: 4)
    return (field, stage)
  }

  @Test(arguments: [
    ("en", "Feb 29", "February 29"), ("en-GB", "29/2", "29 February"), ("ko", "2.29", "2월 29일"),
    ("ja", "2/29", "2月29日"), ("de", "29.2.", "29. Februar"),
    ("en", "2/29/2000", "February 29, 2000"),
    ("en", "yesterday", "November 21, 2026"),
  ])
  func aDateIsWrittenWithTheYearThatItHas(language: String, typed: String, written: String) throws {
    let (field, stage) = try stage(language)
    stage.type(typed)
    let value = try #require(field.value)
    stage.press(.tab)
    #expect(field.text == written)
    #expect(field.isValid && field.value == value, "What is written is read as the same day.")
  }

  @Test(arguments: ["Feb 30", "Nov 23, 2026", "December"])
  func anInvalidDateHasAReason(typed: String) throws {
    let (field, stage) = try stage()
    stage.type(typed)
    stage.press(.tab)
    #expect(!field.isValid && field.text == typed)
  }

  @Test func stepsKeepTheYearAway() throws {
    let (field, stage) = try stage()
    stage.perform { field.value = PartialDay(month: 12, day: 31) }
    stage.press(.up)
    #expect(field.text == "January 1")
    stage.press(.pageDown)
    #expect(field.text == "December 25")
    stage.perform { field.value = nil }
    stage.press(.up)
    #expect(field.value == PartialDay(today), "An empty field begins today.")
    stage.press(.up)
    #expect(field.value == PartialDay(today), "There is no later birthday.")
    stage.press(.down)
    #expect(field.text == "November 21, 2026")
  }

  @Test func anotherLanguageWritesTheSameDay() throws {
    let (field, stage) = try stage()
    stage.perform { field.value = PartialDay(month: 12, day: 25) }
    #expect(field.text == "December 25")
    let korean = Localizer(catalog: Catalog(compiled: [.toolkit]), language: try LanguageTag("ko"))
    stage.perform { stage.application.traits.localizer = korean }
    #expect(field.text == "12월 25일")
  }
}
