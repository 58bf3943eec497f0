import Hanok
import HanokTesting
import Testing

/// Which control a letter uses, after each change of the views.
@Suite struct MnemonicChangeTests {
  private let first = Button(.verbatim("First"), mnemonic: .verbatim("a"))
  private let second = Button(.verbatim("Second"), mnemonic: .verbatim("ab"))
  private let group = StackView(.vertical)
  private let stage: Stage
  private let pressed = Pressed()

  private final class Pressed { var titles: [String] = [] }

  init() throws {
    for view in [first, second] { group.addSubview(view) }
    stage = try Stage(StackView(.vertical, views: [group]), width: 20)
    let pressed = pressed
    first.addAction { pressed.titles.append("first") }
    second.addAction { pressed.titles.append("second") }
  }

  /// The controls that letters use, pressed one after another within a turn.
  private func uses(_ letters: String = "a") -> [String] {
    pressed.titles = []
    stage.type(letters)
    return pressed.titles
  }

  @Test func theFirstControlWithTheLetterIsUsed() {
    #expect(uses("abxA") == ["first", "second", "first"])
  }

  @Test(arguments: [
    "disabled", "hidden", "inert", "removed", "moved", "without its letter",
  ])
  func aControlThatIsNotUsableLeavesItsLetterToTheNext(change: String) {
    #expect(uses() == ["first"])
    stage.perform {
      switch change {
      case "disabled": first.isEnabled = false
      case "hidden": first.isHidden = true
      case "inert": first.isUserInteractionEnabled = false
      case "removed": first.removeFromSuperview()
      case "moved": group.insertSubview(first, at: 1)
      default: first.mnemonic = nil
      }
    }
    #expect(uses() == ["second"])
  }

  @Test func aControlThatBecomesUsableIsFound() {
    stage.perform { group.isUserInteractionEnabled = false }
    #expect(uses().isEmpty)
    stage.perform { group.isUserInteractionEnabled = true }
    #expect(uses() == ["first"])
    stage.perform { first.mnemonic = .verbatim("z") }
    #expect(uses("az") == ["second", "first"])
  }

  @Test func anAddedControlIsFound() {
    #expect(uses("y").isEmpty)
    let third = Button(.verbatim("Third"), mnemonic: .verbatim("y"))
    let pressed = pressed
    third.addAction { pressed.titles.append("third") }
    stage.perform { group.addSubview(third) }
    #expect(uses("y") == ["third"])
  }

  @Test func onlyTheTopmostLayerHasLetters() {
    #expect(uses() == ["first"])
    let cover = ViewController()
    stage.perform { stage.window.topViewController?.present(cover) }
    #expect(uses().isEmpty)
    stage.perform { cover.dismiss() }
    #expect(uses() == ["first"])
  }
}
