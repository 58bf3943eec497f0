import Hanok
import HanokTesting
import Testing

@Suite struct ButtonStyleTests {
  private let button = Button(.verbatim("Save"), mnemonic: .verbatim("s"))

  private func stage(_ style: ButtonStyle = .bordered) throws -> Stage {
    button.style = style
    return try Stage(StackView(.vertical, views: [Button(.verbatim("A")), button]), width: 10)
  }

  @Test(arguments: [
    (ButtonStyle.bordered, "[ S Save ]", "‹ S Save ›"), (.plain, "  S Save  ", "‹ S Save ›"),
    (.prominent, "[ S Save ]", "‹ S Save ›"), (.destructive, "[ S Save ]", "‹ S Save ›"),
  ])
  func eachStateHasASign(style: ButtonStyle, enabled: String, focused: String) throws {
    let stage = try stage(style)
    #expect(stage.screen.row(1) == enabled)
    stage.press(.down)
    #expect(stage.screen.row(1) == focused)
    #expect(stage.screen[3, 1].style.attributes.contains(.reverse))
    stage.perform { button.isEnabled = false }
    #expect(stage.screen.row(1) == "  S Save  ")
    #expect(stage.screen[4, 1].style == Theme().disabledControl)
  }

  /// The edges are around the title, or at both sides of a wider button.
  @Test func edgesMayFillTheWidth() throws {
    let stage = try Stage(StackView(.vertical, views: [button]), width: 14, height: 3)
    #expect(stage.screen.row(0) == "  ‹ S Save ›  ")
    stage.perform { button.fillsWidth = true }
    #expect(stage.screen.row(0) == "‹   S Save   ›")
    stage.perform { button.size = .large }
    #expect(button.frame.height == 3)
    #expect(stage.screen.row(1).contains("S Save"))
    let reversed = (0..<14).filter { stage.screen[$0, 1].style.attributes.contains(.reverse) }
    #expect(reversed == Array(0..<14))
    #expect(stage.difference == nil)
  }

  @Test func stylesHaveColours() throws {
    #expect(try stage(.prominent).screen[5, 1].style == Theme().accent)
    #expect(try stage(.destructive).screen[5, 1].style == Theme().failure)
    #expect(try stage(.bordered).screen[5, 1].style == .plain)
  }

  @Test func aSelectedButtonHasTheAccent() throws {
    let stage = try stage(.plain)
    #expect(!button.accessibilityElement.traits.contains(.selected))
    stage.perform { button.isSelected = true }
    #expect(stage.screen[4, 1].style == Theme().accent)
    #expect(button.accessibilityElement.traits.contains(.selected))
    stage.press(.down)
    #expect(stage.screen[4, 1].style == Theme().focusedControl)
  }

  @Test func pressedItLooksPressed() throws {
    let stage = try stage()
    stage.mouse(.press(.left), x: 4, y: 1)
    #expect(stage.screen[4, 1].style == Theme().pressedControl)
    #expect(stage.screen.row(1) == "‹ S Save ›")
    stage.mouse(.release(.left), x: 4, y: 1)
    #expect(stage.screen[4, 1].style == Theme().focusedControl)
  }

  @Test func whileItLoadsItDoesNothingAndKeepsTheFocus() throws {
    var count = 0
    button.addAction { count += 1 }
    let stage = try stage()
    stage.press(.down)
    stage.perform { button.isLoading = true }
    #expect(stage.screen.row(1) == "‹⠋S Save ›")
    stage.press(.enter)
    stage.type("s")
    stage.click(x: 4, y: 1)
    #expect(stage.perform { button.accessibilityActivate() } == false)
    #expect(count == 0)
    #expect(button.isFirstResponder)
    #expect(button.accessibilityElement.value == .Hanok.buttonLoading)
    #expect(button.accessibilityElement.traits.contains(.notEnabled))
    stage.scheduler.advance(by: .milliseconds(100))
    #expect(stage.screen.row(1) == "‹⠙S Save ›")
    stage.perform { button.isLoading = false }
    #expect(stage.screen.row(1) == "‹ S Save ›")
    #expect(button.accessibilityElement.value == nil)
    stage.press(.enter)
    #expect(count == 1)
  }
}
