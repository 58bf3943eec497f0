import Hanok
import HanokTesting
import OutsideViews
import Testing

/// A field for values of one's own on the screen.
@Suite struct HourFieldTests {
  private let field = HourField()

  private func stage() throws -> Stage {
    let other = Button(.verbatim("Other"))
    return try Stage(StackView(.vertical, views: [field, other]), width: 20, height: 3)
  }

  @Test func anHourIsReadAndWritten() throws {
    let stage = try stage()
    stage.type("7")
    #expect(field.value == 7 && field.text == "7" && field.isValid)
    stage.press(.tab)
    #expect(field.text == "7:00")
  }

  @Test(arguments: [
    ("24", "A day has 24 hours."), ("noon", "Type an hour."), ("", "Type an hour."),
  ])
  func anotherTextHasAReason(text: String, reason: String) throws {
    let stage = try stage()
    field.isRequired = true
    stage.type(text)
    stage.press(.tab)
    #expect(field.validationMessage == .verbatim(reason) && field.text == text)
    field.isRequired = false
    #expect(field.isValid == text.isEmpty)
  }

  @Test func keysAndTheWheelStep() throws {
    let stage = try stage()
    stage.press(.down)
    #expect(field.value == 23 && field.text == "23:00")
    stage.press(.up, .pageUp)
    #expect(field.value == 6)
    stage.press(.pageDown)
    stage.mouse(.wheel(.up), x: 1, y: 0)
    #expect(field.value == 1)
    stage.perform { field.isEditable = false }
    #expect(!field.stepValue(by: 1) && field.value == 1)
  }
}
