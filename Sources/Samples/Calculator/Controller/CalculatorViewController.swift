package import CalculatorModel
package import CalculatorView
package import Hanok

/// Passes keys to the calculator, and its display to the screen: the only type that knows both.
package final class CalculatorViewController: ViewController {
  // It is a value: each key sets it again, and the observer is called each time.
  private var calculator: MemoryCalculator { didSet { showCalculator(after: oldValue) } }
  private let calculatorView: CalculatorView
  /// The typed sign that isn't a key, or is misplaced, until it is removed.
  ///
  /// The keys after it are refused, too: without it, they would be another calculation.
  private var refusedSign: String?
  /// The digits and the signs between their groups, as they are typed.
  private var grouping = TypedGrouping()
  /// Whether the end of the last line has ended its calculation.
  private var lineHasEnded = false

  /// Creates a controller of a calculator, which is a desk calculator if it isn't said.
  package init(_ calculator: any Calculating = Calculator()) {
    self.calculator = MemoryCalculator(calculator)
    calculatorView = CalculatorView(hasParentheses: calculator.hasParentheses)
    super.init()
    title = .Calculator.title
  }

  package override func loadView() { view = calculatorView }

  package override func viewDidLoad() {
    // All keys have one action: the key is data, never the title, which is translated.
    for button in calculatorView.keypad.allButtons {
      button.addTarget(self, action: CalculatorViewController.press)
    }
    calculatorView.copyButton.addTarget(self, action: CalculatorViewController.copyNumber)
    calculatorView.modeButton.addTarget(self, action: CalculatorViewController.changeMode)
    calculatorView.delegate = self
    showCalculator(after: calculator)
  }

  // Enter ends a calculation, with the focus on any key.
  package override func viewDidAppear() { calculatorView.focusOnEquals() }

  package override var keyCommands: [KeyCommand] {
    [
      KeyCommand(
        .Calculator.copy, keys: [KeyEvent(.insert, .control)], mnemonic: .Calculator.copyKeys
      ) { [weak self] in self?.copyNumber() },
      KeyCommand(
        calculatorView.modeButton.title, keys: [], mnemonic: .Calculator.modeKeys
      ) { [weak self] in self?.changeMode() },
      paletteCommand(priority: 1),
      languageCommand(.Calculator.language, mnemonic: .Calculator.languageKeys),
      quitCommand(.Calculator.quit, mnemonic: .Calculator.quitKeys),
    ]
  }

  private func press(_ button: KeyButton) { press(button.key, named: button.title) }

  /// Presses a key.
  ///
  /// - Parameter title: Its name in the reason why it is refused.
  private func press(_ key: KeypadKey, named title: Message) {
    calculatorView.forgetMemoryLetter()
    lineHasEnded = false
    switch (key, refusedSign) {
    case (.backspace, .some):
      refusedSign = nil
      showCalculator(after: calculator)
    case (.clear, _):
      (refusedSign, grouping) = (nil, TypedGrouping())
      calculator.press(.clear)
    case (_, let sign?): explainRefusal(of: sign)
    case (let key, nil):
      if let sign = grouping.signMisplaced(by: key) {
        (refusedSign, grouping) = (String(sign), TypedGrouping())
        explainRefusal(of: String(sign))
      } else if calculator.takes(Calculator.Key(key)) {
        calculator.press(Calculator.Key(key))
        if let sign = grouping.openSign { showMisplaced(String(sign)) }
      } else {
        refuse(key, named: application?.traits.localizer.string(title) ?? "")
      }
    }
  }

  /// Refuses a key that would be dropped, or would drop another one, and says why.
  private func refuse(_ key: KeypadKey, named sign: String) {
    refusedSign = sign
    let reason: Message =
      switch key {
      case .digit: .tooLong
      case .decimalSign: .Calculator.unreadSeparator(part: sign)
      case .memoryAdd, .memorySubtract:
        calculator.expectsNumber ? .misplaced(sign) : .failure(.tooLong)
      default: .misplaced(sign)
      }
    calculatorView.show(note: reason, isProblem: true)
  }

  /// Names a sign between digits while its group isn't whole.
  private func showMisplaced(_ sign: String) {
    calculatorView.show(note: .Calculator.unreadSeparator(part: sign), isProblem: true)
  }

  private func explainRefusal(of sign: String) {
    calculatorView.show(note: .refused(sign), isProblem: true)
  }

  /// Changes between a desk calculator and an algebraic one, with the number and the memory.
  private func changeMode() {
    if let sign = grouping.openSign { refusedSign = refusedSign ?? String(sign) }
    if let refusedSign { return explainRefusal(of: refusedSign) }
    grouping = TypedGrouping()
    guard calculator.changeMode() else {
      return calculatorView.show(note: .Calculator.modeUnfinished, isProblem: true)
    }
    calculatorView.hasParentheses = calculator.hasParentheses
    calculatorView.focusOnEquals()
  }

  private func showCalculator(after former: MemoryCalculator) {
    switch calculator.display {
    case .number(let plainText):
      let isRounded = calculator.number?.isComplete == false
      calculatorView.show(number: plainText, isRounded: isRounded)
    case .failure(let failure): calculatorView.show(failure: .failure(failure))
    }
    calculatorView.show(memory: .memory(calculator.memory))
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
  /// Enters a number in the language's notation, or presses the keys of a calculation.
  ///
  /// If a part of the text is neither, nothing is entered, and the part is named.
  ///
  /// The end of a line ends its calculation, too, unless a number is missing.
  package func calculatorView(
    _ view: CalculatorView, didReceive text: String, isLine: Bool
  ) {
    guard let localizer = application?.traits.localizer, let keys = view.reader else { return }
    if let sign = grouping.openSign { refusedSign = refusedSign ?? String(sign) }
    if let refusedSign { return explainRefusal(of: refusedSign) }
    do throws(WrittenText.Problem) {
      let text = text.withoutInvisibles
      let steps = try WrittenText(text, keys, localizer, after: calculator).steps
      // `=` in a line of its own ends what the line before it has left open, and repeats nothing.
      if isLine, lineHasEnded, steps.isEqualsAlone { return showCalculator(after: calculator) }
      enter(steps, of: text)
      if isLine { endLine() }
    } catch {
      view.show(note: error.message, isProblem: true)
    }
  }

  package func calculatorView(_ view: CalculatorView, didRefuse character: Character) {
    if let refusedSign { return explainRefusal(of: refusedSign) }
    if !view.isGroupingSign(character) || !grouping.begin(after: character) {
      refusedSign = String(character)
    }
    view.show(note: .unknownKey(character), isProblem: true)
  }

  package func calculatorView(_ view: CalculatorView, didBeginMemoryKey isBegun: Bool) {
    if let refusedSign { return explainRefusal(of: refusedSign) }
    if isBegun { return view.show(note: .Calculator.memoryHint) }
    showCalculator(after: calculator)
  }

  package func calculatorView(_ view: CalculatorView, didPress key: KeypadKey) {
    press(key, named: .Calculator.keyMemoryClear)
  }

  package func calculatorViewDidReceiveSpace(_ view: CalculatorView) { grouping.addSpace() }

  /// Enters the parts of a text up to a failure that ends a calculation, and names the rest.
  private func enter(_ steps: [WrittenText.Step], of text: String) {
    var isCarried = isFailed
    grouping = TypedGrouping()
    defer { grouping = TypedGrouping() }
    calculator.endNumber()
    for (index, step) in steps.enumerated() {
      switch step.entry {
      case .number(let number): try? calculator.enter(number)
      case .key(let key): calculatorView.press(key)
      }
      isCarried = isCarried && isFailed
      if isFailed, case .key(.equals) = step.entry, index + 1 < steps.count {
        return showNotCalculated(steps[index + 1].rest)
      }
    }
    calculator.endNumber()
    if isCarried, steps.count > 1, !calculator.needsClearing { showNotCalculated(text) }
  }

  private func endLine() {
    let canEnd = calculator.canEnd
    if canEnd { calculator.endCalculation() }
    lineHasEnded = canEnd
  }

  private var isFailed: Bool {
    if case .failure = calculator.display { true } else { false }
  }

  private func showNotCalculated(_ part: String) {
    let part = part.trimmingPrefix(while: \.isWhitespace)
    calculatorView.show(note: .notCalculated(String(part)), isProblem: true)
  }
}
