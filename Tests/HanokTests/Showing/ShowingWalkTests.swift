import Hanok
import HanokTesting
import Testing

/// Everything that indicators, links, bars of commands and lists of them can do.
@Suite struct ShowingWalkTests {
  @Test(arguments: ["en", "en-Arab", "ja"]) func indicators(tag: String) throws {
    let working = ActivityIndicator()
    let loading = ActivityIndicator(.verbatim("Loading all of the pictures"))
    try WalkScreen([working, loading]).walk(
      "ActivityIndicator", in: tag, width: 34, height: 4,
      [
        Pilot.Step("both start") {
          working.startAnimating()
          loading.startAnimating()
          loading.startAnimating()
        },
        .advance(.milliseconds(99)), .advance(.milliseconds(1)), .advance(.milliseconds(300)),
        .advance(.milliseconds(700)), .traits("less motion") { $0.reducesMotion = true },
        .advance(.milliseconds(200)), .traits("all motion") { $0.reducesMotion = false },
        Pilot.Step("one stops") { working.stopAnimating() }, .advance(.milliseconds(100)),
        .set("hidesWhenStopped", \ActivityIndicator.hidesWhenStopped, of: working, false),
        Pilot.Step("other words") { working.message = .verbatim("Nothing yet") },
        Pilot.Step("it starts again") { working.startAnimating() }, .advance(.milliseconds(100)),
        Pilot.Step("it stops") { working.stopAnimating() },
        Pilot.Step("it stops again") { working.stopAnimating() },
        .set("hidesWhenStopped", \ActivityIndicator.hidesWhenStopped, of: working, true),
        .set("hidesWhenStopped", \ActivityIndicator.hidesWhenStopped, of: working, false),
        Pilot.Step("label, value") {
          loading.accessibilityLabel = .verbatim("Label")
          loading.accessibilityValue = .verbatim("Value")
        },
      ], Pilot.Step.looks,
      [
        .resize(14, 4), .resize(3, 4), .resize(1, 4), .resize(34, 4), .advance(.milliseconds(100)),
      ])
    #expect(loading.isAnimating && !working.isAnimating)
  }

  @Test(arguments: ["en", "en-Arab"]) func links(tag: String) throws {
    let page = Link(.verbatim("Project page"), url: "https://example.org/a")
    let long = Link(.verbatim("A link of so many words that it wraps"), url: "mailto:a@b.org")
    page.mnemonic = .verbatim("p")
    func x(_ x: Int) -> Int { tag == "en-Arab" ? 23 - x : x }
    let screen = WalkScreen([page, long])
    try screen.walk(
      "Link", in: tag, width: 24, height: 7,
      [
        .press(.enter), .advance(.seconds(5)), .press(.character("y")), .press(.character(" ")),
        .advance(.seconds(5)), .press(.down), .press(.enter), .advance(.seconds(5)),
        .press(.character("p")), .advance(.seconds(5)), .click(x: x(4), y: 0),
        .advance(.seconds(5)), .click(x: x(4), y: 2), .advance(.seconds(5)),
        .press(.enter, .shift), .activate("Project page"), .advance(.seconds(5)),
        .set("showsAddress", \Link.showsAddress, of: page, true), .press(.up), .press(.up),
        .set("showsAddress", \Link.showsAddress, of: page, false),
        Pilot.Step("with an action") { screen.watch(page) }, .press(.enter),
        .press(.character("y")),
        .advance(.seconds(5)), .click(x: x(4), y: 0), .press(.character("p")),
        .activate("Project page"),
      ], Pilot.Step.hold((x(4), 0), (x(4), 6)), Pilot.Step.hold((x(4), 1), (x(5), 1)),
      [
        .advance(.seconds(5)),
        .set("isEnabled", \Control.isEnabled, of: page, false), .press(.character("p")),
        .activate("Project page"), .click(x: x(4), y: 0), .press(.character("y")),
        .advance(.seconds(5)),
        .set("isEnabled", \Control.isEnabled, of: page, true),
        Pilot.Step("another title") { page.title = .verbatim("Page") },
        Pilot.Step("another address") { page.url = "https://example.org/b" },
        Pilot.Step("label, value") {
          long.accessibilityLabel = .verbatim("Label")
          long.accessibilityValue = .verbatim("Value")
        },
      ], Pilot.Step.looks,
      [
        .traits("dark theme") { $0.theme = .dark }, .press(.down), .press(.up),
        .resize(9, 7), .resize(5, 3), .resize(2, 2), .resize(1, 1), .resize(24, 7),
      ])
  }

  private final class CommandScreen: ViewController {
    let bar = StatusBar()
    let help = HelpView()
    let field = TextField(placeholder: .verbatim("Name"))
    let button = Button(.verbatim("Use"))
    let performed = Label(.verbatim("-"))
    var hasMore = true { didSet { view.window?.setNeedsLayout() } }

    override func loadView() {
      button.mnemonic = .verbatim("u")
      title = .verbatim("Commands")
      view = StackView(
        .vertical, views: [performed, button, field, ScrollView(help), SpacerView(share: 1), bar])
    }

