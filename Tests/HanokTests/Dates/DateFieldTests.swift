@testable import Hanok
import HanokTesting
import Testing

@Suite struct DateFieldTests {
  private let today = CalendarDay.first.adding(days: 4_392_365)  // 2026-11-21

  private func stage(_ field: DateField, in tag: String = "en") throws -> Stage {
    field.showsValidationMessage = true
    let stack = StackView(.vertical, views: [field, Button(.verbatim("Other"))])
    return try Stage(stack, in: tag, width: 60, height: 5)
  }

  @Test(arguments: [
    ("en-GB", "21/11", "21 November 2026"), ("ko", "11.21", "2026년 11월 21일"),
    ("ja-u-ca-japanese", "8/11/21", "令和8年11月21日"), ("ar-EG", "21/11/2026", "٢١ نوفمبر ٢٠٢٦"),
    ("de", "heute", "21. November 2026"), ("th", "21/11/69", "21 พฤศจิกายน 2569"),
    ("ar-SA-u-ca-islamic-umalqura", "11/6/1448", "١١ جمادى الآخرة ١٤٤٨ هـ"),
  ])
  func aDateIsReadAndWrittenInTheLanguage(tag: String, typed: String, shown: String) throws {
    let field = DateField(today: today)
    let stage = try stage(field, in: tag)
    stage.type(typed)
    #expect(field.date == today && field.text == typed)
    stage.press(.tab)
    #expect(field.text == shown && field.date == today && field.isValid)
    #expect(stage.difference == nil)
    stage.press(.tab, .tab)
    #expect(field.text == shown && field.date == today)
  }

  @Test(arguments: [
    ("31/2/2026", "There is no such date."),
    ("Smarch 1", "“Smarch” can’t be read. Type a date like 21 Nov 2026."),
    ("1 May 2020", "Choose 21 November 2026 or a later day."), ("", "Type a date."),
  ])
  func anInvalidTextHasAReason(typed: String, expected: String) throws {
    let field = DateField(today: today)
    field.isRequired = true
    field.limits.minimum = today
    var used = 0
    field.addAction { used += 1 }
    let stage = try stage(field, in: "en-GB")
    stage.type(typed)
    #expect(field.validationMessage == nil && !field.isValid)
    stage.press(.enter)
    let reason = field.validationMessage.map { stage.application.traits.localizer.string($0) }
    #expect(reason == expected && used == 0 && field.text == typed)
    for _ in 0..<typed.count { stage.press(.backspace) }
    stage.type("tomorrow")
    #expect(field.validationMessage == nil)
    stage.press(.enter)
    #expect(used == 1 && field.date == today.adding(days: 1))
  }

  @Test func arrowsGoToTheNextDay() throws {
    let field = DateField(today: today)
    field.limits = DayLimits(minimum: today, maximum: today.adding(days: 2))
    var changed = 0
    field.addAction(for: .valueChanged) { changed += 1 }
    let stage = try stage(field)
    stage.press(.up)
    #expect(field.date == today && field.text == "November 21, 2026" && changed == 1)
    stage.press(.up, .up, .up)
    #expect(field.date == today.adding(days: 2) && changed == 3)
    stage.press(.down, .down, .down)
    #expect(field.date == today && changed == 5)
  }

  @Test func anotherLanguageWritesTheDateAgain() throws {
    let field = DateField(today: today)
    field.date = today
    let stage = try stage(field)
    #expect(field.text == "November 21, 2026")
    let catalog = stage.application.traits.localizer.catalog
    let language = try LanguageTag("ja")
    stage.perform {
      stage.application.traits.localizer = Localizer(catalog: catalog, language: language)
    }
    #expect(field.text == "2026年11月21日" && field.date == today)
    stage.perform { field.date = nil }
    #expect(field.text.isEmpty && field.isValid)
  }

  @Test(arguments: [Key.up, .down]) func aTextThatCannotBeReadIsNotSteppedOver(key: Key) throws {
    let field = DateField(today: CalendarDay.first.adding(days: 4_392_365))
    let stage = try Stage(StackView(.vertical, views: [field]), width: 40, height: 3)
    stage.type("some day")
    stage.press(key)
    #expect(field.text == "some day" && field.date == nil)
    #expect(field.validationMessage != nil)
  }

  @Test(arguments: [Key.enter, .tab, .up])
  func inAFormTheReasonIsGivenByTheKeyThatEndsTheTyping(key: Key) throws {
    let field = DateField(today: CalendarDay.first.adding(days: 4_392_365))
    let form = FormView()
    form.addRow(.verbatim("Arrival"), field, hint: .verbatim("Later."))
    let stage = try Stage(
      StackView(.vertical, views: [form, Button(.verbatim("x"))]), width: 60, height: 4)
    stage.type("zz")
    #expect(stage.screen.text.contains("Later."))
    stage.press(key)
    #expect(stage.screen.text.contains("“zz” can’t be read."))
    stage.perform { field.becomeFirstResponder() }
    stage.press(.backspace, .backspace)
    #expect(stage.screen.text.contains("Later."))
  }

  @Test func onlyAnotherLanguageWritesTheDateAgain() throws {
    let field = DateField(today: CalendarDay.first.adding(days: 4_392_365))
    let stage = try Stage(StackView(.vertical, views: [field]), width: 40, height: 3)
    stage.type("1/2")
    let day = try #require(field.date)
    stage.perform { stage.application.traits.theme = .light }
    #expect(field.text == "1/2")
    try stage.show(in: "ko")
    #expect(field.date == day && field.text == "2026년 1월 2일")
  }

  /// The date that is given as an example can be typed as it is.
  @Test(arguments: [
    "en", "en-GB", "ko", "ja", "ar", "de", "zh-Hans", "fa", "th", "he", "ru", "fr",
    "ja-u-ca-japanese", "ar-SA-u-ca-islamic-umalqura",
  ])
  func theExampleOfADateIsRead(tag: String) throws {
    let texts = try #require(CalendarTexts(try LanguageTag(tag)))
    #expect(try texts.day(texts.typed(today), today: today) == today, "\(texts.typed(today))")
  }
}
