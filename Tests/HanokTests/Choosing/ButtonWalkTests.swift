import Hanok
import HanokTesting
import Testing

/// Everything that buttons, checkboxes and switches can do.
@Suite struct ButtonWalkTests {
  @Test(arguments: ["en", "en-Arab"]) func buttons(tag: String) throws {
    let save = Button(.verbatim("Save"), mnemonic: .verbatim("sㄴ"))
    let plain = Button(.verbatim("Plain"), style: .plain)
    let best = Button(.verbatim("Best"), style: .prominent)
    let lose = Button(.verbatim("Lose"), mnemonic: .verbatim("l"), style: .destructive)
    func x(_ x: Int) -> Int { tag == "en-Arab" ? 39 - x : x }
    let screen = WalkScreen([save, plain, best, lose])
    try screen.walk(
      "Button", in: tag,
      [
        .press(.enter), .press(.character(" ")), .press(.enter, .shift), .press(.character("x")),
        .press(.character("s")), .press(.character("ㄴ")), .press(.character("l")),
        .press(.character("l"), .alt), .press(.down), .press(.down), .press(.down), .press(.down),
        .press(.up), .press(.tab), .press(.tab, .shift), .click(x: x(3), y: 0),
        .click(x: x(0), y: 1), .click(x: x(20), y: 1), .activate("Best"), .activate("None"),
      ], Pilot.Step.hold((x(3), 2), (x(30), 2), (x(4), 2)), Pilot.Step.hold((x(3), 3), (x(3), 6)),
      [
        .mouse(.press(.right), x: x(3), y: 0), .mouse(.move, x: x(3), y: 0),
        .wheel(.down, x: x(3), y: 0),
        .set("isLoading", \Button.isLoading, of: save, true), .advance(.milliseconds(100)),
        .advance(.milliseconds(250)), .press(.character("s")), .activate("Save"),
        .click(x: x(3), y: 0), .press(.enter),
        .set("isLoading", \Button.isLoading, of: save, false), .advance(.milliseconds(500)),
        .set("isEnabled", \Button.isEnabled, of: save, false), .press(.character("s")),
        .click(x: x(3), y: 0), .activate("Save"), .press(.home),
        .set("isEnabled", \Button.isEnabled, of: save, true),
        .set("isEnabled", \Button.isEnabled, of: lose, false),
        .set("isEnabled", \Button.isEnabled, of: plain, false),
        Pilot.Step("another title") { save.title = .verbatim("Save everything") },
        Pilot.Step("another style") { save.style = .destructive },
        Pilot.Step("label, value") {
          best.accessibilityLabel = .verbatim("Label")
          best.accessibilityValue = .verbatim("Value")
          best.accessibilityHint = .verbatim("Hint")
        },
        .set("isEnabled", \Button.isEnabled, of: plain, true),
        .set("isEnabled", \Button.isEnabled, of: lose, true),
      ], Pilot.Step.looks,
      [
        .traits("dark theme") { $0.theme = .dark }, .press(.tab), .press(.tab), .press(.tab),
        .press(.tab), .mouse(.press(.left), x: x(4), y: 0),
        .set("isEnabled", \Button.isEnabled, of: save, false),
        .mouse(.release(.left), x: x(4), y: 0),
        .set("isEnabled", \Button.isEnabled, of: save, true),
        .set("isLoading", \Button.isLoading, of: plain, true),
        .resize(11, 8), .resize(6, 8), .resize(4, 8), .resize(1, 2), .resize(40, 8),
      ])
    #expect(!save.hasActions(for: .searchDidEnd) && save.hasActions(for: .valueChanged))
  }

