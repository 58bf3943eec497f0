import Hanok
import HanokTesting
import Testing

/// Everything that date pickers and date fields can do.
@Suite struct DateWalkTests {
  /// 2026-11-21, a Saturday.
  private let today = CalendarDay.first.adding(days: 4_392_365)

  @Test(arguments: ["en", "ar-SA-u-ca-islamic-umalqura", "ja-u-ca-japanese", "id"])
  func pickers(tag: String) throws {
    let picker = DatePicker(today: today)
    let other = Button(.verbatim("Other"))
    let isMirrored = tag.hasPrefix("ar")
    func x(_ x: Int) -> Int { isMirrored ? 35 - x : x }
    try WalkScreen([picker, other], alignment: .fill).walk(
      "DatePicker", in: tag, width: 36, height: 11,
      [
        .press(.left), .press(.right, times: 2), .press(.up), .press(.down), .press(.home),
        .press(.end), .press(.enter), .press(.left), .press(.character(" ")), .press(.pageDown),
        .press(.pageDown), .press(.pageUp, times: 3), .press(.pageUp, .shift),
        .press(.pageDown, .shift), .press(.pageUp, .control), .press(.pageDown, .control),
        .press(.home, .control), .press(.down, times: 6), .press(.home, .control),
        .press(.left, .shift), .press(.character("x")), .press(.tab), .press(.tab, .shift),
        .wheel(.up, x: 5, y: 4), .wheel(.down, x: 5, y: 4), .wheel(.left, x: 5, y: 4),
        .click(x: x(0), y: 0), .click(x: x(27), y: 0), .click(x: x(12), y: 0),
        .click(x: x(30), y: 0),
        .click(x: x(2), y: 1), .click(x: x(2), y: 3), .click(x: x(3), y: 4), .click(x: x(26), y: 4),
        .click(x: x(29), y: 4), .click(x: x(34), y: 7), .click(x: x(2), y: 7),
      ], Pilot.Step.hold((x(2), 4), (x(6), 4)), Pilot.Step.hold((x(6), 5), (x(7), 5)),
      [
        .mouse(.press(.left), x: x(2), y: 4), .mouse(.press(.left), x: x(6), y: 4),
        .mouse(.release(.left), x: x(9), y: 9),
        .mouse(.press(.right), x: x(2), y: 4), .enter("21.11.2026", into: "Date"),
        .enter("2026-11-03", into: "Date"), .enter("nonsense", into: "Date"),
        .press(.home, .control), .activate("Date"),
        Pilot.Step("from the 5th to the 26th, no Tuesdays") {
          picker.limits = DayLimits(
            minimum: today.adding(days: -16), maximum: today.adding(days: 5),
            isEnabled: { $0.weekday != .tuesday })
        },
        .press(.end), .press(.right), .press(.right), .press(.right), .press(.right),
        .press(.right), .press(.down), .press(.pageDown), .press(.left), .press(.up),
        .press(.up), .press(.up), .press(.up), .press(.home), .press(.pageUp),
        .press(.pageUp, .shift), .click(x: x(10), y: 4), .click(x: x(2), y: 2),
        .enter("2026-11-01", into: "Date"), .enter("2026-11-30", into: "Date"),
        .enter("2026-11-24", into: "Date"), .enter("2026-11-12", into: "Date"),
        Pilot.Step("no limits") { picker.limits = DayLimits() },
        Pilot.Step("a day in March") { picker.date = today.adding(days: -250) },
        Pilot.Step("no day") { picker.date = nil },
        Pilot.Step("tomorrow is today") { picker.today = today.adding(days: 1) },
        Pilot.Step("in the first year") { picker.focusedDay = .first }, .press(.left),
        .press(.up), .press(.pageUp), Pilot.Step("in the last year") { picker.focusedDay = .last },
        .press(.down), .press(.pageDown), .press(.pageDown, .shift),
        Pilot.Step("today") { picker.focusedDay = today },
        .set("isEnabled", \DatePicker.isEnabled, of: picker, false), .press(.left),
        .click(x: x(2), y: 4), .wheel(.up, x: 5, y: 4), .click(x: x(0), y: 0),
        .set("isEnabled", \DatePicker.isEnabled, of: picker, true),
        Pilot.Step("chosen") { picker.date = today.adding(days: -1) },
        Pilot.Step("label, value, hint") {
          picker.accessibilityLabel = .verbatim("Label")
          picker.accessibilityValue = .verbatim("Value")
          picker.accessibilityHint = .verbatim("Hint")
        },
      ], Pilot.Step.looks,
      [
        .mouse(.press(.left), x: x(6), y: 5), .mouse(.release(.left), x: x(6), y: 5),
        .resize(24, 11), .press(.right), .resize(18, 6), .press(.up), .press(.up), .press(.up),
        .press(.down), .click(x: 3, y: 2), .resize(14, 4), .resize(6, 3), .press(.right),
        .resize(36, 2), .resize(36, 1), .resize(36, 11),
        .language("de"),
      ])
  }

