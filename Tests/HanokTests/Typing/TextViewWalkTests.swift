import Hanok
import HanokTesting
import Testing

/// Everything that text views can do.
@Suite struct TextViewWalkTests {
  private func walk(_ name: String, _ tag: String, _ text: String, hasNumbers: Bool) throws {
    let view = TextView(placeholder: .verbatim("Notes of any length, in lines"))
    view.showsLineNumbers = hasNumbers
    view.layoutShare = 1
    let other = Button(.verbatim("Other"))
    func x(_ x: Int) -> Int { tag == "ar" ? 19 - x : x }
    try WalkScreen([view, other], alignment: .fill).walk(
      name, in: tag, width: 20, height: 8,
      [
        .paste(text), .press(.up), .press(.up), .press(.home), .press(.left), .press(.right),
        .press(.end), .press(.right), .press(.down), .press(.up), .press(.pageUp), .press(.pageUp),
        .press(.up), .press(.down, times: 3), .press(.left), .press(.left), .press(.left, .control),
        .press(.right, .alt), .press(.pageDown), .press(.pageDown), .press(.down),
        .press(.home, .control), .press(.end, .control), .press(.up, .super), .press(.down, .super),
        .press(.left, .super), .press(.right, .super), .press(.character("a"), .control),
        .press(.character("e"), .control), .press(.character("p"), .control),
        .press(.character("n"), .control), .press(.up, .shift), .press(.up, .shift), .press(.left),
        .press(.down, .shift), .press(.right), .press(.pageUp, .shift),
        .press(.character("c"), .control),
        .press(.home, .control), .press(.enter), .type("new"), .press(.enter),
        .press(.character("v"), .control), .press(.character("u"), .alt),
        .press(.character("u"), .alt), .press(.character("e"), .alt), .press(.backspace),
        .press(.character("k"), .control), .press(.character("k"), .control),
        .press(.character("y"), .control), .press(.character("u"), .control), .press(.delete),
        .press(.enter, .alt), .press(.enter, .control), .press(.enter, .shift),
        .wheel(.down, x: 4, y: 1), .wheel(.down, x: 4, y: 1), .wheel(.up, x: 4, y: 1),
        .wheel(.up, x: 4, y: 1), .wheel(.up, x: 4, y: 1), .press(.home, .control),
        .press(.down, times: 7), .press(.up, times: 6), .click(x: x(5), y: 1),
        .click(x: x(0), y: 2),
        .click(x: x(18), y: 3), .click(x: x(19), y: 1), .doubleClick(x: x(6), y: 0),
        .mouse(.press(.left), x: x(6), y: 1, clickCount: 3), .mouse(.drag(.left), x: x(6), y: 3),
        .mouse(.drag(.left), x: x(6), y: 0), .mouse(.release(.left), x: x(6), y: 0),
        .mouse(.press(.left), x: x(9), y: 2, .shift), .mouse(.release(.left), x: x(9), y: 2),
      ],
      Pilot.Step.hold(
        (x(5), 1), (x(7), 3), (x(4), 7), (x(4), 7), (x(4), 7), (x(4), -1), (x(4), -1), (x(6), 0)),
      [
        .press(.tab), .press(.tab, .shift), .press(.tab), .press(.tab),
        Pilot.Step("Tab inserts") { view.tabKey = .insertsSpaces }, .press(.end, .control),
        .type("\n"), .press(.tab), .type("a"), .press(.tab), .type("한"), .press(.tab),
        .press(.tab, .shift), .press(.tab, .shift),
        .set("showsLineNumbers", \TextView.showsLineNumbers, of: view, !hasNumbers),
        .set("showsLineNumbers", \TextView.showsLineNumbers, of: view, hasNumbers),
        .press(.character("a"), .alt),
        .set("isEditable", \TextView.isEditable, of: view, false), .press(.enter), .type("x"),
        .press(.tab), .press(.tab, .shift), .press(.backspace), .press(.enter, .alt),
        .set("isEditable", \TextView.isEditable, of: view, true),
        .set("isEnabled", \TextView.isEnabled, of: view, false), .press(.enter),
        .wheel(.down, x: 4, y: 1), .click(x: x(4), y: 1),
        .set("isEnabled", \TextView.isEnabled, of: view, true), .press(.tab, .shift),
        .press(.home, .control),
      ], Pilot.Step.looks,
      [
        .traits("dark theme") { $0.theme = .dark }, .press(.character("a"), .alt), .press(.tab),
        .press(.tab, .shift), .resize(12, 6), .resize(8, 4), .press(.end, .control), .resize(5, 3),
        .resize(3, 3), .resize(2, 2), .resize(20, 8), .resize(20, 3), .resize(20, 8),
        .enter("one line", into: "Notes of any length, in lines"),
        Pilot.Step("thirty lines") {
          view.text = (1...30).map { "line \($0)" }.joined(separator: "\n")
        },
        .press(.pageDown, times: 3), .press(.character("a"), .alt), .press(.backspace),
        Pilot.Step("a short placeholder") { view.placeholder = .verbatim("Notes") },
        .resize(4, 8), .resize(20, 8),
        Pilot.Step("label, hint") {
          view.accessibilityLabel = .verbatim("Label")
          view.accessibilityHint = .verbatim("Hint")
        },
      ])
  }

  private let english = """
    The first line is longer than the view.
    Second

    Fourth: 12 apples
    The last one is as long as the first.
    """

  private let arabic = """
    السطر الأول أطول من العرض بكثير.
    English here

    رابع: 12 تفاحة
    والأخير طويل مثل السطر الأول تماما.
    """

  private let korean = """
    첫 번째 줄은 화면보다 길어서 넘어갑니다.
    둘째

    넷째: 사과 12개
    마지막 줄도 첫 번째 줄만큼 길어요.
    """

  @Test func plain() throws { try walk("TextView", "en", english, hasNumbers: false) }
  @Test func numbered() throws { try walk("TextView-numbers", "en", english, hasNumbers: true) }
  @Test func mirrored() throws { try walk("TextView", "ar", arabic, hasNumbers: true) }
  @Test func wide() throws { try walk("TextView", "ko", korean, hasNumbers: true) }
}