    override var keyCommands: [KeyCommand] {
      func command(
        _ title: String?, _ keys: [KeyEvent], priority: Int = 0, isEnabled: Bool = true
      ) -> KeyCommand {
        KeyCommand(
          title.map { .verbatim($0) }, keys: keys, isEnabled: isEnabled, priority: priority
        ) { [unowned self] in performed.message = .verbatim(title ?? "nameless") }
      }
      return [
        command("Quit", [KeyEvent(.character("q"))]),
        command("Save", [KeyEvent(.character("s"), .control)], priority: 2),
        command("Help", [KeyEvent(.function(1)), KeyEvent(.character("?"))]),
        command("Off", [KeyEvent(.function(2))], isEnabled: false),
        command(nil, [KeyEvent(.function(3))]),
        command("Least", [KeyEvent(.function(4))], priority: -3),
        command("Keyless", []),
      ] + (hasMore ? [command("Go up to the next", [KeyEvent(.pageUp, [.control, .shift])])] : [])
    }
  }

  @Test(arguments: ["en", "en-Arab", "ko"]) func commands(tag: String) throws {
    let screen = CommandScreen()
    let pilot = try Pilot(screen, in: tag, size: Size(width: 70, height: 26), [])
    func x(_ x: Int) -> Int { tag == "en-Arab" ? 69 - x : x }
    try pilot.walk(
      "StatusBar",
      [
        .press(.character("q")), .press(.character("?")), .press(.function(2)),
        .press(.function(3)), .press(.function(4)), .press(.character("s"), .control),
        .click(x: x(0), y: 25), .click(x: x(2), y: 25), .click(x: x(6), y: 25),
        .click(x: x(10), y: 25), .click(x: x(24), y: 25), .click(x: x(68), y: 25),
      ], Pilot.Step.hold((x(3), 25), (x(12), 25)), Pilot.Step.hold((x(3), 25), (x(4), 25)),
      Pilot.Step.hold((x(3), 25), (x(4), 3)),
      [
        .mouse(.press(.right), x: x(2), y: 25), .activate("Keyless"), .activate("Help"),
        .press(.tab), .type("q"), .click(x: x(3), y: 25), .press(.character("a"), .alt),
        .press(.tab), .mouse(.press(.left), x: x(3), y: 25),
        .set("more", \CommandScreen.hasMore, of: screen, false),
        .mouse(.release(.left), x: x(3), y: 25),
        .set("more", \CommandScreen.hasMore, of: screen, true),
        Pilot.Step("groups of its own") {
          screen.help.groups = [
            KeyCommandGroup(nil, commands: [KeyCommand(.enter, title: .verbatim("Open")) {}]),
            KeyCommandGroup(.verbatim("Nothing"), commands: []),
            KeyCommandGroup(
              .verbatim("A heading"),
              commands: [
                KeyCommand(
                  .verbatim("Words that are so long that they wrap where there is little room"),
                  keys: [KeyEvent(.delete, [.control, .alt]), KeyEvent(.function(8))]
                ) {},
                KeyCommand(.function(9)) {},
                KeyCommand(.verbatim("Without keys"), keys: []) {},
              ]),
          ]
        },
      ], Pilot.Step.looks,
      [
        .resize(40, 26), .resize(28, 26), .resize(20, 20), .resize(8, 12), .resize(2, 4),
        .resize(70, 26), Pilot.Step("those in force") { screen.help.groups = nil },
        Pilot.Step("a sheet") { screen.present(ViewController()) }, .press(.escape),
      ])
  }

  @Test(arguments: ["en", "ar", "hi-u-nu-deva", "zh-Hans-u-nu-hanidec"])
  func numerals(tag: String) throws {
    let leading = NumeralView(.Hanok.rangeValue(value: 1234.5))
    let center = NumeralView(.verbatim("12:34"), alignment: .center)
    let trailing = NumeralView(.verbatim("-5 km"), alignment: .trailing)
    let size = Size(width: 40, height: 14)
    let stack = StackView(.vertical, alignment: .fill, views: [leading, center, trailing])
    let screen = ViewController()
    screen.view = stack
    let pilot = try Pilot(screen, in: tag, size: size, [])
    try pilot.walk(
      "NumeralView",
      [
        Pilot.Step("another number") { leading.message = .verbatim("67890%") },
        Pilot.Step("no numerals") { center.message = .verbatim("none") },
        Pilot.Step("none") { center.message = nil },
        Pilot.Step("12:34") { center.message = .verbatim("12:34") },
        Pilot.Step("at the other sides") {
          (leading.alignment, trailing.alignment) = (.trailing, .leading)
        },
        Pilot.Step("a failure") { center.style = \.failure },
        Pilot.Step("label") { leading.accessibilityLabel = .verbatim("Label") },
        .language("fa"), .language(tag),
      ], Pilot.Step.looks,
      [
        .resize(22, 14), .resize(40, 7), .resize(40, 4), .resize(6, 3), .resize(2, 2),
        .resize(40, 14),
      ])
  }
}
