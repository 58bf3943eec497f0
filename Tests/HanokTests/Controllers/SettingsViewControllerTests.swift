import Hanok
import HanokTesting
import Testing

@Suite struct SettingsViewControllerTests {
  private let settings = SettingsViewController()

  private func rows(_ stage: Stage) -> [String] {
    (0..<stage.screen.size.height).map { stage.screen.row($0).trimmedEnd }
  }

  @Test func theValuesInForceAreShown() throws {
    let stage = try Stage(settings, in: "ko", width: 40, height: 12)
    #expect(rows(stage)[0] == " 언어    ‹ 한국어 ▾ ›")
    #expect(rows(stage)[1] == " 테마    [ 터미널에 맞춤 ▾ ]")
    #expect(rows(stage)[2] == " 움직임  [ 모두 보이기 ▾ ]")
    #expect(stage.window.visibleDescendants.compactMap(\.truncatedText) == [])
  }

  @Test func aThemeIsChosen() throws {
    let stage = try Stage(settings, width: 40, height: 14)
    stage.press(.tab, .enter)
    #expect((stage.window.firstResponder as? Button)?.title == .Hanok.settingsThemeAutomatic)
    stage.press(.down, .down, .enter)
    #expect(stage.application.traits.theme == .dark)
    #expect(rows(stage)[1].contains("Dark ▾"))
    stage.press(.enter, .down, .enter)
    #expect(stage.application.traits.theme == .highContrast(isDark: true))
    stage.press(.enter, .escape)
    #expect(stage.application.traits.theme == .highContrast(isDark: true))
  }

  @Test func motionIsReduced() throws {
    let stage = try Stage(settings, width: 40, height: 14)
    stage.press(.tab, .tab, .enter, .down, .enter)
    #expect(stage.application.traits.reducesMotion)
    #expect(rows(stage)[2].contains("Reduced ▾"))
    stage.press(.enter, .up, .enter)
    #expect(!stage.application.traits.reducesMotion)
  }

  @Test func aLanguageIsChosenByItsOwnName() throws {
    let conversation = try LineConversation(settings)
    #expect(conversation.opening.contains("Language: English"))
    let choices = conversation.type("language: english")
    #expect(choices.contains("日本語") && choices.contains("العربية"))
    #expect(conversation.type("日本語").contains("言語：日本語"))
    #expect(conversation.application.traits.localizer.language.description == "ja")
  }
}
