import Hanok
import HanokScenes
import HanokTesting
import Testing

/// The keys that all programs have: F1 lists the commands, F2 is the next language, Ctrl-Q ends.
@Suite struct CommonKeyTests {
  /// The samples with their first screens.
  nonisolated static let samples = [
    "addressbook", "breaches", "calculator", "concentration", "quiz",
  ]

  private func pilot(_ name: String) async throws -> Pilot {
    let scene = try #require(Programs.all[name]?.scenes.first)
    return try await scene.open(
      SceneVariant(language: try LanguageTag("en"), size: Size(width: 80, height: 24)))
  }

  @Test(arguments: samples)
  func f1ListsAllCommands(name: String) async throws {
    let pilot = try await pilot(name)
    pilot.press(.function(1))
    #expect(pilot.screen.text.contains("F2"), "\(pilot.screen.text)")
    #expect(pilot.screen.text.contains("Ctrl+Q") || pilot.screen.text.contains("Quit"))
    pilot.press(.escape)
    #expect(pilot.isRunning && pilot.clashingKeys == [])
  }

  @Test(arguments: samples)
  func f2IsTheNextLanguage(name: String) async throws {
    let pilot = try await pilot(name)
    let before = pilot.application.traits.localizer.language
    pilot.press(.function(2))
    #expect(pilot.application.traits.localizer.language != before)
  }

  @Test(arguments: samples)
  func controlQEnds(name: String) async throws {
    let pilot = try await pilot(name)
    pilot.press(.character("q"), .control)
    #expect(!pilot.isRunning)
  }
}
