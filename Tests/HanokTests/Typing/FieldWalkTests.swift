import Hanok
import HanokTesting
import Testing

/// Everything that fields can do.
@Suite struct FieldWalkTests {
  /// The keys of editing, on a text of three words.
  private var editing: [Pilot.Step] {
    [
      .press(.left), .press(.left, .control), .press(.left, .alt), .press(.right),
      .press(.right, .control), .press(.right, .alt), .press(.home), .press(.left), .press(.end),
      .press(.right), .press(.home, .control), .press(.end, .control), .press(.left, .super),
      .press(.right, .super), .press(.up, .super), .press(.down, .super),
      .press(.character("a"), .control), .press(.character("f"), .control),
      .press(.character("f"), .alt), .press(.character("b"), .control),
      .press(.character("e"), .control), .press(.character("b"), .alt), .press(.up),
      .press(.character("p"), .control), .press(.character("n"), .control), .press(.pageUp),
      .press(.left, .shift), .press(.left, [.shift, .control]), .press(.right, .shift),
      .press(.left), .press(.right, [.shift, .control]), .press(.right),
      .press(.home, .shift), .press(.backspace), .press(.character("_"), .control),
      .press(.end, .shift), .type("Z"), .press(.character("u"), .alt),
      .press(.character("e"), .alt), .press(.character("_"), .alt), .press(.character("u"), .alt),
      .press(.end), .press(.backspace), .press(.backspace, .control), .press(.home),
      .press(.delete),
      .press(.delete, .control), .press(.character("y"), .control),
      .press(.character("d"), .control),
      .press(.character("d"), .alt), .press(.character("k"), .control),
      .press(.character("v"), .control), .press(.character("u"), .control),
      .press(.character("v"), .control), .press(.character("w"), .control),
      .press(.backspace, .shift), .press(.backspace, .alt), .press(.delete, .alt),
      .press(.character("u"), .alt), .press(.character("u"), .alt, times: 20),
      .press(.character("e"), .alt, times: 2), .press(.character("a"), .alt),
      .press(.character("c"), .control), .press(.character("x"), .control), .paste("pa\tst\ne"),
      .press(.character("a"), .alt), .press(.delete, .shift), .press(.character("v"), .control),
      .press(.character("x"), .super), .press(.function(3)), .type("é👩‍👩‍👧한"), .press(.backspace),
      .press(.left, times: 2), .press(.delete),
    ]
  }

  /// The mouse on a text of three words that begins at the second cell.
  private func mouse(_ x: (Int) -> Int) -> [Pilot.Step] {
    [
      .click(x: x(4), y: 0), .click(x: x(0), y: 0), .click(x: x(19), y: 0),
      .mouse(.press(.left), x: x(3), y: 0, .shift), .mouse(.release(.left), x: x(3), y: 0),
      .doubleClick(x: x(4), y: 0), .mouse(.press(.left), x: x(4), y: 0, clickCount: 3),
      .mouse(.release(.left), x: x(4), y: 0, clickCount: 3),
      .mouse(.press(.left), x: x(4), y: 0, clickCount: 4),
      .mouse(.release(.left), x: x(4), y: 0), .mouse(.drag(.left), x: x(9), y: 0),
      .mouse(.press(.left), x: x(6), y: 0, clickCount: 2), .mouse(.drag(.left), x: x(12), y: 0),
      .mouse(.drag(.left), x: x(1), y: 0), .mouse(.drag(.left), x: x(6), y: 0),
      .mouse(.release(.left), x: x(6), y: 0), .mouse(.press(.right), x: x(2), y: 0),
    ]
  }

