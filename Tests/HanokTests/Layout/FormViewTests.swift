import Hanok
import HanokTesting
import Testing

@Suite struct FormViewTests {
  private let form = FormView()
  private let name = TextField()
  private let city = TextField()

  init() {
    form.addRow(.verbatim("Name"), name, hint: .verbatim("Your whole name.")) { [name] in
      name.text.isEmpty ? .verbatim("Type a name.") : nil
    }
    form.addRow(.verbatim("Home town"), city) { [city] in
      city.text == "x" ? .verbatim("There is no such town.") : nil
    }
  }

  private func rows(_ stage: Stage, _ count: Int = 6) -> [String] {
    (0..<count).map { stage.screen.row($0).trimmedEnd }
  }

  @Test func labelsAreAColumnAsWideAsTheLongest() throws {
    let stage = try Stage(form, width: 50, height: 6)
    #expect(rows(stage, 4) == ["Name", "           Your whole name.", "Home town", ""])
    #expect(name.frame == Rect(x: 11, y: 0, width: 39, height: 1))
    #expect(city.frame == Rect(x: 11, y: 2, width: 39, height: 1))
    stage.perform { form.rows[1].label = .verbatim("Town") }
    #expect(name.frame.minX == 6)
    stage.perform { form.rowSpacing = 1 }
    #expect(city.frame.minY == 3)
    stage.perform { form.layoutMargins = DirectionalEdgeInsets(x: 2, y: 1) }
    #expect(city.frame == Rect(x: 8, y: 4, width: 40, height: 1))
    #expect(stage.difference == nil)
  }

  @Test func itsMarginsAreWithinWhatIsProposed() throws {
    _ = try Stage(form, width: 50, height: 6)
    let size = form.fittingSize(ProposedSize(width: 50))
    #expect(size.width == 50)
    form.layoutMargins = DirectionalEdgeInsets(x: 2, y: 1)
    #expect(form.fittingSize(ProposedSize(width: 50)) == Size(width: 50, height: size.height + 2))
  }

  @Test func aWideFormHasTheWordsBesideTheField() throws {
    _ = try Stage(form, width: 72, height: 6)
    #expect(name.frame == Rect(x: 11, y: 0, width: 29, height: 1))
    #expect(city.frame == Rect(x: 11, y: 1, width: 29, height: 1))
    let stage = try Stage(form, width: 72, height: 6)
    #expect(rows(stage)[0] == "Name                                      Your whole name.")
    #expect(rows(stage)[1] == "Home town")
  }

  @Test func aNarrowFormHasTheLabelsAbove() throws {
    let stage = try Stage(form, width: 30, height: 6)
    #expect(rows(stage) == ["Name", "", "Your whole name.", "Home town", "", ""])
    #expect(name.frame == Rect(x: 0, y: 1, width: 30, height: 1))
    stage.resize(width: 31, height: 6)
    #expect(name.frame == Rect(x: 11, y: 0, width: 20, height: 1))
  }

