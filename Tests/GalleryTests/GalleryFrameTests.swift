import Hanok
import HanokTesting
import Testing

@testable import GalleryScreens

/// The gallery's own screen: the list, the chosen screen, its source, and what can be switched.
@Suite struct GalleryFrameTests {
  nonisolated static let languages = ["ar", "de", "en", "ja", "ko"]

  /// Some of the screens, so that the frame stays the same when others come.
  private var sections: [GallerySection] {
    let names = ["Divider", "HelpView", "StatusBar", "TextField", "TableView"]
    return GallerySection.all.map { section in
      GallerySection(
        title: section.title, items: section.items.filter { names.contains($0.name) })
    }
  }

  private func pilot(_ language: String = "en", width: Int = 80, height: Int = 24) throws -> Pilot {
    try Pilot(
      GalleryViewController(sections: sections), in: language,
      size: Size(width: width, height: height), [.gallery])
  }

  private func notices(_ pilot: Pilot) -> String {
    let text = pilot.screen.text
    pilot.advance(by: .seconds(3))
    return text
  }

  @Test func theSourceOfEveryScreenIsThere() {
    for item in GallerySection.all.flatMap(\.items) {
      let source = CompiledSources.texts[item.name + "Screen.swift"]?.description ?? ""
      #expect(source.contains("final class \(item.name)Screen"))
    }
  }

  @Test func enterShowsTheChosenScreenAndFocusesIt() throws {
    let pilot = try pilot()
    let table = try #require(pilot.application.window.firstResponder as? TableView)
    pilot.press(.end)
    pilot.press(.enter)
    let last = try #require(sections.flatMap(\.items).last)
    #expect(pilot.screen.text.contains("● \(last.name)"))
    #expect(pilot.screen.text.contains("Apple"))
    #expect(pilot.application.window.firstResponder !== table)
    pilot.press(.escape)
    #expect(pilot.application.window.firstResponder === table)
  }

  @Test func aNarrowTerminalShowsOneAtATime() throws {
    let pilot = try pilot(width: 40, height: 12)
    let item = try #require(sections.flatMap(\.items).first)
    #expect(pilot.screen.text.contains("Display"))
    pilot.press(.home)
    pilot.press(.enter)
    #expect(!pilot.screen.text.contains("Display"))
    #expect(pilot.screen.row(0).contains(item.name))
    pilot.resize(to: Size(width: 100, height: 30))
    #expect(pilot.screen.text.contains("Display") && pilot.screen.text.contains(item.name))
    pilot.resize(to: Size(width: 40, height: 12))
    pilot.press(.escape)
    #expect(pilot.screen.text.contains("Display"))
  }

  @Test func theSourceComesAndGoes() throws {
    let pilot = try pilot("ar")
    let before = pilot.screen
    pilot.press(.function(6))
    #expect(pilot.screen.text.contains("import Hanok"))
    #expect(pilot.screen.text.contains("ViewController {"))
    pilot.press(.function(6))
    pilot.press(.escape)
    #expect(pilot.screen.text == before.text)
    pilot.press(.function(6))
    pilot.press(.escape)
    #expect(pilot.screen.text == before.text)
  }

  @Test func theLanguageIsSwitched() throws {
    let pilot = try pilot()
    var languages: Set<String> = []
    for _ in Self.languages {
      languages.insert(pilot.application.traits.localizer.language.withoutExtensions.description)
      pilot.press(.function(2))
    }
    #expect(languages == Set(Self.languages))
    #expect(pilot.application.traits.localizer.language.description == "en")
  }

