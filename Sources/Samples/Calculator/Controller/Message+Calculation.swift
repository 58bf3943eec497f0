import CalculatorModel
import CalculatorView
import Hanok

/// The texts of the model's data.
extension Message {
  /// Returns a completed calculation as a line of the tape.
  static func tape(_ line: CalculationLine) -> Message {
    let calculation = calculation(line.parts[...])
    let result = number(line.result)
    return line.result.isComplete
      ? .Calculator.tapeLine(calculation: calculation, result: result)
      : .Calculator.tapeRoundedLine(calculation: calculation, result: result)
  }

  /// Returns the content of the memory, or nil for an empty one.
  static func memory(_ number: Rational) -> Message? {
    number.isZero ? nil : .Calculator.memory(number: sign(.number(number)))
  }

  /// Returns the parts of a calculation, which aren't empty, as one text.
  ///
  /// They are joined by halves: a long calculation is no deeper than a few messages.
  static func calculation(_ parts: ArraySlice<CalculationPart>) -> Message {
    if parts.count < 2 { return parts.first.map(sign) ?? .verbatim("") }
    let middle = parts.startIndex + parts.count / 2
    let (first, second) = (calculation(parts[..<middle]), calculation(parts[middle...]))
    return parts[middle - 1].isFollowedClosely || parts[middle].followsClosely
      ? .Calculator.calculationBeside(first: first, second: second)
      : .Calculator.calculationNext(first: first, second: second)
  }

  private static func sign(_ part: CalculationPart) -> Message {
    switch part {
    case .number(let value): number(value, isCut: !value.isShownInFull)
    case .operation(.addition): .Calculator.keyPlus
    case .operation(.subtraction), .negation: .Calculator.keyMinus
    case .operation(.multiplication): .Calculator.keyTimes
    case .operation(.division): .Calculator.keyDividedBy
    case .operation(.power): .Calculator.keyPower
    case .percent: .Calculator.keyPercent
    case .root: .Calculator.keyRoot
    case .openParenthesis: .Calculator.keyOpenParenthesis
    case .closeParenthesis: .Calculator.keyCloseParenthesis
    }
  }

  /// Returns a number of a calculation, with the sign of the key: a line has one kind of minus sign.
  private static func number(_ number: Rational, isCut: Bool = false) -> Message {
    let text = number.shown.plainText
    let isNegative = text.hasPrefix("-")
    let digits = MessageValue.decimal(isNegative ? String(text.dropFirst()) : text)
    let message: Message =
      isCut ? .Calculator.numberCut(number: digits) : .Calculator.number(number: digits)
    return isNegative
      ? .Calculator.calculationBeside(first: Message.Calculator.keyMinus, second: message) : message
  }

  /// Returns the reason why there is no result.
  static func failure(_ failure: Calculation.Failure) -> Message {
    switch failure {
    case .divisionByZero: .Calculator.failureDivisionByZero
    case .tooLong: .Calculator.failureTooLong(count: Calculation.maximumLength)
    case .fractionalExponent: .Calculator.failureFractionalExponent
    case .negativeRoot: .Calculator.failureNegativeRoot
    case .tooManyParts:
      .Calculator.failureTooManyParts(count: AlgebraicCalculator.maximumPartCount)
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

  /// Returns the reason why the last character of a part can't follow the others.
  ///
  /// - Parameter point: The decimal sign, if it is the reason.
  static func problem(
    _ problem: KeyOrder.Problem, in part: Substring, at point: Character
  ) -> Message {
    switch problem {
    case .misplaced: .misplaced(String(part))
    case .misplacedPoint: .Calculator.unreadSeparator(part: String(point))
    case .tooLong: .tooLong
    }
  }

  /// Returns the message for a part of a calculation that can't be computed as it is written.
  static func misplaced(_ part: String) -> Message {
    .Calculator.unreadMisplaced(part: part.withVisibleBreaks)
  }

  /// Returns the message for the end of a text that wasn't computed after a failure.
  static func notCalculated(_ part: String) -> Message {
    .Calculator.notCalculated(part: part.withVisibleBreaks)
  }

  /// Returns the message for a typed character that isn't a key.
  static func unknownKey(_ character: Character) -> Message {
    .Calculator.unknownKey(key: String(character).withVisibleBreaks)
  }

  /// Returns the keys that remove a sign which isn't a key, or was misplaced.
  static func refused(_ sign: String) -> Message {
    Message(
      "unknown-key.remove", table: "Calculator",
      [
        "key": .init(sign.withVisibleBreaks), "backspace": .message(.Calculator.keyBackspace),
        "clear": .message(.Calculator.keyClear),
      ])
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
  /// The text with signs in place of line breaks and tabs, which would end a quotation's row, and
  /// of spaces without anything else, which nobody sees.
  fileprivate var withVisibleBreaks: String {
    let isBlank = allSatisfy(\.isWhitespace)
    return String(
      map { $0.isNewline ? "↵" : $0 == "\t" ? "⇥" : isBlank ? "␣" : $0 })
  }
}

extension CalculationPart {
  /// Whether no space is between it and the next part.
  fileprivate var isFollowedClosely: Bool {
    [.openParenthesis, .negation, .root, .operation(.power)].contains(self)
  }

  /// Whether no space is between it and the part before.
  fileprivate var followsClosely: Bool {
    [.closeParenthesis, .percent, .operation(.power)].contains(self)
  }
}
