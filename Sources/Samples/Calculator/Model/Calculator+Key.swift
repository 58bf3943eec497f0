extension Calculator {
  /// A key, independent of its label.
  public enum Key: Hashable, Sendable {
    /// A digit from 0 to 9.
    case digit(UInt8)
    case decimalSign
    case operation(Calculation.Operation)
    case equals
    case percent
    case changeSign
    case backspace
    case clear
    case root
    /// A key of the memory, which only a calculator with a memory has.
    case memory(MemoryKey)
    /// Parentheses, which only an algebraic calculator has.
    case openParenthesis
    case closeParenthesis
  }

  /// A key of the memory.
  public enum MemoryKey: Hashable, Sendable {
    /// Adds the number to the memory.
    case add
    /// Subtracts the number from the memory.
    case subtract
    /// Enters the number of the memory, or clears the memory if that was done just before.
    case recall
    /// Clears the memory.
    case clear
  }

  /// The content of the display.
  public enum Display: Hashable, Sendable {
    /// A number in ASCII with a point, as it was typed: `-12.50`, or `12.` before its fraction.
    case number(plainText: String)
    /// The reason why there is no number.
    case failure(Calculation.Failure)
  }
}