  @Test func theThemeIsSwitchedAndNamed() throws {
    let pilot = try pilot()
    let first = try #require(ThemeFamily.shipped.firstIndex(of: .hanok))
    let themes = ThemeFamily.shipped[(first + 1)...] + ThemeFamily.shipped[...first]
    for choice in themes {
      pilot.press(.function(3))
      #expect(
        pilot.application.traits.theme == choice.theme(for: pilot.application.traits.appearance))
      let name = pilot.application.traits.localizer.string(.Gallery.themeChosen(name: choice.title))
      #expect(notices(pilot).contains(name))
    }
  }

  @Test func theWidthIsSwitchedAndNamed() throws {
    let pilot = try pilot(width: 120, height: 30)
    let controller = try #require(pilot.application.window.topViewController)
    let screen = try #require(controller.children.first?.view)
    let whole = screen.frame.width
    for width in [60, 40, 20, whole] {
      pilot.press(.function(4))
      #expect(screen.frame.width == width)
      let name: Message =
        width == whole ? .Gallery.widthWhole : .Gallery.widthCells(count: width)
      #expect(notices(pilot).contains(pilot.application.traits.localizer.string(name)))
    }
  }

  @Test(arguments: ["en", "ar"])
  func theDirectionIsSwitchedWhateverTheLanguage(language: String) throws {
    let pilot = try pilot(language)
    let own = pilot.application.traits.isRightToLeft
    let start = pilot.screen.text
    let choices: [(Bool, Message)] = [
      (true, .Gallery.directionRightToLeft), (false, .Gallery.directionLeftToRight),
      (own, .Gallery.directionLanguage),
    ]
    for (isRightToLeft, name) in choices {
      pilot.press(.function(8))
      #expect(pilot.application.traits.isRightToLeft == isRightToLeft)
      let localizer = pilot.application.traits.localizer
      let words =
        pilot.application.traits.direction == .rightToLeft
        ? String(localizer.string(name).reversed()) : localizer.string(name)
      #expect(notices(pilot).contains(words))
      // The list is at the leading side.
      #expect(pilot.screen.row(1).hasPrefix("›") == !isRightToLeft)
      #expect((pilot.screen.text == start) == (isRightToLeft == own))
    }
  }

  @Test func theColorsAreSwitchedAndNamed() throws {
    let pilot = try pilot()
    pilot.application.themes = { _ in ThemeFamily.hanok.dark }
    pilot.advance(by: .zero)
    let names: [(ColorDepth, Message)] = [
      (.palette, .Gallery.colorsCount(count: 256)), (.sixteen, .Gallery.colorsCount(count: 16)),
      (.none, .Gallery.colorsNone), (.full, .Gallery.colorsAll),
    ]
    for (depth, name) in names {
      pilot.press(.function(7))
      #expect(pilot.application.traits.colorDepth == depth)
      #expect(notices(pilot).contains(pilot.application.traits.localizer.string(name)))
      #expect((pilot.screen[30, 5].style.background == .default) == (depth == .none))
    }
  }

  @Test(arguments: languages)
  func commandsThatDoNotFitTheFootAreListed(language: String) throws {
    let pilot = try pilot(language, width: 40, height: 12)
    // The one that opens the list isn't in it.
    let commands = pilot.application.window.commandsInForce.compactMap(\.title)
      .filter { $0 != .Gallery.commands }
    pilot.press(.function(1))
    let localizer = pilot.application.traits.localizer
    let listed = Set(pilot.elements.compactMap(\.label).map { localizer.string($0) })
    for title in commands { #expect(listed.contains(localizer.string(title))) }
    #expect(pilot.truncatedTexts == [])
  }

  @Test func aScreenThatWasLeftIsFreed() throws {
    let pilot = try pilot()
    weak var former: ViewController?
    former = pilot.application.window.topViewController?.children.first
    #expect(former != nil)
    pilot.press(.end)
    pilot.press(.enter)
    pilot.advance(by: .seconds(10))
    #expect(former == nil)
  }

  @Test func controlQLeaves() throws {
    let pilot = try pilot()
    pilot.press(.character("q"), .control)
    #expect(!pilot.isRunning)
  }

  @Test(arguments: languages)
  func everyScreenIsChosenLineByLine(language: String) throws {
    let pilot = try LinePilot(
      GalleryViewController(sections: sections), in: language, [.gallery])
    let item = try #require(sections.flatMap(\.items).dropFirst().first)
    pilot.enter(item.name)
    pilot.advance(by: .seconds(1))
    let summary = pilot.application.traits.localizer.string(item.summary)
    #expect(pilot.text.contains(summary), "\(pilot.text)")
    pilot.end()
    pilot.advance(by: .seconds(100))
    #expect(!pilot.isRunning)
  }
}
