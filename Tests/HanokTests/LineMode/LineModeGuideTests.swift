import Foundation
import HanokTesting
import Testing

@testable import Hanok

/// The guide on line mode has the line of each kind of view.
@Suite struct LineModeGuideTests {
  private static let sizes = ["Small", "Large"].map(Message.verbatim)
  private static let shelf = Shelf(rows: 2)
  private static let grove = Grove(["": ["Fruit"], "Fruit": ["Apple"]])

  /// A view of each kind as it is in the guide.
  private static let cases: [(name: String, make: () throws -> View)] = [
    ("Label", { Label(.verbatim("Score: 0 points")) }),
    ("Button", { Button(.verbatim("True"), mnemonic: .verbatim("t")) }),
    ("Checkbox", { Checkbox(.verbatim("Sound"), isOn: true) }),
    ("Switch", { Switch(.verbatim("Sound"), isOn: true) }),
    ("RadioGroup", { RadioGroup(sizes, selectedIndex: 1) }),
    ("SegmentedControl", { SegmentedControl(sizes, selectedIndex: 1) }),
    ("PickerView", { PickerView(.verbatim("Size"), options: sizes, selectedIndex: 1) }),
    ("Slider", { Slider(.verbatim("Volume"), value: 70, in: 0...100) }),
    ("Stepper", { Stepper(.verbatim("Guests"), value: 2, in: 0...20) }),
    (
      "TextField",
      {
        let field = TextField(placeholder: .verbatim("Name"))
        field.text = "Ann"
        return field
      }
    ),
    (
      "NumberField",
      {
        let field = NumberField(placeholder: .verbatim("Price"))
        field.value = ExactDecimal("1234.5")
        return field
      }
    ),
    (
      "DateField",
      {
        let day = try #require(CalendarDay(year: 2026, month: 11, day: 26))
        let field = DateField(today: day, placeholder: .verbatim("Delivery"))
        field.value = day
        return field
      }
    ),
    (
      "ProgressView",
      {
        let view = ProgressView()
        (view.title, view.progress) = (.verbatim("Copying"), 0.4)
        return view
      }
    ),
    ("TableView", { shelf.table }),
    ("OutlineView", { grove.outline }),
    ("Sparkline", { Sparkline([3, 5, 4, 8], description: .verbatim("Sales")) }),
    ("Link", { Link(.verbatim("Guide"), url: "https://example.org") }),
  ]

  @Test func theGuideHasTheLineOfEachView() throws {
    let page = try String(
      contentsOf: OutsideSources.root.appending(
        path: "Sources/Hanok/Documentation.docc/AccessibilityAndLineMode.md"),
      encoding: .utf8)
    for (name, make) in Self.cases {
      let pilot = try LinePilot(ScreenOfViews([make()]), in: "en")
      // What can be typed for a row isn't said of the view.
      let lines = pilot.text.split(separator: "\n").filter { !$0.hasPrefix("Type ") }
      let row = "| ``\(name)`` | `\(lines.joined(separator: "`, `"))` |"
      #expect(page.contains(row), "\(row)")
    }
  }
}
