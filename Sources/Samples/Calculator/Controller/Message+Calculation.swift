import CalculatorModel
import CalculatorView
import Hanok

/// The texts of the model's data.
extension Message {
  /// Returns a completed operation as a line of the tape.
  static func tape(_ calculation: Calculation) -> Message {
    let left = number(calculation.left)
    let right = number(calculation.right)
    let result = Message.Calculator.number(number: calculation.result.value)
    switch (calculation.operation, calculation.isRounded) {
    case (.addition, false):
      return .Calculator.tapeAddition(left: left, right: right, result: result)
    case (.addition, true):
      return .Calculator.tapeRoundedAddition(left: left, right: right, result: result)
    case (.subtraction, false):
      return .Calculator.tapeSubtraction(left: left, right: right, result: result)
    case (.subtraction, true):
      return .Calculator.tapeRoundedSubtraction(left: left, right: right, result: result)
    case (.multiplication, false):
      return .Calculator.tapeMultiplication(left: left, right: right, result: result)
    case (.multiplication, true):
      return .Calculator.tapeRoundedMultiplication(left: left, right: right, result: result)
    case (.division, false):
      return .Calculator.tapeDivision(left: left, right: right, result: result)
    case (.division, true):
      return .Calculator.tapeRoundedDivision(left: left, right: right, result: result)
    }
  }

  /// Returns a number, with a sign after its digits if there are more of them.
  private static func number(_ number: Rational) -> Message {
    number.isShownInFull
      ? .Calculator.number(number: number.value) : .Calculator.numberCut(number: number.value)
  }

  /// Returns an operation that waits for its second number.
  static func pending(_ pending: PendingOperation) -> Message {
    let number = number(pending.number)
    return switch pending.operation {
    case .addition: .Calculator.pendingAddition(number: number)
    case .subtraction: .Calculator.pendingSubtraction(number: number)
    case .multiplication: .Calculator.pendingMultiplication(number: number)
    case .division: .Calculator.pendingDivision(number: number)
    }
  }

  /// Returns the reason why there is no result.
  static func failure(_ failure: Calculation.Failure) -> Message {
    switch failure {
    case .divisionByZero: .Calculator.failureDivisionByZero
    case .tooLong: .Calculator.failureTooLong(count: Calculation.maximumLength)
    }
  }

  /// Returns the reason why a text isn't a number.
  static func unread(_ error: NumberReadingError) -> Message {
    let part = error.part.withVisibleBreaks
    return switch error.kind {
    case .empty: .Calculator.unreadEmpty
    case .unreadable: .unknown(part)
    case .misplacedSeparator: .Calculator.unreadSeparator(part: part)
    case .ambiguous: .Calculator.unreadAmbiguous(part: part)
    case .tooLong: .tooLong
    }
  }

  /// The key that ends a failure in the middle of a calculation.
  static var failureClears: Message {
    Message("failure.clear", table: "Calculator", ["key": .message(.Calculator.keyClear)])
  }

  /// Returns the message for a part of a text that is neither a number nor a key.
  static func unknown(_ part: String) -> Message {
    .Calculator.unread(part: part.withVisibleBreaks)
  }

  /// The reason why a number is too long.
  static var tooLong: Message { .Calculator.unreadTooLong(count: Calculation.maximumLength) }
}

extension String {
  /// The text with signs in place of line breaks and tabs, which would end a quotation's row.
  fileprivate var withVisibleBreaks: String {
    String(map { $0.isNewline ? "↵" : $0 == "\t" ? "⇥" : $0 })
  }
}

extension Rational {
  /// The number as a value for messages, with all the digits that are shown.
  fileprivate var value: MessageValue { .decimal(shown.plainText) }
}