  private func field(_ name: String, _ tag: String, _ text: String, isSecure: Bool = false) throws {
    let field = TextField(placeholder: .verbatim("Name"))
    field.isSecure = isSecure
    field.mnemonic = .verbatim("n")
    let other = Button(.verbatim("Other"))
    func x(_ x: Int) -> Int { ["ar", "en-Arab"].contains(tag) ? 19 - x : x }
    let screen = WalkScreen([field, other], alignment: .fill)
    try screen.walk(
      name, in: tag, width: 20, height: 5,
      [.type(text)], editing, [Pilot.Step("sets the text") { field.text = text }], mouse(x),
      Pilot.Step.hold((x(3), 0), (x(8), 0), (x(2), 0), (x(-4), 0), (x(29), 1)),
      [
        .press(.enter), .press(.enter, .shift), .press(.tab), .press(.character("n")),
        Pilot.Step("at most 12") { field.maximumLength = 12 }, .press(.end), .type("x"),
        .press(.character("u"), .control), .type("123456789012345"), .press(.left), .type("x"),
        .press(.character("a"), .alt), .paste("too long to be taken whole"),
        .press(.end), .type("\u{301}"), .enter("another one that is too long", into: "Name"),
        Pilot.Step("any number") { field.maximumLength = nil },
        .enter("a line that is longer than the field", into: "Name"), .press(.home),
        .press(.right, times: 17), .press(.right), .press(.right), .press(.right), .press(.left),
        .press(.end), .press(.left, times: 18), .press(.left), .press(.left), .press(.tab),
        .press(.tab), Pilot.Step("a reason") { field.validationMessage = .verbatim("Too long.") },
        Pilot.Step("in a row") { field.showsValidationMessage = true },
        Pilot.Step("a long reason") {
          field.validationMessage = .verbatim("This is longer than any field here.")
        },
        Pilot.Step("empty") { field.text = "" },
        Pilot.Step("no reason") { field.validationMessage = nil },
        Pilot.Step("one row") { field.showsValidationMessage = false },
        Pilot.Step("another placeholder") {
          field.placeholder = .verbatim("A placeholder of many words")
        },
        .type("abc"), .set("isEditable", \TextField.isEditable, of: field, false), .type("x"),
        .press(.left), .press(.backspace), .paste("x"), .press(.character("a"), .alt),
        .press(.character("x"), .control), .press(.character("c"), .control),
        .press(.character("v"), .control), .press(.character("u"), .alt), .press(.enter),
        .set("isEditable", \TextField.isEditable, of: field, true),
        .set("isEnabled", \TextField.isEnabled, of: field, false), .type("x"), .paste("x"),
        .click(x: x(3), y: 0), .press(.enter), .activate("Name"),
        .set("isEnabled", \TextField.isEnabled, of: field, true),
        .set("isSecure", \TextField.isSecure, of: field, !isSecure), .press(.left),
        .set("isSecure", \TextField.isSecure, of: field, isSecure),
        Pilot.Step("an address") { field.textContentType = .URL },
        Pilot.Step("any text") { field.textContentType = nil },
        Pilot.Step("selects") { field.selectedRange = 1..<2 },
        Pilot.Step("selects all") { field.selectAll() },
        Pilot.Step("copies") { field.copySelection() },
        Pilot.Step("cuts") { field.cutSelection() }, Pilot.Step("undoes") { field.undo() },
        Pilot.Step("redoes") { field.redo() },
        Pilot.Step("inserts") { field.insertText("one two") },
        Pilot.Step("deletes") { field.deleteBackward() },
        Pilot.Step("label, hint") {
          field.accessibilityLabel = .verbatim("Label")
          field.accessibilityHint = .verbatim("Hint")
        },
      ], Pilot.Step.looks,
      [
        .traits("dark theme") { $0.theme = .dark }, .press(.character("a"), .alt), .resize(6, 5),
        .resize(3, 3), .resize(2, 2), .resize(1, 1), .resize(20, 5),
      ])
    // The application quits where nothing has the keys.
    #expect(screen.application?.exitStatus == nil)
  }

  @Test func latin() throws { try field("TextField", "en", "one two three") }
  @Test func arabic() throws { try field("TextField", "ar", "واحد two ثلاثة") }
  @Test func hebrewInEnglish() throws { try field("TextField-hebrew", "en", "אחד 12 שלוש") }
  @Test func secret() throws {
    try field("TextField-secret", "en", "one two three", isSecure: true)
  }
  @Test func secretInArabic() throws {
    try field("TextField-secret", "ar", "one two three", isSecure: true)
  }
  @Test func korean() throws { try field("TextField", "ko", "하나 two 셋") }

