package import CalculatorModel
package import CalculatorView
package import Hanok

/// Passes keys to the calculator, and its display to the screen: the only type that knows both.
package final class CalculatorViewController: ViewController {
  // It is a value: each key sets it again, and the observer is called each time.
  private var calculator: any Calculating { didSet { showCalculator(after: oldValue) } }
  private let calculatorView: CalculatorView
  /// The typed character that isn't a key, until it is removed.
  ///
  /// The keys after it are refused, too: without it, they would be another calculation.
  private var refusedCharacter: Character?
  /// The digits and the signs between their groups, as they are typed.
  private var grouping = TypedGrouping()

  /// Creates a controller of a calculator, which is a desk calculator if it isn't said.
  package init(_ calculator: any Calculating = Calculator()) {
    self.calculator = calculator
    calculatorView = CalculatorView(hasParentheses: calculator.hasParentheses)
    super.init()
    title = .Calculator.title
  }

  package override func loadView() { view = calculatorView }

  package override func viewDidLoad() {
    // All keys have one action: the key is data, never the title, which is translated.
    for button in calculatorView.keypad.buttons {
      button.addTarget(self, action: CalculatorViewController.press)
    }
    calculatorView.copyButton.addTarget(self, action: CalculatorViewController.copyNumber)
    calculatorView.delegate = self
    showCalculator(after: calculator)
  }

  // Enter ends a calculation, with the focus on any key.
  package override func viewDidAppear() { calculatorView.focusOnEquals() }

  package override var keyCommands: [KeyCommand] {
    [KeyCommand(.insert, .control, title: .Calculator.copy) { [weak self] in self?.copyNumber() }]
  }

  private func press(_ button: KeyButton) {
    switch (button.key, refusedCharacter) {
    case (.backspace, .some):
      refusedCharacter = nil
      showCalculator(after: calculator)
    case (.clear, _):
      (refusedCharacter, grouping) = (nil, TypedGrouping())
      calculator.press(.clear)
    case (_, let character?): explainRefusal(of: character)
    case (let key, nil):
      if let sign = grouping.signMisplaced(by: key) {
        (refusedCharacter, grouping) = (sign, TypedGrouping())
        explainRefusal(of: sign)
      } else {
        calculator.press(Calculator.Key(key))
      }
    }
  }

  private func explainRefusal(of character: Character) {
    calculatorView.show(note: .refused(character), isProblem: true)
  }

  private func showCalculator(after former: any Calculating) {
    switch calculator.display {
    case .number(let plainText): calculatorView.show(number: plainText)
    case .failure(let failure): calculatorView.show(failure: .failure(failure))
    }
    let parts = calculator.waitingParts
    let waiting = parts.isEmpty ? nil : Message.calculation(parts[...])
    calculatorView.show(note: calculator.needsClearing ? .failureClears : waiting)
    if let last = calculator.lastLine,
      calculator.calculationCount > former.calculationCount
    {
      calculatorView.addToTape(.tape(last))
    }
  }

  /// Copies the number in the language's notation, which pasting reads too.
  ///
  /// The number is the calculator's: a view shows data, and doesn't own it.
  private func copyNumber() {
    guard let application, case .number(let plainText) = calculator.display else { return }
    let text = NumberWriter(application.traits.localizer.language).text(of: plainText)
    let isCopied = application.copy(text)
    application.showNotice(
      isCopied ? .Calculator.copied(number: text) : .Calculator.notCopied,
      about: calculatorView.numberView)
  }
}

extension CalculatorViewController: CalculatorViewDelegate {
  /// Presses the key of a single sign, otherwise enters a number in the language's notation.
  ///
  /// If the text is neither, its keys are pressed one after the other; a first digit begins another
  /// number.
  package func calculatorView(_ view: CalculatorView, didReceive text: String) {
    guard let language = application?.traits.localizer.language else { return }
    if let refusedCharacter { return explainRefusal(of: refusedCharacter) }
    if text.count > 1 { grouping = TypedGrouping() }
    if text.count == 1, view.pressKeys(text) { return }
    let reader = NumberReader(language)
    do throws(NumberReadingError) {
      // The percent sign is a key: after `200 +`, ten percent is a share of 200.
      if let rest = view.removingPercent(text), let number = try? reader.number(rest),
        !number.isPercent
      {
        if enter(number.value) { calculator.press(.percent) }
        return
      }
      enter(try reader.number(text).value)
    } catch {
      let former = calculator
      calculator.endNumber()
      if error.kind == .unreadable, view.pressKeys(text) { return }
      calculator = former
      // The reader stops at the first sign that no number has, which may be a key.
      let unknown = error.kind == .unreadable ? view.unknownPart(of: text) : nil
      view.show(note: unknown.map(Message.unknown) ?? .unread(error), isProblem: true)
    }
  }

  package func calculatorView(_ view: CalculatorView, didRefuse character: Character) {
    if let refusedCharacter { return explainRefusal(of: refusedCharacter) }
    if !view.isGroupingSign(character) || !grouping.begin(after: character) {
      refusedCharacter = character
    }
    view.show(note: .Calculator.unknownKey(key: String(character)), isProblem: true)
  }

  /// Enters a number, and returns whether it isn't too long.
  @discardableResult
  private func enter(_ number: ExactDecimal) -> Bool {
    guard let number = DecimalFraction(plainText: number.description) else { return false }
    do throws(Calculation.Failure) {
      try calculator.enter(number)
      return true
    } catch {
      calculatorView.show(note: .tooLong, isProblem: true)
      return false
    }
  }
}
