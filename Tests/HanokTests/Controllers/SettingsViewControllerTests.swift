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
    #expect(rows(stage)[0].hasPrefix(" 언어    ‹ 한국어 ") && rows(stage)[0].hasSuffix(" ▾ ›"))
    #expect(rows(stage)[1] == " 테마    [ 터미널에 맞춤 ▾ ]")
    #expect(rows(stage)[2] == " 움직임  (●) 모두 보이기")
    #expect(rows(stage)[3] == "         ( ) 줄이기")
    #expect(stage.window.visibleDescendants.compactMap(\.truncatedText) == [])
  }

  @Test func aThemeIsChosen() throws {
    let stage = try Stage(settings, width: 40, height: 14)
    stage.press(.tab, .enter)
    let menu = stage.window.firstResponder as? MenuView
    #expect(menu?.menu.items.first?.title == .Hanok.settingsThemeAutomatic)
    #expect(menu?.highlightedIndex == 0)
    stage.press(.down, .down, .enter)
    #expect(stage.application.traits.theme == .dark)
    #expect(rows(stage)[1].contains("[ Dark") || rows(stage)[1].contains("‹ Dark"))
    stage.press(.enter, .down, .enter)
    #expect(stage.application.traits.theme == ThemeFamily.highContrast.dark)
    stage.press(.enter, .down, .enter)
    #expect(stage.application.traits.theme == ThemeFamily.colorBlind.dark)
    stage.press(.enter, .down, .enter)
    #expect(stage.application.traits.theme == ThemeFamily.hanok.dark)
    #expect(rows(stage)[1].contains("‹ Hanok"))
    stage.press(.enter, .escape)
    #expect(stage.application.traits.theme == ThemeFamily.hanok.dark)
  }

  @Test func theChosenThemeIsShownWhereOthersLookTheSame() throws {
    let stage = try Stage(settings, width: 40, height: 14)
    stage.perform {
      stage.application.traits.appearance = .dark
      stage.application.traits.colorDepth = .none
    }
    stage.press(.tab, .enter, .down, .down, .enter)
    #expect(rows(stage)[1].contains("‹ Dark"), "Match terminal is the same.")
    stage.press(.enter, .down, .enter)
    #expect(rows(stage)[1].contains("‹ High contrast"))
    stage.perform { stage.application.themes = { _ in .light } }
    #expect(rows(stage)[1].contains("‹ Light"))
  }

  @Test func aCustomThemeIsNotSelected() throws {
    let stage = try Stage(settings, width: 40, height: 14)
    stage.perform { stage.application.traits.theme.heading.foreground = .palette(3) }
    #expect(rows(stage)[1].contains("[ Choose…"))
  }

  @Test func keysAreChosenAndThoseOfTheProgramStay() throws {
    let stage = try Stage(settings, width: 40, height: 14)
    stage.perform { stage.application.keyBindings[ListAction.sort] = [KeyEvent(.function(9))] }
    #expect(rows(stage)[4].contains("[ Standard"))
    stage.press(.tab, .tab, .tab, .enter, .end, .enter)
    #expect(stage.application.keyBindings.set == .vi)
    #expect(stage.application.keyBindings[ListAction.sort] == [KeyEvent(.function(9))])
    stage.perform { stage.application.keyBindings = .emacs }
    #expect(rows(stage)[4].contains("‹ Emacs"))
  }

  @Test func motionIsReduced() throws {
    let stage = try Stage(settings, width: 40, height: 14)
    stage.press(.tab, .tab, .down)
    #expect(stage.application.traits.reducesMotion)
    #expect(rows(stage)[3].hasSuffix("‹●› Reduced"))
    stage.press(.up)
    #expect(!stage.application.traits.reducesMotion)
    stage.perform { stage.application.traits.reducesMotion = true }
    #expect(rows(stage)[3].hasSuffix("‹●› Reduced"), "Others may change it, too.")
  }

  @Test func presentedInFullItShowsItsTitleAndTheKeyThatLeadsBack() throws {
    let root = ViewController()
    root.view = Button(.verbatim("below"))
    let stage = try Stage(root, width: 40, height: 12)
    stage.perform { root.present(settings) }
    #expect(rows(stage)[0] == " Settings")
    #expect(rows(stage)[2].hasPrefix(" Language"))
    #expect(rows(stage)[11] == " Esc Close")
    stage.press(.escape)
    #expect(stage.top === root)
    stage.perform { root.present(settings) }
    stage.click(x: 2, y: 11)
    #expect(stage.top === root)
    settings.modalPresentationStyle = .sheet
    stage.perform { root.present(settings) }
    #expect(!stage.screen.text.contains("Esc Close"))
    #expect(stage.screen.text.contains("─ Settings ") || stage.screen.text.contains("╭ Settings "))
    stage.press(.escape)
    #expect(stage.top === root)
  }

  @Test(arguments: [ModalPresentationStyle.fullScreen, .sheet])
  func linesLeaveIt(style: ModalPresentationStyle) throws {
    let root = ScreenOfViews([Label(.verbatim("Below"))])
    let conversation = try LinePilot(root, in: "en")
    settings.modalPresentationStyle = style
    let said = conversation.perform { root.present(settings) }
    #expect(said.hasPrefix("Settings\n") && said.hasSuffix("Close\n"))
    #expect(conversation.enter("close") == "Below\n")
  }

  @Test func aLanguageIsChosenByItsOwnName() throws {
    let conversation = try LinePilot(settings, in: "en")
    #expect(conversation.text.contains("Language: English"))
    let choices = conversation.enter("language")
    #expect(choices.contains("日本語") && choices.contains("العربية"))
    #expect(conversation.enter("日本語").contains("言語：日本語"))
    #expect(conversation.application.traits.localizer.language.description == "ja")
    #expect(conversation.application.traits.reducesMotion, "Nothing that moves is seen.")
    #expect(conversation.enter("すべて").contains("すべて"))
    #expect(!conversation.application.traits.reducesMotion)
  }
}
