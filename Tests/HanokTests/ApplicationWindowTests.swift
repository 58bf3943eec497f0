import Hanok
import HanokTesting
import HanokUnicode
import HanokLocalization
import HanokTerminal
import Testing

/// What an application tells its terminal beside the screen.
@Suite struct ApplicationWindowTests {
  private final class PlainController: ViewController {
    override func loadView() { view = Label(.verbatim("shown")) }
  }

  private func opened(in language: String = "en") throws -> Pilot {
    try Pilot(PlainController(), in: language, size: Size(width: 20, height: 3), [])
  }

  private func text(_ pilot: Pilot) -> String { String(decoding: pilot.output, as: UTF8.self) }

  @Test func theTitleFollowsTheLanguage() throws {
    let pilot = try opened()
    pilot.application.title = .Hanok.lineUnknown(typed: "x")
    pilot.advance(by: .zero)
    let english = try #require(pilot.screen.title)
    #expect(text(pilot).contains("\u{1B}]2;\(english)\u{1B}\\"))
    let catalog = pilot.application.traits.localizer.catalog
    pilot.application.traits.localizer = Localizer(
      catalog: catalog, language: try LanguageTag("ko"))
    pilot.advance(by: .zero)
    let korean = try #require(pilot.screen.title)
    #expect(korean != english)
    #expect(text(pilot).contains("\u{1B}]2;\(korean)\u{1B}\\"))
  }

  @Test func theTitleOfTheApplicationComesBeforeThatOfTheScreen() throws {
    let pilot = try opened()
    pilot.application.window.topViewController?.title = .verbatim("screen")
    pilot.application.update()
    #expect(pilot.screen.title == "screen")
    pilot.application.title = .verbatim("application")
    pilot.advance(by: .zero)
    #expect(pilot.screen.title == "application")
    pilot.application.title = nil
    pilot.advance(by: .zero)
    #expect(pilot.screen.title == "screen")
  }

  @Test func theWindowHasItsOwnTitleAgainAfterAQuestion() throws {
    let pilot = try opened()
    var emulator = TerminalEmulator(size: pilot.screen.size)
    try emulator.take(Array("\u{1B}]2;shell\u{1B}\\".utf8))
    let question = AlertController(.verbatim("Sure?"))
    for _ in 0..<2 {
      pilot.perform { pilot.application.rootViewController.present(question) }
      pilot.advance(by: .zero)
      #expect(pilot.screen.title == "Sure?")
      pilot.press(.escape)
    }
    try emulator.take(pilot.output)
    #expect(emulator.title == "shell")
    pilot.application.quit()
    #expect(emulator.title == "shell")
  }

  @Test func progressIsShownUntilItIsOver() throws {
    let pilot = try opened()
    pilot.send(Array("\u{1B}P>|ghostty 1.2.0\u{1B}\\\u{1B}[?62c".utf8))
    pilot.application.progress = 0.5
    pilot.advance(by: .zero)
    pilot.application.progress = nil
    pilot.advance(by: .zero)
    let parts = text(pilot).ranges(of: "\u{1B}]9;4;")
    #expect(parts.count == 2)
    #expect(text(pilot).contains("\u{1B}]9;4;1;50\u{1B}\\"))
    #expect(text(pilot).hasSuffix("\u{1B}]9;4;0;0\u{1B}\\"))
  }

  @Test func aTextIsCopiedOnceAndWhole() throws {
    let pilot = try opened()
    #expect(pilot.application.copy("한\u{1B}\\"))
    #expect(text(pilot).hasSuffix("\u{1B}]52;c;7ZWcG1w=\u{1B}\\"))
    let before = pilot.output.count
    #expect(!pilot.application.copy(String(repeating: "x", count: 100_000)))
    #expect(pilot.output.count == before)
  }

  @Test func aNotificationIsInTheLanguageAndEndsNothingEarly() throws {
    let pilot = try opened(in: "ko")
    pilot.send(Array("\u{1B}P>|kitty(0.32)\u{1B}\\\u{1B}[?62c".utf8))
    pilot.application.notify(.Hanok.lineUnknown(typed: "a\u{1B}\\\u{7}"))
    let words = pilot.application.traits.localizer.string(.Hanok.lineUnknown(typed: "a␛\\␇"))
    #expect(text(pilot).hasSuffix("\u{1B}]99;;\(words)\u{1B}\\"))
  }

  @Test func inLineModeOnlyNotificationsAreWritten() throws {
    let script = LineScript()
    let localizer = Localizer(catalog: Catalog(compiled: [.toolkit]), language: .english)
    let scheduler = ManualScheduler()
    let application = Application(
      root: PlainController(), traits: Traits(localizer: localizer), scheduler: scheduler)
    #expect(!application.copy("nowhere yet"))
    try application.start(on: LinePresenter(script))
    _ = script.heard()
    application.title = .verbatim("title")
    application.progress = 0.5
    scheduler.advance(by: .zero)
    #expect(!application.copy("text"))
    #expect(script.heard() == "")
    application.notify(.verbatim("done\u{1B}"))
    #expect(script.heard() == "done␛\n")
  }

  @Test func theNextLanguageHasTheExtensionsThatWereAskedFor() throws {
    let stage = try Stage(ViewController(), in: "ko-u-nu-hanidec")
    let languages = stage.application.traits.localizer.catalog.languages
    for _ in languages {
      stage.perform { stage.application.showNextLanguage() }
      let language = stage.application.traits.localizer.language
      #expect(language.unicodeExtension("nu") == "hanidec", "\(language)")
    }
    #expect(stage.application.traits.localizer.language.description == "ko-u-nu-hanidec")
  }

}