  @Test(arguments: ["en", "ar"]) func aBoxBeginsBelowTheTextOfTheFields(language: String) throws {
    let box = Checkbox(.verbatim("News"))
    form.addRow(.verbatim("Send"), box)
    name.text = "Ann"
    let pilot = try Pilot(
      ScreenOfViews([form]), in: language, size: Size(width: 40, height: 7), [])
    #expect(box.frame == Rect(x: language == "ar" ? 28 - 8 : 12, y: 4, width: 8, height: 1))
    if language == "en" { #expect(pilot.screen.row(4).hasPrefix("Send        [ ] News")) }
    // Alone, there is nothing to be below of.
    for row in form.rows where row.field !== box { form.removeRow(row) }
    pilot.advance(by: .zero)
    #expect(box.frame.width == 8 && box.frame.minX == (language == "ar" ? 34 - 8 : 6))
  }

  @Test func rowsAreTakenOut() throws {
    let stage = try Stage(form, width: 50, height: 6)
    stage.perform { form.validate() }
    let first = form.rows[0]
    stage.perform { form.removeRow(first) }
    #expect(form.rows.count == 1 && rows(stage, 2) == ["Home town", ""])
    #expect(name.superview == nil && name.validationMessage == nil)
    #expect(name.accessibilityElement.label == nil && name.accessibilityElement.hint == nil)
    // In another row the field is judged by that one alone.
    stage.perform { form.addRow(.verbatim("Nickname"), name) { .verbatim("It is taken.") } }
    stage.perform { form.validate() }
    stage.perform { name.becomeFirstResponder() }
    stage.press(.character("x"))
    #expect(first.error == .verbatim("Type a name."))
    #expect(name.validationMessage == .verbatim("It is taken."))
    stage.perform { form.removeRow(first) }
    #expect(form.rows.count == 2, "It is out already.")
    stage.perform { form.removeAllRows() }
    #expect(form.rows.isEmpty && form.subviews.isEmpty)
    #expect(stage.difference == nil)
  }

  @Test func aFormMirrors() throws {
    let stage = try Stage(form, in: "ar", width: 50, height: 6)
    #expect(rows(stage)[0].hasSuffix("Name"))
    #expect(name.frame == Rect(x: 0, y: 0, width: 39, height: 1))
  }

  @Test func anErrorTakesThePlaceOfTheHintAndMovesNothing() throws {
    let stage = try Stage(form, width: 50, height: 6)
    let frame = city.frame
    stage.press(.tab)
    #expect(city.isFirstResponder)
    stage.perform { #expect(!form.validate()) }
    #expect(rows(stage)[0] == "Name       !")
    #expect(rows(stage)[1] == "           Type a name.", "The sign is in the field.")
    #expect(name.isFirstResponder && city.frame == frame)
    #expect(name.validationMessage == .verbatim("Type a name."))
    stage.type("A")
    #expect(rows(stage)[1] == "           Your whole name.", "It is asked again.")
    #expect(name.validationMessage == nil)
    stage.press(.tab)
    stage.type("x")
    #expect(rows(stage)[3] == "", "What wasn't wrong is left to be typed.")
    stage.perform { #expect(!form.validate()) }
    #expect(rows(stage)[2] == "Home town  !x")
    #expect(rows(stage)[3] == "           There is no such town.")
    #expect(city.isFirstResponder)
    stage.press(.backspace)
    stage.perform { #expect(form.validate()) }
    #expect(rows(stage)[3] == "")
    #expect(stage.difference == nil)
  }

  @Test func aRowThatIsLeftOutIsNotAsked() throws {
    let stage = try Stage(form, width: 50, height: 6)
    stage.perform { form.rows[0].isHidden = true }
    #expect(rows(stage)[0] == "Home town" && city.frame.minY == 0)
    stage.perform { #expect(form.validate()) }
    stage.perform { form.rows[0].isHidden = false }
    #expect(city.frame.minY == 2)
  }

  @Test func aRowWithNothingToSayTakesNoPlaceForIt() throws {
    let plain = FormView()
    let button = Button(.verbatim("go"))
    plain.addRow(.verbatim("A"), button)
    let row = plain.addRow(.verbatim("B"), TextField())
    _ = try Stage(plain, width: 50, height: 6)
    #expect(button.frame == Rect(x: 3, y: 0, width: 6, height: 1))
    #expect(row.field.frame.minY == 1)
    #expect(plain.fittingSize(.unspecified).height == 2)
  }

  @Test func aClickOnALabelGivesTheFieldTheKeys() throws {
    let stage = try Stage(form, width: 50, height: 6)
    stage.click(x: 2, y: 2)
    #expect(city.isFirstResponder)
    stage.click(x: 0, y: 0)
    #expect(name.isFirstResponder)
  }

  @Test func aLongErrorIsWhole() throws {
    form.rows[0].error = .verbatim("This name is taken already, think of another one, please.")
    let stage = try Stage(form, width: 40, height: 8)
    #expect(stage.window.visibleDescendants.compactMap(\.truncatedText) == [])
    #expect(city.frame.minY == 3)
  }

  @Test func aLongErrorDoesNotWidenTheForm() throws {
    let stage = try Stage(form, width: 120, height: 8)
    let wanted = form.fittingSize(.unspecified).width
    let words = Message.verbatim("This name is taken already, think of another one, please.")
    stage.perform { form.rows[0].error = words }
    #expect(form.fittingSize(.unspecified).width == wanted)
    stage.perform { form.rows[0].hint = words }
    #expect(form.fittingSize(.unspecified).width > wanted)
  }

  @Test func theWidthOfAFormHasRoomForLabelsBesideShortFields() throws {
    let form = FormView()
    let box = Checkbox(.verbatim("On"))
    form.addRow(.verbatim("Sound"), box)
    let sheet = ContentViewController(form)
    let stage = try Stage(Label(.verbatim("below")), width: 80, height: 16)
    sheet.modalPresentationStyle = .sheet
    stage.perform { stage.top?.present(sheet) }
    #expect(box.frameInWindow.minY == form.frameInWindow.minY)
    #expect(form.fittingSize(.unspecified).width == "Sound".count + 2 + 20)
  }

  @Test func aSheetKeepsItsWidthWhenAnErrorAppears() throws {
    let sheet = ContentViewController(form)
    let stage = try Stage(Label(.verbatim("below")), width: 80, height: 16)
    sheet.modalPresentationStyle = .sheet
    stage.perform { stage.top?.present(sheet) }
    let before = form.frameInWindow
    stage.perform {
      form.rows[0].error = .verbatim("This name is taken already, think of another one, please.")
    }
    #expect(form.frameInWindow.width == before.width && form.frameInWindow.minX == before.minX)
    #expect(stage.window.visibleDescendants.compactMap(\.truncatedText) == [])
  }

  @Test func aFieldWithoutASignHasItBesideTheWords() throws {
    let choice = PickerView(.verbatim("Size"), options: [.verbatim("S")])
    let row = form.addRow(.verbatim("Size"), choice) { .verbatim("Choose a size.") }
    let stage = try Stage(form, width: 50, height: 8)
    stage.perform { row.validate() }
    #expect(rows(stage)[5] == "           ! Choose a size.")
  }

  @Test func anErrorIsReportedOnce() throws {
    let secret = TextField()
    secret.isSecure = true
    let words = Message.verbatim("At least eight letters.")
    let form = FormView()
    let row = form.addRow(.verbatim("Password"), secret, hint: words) { words }
    let conversation = try LinePilot(ScreenOfViews([form]), in: "en")
    #expect(conversation.text.contains("Password (At least eight letters.)"))
    conversation.application.perform { row.validate() }
    let said = conversation.advance(by: .zero)
    #expect(said.contains("not valid: At least eight letters."))
    #expect(said.split(separator: "At least eight letters.").count == 2)
  }

  @Test func linesNameTheFieldsWithTheirHintsAndErrors() throws {
    let conversation = try LinePilot(ScreenOfViews([form]), in: "en")
    #expect(conversation.text == "[1] Name (Your whole name.)  [2] Home town\n")
    conversation.application.perform { form.validate() }
    #expect(conversation.advance(by: .zero).contains("Type a name."))
    conversation.enter("name")
    #expect(!conversation.enter("Anna").contains("Type a name."))
    #expect(name.text == "Anna")
  }

  @Test func aFieldWithoutAValueIsInvalid() throws {
    let age = NumberField()
    age.isRequired = true
    let row = form.addRow(.verbatim("Age"), age)
    let stage = try Stage(form, width: 50, height: 8)
    stage.perform { name.text = "Anna" }
    stage.perform { #expect(!form.validate()) }
    #expect(age.isFirstResponder)
    #expect(row.error == .Hanok.numberReadingEmpty)
    stage.type("x")
    stage.press(.tab, modifiers: .shift)
    #expect(stage.screen.text.contains("“x” isn’t part of a number."))
    stage.perform { age.text = "7" }
    stage.perform { #expect(form.validate()) }
    #expect(row.error == nil && !stage.screen.text.contains("“x”"))
  }

  @Test func aFieldIsNamedByItsRow() throws {
    let day = CalendarDay.first.adding(days: 4_392_365)
    let picker = DatePicker(today: day)
    let row = form.addRow(.verbatim("Birthday"), picker)
    #expect(picker.accessibilityElement.label == .verbatim("Birthday"))
    row.label = .verbatim("Day of birth")
    form.rows[0].label = .verbatim("Whole name")
    #expect(picker.accessibilityElement.label == .verbatim("Day of birth"))
    #expect(name.accessibilityElement.label == .verbatim("Whole name"))
  }
}