  @Test(arguments: ["en", "en-Arab"]) func searchFields(tag: String) throws {
    let field = SearchField()
    let other = Button(.verbatim("Other"))
    let screen = WalkScreen([field, other], alignment: .fill)
    try screen.walk(
      "SearchField", in: tag, width: 30, height: 4,
      [
        .type("a"), .advance(.milliseconds(299)), .advance(.milliseconds(1)), .type("b"),
        .advance(.milliseconds(200)), .type("c"), .advance(.milliseconds(200)),
        .advance(.milliseconds(100)), .advance(.seconds(1)), .type("d"), .press(.enter),
        .advance(.seconds(1)), .press(.enter), .press(.escape), .press(.escape), .type("x"),
        .press(.escape), .advance(.seconds(1)),
        Pilot.Step("at once") { field.delay = .zero }, .type("yz"), .press(.backspace),
        Pilot.Step("clears") { field.clear() }, Pilot.Step("sets the text") { field.text = "abc" },
        Pilot.Step("a search ends") { field.addAction(for: .searchDidEnd) { screen.note("end") } },
        .press(.escape), .press(.escape), .type("q"),
        .set("isEditable", \TextField.isEditable, of: field, false), .press(.escape),
        .set("isEditable", \TextField.isEditable, of: field, true),
        Pilot.Step("slowly") { field.delay = .seconds(2) }, .type("r"), .press(.tab),
        .advance(.seconds(2)), .enter("entered", into: "Search"), .advance(.seconds(3)),
        Pilot.Step("not valid") { field.validationMessage = .verbatim("Nothing is found.") },
        .resize(3, 4), .resize(2, 4), .resize(30, 4),
      ], Pilot.Step.looks)
    #expect(!field.isChangePending)
    #expect(SearchField(placeholder: .verbatim("Find")).placeholder == .verbatim("Find"))
  }

  @Test(arguments: ["en", "de", "ar", "ko"]) func numberFields(tag: String) throws {
    let field = NumberField(placeholder: .verbatim("Amount"))
    field.showsValidationMessage = true
    let other = Button(.verbatim("Other"))
    try WalkScreen([field, other], alignment: .fill).walk(
      "NumberField", in: tag, width: 40, height: 5,
      [
        .press(.up), .press(.down, times: 3), .press(.pageUp), .press(.pageDown, times: 2),
        .press(.up, .shift), .press(.character("u"), .control), .press(.down),
        .press(.character("u"), .control), .type("1234567"), .press(.enter),
        .press(.character("a"), .alt), .type("12 apples"), .press(.enter), .press(.up),
        .press(.down),
        .wheel(.up, x: 3, y: 0), .press(.character("a"), .alt), .type("8"), .wheel(.up, x: 3, y: 0),
        .wheel(.down, x: 3, y: 0), .wheel(.left, x: 3, y: 0), .press(.tab), .wheel(.up, x: 3, y: 0),
        .press(.tab),
        Pilot.Step("0 to 10 in steps of 3") {
          (field.minimum, field.maximum, field.step) = (.zero, ExactDecimal(10), ExactDecimal(3))
        },
        .press(.up), .press(.up), .press(.down), .press(.down), .press(.down), .press(.down),
        .press(.down), .press(.pageUp), .press(.character("a"), .alt), .type("99"),
        .press(.enter), .press(.up), .press(.down), .press(.character("a"), .alt), .type("-5"),
        .press(.enter), .press(.down), .press(.up), .press(.character("a"), .alt),
        .press(.delete), .press(.down), .press(.character("u"), .control), .press(.enter),
        .set("isRequired", \NumberField.isRequired, of: field, true), .press(.enter), .press(.tab),
        .type("x"), .press(.tab), .press(.up),
        Pilot.Step("one decimal") {
          (field.minimum, field.maximum, field.maximumFractionDigits) = (nil, nil, 1)
        },
        Pilot.Step("12.25") { field.value = ExactDecimal("12.25") }, .press(.enter),
        Pilot.Step("no decimals") { field.maximumFractionDigits = 0 }, .press(.enter),
        Pilot.Step("any decimals") { field.maximumFractionDigits = nil }, .press(.enter),
        Pilot.Step("percents") { field.style = .percent }, .press(.enter),
        .press(.character("a"), .alt), .type("12"), .press(.enter), .press(.character("a"), .alt),
        .type("7%"), .press(.enter),
        Pilot.Step("at most one decimal") {
          field.maximumFractionDigits = 1
        },
        Pilot.Step("1/8") { field.value = ExactDecimal("0.125") }, .press(.enter),
        Pilot.Step("no number") { field.value = nil },
        Pilot.Step("5") { field.value = ExactDecimal(5) },
        .set("isEditable", \NumberField.isEditable, of: field, false), .press(.up),
        .wheel(.up, x: 3, y: 0), .press(.pageUp),
        .set("isEditable", \NumberField.isEditable, of: field, true),
        .set("isEnabled", \NumberField.isEnabled, of: field, false), .press(.up),
        .set("isEnabled", \NumberField.isEnabled, of: field, true), .press(.tab),
        .language("ar"),
        .enter("99", into: "Amount"), .enter("many", into: "Amount"), .resize(10, 4),
      ])
  }

