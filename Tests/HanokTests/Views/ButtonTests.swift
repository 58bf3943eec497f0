import Hanok
import HanokTesting
import Testing

@Suite struct ButtonTests {
  private let button = Button(.verbatim("True"), mnemonic: .verbatim("tㅌ"))

  private func opened(width: Int = 20) throws -> Stage {
    try Stage(StackView(.vertical, views: [Button(.verbatim("first")), button]), width: width)
  }

  @Test func aButtonShowsItsLetterAndItsTitle() throws {
    let stage = try opened()
    #expect(stage.screen.row(1) == "     [ T True ]     ")
    let letter = stage.screen[7, 1].style
    #expect(letter.attributes.contains(.bold))
    stage.press(.tab)
    #expect(stage.screen.row(1) == "     ‹ T True ›     ")
    #expect(stage.screen[5, 1].style == Theme().focusedControl)
    stage.perform { (button.title, button.mnemonic) = (.verbatim("Yes"), nil) }
    #expect(stage.screen.row(1).contains("‹ Yes ›"))
  }

  @Test(arguments: [
    (Key.enter, KeyModifiers(), 1), (.character(" "), KeyModifiers(), 1),
    (.enter, KeyModifiers.control, 0), (.character("x"), KeyModifiers(), 0),
  ])
  func aKeyPressesTheButton(key: Key, modifiers: KeyModifiers, expected: Int) throws {
    var count = 0
    button.addAction { count += 1 }
    let stage = try opened()
    stage.press(.tab)
    stage.press(key, modifiers: modifiers)
    #expect(count == expected)
  }

  @Test func aLargeButtonHasABorder() throws {
    button.size = .large
    let stage = try opened()
    #expect(
      (1...3).map(stage.screen.row) == [
        "   ╭────────────╮   ", "   │   T True   │   ", "   ╰────────────╯   ",
      ])
    stage.press(.tab)
    #expect(stage.screen.row(2) == "     ‹ T True ›     ")
    for y in 1...3 { #expect(stage.screen[4, y].style == Theme().focusedControl) }
    stage.perform { button.isEnabled = false }
    #expect((1...3).map(stage.screen.row).joined().filter { $0 != " " } == "TTrue")
    stage.perform { button.size = .regular }
    #expect(button.frame.height == 1)
  }

  @Test func aLargeButtonIsFilledWhereSurfacesDiffer() throws {
    button.size = .large
    let stage = try opened()
    let theme = ThemeFamily.hanok.dark
    for depth in [ColorDepth.full, .palette] {
      stage.perform {
        (stage.application.traits.theme, stage.application.traits.colorDepth) = (theme, depth)
      }
      #expect(stage.screen.row(2) == "       T True       ")
      #expect(stage.screen[4, 2].style.background == theme.button.background)
      // Half a row where the colour is exact, a whole one where it is not.
      let edge = stage.screen[4, 1]
      #expect(stage.screen.cluster(x: 4, y: 1) == (depth == .full ? "▄" : " "))
      #expect(stage.screen.cluster(x: 4, y: 3) == (depth == .full ? "▀" : " "))
      let color = depth == .full ? edge.style.foreground : edge.style.background
      #expect(color == theme.button.background)
    }
  }

  @Test func aLargeButtonIsOneRowWithoutRoom() {
    button.size = .large
    #expect(button.sizeThatFits(ProposedSize(height: 2)).height == 1)
    #expect(button.sizeThatFits(.unspecified).height == 3)
  }

  @Test func aNarrowButtonIsCutAndSaysSo() throws {
    let stage = try opened(width: 7)
    #expect(stage.screen.row(1) == "[T Tr…]")
    #expect(button.truncatedText == "T True")
    stage.resize(width: 5, height: 5)
    #expect(stage.screen.row(1) == "[T…] ", "A letter alone would be no title.")
    stage.resize(width: 10, height: 5)
    #expect(button.truncatedText == nil)
    stage.resize(width: 4, height: 5)
    #expect(stage.screen.row(1) == "T T…", "Without room for brackets it isn't without a sign.")
  }

  @Test func theSpacesMakeRoomForTheTitle() throws {
    let stage = try opened(width: 10)
    #expect(stage.screen.row(1) == "[ T True ]")
    for (width, row) in [(9, "[T True] "), (8, "[T True]")] {
      stage.resize(width: width, height: 5)
      #expect(stage.screen.row(1) == row)
      #expect(button.truncatedText == nil)
    }
    stage.perform { button.isLoading = true }
    #expect(stage.screen.row(1).hasSuffix("T True]"))
    #expect(!stage.screen.row(1).hasPrefix("["))
  }

  @Test func aButtonIsDrawnPressedWhileTheMouseHoldsIt() throws {
    let stage = try opened()
    stage.perform { button.isUserInteractionEnabled = true }
    stage.mouse(.press(.left), x: 8, y: 1)
    #expect(button.isHighlighted)
    #expect(stage.screen.row(1).contains("‹ T True ›"))
    stage.mouse(.release(.left), x: 8, y: 5)
    #expect(!button.isHighlighted)
  }

  @Test func aButtonIsAnElement() throws {
    let stage = try opened()
    let nodes = stage.window.elements
    #expect(nodes.count == 2)
    let element = try #require(nodes[1].element(at: 0))
    #expect(element.label == .verbatim("True"))
    #expect(element.traits == .button)
    #expect(element.keys == .verbatim("tㅌ"))
    #expect(element.isUsable)
    var count = 0
    button.addAction { count += 1 }
    #expect(element.activate?() == true)
    stage.perform { button.isEnabled = false }
    let disabled = try #require(stage.window.elements[1].element(at: 0))
    #expect(disabled.traits == [.button, .notEnabled])
    #expect(!disabled.isUsable && disabled.activate?() == false)
    stage.perform {
      button.isEnabled = true
      button.superview?.isUserInteractionEnabled = false
    }
    let inert = try #require(stage.window.elements[1].element(at: 0))
    #expect(inert.traits.contains(.notEnabled))
    #expect(inert.activate?() == false)
    #expect(count == 1)
    button.accessibilityLabel = .verbatim("Other")
    #expect(stage.window.elements[1].element(at: 0)?.label == .verbatim("Other"))
  }
}
