@testable import Hanok
import HanokTesting
import HanokUnicode
import Testing

/// The values of fields and controls, without a screen.
@Suite struct ValueFormatTests {
  private let today = CalendarDay.first.adding(days: 4_392_365)  // 2026-11-21

  @Test(
    arguments: [
      (nil, 1, 1), (nil, -1, 0), (3, 2, 5), (3, -2, 1), (9, 5, 10), (2, -5, 0), (12, 1, 12),
      (12, -1, 11), (-2, -1, -2), (-2, 1, -1), (10, 1, 10), (0, 2_000, 10),
    ] as [(Int?, Int, Int)])
  func aNumberStepsWithinItsBounds(value: Int?, count: Int, stepped: Int) {
    var format = NumberValueFormat(.english)
    (format.minimum, format.maximum) = (.zero, ExactDecimal(10))
    #expect(format.stepped(value.map(ExactDecimal.init), by: count) == ExactDecimal(stepped))
    #expect(format.pageSteps == 10)
  }

  @Test(
    arguments: [
      (nil, 1, 0), (nil, -1, 0), (nil, 7, 0), (0, 1, 1), (0, 7, 7), (7, -7, 0), (2, 1, 4),
      (4, -1, 2), (19, 7, 20), (1, -7, 0), (20, 1, nil), (0, -1, nil), (25, 1, nil), (25, -1, 20),
      (-5, -1, nil), (-5, 1, 0),
    ] as [(Int?, Int, Int?)])
  func aDateStepsWithinItsLimits(offset: Int?, count: Int, stepped: Int?) throws {
    let limits = DayLimits(minimum: today, maximum: today.adding(days: 20)) { [today] in
      $0 != today.adding(days: 3)
    }
    let format = DateValueFormat(
      texts: try #require(CalendarTexts(.english)), today: today, limits: limits)
    let day = format.stepped(offset.map { today.adding(days: $0) }, by: count)
    #expect(day == stepped.map { today.adding(days: $0) })
  }

  @Test(arguments: [
    (2.0, 1.0, 2.5), (2, -4, 0), (2, 0.4, 2), (2, 0.6, 2.5), (4.9, 1, 5), (0, -1, 0),
  ])
  func aNumberOfARangeIsThatOfAStep(value: Double, steps: Double, stepped: Double) {
    let scale = RangeScale(minimum: 0, maximum: 5, step: 0.5)
    #expect(scale.nearest(scale.stepped(value, by: steps)) == stepped)
    #expect(scale.clamped(.nan) == 0 && scale.part(of: 2.5) == 0.5)
  }

  @Test func aRangeWithoutStepsHasTwentyAndItsMaximumIsPermitted() {
    let scale = RangeScale(minimum: -1, maximum: 1, step: 0)
    #expect(scale.nearest(scale.stepped(0, by: 1)) == 0.1)
    let uneven = RangeScale(minimum: 0, maximum: 9, step: 4)
    #expect(uneven.nearest(9) == 9 && uneven.nearest(8.9) == 8)
    #expect(RangeScale(minimum: 0, maximum: .infinity, step: 1).part(of: .infinity) == 0)
  }

  @Test(arguments: [
    ("70", 0.7), ("70 %", 0.7), ("70%", 0.7), ("150", 1.5), ("7 guests", 0.07), ("$ 12", 0.12),
  ])
  func aNumberIsReadAsItIsShown(text: String, value: Double) throws {
    let format = RangeValueFormat(
      localizer: Localizer(catalog: Catalog(), language: .english),
      scale: RangeScale(minimum: 0, maximum: 1, step: 0)
    ) { .verbatim("\(Int(($0 * 100).rounded())) %") }
    #expect(try format.value(of: text) == value)
    #expect(format.text(of: 0.7) == "70 %" && format.spoken(0.7) == .verbatim("70 %"))
    #expect((format.problem(of: value) == nil) == (value <= 1))
    #expect(format.stepped(nil, by: 2) == 0.1 && format.stepped(0.5, by: -1) == 0.45)
    #expect(throws: ValueProblem(.Hanok.numberReadingEmpty, isEmpty: true)) {
      try format.value(of: " ")
    }
  }

  @Test func toolsAreOpenedOnceForALanguage() throws {
    var tools = LanguageTools<String>()
    var opened: [String] = []
    func open(_ language: LanguageTag) -> String? {
      opened.append(language.description)
      return language == .english ? nil : language.description
    }
    let korean = try LanguageTag("ko")
    #expect(tools.tools(of: nil, open: open) == nil)
    for _ in 0..<2 { #expect(tools.tools(of: korean, open: open) == "ko") }
    for _ in 0..<2 { #expect(tools.tools(of: .english, open: open) == nil) }
    #expect(tools.tools(of: korean, open: open) == "ko")
    #expect(opened == ["ko", "en", "ko"])
  }

  @Test func aDateFieldStepsByWeeksAndByTheWheel() throws {
    let field = DateField(today: today)
    let stage = try Stage(StackView(.vertical, views: [field]), width: 40, height: 3)
    stage.perform { field.date = today }
    stage.press(.pageUp)
    #expect(field.date == today.adding(days: 7))
    stage.press(.pageDown, .pageDown)
    #expect(field.date == today.adding(days: -7))
    stage.mouse(.wheel(.up), x: 3, y: 0)
    #expect(field.date == today.adding(days: -6))
    stage.mouse(.wheel(.down), x: 3, y: 0)
    stage.mouse(.wheel(.down), x: 3, y: 0)
    #expect(field.date == today.adding(days: -8))
  }

  @Test func theReasonOfAnEnteredTextGoesWithTheLanguage() throws {
    let slider = Slider(.verbatim("Volume"), value: 1, in: 0...10)
    let stage = try Stage(StackView(.vertical, views: [slider]), width: 40, height: 3)
    stage.perform { _ = slider.accessibilityEnterText("11") }
    #expect(slider.accessibilityElement.hint == .Hanok.numberReadingTooLarge(maximum: "10"))
    #expect(slider.value == 10)
    try stage.show(in: "ko")
    #expect(slider.accessibilityElement.hint == nil)
  }
}
