import Hanok
import HanokTesting
import Testing

/// The mouse's button held on a sign of a stepper.
@Suite struct StepperHoldingTests {
  private let stepper = Stepper(.verbatim("Guests"), value: 2, in: 0...20)
  private let other = Button(.verbatim("Other"))

  private func stage(in tag: String = "en") throws -> Stage {
    let stack = StackView(.vertical, alignment: .leading, views: [stepper, other])
    return try Stage(stack, in: tag, width: 40, height: 6)
  }

  private func wait(_ milliseconds: Int, on stage: Stage) {
    stage.scheduler.advance(by: .milliseconds(milliseconds))
  }

  /// `‹− 2  +›`: the column of the sign for more.
  private nonisolated static let plus = 6

  @Test(arguments: [
    ("en", plus, [2, 3, 3, 4, 5, 6], 7), ("en", 1, [2, 1, 1, 0, 0, 0], 0),
    ("ar", 39 - plus, [2, 3, 3, 4, 5, 6], 7), ("en", 3, [2, 2, 2, 2, 2, 2], 2),
  ])
  func itStepsAgainAndAgain(tag: String, x: Int, values: [Double], clicked: Double) throws {
    let stage = try stage(in: tag)
    stage.mouse(.press(.left), x: x, y: 0)
    var found: [Double] = []
    for time in [399, 1, 99, 1, 100, 100] {
      wait(time, on: stage)
      found.append(stepper.value)
    }
    #expect(found == values)
    stage.mouse(.release(.left), x: x, y: 0)
    wait(1_000, on: stage)
    #expect(stepper.value == values.last, "The release is no click.")
    #expect(stage.difference == nil)
    stage.click(x: x, y: 0)
    #expect(stepper.value == clicked)
  }

  @Test func aClickStepsOnce() throws {
    let stage = try stage()
    stage.mouse(.press(.left), x: Self.plus, y: 0)
    wait(399, on: stage)
    stage.mouse(.release(.left), x: Self.plus, y: 0)
    wait(1_000, on: stage)
    #expect(stepper.value == 3)
  }

  /// What ends it, before the button is released.
  nonisolated enum Ending: CaseIterable {
    case release, leavingAside, leavingBelow, theOtherSign, disabling, takingOut, inertness, hiding
    case losingTheKeys, presenting
  }

  private func end(_ ending: Ending, on stage: Stage) {
    switch ending {
    case .release: stage.mouse(.release(.left), x: Self.plus, y: 0)
    case .leavingAside: stage.mouse(.drag(.left), x: 8, y: 0)
    case .leavingBelow: stage.mouse(.drag(.left), x: Self.plus, y: 1)
    case .theOtherSign: stage.mouse(.drag(.left), x: 1, y: 0)
    case .disabling: stage.perform { stepper.isEnabled = false }
    case .takingOut: stage.perform { stepper.removeFromSuperview() }
    case .inertness: stage.perform { stepper.superview?.isUserInteractionEnabled = false }
    case .hiding: stage.perform { stepper.isHidden = true }
    case .losingTheKeys: stage.perform { _ = other.becomeFirstResponder() }
    case .presenting:
      let sheet = ViewController()
      sheet.modalPresentationStyle = .sheet
      sheet.view = Button(.verbatim("Close"))
      stage.perform { stage.top?.present(sheet) }
    }
  }

  @Test(arguments: Ending.allCases) func itEnds(ending: Ending) throws {
    let stage = try stage()
    stage.mouse(.press(.left), x: Self.plus, y: 0)
    wait(500, on: stage)
    #expect(stepper.value == 4)
    wait(50, on: stage)
    end(ending, on: stage)
    wait(1_000, on: stage)
    #expect(stepper.value == 4)
    if ending != .release {
      stage.mouse(.drag(.left), x: Self.plus, y: 0)
      wait(1_000, on: stage)
      stage.mouse(.release(.left), x: Self.plus, y: 0)
      #expect(stepper.value == 4, "Neither the way back nor the release steps.")
    }
  }

  @Test(arguments: [Ending.disabling, .takingOut, .hiding])
  func aStepperThatReturnsStepsOnlyByAnotherPress(ending: Ending) throws {
    let stage = try stage()
    let stack = stepper.superview
    stage.mouse(.press(.left), x: Self.plus, y: 0)
    end(ending, on: stage)
    stage.perform {
      (stepper.isEnabled, stepper.isHidden) = (true, false)
      if stepper.superview == nil { (stack as? StackView)?.insertSubview(stepper, at: 0) }
    }
    wait(300, on: stage)
    stage.mouse(.press(.left), x: Self.plus, y: 0)
    wait(399, on: stage)
    #expect(stepper.value == 2, "The first press has been forgotten.")
    wait(1, on: stage)
    #expect(stepper.value == 3)
  }

  @Test func aReturnToTheSignInTimeIsAClick() throws {
    let stage = try stage()
    stage.mouse(.press(.left), x: Self.plus, y: 0)
    stage.mouse(.drag(.left), x: 20, y: 0)
    wait(1_000, on: stage)
    stage.mouse(.drag(.left), x: Self.plus, y: 0)
    wait(1_000, on: stage)
    #expect(stepper.value == 2)
    stage.mouse(.release(.left), x: Self.plus, y: 0)
    #expect(stepper.value == 3)
  }

  @Test func itEndsAtTheBound() throws {
    stepper.value = 19
    var changes = 0
    stepper.addAction(for: .valueChanged) { changes += 1 }
    let stage = try stage()
    stage.mouse(.press(.left), x: Self.plus, y: 0)
    wait(2_000, on: stage)
    #expect(stepper.value == 20 && changes == 1)
    // A value that is set meanwhile isn't run away from.
    stage.perform { stepper.value = 5 }
    wait(2_000, on: stage)
    #expect(stepper.value == 5)
  }

  @Test func aClickBesideTheSignsChangesNothing() throws {
    let part = Stepper(.verbatim("Part"), value: 0.26, in: 0...1, step: 0.1)
    let stage = try Stage(part, width: 10, height: 1)
    stage.click(x: 4, y: 0)
    #expect(part.value == 0.26)
  }
}
