import Hanok
import HanokTesting
import Testing

/// Everything that sliders and steppers can do.
@Suite struct RangeWalkTests {
  /// The steps that all controls of a number know.
  private func common(_ control: RangeControl) -> [Pilot.Step] {
    [
      .press(.right), .press(.left, times: 2), .press(.pageUp), .press(.pageDown, times: 2),
      .press(.end), .press(.right), .press(.home), .press(.left), .press(.character("+")),
      .press(.character("-")), .press(.enter), .press(.right, .shift), .press(.character("x")),
      .type("4"), .type("5"), .type("x"), .press(.backspace), .press(.backspace),
      .press(.backspace), .type("37"), .press(.enter), .type("12"), .press(.escape),
      .press(.escape), .type("8"), .press(.tab), .press(.tab, .shift), .type("٣٣"),
      .press(.enter), .type("33.4"), .press(.enter), .type("999"), .press(.enter),
      .advance(.seconds(5)), .paste("  7 \nx"), .paste("seven"), .advance(.seconds(5)),
      .paste("-3"),
      .advance(.seconds(5)), .enter("50 %", into: "Volume"), .enter("many", into: "Volume"),
      .enter("60", into: "Volume"), .activate("Volume"), .type("5"), .press(.right), .type("6"),
      .press(.pageUp), .wheel(.up, x: 5, y: 1), .wheel(.down, x: 5, y: 1),
      Pilot.Step("value 200") { control.value = 200 },
      Pilot.Step("value -200") { control.value = -200 },
      Pilot.Step("value NaN") { control.value = .nan },
      Pilot.Step("from -50") { control.minimumValue = -50 }, .press(.character("-")), .type("12"),
      .press(.character("-")), .press(.enter), .press(.home), .press(.pageUp),
      Pilot.Step("to 20, in steps of 8") {
        control.maximumValue = 20
        control.stepValue = 8
      },
      .press(.end), .press(.left), .press(.left), .type("3"), .press(.enter),
      Pilot.Step("any value from 0 to 1") {
        (control.minimumValue, control.maximumValue, control.stepValue) = (0, 1, 0)
      },
      .press(.home), .press(.right), .press(.pageUp), .press(.end), .press(.left),
      Pilot.Step("as percents") {
        control.format = { .verbatim("\(Int(($0 * 100).rounded())) %") }
      },
      .type("70"), .press(.enter), .press(.right), .enter("0.5", into: "Volume"),
      Pilot.Step("from nothing to nothing") { control.maximumValue = 0 }, .press(.right),
      Pilot.Step("0 to 100") {
        (control.minimumValue, control.maximumValue, control.stepValue) = (0, 100, 5)
        control.format = { .Hanok.rangeValue(value: $0) }
        control.value = 50
      },
      .type("4"), .set("isEnabled", \RangeControl.isEnabled, of: control, false), .press(.right),
      .paste("4"), .enter("4", into: "Volume"), .click(x: 4, y: 1), .wheel(.up, x: 4, y: 1),
      .set("isEnabled", \RangeControl.isEnabled, of: control, true),
      Pilot.Step("hint, value") {
        control.accessibilityHint = .verbatim("Hint")
        control.accessibilityValue = .verbatim("Value")
      },
    ]
  }

  @Test(arguments: ["en", "en-Arab", "de"]) func sliders(tag: String) throws {
    let slider = Slider(.verbatim("Volume"), value: 45, in: 0...100, step: 5)
    slider.mnemonic = .verbatim("v")
    let other = Button(.verbatim("Other"))
    func x(_ x: Int) -> Int { tag == "en-Arab" ? 29 - x : x }
    try WalkScreen([other, slider]).walk(
      "Slider", in: tag, width: 30, height: 6,
      [.press(.character("v")), .press(.enter)], common(slider),
      [
        .press(.character("v")), .click(x: x(1), y: 1), .click(x: x(10), y: 1),
        .click(x: x(0), y: 1), .click(x: x(22), y: 1), .click(x: x(23), y: 1),
        .click(x: x(25), y: 1), .click(x: x(29), y: 1), .press(.up), .wheel(.up, x: x(4), y: 1),
      ], Pilot.Step.hold((x(5), 1), (x(8), 3), (x(29), 1), (x(-1), 1), (x(12), 1)),
      Pilot.Step.hold((x(28), 1), (x(3), 1)), [.mouse(.drag(.left), x: x(3), y: 1)],
      Pilot.Step.looks,
      [
        .resize(14, 6), .press(.right), .resize(10, 6), .press(.left), .type("4"),
        .press(.escape), .resize(4, 6), .press(.end), .click(x: 1, y: 1), .resize(2, 3),
        .resize(1, 3), .press(.left), .resize(30, 6),
      ])
    slider.change(bySteps: 2)
    #expect(slider.part == slider.value / 100)
    slider.choose(.infinity)
    #expect(slider.value.isFinite)
  }

  @Test(arguments: ["en", "en-Arab", "ko"]) func steppers(tag: String) throws {
    let stepper = Stepper(.verbatim("Volume"), value: 12)
    stepper.mnemonic = .verbatim("v")
    let other = Button(.verbatim("Other"))
    func x(_ x: Int) -> Int { tag == "en-Arab" ? 29 - x : x }
    try WalkScreen([other, stepper]).walk(
      "Stepper", in: tag, width: 30, height: 6,
      [.press(.character("v"))], common(stepper),
      [
        .press(.character("v")), .click(x: x(0), y: 1), .click(x: x(1), y: 1),
        .click(x: x(2), y: 1), .click(x: x(4), y: 1), .click(x: x(6), y: 1),
        .click(x: x(7), y: 1), .click(x: x(8), y: 1), .click(x: x(9), y: 1),
        .mouse(.press(.left), x: x(7), y: 1), .advance(.milliseconds(399)),
        .advance(.milliseconds(1)), .advance(.milliseconds(100)), .advance(.milliseconds(250)),
        .mouse(.drag(.left), x: x(8), y: 1), .advance(.milliseconds(100)),
        .mouse(.drag(.left), x: x(4), y: 1), .advance(.seconds(1)),
        .mouse(.drag(.left), x: x(7), y: 1), .advance(.seconds(1)),
        .mouse(.release(.left), x: x(7), y: 1), .click(x: x(7), y: 1),
        .mouse(.press(.left), x: x(1), y: 1), .advance(.seconds(20)),
        .mouse(.release(.left), x: x(1), y: 1), .press(.end), .mouse(.press(.left), x: x(1), y: 1),
        .advance(.milliseconds(500)), .press(.tab), .advance(.seconds(1)),
        .mouse(.release(.left), x: x(1), y: 1),
      ], Pilot.Step.looks,
      [
        .press(.tab), .type("1234567"), .press(.escape), .resize(8, 6), .press(.left),
        .resize(6, 6),
        .resize(3, 6), .resize(1, 3), .resize(30, 6),
      ])
  }
}
