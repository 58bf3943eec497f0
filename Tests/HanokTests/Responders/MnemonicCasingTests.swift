import Hanok
import HanokTesting
import Testing

/// Capital letters of controls in a language that has two letters `i`.
@Suite struct MnemonicCasingTests {
  private let dotted = Button(.verbatim("iki"), mnemonic: .verbatim("i"))
  private let dotless = Button(.verbatim("ılık"), mnemonic: .verbatim("ı"))
  private let pressed = Pressed()

  private final class Pressed { var titles = "" }

  private static let turkish = CompiledTables([
    .init(language: "en", name: "T", lines: "\"a\"=\"a\";"),
    .init(language: "tr", name: "T", lines: "\"a\"=\"a\";"),
  ])

  private func pilot(_ buttons: Button..., in tag: String = "tr") throws -> Pilot {
    let controller = ViewController()
    controller.view = StackView(.vertical, views: buttons)
    let pressed = pressed
    dotted.addAction { pressed.titles += "i" }
    dotless.addAction { pressed.titles += "ı" }
    return try Pilot(
      controller, in: tag, size: Size(width: 20, height: 4), [.toolkit, Self.turkish])
  }

  @Test(arguments: [("tr", "İ iki", "I ılık"), ("en", "I iki", "I ılık")])
  func aButtonShowsTheCapitalOfTheLanguage(tag: String, first: String, second: String) throws {
    let pilot = try pilot(dotted, dotless, in: tag)
    #expect(pilot.screen.row(0).contains(first) && pilot.screen.row(1).contains(second))
  }

  @Test func eachCapitalUsesItsOwnControl() throws {
    let pilot = try pilot(dotted, dotless)
    pilot.type("iİıI")
    #expect(pressed.titles == "iiıı")
  }

  @Test func aLatinCapitalUsesTheOnlyControl() throws {
    let pilot = try pilot(dotted)
    pilot.type("iİI")
    #expect(pressed.titles == "iii")
  }
}
