import Hanok
import HanokTesting
import Testing

@Suite struct MnemonicTests {
  private var go = Button(.verbatim("Go"), mnemonic: .verbatim("gㅎ"))
  private var stop = Button(.verbatim("Stop"), mnemonic: .verbatim("s"))

  private func counted(_ button: Button) -> () -> Int {
    let probe = Probe()
    button.addAction { probe.ideal.width += 1 }
    return { probe.ideal.width }
  }

  @Test(arguments: [("g", 1), ("G", 1), ("ㅎ", 1), ("Ｇ", 1), ("s", 0), ("x", 0)])
  func aLetterActsWithoutMovingTheFocus(typed: String, expected: Int) throws {
    let count = counted(go)
    let stage = try Stage(StackView(.vertical, views: [stop, go]))
    stage.type(typed)
    #expect(count() == expected)
    #expect(stop.isFirstResponder)
  }

  @Test func theLetterOfATextFieldMovesTheFocus() throws {
    let field = FieldProbe()
    field.mnemonic = .verbatim("f")
    let stage = try Stage(StackView(.vertical, views: [stop, field]))
    stage.type("f")
    #expect(field.isFirstResponder)
    stage.type("f")
    #expect(field.text == "f")
  }

  @Test(arguments: ["hidden", "disabled", "not interactive", "below a sheet"])
  func theLetterOfAnUnusableControlDoesNothing(way: String) throws {
    let count = counted(go)
    let stage = try Stage(StackView(.vertical, views: [stop, go]))
    stage.perform {
      switch way {
      case "hidden": go.isHidden = true
      case "disabled": go.isEnabled = false
      case "not interactive": go.isUserInteractionEnabled = false
      default:
        let sheet = ViewController()
        sheet.modalPresentationStyle = .sheet
        stage.top?.present(sheet)
      }
    }
    stage.type("g")
    #expect(count() == 0)
  }

  @Test(arguments: [KeyModifiers.control, .super, [.alt, .control]])
  func aLetterWithAModifierIsNotAMnemonic(modifiers: KeyModifiers) throws {
    let count = counted(go)
    let stage = try Stage(StackView(.vertical, views: [stop, go]))
    stage.press(.character("g"), modifiers: modifiers)
    #expect(count() == 0)
    stage.press(.character("g"), modifiers: .shift)
    #expect(count() == 1)
  }

  @Test func theFirstOfTwoWithALetterActs() throws {
    stop.mnemonic = .verbatim("g")
    let counts = [counted(stop), counted(go)]
    let stage = try Stage(StackView(.vertical, views: [stop, go]))
    stage.type("g")
    #expect(counts.map { $0() } == [1, 0])
    #expect(stage.window.clashingKeys == [KeyEvent(.character("g"))])
  }
}