  @Test(arguments: ["en", "en-Arab", "ko"]) func completions(tag: String) throws {
    let field = TextField(placeholder: .verbatim("City"))
    let other = Button(.verbatim("Other"))
    let cities = [
      "Seoul 서울", "Suwon", "Sokcho", "부산", "Östersund", "Busan", "São Paulo", "Singapore",
      "Stockholm", "Sydney", "Santiago de Compostela", "Shanghai", "San José",
    ]
    field.completions = .texts(cities)
    func x(_ x: Int) -> Int { ["ar", "en-Arab"].contains(tag) ? 29 - x : x }
    try WalkScreen([field, SpacerView(share: 1), other], alignment: .fill).walk(
      "TextField-completions", in: tag, width: 30, height: 13,
      [
        .type("s"), .press(.down), .press(.up), .press(.up), .press(.up), .press(.down),
        .press(.down), .press(.pageDown), .press(.pageDown), .press(.pageUp), .press(.pageUp),
        .press(.down, times: 8), .press(.enter), .press(.enter), .press(.character("u"), .control),
        .type("s"), .press(.tab), .press(.backspace, times: 20), .press(.down),
        .press(.escape), .press(.escape), .type("o"), .press(.enter), .type("zz"),
        .press(.character("u"), .control), .type("b"), .mouse(.move, x: x(4), y: 2),
        .click(x: x(4), y: 2), .press(.character("u"), .control), .type("s"),
        .wheel(.down, x: x(4), y: 3), .wheel(.down, x: x(4), y: 3), .wheel(.up, x: x(4), y: 3),
        .mouse(.press(.left), x: x(4), y: 4), .mouse(.drag(.left), x: x(4), y: 5),
        .mouse(.drag(.left), x: x(4), y: 12), .mouse(.release(.left), x: x(4), y: 12),
        .mouse(.press(.right), x: x(4), y: 4), .resize(16, 6), .press(.down, times: 5),
        .press(.pageDown), .resize(8, 4), .resize(30, 13), .press(.tab), .press(.tab), .press(.tab),
        .press(.character("u"), .control), .type("s"), .activate("Sydney"),
        .press(.character("u"), .control), .type("s"), .press(.right), .press(.tab, .shift),
        Pilot.Step("sets the text") { field.text = "s" }, .press(.down), .press(.down),
        .click(x: x(20), y: 12),
        Pilot.Step("as they are found") {
          field.completions = .found { typed in typed.isEmpty ? cities : [typed + "!", typed] }
        },
        .type("q"), .press(.tab), Pilot.Step("secret") { field.isSecure = true }, .type("s"),
        Pilot.Step("not secret") { field.isSecure = false }, .press(.down),
        .set("isEditable", \TextField.isEditable, of: field, false), .press(.escape), .press(.down),
        Pilot.Step("without completions") {
          field.isEditable = true
          field.completions = nil
        },
        .type("s"),
      ])
  }
}
