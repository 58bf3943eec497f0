import Hanok
import HanokTesting
import Testing

@Suite struct FirstResponderTests {
  private let buttons = ["one", "two", "three"].map { Button(.verbatim($0)) }

  private func opened() throws -> Stage {
    try Stage(StackView(.vertical, views: buttons))
  }

  /// A view that may refuse to take the keys or to give them up.
  private final class StubbornView: View {
    var takes = true
    var gives = true
    var changes = 0
    override var canBecomeFirstResponder: Bool { takes }
    override var canResignFirstResponder: Bool { gives }
    override func firstResponderDidChange() { changes += 1 }
    override func sizeThatFits(_ proposal: ProposedSize) -> Size { Size(width: 5, height: 1) }
  }

  @Test func theFirstViewThatTakesKeysHasThem() throws {
    let stage = try opened()
    #expect(stage.window.firstResponder === buttons[0])
    #expect(stage.screen.text.contains("‹ one ›"))
  }

  @Test func aViewBecomesFirstResponderAndResigns() throws {
    let stage = try opened()
    #expect(stage.perform { buttons[2].becomeFirstResponder() })
    #expect(buttons[2].isFirstResponder && !buttons[0].isFirstResponder)
    #expect(stage.screen.text.contains("‹ three ›"))
    #expect(stage.perform { buttons[2].resignFirstResponder() })
    #expect(buttons[1].isFirstResponder)
    #expect(stage.perform { buttons[2].resignFirstResponder() })
    #expect(buttons[1].isFirstResponder)
  }

  @Test func aViewThatRefusesIsAsked() throws {
    let (one, other) = (StubbornView(), StubbornView())
    let stage = try Stage(StackView(.vertical, views: [one, other]))
    other.takes = false
    #expect(!stage.perform { other.becomeFirstResponder() })
    other.takes = true
    one.gives = false
    #expect(!stage.perform { other.becomeFirstResponder() })
    #expect(!stage.perform { one.resignFirstResponder() })
    #expect(one.isFirstResponder)
    one.gives = true
    let changes = one.changes
    #expect(stage.perform { other.becomeFirstResponder() })
    #expect(other.isFirstResponder)
    #expect(one.changes == changes + 1)
  }

  @Test func aViewInNoWindowOrInALowerLayerDoesNotTakeTheKeys() throws {
    let stage = try opened()
    #expect(!Button(.verbatim("alone")).becomeFirstResponder())
    let sheet = ViewController()
    sheet.modalPresentationStyle = .sheet
    sheet.view = Button(.verbatim("sheet"))
    stage.perform { stage.top?.present(sheet) }
    #expect(!stage.perform { buttons[1].becomeFirstResponder() })
    #expect(sheet.view.isFirstResponder)
  }

  /// A view that is hidden, disabled or removed doesn't receive keys.
  @Test(arguments: ["hidden", "disabled", "not interactive", "removed", "container hidden"])
  func aViewThatCanNotBeUsedLosesTheKeys(way: String) throws {
    let stage = try opened()
    stage.perform { buttons[1].becomeFirstResponder() }
    var count = 0
    buttons[1].addAction { count += 1 }
    stage.perform {
      switch way {
      case "hidden": buttons[1].isHidden = true
      case "disabled": buttons[1].isEnabled = false
      case "not interactive": buttons[1].isUserInteractionEnabled = false
      case "removed": buttons[1].removeFromSuperview()
      default: buttons[1].superview?.isHidden = true
      }
    }
    stage.press(.enter)
    #expect(count == 0)
    #expect(!buttons[1].isFirstResponder)
    let responder = stage.window.firstResponder
    #expect(
      way == "container hidden"
        ? responder == nil : responder === buttons[0] || responder === buttons[2])
    #expect(stage.difference == nil)
  }

  @Test(arguments: ["hidden", "disabled", "not interactive", "removed"])
  func aKeyInTheSameReadDoesNotReachAViewThatIsGone(way: String) throws {
    let stage = try opened()
    var notes: [String] = []
    buttons[0].addAction { [self] in
      notes.append("one")
      switch way {
      case "hidden": buttons[0].isHidden = true
      case "disabled": buttons[0].isEnabled = false
      case "not interactive": buttons[0].isUserInteractionEnabled = false
      default: buttons[0].removeFromSuperview()
      }
    }
    buttons[1].addAction { notes.append("two") }
    stage.application.handle([.key(KeyEvent(.enter)), .key(KeyEvent(.enter))])
    #expect(notes == ["one", "two"])
  }

  @Test func theKeysComeBackToAViewThatCanBeUsedAgain() throws {
    let stage = try opened()
    stage.perform { buttons[1].becomeFirstResponder() }
    stage.perform { buttons[1].isEnabled = false }
    stage.perform { buttons[1].isEnabled = true }
    #expect(buttons[1].isFirstResponder)
    stage.perform { buttons[1].isHidden = true }
    stage.press(.function(5))
    stage.perform { buttons[1].isHidden = false }
    #expect(!buttons[1].isFirstResponder, "A key was pressed elsewhere meanwhile.")
  }

  @Test func theFocusGoesToTheNearest() throws {
    let stage = try opened()
    stage.perform { buttons[2].becomeFirstResponder() }
    stage.perform { buttons[2].isHidden = true }
    #expect(buttons[1].isFirstResponder)
  }

  @Test func aBusyScreenKeepsTheFocus() throws {
    let stage = try opened()
    let view = try #require(stage.top?.view)
    stage.perform { buttons[1].becomeFirstResponder() }
    stage.perform { (view.isBusy, view.isUserInteractionEnabled) = (true, false) }
    #expect(buttons[1].isFirstResponder)
    stage.perform { (view.isBusy, view.isUserInteractionEnabled) = (false, true) }
    #expect(buttons[1].isFirstResponder)
  }

  @Test func aButtonThatIsHiddenWhilePressedIsNotDrawnPressed() throws {
    let stage = try opened()
    stage.mouse(.press(.left), x: 20, y: 1)
    #expect(buttons[1].isHighlighted)
    stage.perform { buttons[1].isHidden = true }
    #expect(!buttons[1].isHighlighted)
    stage.perform { buttons[1].isHidden = false }
    stage.press(.tab)
    #expect(stage.screen.text.contains("[ two ]"))
  }

  @Test func aViewThatGrowsWithTheFocusIsPlacedInTheSameFrame() throws {
    final class GrowingView: View {
      override var canBecomeFirstResponder: Bool { true }
      override func firstResponderDidChange() { invalidateIntrinsicContentSize() }
      override func sizeThatFits(_ proposal: ProposedSize) -> Size {
        Size(width: 5, height: isFirstResponder ? 3 : 1)
      }
    }
    let views = [GrowingView(), GrowingView()]
    let stage = try Stage(StackView(.vertical, views: views))
    #expect(views.map(\.frame.height) == [3, 1])
    stage.press(.tab)
    #expect(views.map(\.frame.height) == [1, 3])
    stage.perform { views[1].isHidden = true }
    #expect(views[0].frame.height == 3)
  }

  @Test func aNewViewTakesTheKeysInTheTurnInWhichItIsAdded() throws {
    let stage = try opened()
    let late = Button(.verbatim("late"))
    stage.perform {
      buttons[0].superview?.addSubview(late)
      #expect(late.becomeFirstResponder())
    }
    #expect(late.isFirstResponder)
  }
}