  @Test(arguments: ["en", "en-Arab"]) func checkboxes(tag: String) throws {
    let hidden = Checkbox(.verbatim("Show hidden files"), mnemonic: .verbatim("h"))
    let long = Checkbox(.verbatim("A sentence of some words that wraps"), isOn: true)
    func x(_ x: Int) -> Int { tag == "en-Arab" ? 29 - x : x }
    try WalkScreen([hidden, long]).walk(
      "Checkbox", in: tag, width: 30,
      [
        .press(.character(" ")), .press(.enter), .press(.character("h")), .press(.left),
        .press(.enter, .control), .press(.down), .press(.character(" ")), .click(x: x(1), y: 0),
        .click(x: x(9), y: 0), .click(x: x(5), y: 2), .activate("Show hidden files"),
      ], Pilot.Step.hold((x(1), 1), (x(1), 5), (x(2), 2)),
      [
        Pilot.Step("mixed") { hidden.state = .mixed },
        Pilot.Step("both mixed") { long.state = .mixed }, .press(.character("h")),
        .press(.tab),
        .set("isOn", \Checkbox.isOn, of: hidden, false),
        .set("isOn", \Checkbox.isOn, of: hidden, true),
        .set("isEnabled", \Checkbox.isEnabled, of: hidden, false), .press(.character("h")),
        .activate("Show hidden files"), .click(x: x(1), y: 0),
        Pilot.Step("off") { hidden.state = .off },
        Pilot.Step("mixed") { hidden.state = .mixed },
        .set("isEnabled", \Checkbox.isEnabled, of: hidden, true),
        .set("isEnabled", \Checkbox.isEnabled, of: long, false),
        Pilot.Step("another title") { hidden.title = .verbatim("Files") },
        Pilot.Step("label, value") {
          hidden.accessibilityLabel = .verbatim("Label")
          hidden.accessibilityValue = .verbatim("Value")
        },
      ], Pilot.Step.looks, [.resize(12, 8), .resize(6, 3), .resize(3, 1), .resize(30, 8)])
    #expect(hidden.isOn == (hidden.state == .on))
  }

  @Test(arguments: ["en", "en-Arab"]) func switches(tag: String) throws {
    let wifi = Switch(.verbatim("Wi-Fi"), mnemonic: .verbatim("w"))
    let bare = Switch(isOn: true)
    let own = Switch(.verbatim("Music that plays while one works"))
    own.onTitle = .verbatim("Playing")
    own.offTitle = .verbatim("No")
    func x(_ x: Int) -> Int { tag == "en-Arab" ? 33 - x : x }
    try WalkScreen([wifi, bare, own]).walk(
      "Switch", in: tag, width: 34,
      [
        .press(.character(" ")), .press(.enter), .press(.right), .press(.right), .press(.left),
        .press(.left), .press(.left, .shift), .press(.character("w")), .press(.home),
        .press(.down), .press(.enter), .press(.left), .press(.right), .press(.down),
        .press(.enter), .press(.right), .press(.left), .click(x: x(2), y: 0),
        .click(x: x(9), y: 0), .click(x: x(16), y: 2), .click(x: x(1), y: 1),
        .activate("Wi-Fi"), .set("isOn", \Switch.isOn, of: wifi, true),
        .set("isEnabled", \Switch.isEnabled, of: wifi, false), .press(.character("w")),
        .activate("Wi-Fi"), .set("isOn", \Switch.isOn, of: wifi, false),
        .set("isEnabled", \Switch.isEnabled, of: wifi, true),
        .set("isEnabled", \Switch.isEnabled, of: bare, false),
        Pilot.Step("no title") { own.title = nil },
        Pilot.Step("titles") {
          own.title = .verbatim("Music that plays while one works")
          (bare.onTitle, bare.offTitle) = (.verbatim("1"), .verbatim("0"))
        },
        Pilot.Step("label, value") {
          wifi.accessibilityLabel = .verbatim("Label")
          wifi.accessibilityValue = .verbatim("Value")
        },
      ], Pilot.Step.looks,
      [
        .resize(24, 8), .resize(14, 3), .resize(9, 6), .resize(6, 6), .resize(4, 4), .resize(34, 8),
      ])
  }
}
