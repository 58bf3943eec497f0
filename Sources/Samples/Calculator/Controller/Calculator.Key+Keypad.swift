import CalculatorModel
import CalculatorView

extension Calculator.Key {
  /// Creates the model's key for one of the keypad's.
  init(_ key: KeypadKey) {
    self =
      switch key {
      case .digit(let digit): .digit(UInt8(digit))
      case .decimalSign: .decimalSign
      case .plus: .operation(.addition)
      case .minus: .operation(.subtraction)
      case .times: .operation(.multiplication)
      case .dividedBy: .operation(.division)
      case .power: .operation(.power)
      case .root: .root
      case .equals: .equals
      case .percent: .percent
      case .plusMinus: .changeSign
      case .backspace: .backspace
      case .clear: .clear
      case .openParenthesis: .openParenthesis
      case .closeParenthesis: .closeParenthesis
      case .memoryAdd: .memory(.add)
      case .memorySubtract: .memory(.subtract)
      case .memoryRecall: .memory(.recall)
      case .memoryClear: .memory(.clear)
      }
  }
}
