package import CalculatorModel
import CalculatorView
package import Hanok

/// Answers lines without a screen: each line is a calculation, and the answer is the number alone.
///
/// It reads lines as the screen does: a line that begins with an operation goes on with the calculation,
/// and the end of a line ends it.
package struct LineCalculator {
  /// The answer to a line.
  package enum Answer {
    /// A number in the language's notation.
    case number(String)
    /// The reason why there is none.
    case problem(Message)
    /// The line asks for the end.
    case end
  }

  private var calculator: MemoryCalculator
  private let localizer: Localizer
  private let keys: KeyReader
  private let writer: NumberWriter
  private var lineHasEnded = false

  /// Creates a calculator of lines in a language.
  package init(_ calculator: any Calculating, _ localizer: Localizer) {
    self.calculator = MemoryCalculator(calculator)
    self.localizer = localizer
    let formats = FormatterCache()
    keys = KeyReader(localizer, hasParentheses: calculator.hasParentheses, formats)
    writer = NumberWriter(localizer.language, formats)
  }

  /// Returns the answer to a line, or nil if it has none: it is empty, or a number is missing, or it
  /// only changes the memory.
  package mutating func answer(to line: String) -> Answer? {
    let line = line.withoutInvisibles.trimmingPrefix(while: \.isWhitespace)
    if line.isEmpty { return nil }
    if line.count == 1, localizer.letters(of: .Calculator.quitKeys).contains(line) { return .end }
    do throws(WrittenText.Problem) {
      let steps = try WrittenText(String(line), keys, localizer, after: calculator).steps
      if !(lineHasEnded && steps.isEqualsAlone) {
        if let rest = enter(steps) { return failed(.notCalculated(rest)) }
      }
      return answer(after: steps)
    } catch {
      return .problem(error.message)
    }
  }

  /// Enters the parts of a line up to a failure.
  ///
  /// - Returns: The rest that wasn't entered, or nil.
  private mutating func enter(_ steps: [WrittenText.Step]) -> String? {
    calculator.endNumber()
    for step in steps {
      if calculator.number == nil { return step.rest }
      switch step.entry {
      case .number(let number): try? calculator.enter(number)
      case .key(let key):
        let key = Calculator.Key(key)
        if !calculator.takes(key) { return step.rest }
        calculator.press(key)
      }
    }
    calculator.endNumber()
    lineHasEnded = calculator.canEnd
    calculator.endCalculation()
    return nil
  }

  private mutating func answer(after steps: [WrittenText.Step]) -> Answer? {
    switch calculator.display {
    case .failure(let failure): return failed(.failure(failure))
    case .number(let plainText):
      let isWaiting = calculator.expectsNumber && !calculator.waitingParts.isEmpty
      return isWaiting || steps.last?.keepsNumber == true
        ? nil : .number(writer.text(of: plainText))
    }
  }

  /// Reports a failure, after which another calculation begins.
  private mutating func failed(_ reason: Message) -> Answer {
    if case .failure(let failure) = calculator.display {
      calculator.press(.clear)
      return .problem(.failure(failure))
    }
    return .problem(reason)
  }
}

extension WrittenText.Step {
  /// Whether it changes the memory, or clears the calculation, and has no number to answer.
  fileprivate var keepsNumber: Bool {
    guard case .key(let key) = entry else { return false }
    return [.memoryAdd, .memorySubtract, .memoryClear, .clear].contains(key)
  }
}
