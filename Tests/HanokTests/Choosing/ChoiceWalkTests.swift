import Hanok
import HanokTesting
import Testing

/// Everything that radio groups, segmented controls and pickers can do.
@Suite struct ChoiceWalkTests {
  private let sizes = ["Small", "Medium", "Large and wide enough to wrap", "Huge"]
    .map { Message.verbatim($0) }

  /// The steps that all controls of options know.
  private func common(_ control: ChoiceControl) -> [Pilot.Step] {
    [
      .press(.end), .press(.home), .press(.character("l")), .press(.character("u")),
      .advance(.seconds(2)), .press(.character("z")), .press(.character("h")),
      .advance(.seconds(2)), .press(.home, .shift),
      Pilot.Step("Medium can't be chosen") { control.setEnabled(false, at: 1) },
      .press(.home), .press(.down), .press(.up), .press(.right), .press(.left),
      .press(.character("m")), .advance(.seconds(2)), .activate("Medium"), .activate("Huge"),
      .press(.end), .press(.down), .press(.right),
      Pilot.Step("nor the ends") {
        control.setEnabled(false, at: 0)
        control.setEnabled(false, at: 3)
      },
      .press(.home), .press(.end),
      Pilot.Step("all can") { for index in 0..<4 { control.setEnabled(true, at: index) } },
      Pilot.Step("none is chosen") { control.selectedIndex = nil }, .press(.tab),
      .press(.tab, .shift), .press(.enter),
      Pilot.Step("none is chosen") { control.selectedIndex = nil },
      .press(.up), Pilot.Step("none is chosen") { control.selectedIndex = nil }, .press(.left),
      Pilot.Step("one that there isn't") { control.selectedIndex = 7 }, .press(.right),
      Pilot.Step("the third") { control.selectedIndex = 2 },
      Pilot.Step("fewer options") { control.options = Array(control.options.prefix(2)) },
      Pilot.Step("no option") { control.options = [] }, .press(.down), .press(.end), .press(.enter),
      Pilot.Step("four options") { control.options = sizes },
      Pilot.Step("the second") { control.selectedIndex = 1 },
      .set("isEnabled", \ChoiceControl.isEnabled, of: control, false), .press(.down),
      .activate("Huge"), .click(on: "Small"), .press(.character("c")),
      .set("isEnabled", \ChoiceControl.isEnabled, of: control, true), .press(.character("c")),
    ]
  }

  @Test(arguments: ["en", "en-Arab"]) func radioGroups(tag: String) throws {
    let group = RadioGroup(sizes, selectedIndex: 1, mnemonic: .verbatim("c"))
    let other = Button(.verbatim("Other"))
    func x(_ x: Int) -> Int { tag == "en-Arab" ? 19 - x : x }
    try WalkScreen([other, group]).walk(
      "RadioGroup", in: tag, width: 20, height: 9,
      [
        .press(.character("c")), .press(.down), .press(.up), .press(.up), .press(.up),
        .press(.character("c")), .press(.down), .press(.down), .press(.down), .press(.enter),
        .press(.character(" ")), .press(.left), .click(x: x(1), y: 1), .click(x: x(8), y: 3),
        .click(x: x(8), y: 5), .click(x: x(12), y: 6), .click(x: x(1), y: 8),
      ], Pilot.Step.hold((x(2), 1), (x(2), 2)), common(group), Pilot.Step.looks,
      [
        .resize(12, 9), .resize(7, 6), .resize(4, 3), .resize(20, 5), .resize(20, 9),
      ])
    #expect(!group.choose(9) && group.choose(0) && !group.isEnabled(at: -1))
    #expect(!group.moveChoice(by: 0) && group.moveChoice(by: .max) == false)
  }

  @Test(arguments: ["en", "en-Arab", "ja"]) func segmentedControls(tag: String) throws {
    let control = SegmentedControl(sizes, selectedIndex: 1, mnemonic: .verbatim("c"))
    let other = Button(.verbatim("Other"))
    func x(_ x: Int) -> Int { tag == "en-Arab" ? 59 - x : x }
    try WalkScreen([other, control]).walk(
      "SegmentedControl", in: tag, width: 60, height: 6,
      [
        .press(.tab), .press(.right), .press(.left), .press(.left), .press(.left),
        .press(.right), .press(.enter), .press(.character(" ")), .press(.down),
        .press(.character("c")), .click(x: x(1), y: 1), .click(x: x(8), y: 1),
        .click(x: x(9), y: 1), .click(x: x(0), y: 1), .click(x: x(20), y: 1),
        .click(x: x(52), y: 1),
        .click(x: x(58), y: 1),
      ], common(control), Pilot.Step.looks,
      [
        .resize(36, 6), .press(.right), .press(.home), .click(x: tag == "en-Arab" ? 33 : 2, y: 2),
        .resize(20, 6), .resize(9, 4), .resize(4, 3), .resize(60, 6),
      ])
  }

  @Test(arguments: ["en", "en-Arab"]) func pickers(tag: String) throws {
    let picker = PickerView(
      .verbatim("Size"), options: sizes, selectedIndex: 1, mnemonic: .verbatim("c"))
    let other = Button(.verbatim("Other"))
    func x(_ x: Int) -> Int { tag == "en-Arab" ? 43 - x : x }
    try WalkScreen([other, picker]).walk(
      "PickerView", in: tag, width: 44, height: 9,
      [
        .press(.tab), .press(.enter), .press(.down), .press(.enter), .press(.character(" ")),
        .press(.escape), .press(.down, .alt), .press(.character("h")), .press(.enter),
        .press(.down), .press(.home), .press(.character(" ")), .click(x: x(2), y: 1),
        .click(x: x(6), y: 4), .press(.character("c")), .press(.escape), .press(.up),
        .press(.tab), .press(.tab, .shift), .activate("Size"), .press(.escape),
        .press(.enter, .shift),
      ], common(picker),
      [
        Pilot.Step("a placeholder") {
          picker.selectedIndex = nil
          picker.placeholder = .verbatim("Any size at all, as long as it is one")
        },
        Pilot.Step("label, value") {
          picker.accessibilityLabel = .verbatim("Label")
          picker.accessibilityValue = .verbatim("Value")
        },
        Pilot.Step("a short one") { picker.placeholder = .verbatim("Any") },
        Pilot.Step("the last can't be chosen") { picker.setEnabled(false, at: 3) },
        .press(.escape), .press(.enter), .press(.end), .press(.enter),
      ], Pilot.Step.looks,
      [
        .mouse(.press(.left), x: x(3), y: 1), .mouse(.release(.left), x: x(3), y: 7),
        .resize(20, 9), .press(.enter), .press(.escape), .resize(9, 4), .resize(5, 4),
        .resize(44, 9),
      ])
  }
}