  @Test(arguments: ["en", "ar", "ko"]) func compactPickers(tag: String) throws {
    let picker = CompactDatePicker(today: today)
    picker.mnemonic = .verbatim("d")
    let other = Button(.verbatim("Other"))
    func x(_ x: Int) -> Int { tag == "ar" ? 39 - x : x }
    try WalkScreen([other, picker]).walk(
      "CompactDatePicker", in: tag, width: 40, height: 14,
      [
        .press(.tab), .press(.enter), .press(.left), .press(.enter), .press(.character(" ")),
        .press(.escape), .press(.down), .press(.down), .press(.character(" ")), .press(.up),
        .press(.enter, .shift), .click(x: x(4), y: 1), .click(x: x(36), y: 12),
        .press(.character("d")), .press(.escape), .activate("Date"), .press(.escape),
        Pilot.Step("only before today") { picker.limits.maximum = today.adding(days: -1) },
        .press(.enter), .press(.right), .press(.escape),
        Pilot.Step("no day") { picker.date = nil },
        Pilot.Step("other words") { picker.placeholder = .verbatim("A day that is free for all") },
        Pilot.Step("in September") { picker.date = today.adding(days: -70) },
        .set("isEnabled", \Control.isEnabled, of: picker, false), .press(.character("d")),
        .click(x: x(4), y: 1), .activate("Date"),
        .set("isEnabled", \Control.isEnabled, of: picker, true), .press(.tab),
      ], Pilot.Step.hold((x(4), 1), (x(4), 6)), Pilot.Step.looks,
      [
        .resize(22, 14), .press(.tab), .resize(9, 9), .resize(5, 5), .resize(40, 14),
        .language("de"),
        Pilot.Step("no day") { picker.date = nil },
      ])
  }

  @Test(arguments: ["en", "de", "ar", "ja"]) func fields(tag: String) throws {
    let field = DateField(today: today, placeholder: .verbatim("Due"))
    field.showsValidationMessage = true
    let other = Button(.verbatim("Other"))
    let typed = ["en": "11/3", "de": "3.11.", "ar": "3/11", "ja": "11/3"][tag] ?? ""
    try WalkScreen([field, other], alignment: .fill).walk(
      "DateField", in: tag, width: 44, height: 6,
      [
        .type(typed), .press(.enter), .press(.up), .press(.down, times: 2), .press(.up, .shift),
        .press(.character("a"), .alt), .type("31.2.2026"), .press(.enter), .press(.up),
        .press(.down), .press(.backspace, times: 5), .press(.tab), .press(.tab),
        .press(.character("a"), .alt), .press(.delete), .press(.enter), .press(.up),
        .press(.character("u"), .control), .press(.down),
        Pilot.Step("from today to the 25th, no Tuesdays") {
          field.limits = DayLimits(
            minimum: today, maximum: today.adding(days: 4),
            isEnabled: { $0.weekday != .tuesday })
        },
        .press(.down), .press(.up), .press(.up), .press(.up), .press(.up), .press(.up),
        .enter("2026-11-30", into: "Due"), .enter("2026-11-01", into: "Due"),
        .enter("2026-11-24", into: "Due"), .enter("2026-11-23", into: "Due"),
        .enter("", into: "Due"),
        .set("isRequired", \DateField.isRequired, of: field, true), .press(.enter), .type("1"),
        .press(.enter), .press(.character("u"), .control), .press(.up),
        Pilot.Step("a day") { field.date = today.adding(days: 40) },
        Pilot.Step("no day") { field.date = nil },
        Pilot.Step("a day") { field.date = today },
        .set("isEditable", \DateField.isEditable, of: field, false), .press(.up),
        .set("isEditable", \DateField.isEditable, of: field, true),
        .set("isEnabled", \DateField.isEnabled, of: field, false), .press(.up),
        .set("isEnabled", \DateField.isEnabled, of: field, true), .press(.tab),
        .language("ko"),
        .press(.character("a"), .alt), .type("99"), .press(.enter),
        .language("en"),
      ], Pilot.Step.looks, [.resize(12, 6), .resize(3, 2), .resize(44, 6)])
  }
}
