import CalculatorModel
import Testing

/// The memory of both calculators, without a screen.
@Suite struct MemoryCalculatorTests {
  private static let models: [any Calculating] = [Calculator(), AlgebraicCalculator()]

  private func calculator(_ base: any Calculating, after keys: String) -> MemoryCalculator {
    var calculator = MemoryCalculator(base)
    let others: [Character: Calculator.Key] = [
      ".": .decimalSign, "+": .operation(.addition), "-": .operation(.subtraction),
      "*": .operation(.multiplication), "/": .operation(.division), "^": .operation(.power),
      "=": .equals, "r": .root, "c": .clear, "b": .backspace, "p": .memory(.add),
      "s": .memory(.subtract), "m": .memory(.recall), "x": .memory(.clear),
    ]
    for character in keys {
      let key = others[character] ?? .digit(UInt8(character.wholeNumberValue ?? 0))
      calculator.press(key)
    }
    return calculator
  }

  @Test(arguments: [
    ("2+3p", "5", "5"), ("5p3p", "8", "3"), ("5p3s", "2", "3"), ("5pcm", "5", "5"),
    ("5p7mm", "0", "5"), ("5pm+m=", "5", "10"), ("1/3=p3*m=", "0.33333333333333333333", "1"),
    ("5p2m", "5", "5"), ("5px", "0", "5"), ("9rp", "3", "3"), ("2^10=p", "1024", "1024"),
    ("5p2+3m", "5", "5"), ("1/0=p", "0", nil), ("5pm3", "5", "3"),
    ("1/3=p5+m3", "0.33333333333333333333", "3"),
  ])
  func theMemoryKeepsSums(keys: String, memory: String, shown: String?) {
    for model in Self.models {
      let calculator = calculator(model, after: keys)
      #expect(calculator.memory.shown.plainText == memory, "\(keys)")
      #expect(calculator.number?.shown.plainText == shown, "\(keys)")
    }
  }

  /// A number that comes whole after another ends the calculation: none is lost.
  @Test func aRecalledNumberDropsNone() {
    for model in Self.models {
      let calculator = calculator(model, after: "5p2+3m")
      #expect(calculator.lastLine?.result == Rational(DecimalFraction(5)))
      #expect(calculator.calculationCount == 1)
    }
  }

  @Test func aSumThatCannotBeWrittenIsRefused() {
    for model in Self.models {
      let nines = String(repeating: "9", count: 40)
      let calculator = calculator(model, after: nines + "pc1")
      #expect(!calculator.takes(.memory(.add)))
      #expect(calculator.takes(.memory(.subtract)))
      #expect(!self.calculator(model, after: "5+").takes(.memory(.add)))
    }
  }

  @Test(arguments: [
    ("2+3", "5", true), ("1/3=", "0.33333333333333333333", true), ("5+", "5", false),
  ])
  func theModeChangesWithTheNumber(keys: String, shown: String, isChanged: Bool) {
    for model in Self.models {
      var calculator = calculator(model, after: keys + "")
      let (had, count) = (calculator.hasParentheses, calculator.calculationCount)
      #expect(calculator.changeMode() == isChanged)
      #expect(calculator.hasParentheses == (had != isChanged))
      #expect(calculator.number?.shown.plainText == shown && calculator.calculationCount >= count)
      if !isChanged { continue }
      for key in [Calculator.Key.operation(.multiplication), .digit(3), .equals] {
        calculator.press(key)
      }
      #expect(calculator.number == calculator.lastLine?.result)
      #expect(calculator.number?.isComplete == true)
    }
  }
}
