import Hanok
import HanokTesting
import Testing

@testable import GalleryScreens

/// The gallery as a person operates it by keys.
@Suite struct GalleryOperationTests {
  private func open(
    _ name: String, _ language: String = "en", _ size: Size = Size(width: 80, height: 24)
  ) throws -> Pilot {
    let item = try #require(GallerySection.all.flatMap(\.items).first { $0.name == name })
    let pilot = try Pilot(
      GalleryViewController(sections: [GallerySection(title: .verbatim("All"), items: [item])]),
      in: language, size: size, [.gallery])
    pilot.press(.enter)
    return pilot
  }

  private func has(_ pilot: Pilot, _ text: String) -> Bool { pilot.screen.text.contains(text) }

  @Test func aChosenDetailHasTheKeysAndEscapeLeadsBackToItsList() throws {
    let pilot = try open("SplitController")
    pilot.press(.enter)
    #expect(has(pilot, "There are no messages.") && has(pilot, "‹ ← Mailboxes ›"))
    pilot.press(.escape)
    #expect(has(pilot, "‹ Inbox ›"))
    #expect(!has(pilot, "There are no messages."))
  }

  @Test func sortingKeepsTheChosenFood() throws {
    let pilot = try open("TableView")
    for _ in 0..<2 { pilot.press(.down) }
    pilot.type(" ")
    let chosen = try #require(rows(pilot, with: "✓").first)
    for _ in 0..<3 {
      pilot.press(.character("s"), .alt)
      #expect(rows(pilot, with: "✓") == [chosen])
    }
  }

  /// The first words of the rows with a sign.
  private func rows(_ pilot: Pilot, with sign: Character) -> [String] {
    (0..<pilot.screen.size.height).compactMap { y in
      let row = pilot.screen.row(y)
      return row.firstIndex(of: sign).map { row[$0...].split(separator: " ")[1].description }
    }
  }

  @Test func allChosenFilesAreNamed() throws {
    let pilot = try open("FilePicker")
    pilot.press(.enter)
    for _ in 0..<2 {
      pilot.press(.down)
      pilot.type(" ")
    }
    pilot.press(.enter)
    let localizer = pilot.application.traits.localizer
    let text = pilot.elements.compactMap(\.label).map { localizer.string($0) }
    let answer = text.first { $0.hasPrefix("Chosen: ") } ?? ""
    #expect(answer.contains("Budget 2.ods") && answer.contains(", "))
  }

  @Test func frameCommandsAreUnavailableBelowASheet() throws {
    let pilot = try open("FilePicker")
    #expect(pilot.screen.row(23).contains("F6"))
    pilot.press(.enter)
    #expect(!pilot.screen.row(23).contains("F6") && !pilot.screen.row(23).contains("F2"))
    pilot.press(.function(6))
    pilot.press(.function(2))
    #expect(has(pilot, "Open files"))
    pilot.press(.escape)
    #expect(pilot.screen.row(23).contains("F6"))
  }

  @Test func aSheetHasOneIndicatorAtMost() throws {
    let pilot = try open("FilePicker", "ar", Size(width: 40, height: 12))
    pilot.press(.enter)
    for y in 0..<12 {
      let signs = pilot.screen.row(y).filter { "┃╎".contains($0) }
      #expect(signs.count < 2, "\(y): \(pilot.screen.row(y))")
    }
  }

  @Test(arguments: ["en", "ar"])
  func everythingCanBeReachedOnASmallScreen(language: String) throws {
    for item in GallerySection.all.flatMap(\.items) {
      try expectReachable(item.name, open(item.name, language, Size(width: 20, height: 6)))
    }
  }

  private func expectReachable(_ name: String, _ pilot: Pilot) throws {
    let window = pilot.application.window
    let room = Rect(x: 0, y: 0, width: 20, height: 5)
    var seen: [View] = []
    for _ in 0..<80 {
      guard let responder = window.firstResponder else { break }
      let frame = responder.convert(responder.bounds, to: nil)
      #expect(frame.intersects(room), "\(name): \(type(of: responder)) at \(frame)")
      if seen.contains(where: { $0 === responder }) { break }
      seen.append(responder)
      pilot.press(.tab)
    }
    // What isn't in sight is in something that scrolls.
    var view = try #require(window.topViewController?.children.first?.view)
    let height = view.fittingSize(ProposedSize(view.frame.size)).height
    #expect(height <= view.frame.height, "\(name) needs \(height) rows.")
    while let superview = view.superview, !superview.isScrollable {
      #expect(view.frame.maxY <= superview.frame.height, "\(name): \(view.frame)")
      view = superview
    }
  }

  @Test func aWrongDateIsExplainedByEnter() throws {
    let pilot = try open("DateField")
    pilot.type("zz")
    pilot.press(.enter)
    #expect(has(pilot, "“zz” can’t be read."))
  }

  @Test func allNamesOfTheListAreWhole() throws {
    let pilot = try Pilot(
      GalleryViewController(), in: "en", size: Size(width: 80, height: 24), [.gallery])
    pilot.press(.end)
    #expect(has(pilot, "SettingsViewController "))
    #expect(pilot.truncatedTexts == [])
  }

  @Test func helpIsThatOfItsScreen() throws {
    let pilot = try open("HelpView")
    #expect(has(pilot, "Reload") || has(pilot, "F5"))
  }

  @Test func aTimeIsInTheDigitsOfTheLanguage() throws {
    let pilot = try open("NumeralView", "ar", Size(width: 20, height: 12))
    let localizer = pilot.application.traits.localizer
    let text = pilot.elements.compactMap(\.label).map { localizer.string($0) }
    #expect(text.contains { $0.contains("٩:٣٠") }, "\(text)")
  }
}
