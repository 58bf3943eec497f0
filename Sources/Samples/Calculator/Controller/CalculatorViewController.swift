import CalculatorModel
package import CalculatorView
package import Hanok

/// Carries keys to the calculator, and what it shows to the screen: the only one that knows both.
package final class CalculatorViewController: ViewController {
  // A value: each key sets it anew, and the observer forgets none.
  private var calculator = Calculator() { didSet { showCalculator(after: oldValue) } }
  private let calculatorView = CalculatorView()

  /// A controller of a calculator that shows zero.
  package override init() {
    super.init()
    title = .Calculator.title
  }

  package override func loadView() { view = calculatorView }

  package override func viewDidLoad() {
    // One action for all keys: which one it was is data, never its title, which is translated.
    for button in calculatorView.keypad.buttons {
      button.addTarget(self, action: CalculatorViewController.press)
    }
    calculatorView.copyButton.addTarget(self, action: CalculatorViewController.copyNumber)
    calculatorView.delegate = self
    showCalculator(after: calculator)
  }

  // Enter ends a calculation, wherever one types.
  package override func viewDidAppear() { calculatorView.focusOnEquals() }

  package override var keyCommands: [KeyCommand] {
    [KeyCommand(.insert, .control, title: .Calculator.copy) { [weak self] in self?.copyNumber() }]
  }

  private func press(_ button: KeyButton) { calculator.press(Calculator.Key(button.key)) }

  private func showCalculator(after former: Calculator) {
    switch calculator.display {
    case .number(let plainText): calculatorView.show(number: plainText)
    case .failure(let failure): calculatorView.show(failure: .failure(failure))
    }
    calculatorView.show(note: calculator.pending.map(Message.pending))
    if let last = calculator.lastCalculation,
      calculator.calculationCount > former.calculationCount
    {
      calculatorView.addToTape(.tape(last))
    }
  }

  /// Copies the number as the language writes it, which is how it is pasted, too.
  private func copyNumber() {
    guard let application, let text = calculatorView.numberText else { return }
    let isCopied = application.copy(text)
    application.showNotice(
      isCopied ? .Calculator.copied(number: text) : .Calculator.notCopied,
      about: calculatorView.numberView)
  }
}

extension CalculatorViewController: CalculatorViewDelegate {
  /// Presses a key where it is a sign alone; else enters a number as the language writes it, or
  /// presses one key after the other, a first digit of which begins another number.
  package func calculatorView(_ view: CalculatorView, didReceive text: String) {
    guard let language = application?.traits.localizer.language else { return }
    if text.count == 1, view.pressKeys(text) { return }
    do throws(NumberReadingError) {
      enter(try NumberReader(language).number(text).value)
    } catch {
      let former = calculator
      calculator.endNumber()
      if error.kind == .unreadable, view.pressKeys(text) { return }
      calculator = former
      view.show(note: .unread(error), isProblem: true)
    }
  }

  private func enter(_ number: ExactDecimal) {
    do throws(Calculation.Failure) {
      guard let number = DecimalFraction(plainText: number.description) else { return }
      try calculator.enter(number)
    } catch {
      calculatorView.show(note: .tooLong, isProblem: true)
    }
  }
}
