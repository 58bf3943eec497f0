import HanokTerminal

nonisolated extension Style {
  /// Applies SGR parameters (ECMA-48 §8.3.117), and returns whether all of them are known.
  mutating func obey(_ numbers: [Int]) -> Bool {
    var rest = (numbers.isEmpty ? [0] : numbers)[...]
    while let number = rest.popFirst() {
      if let attribute = Self.attributesSet[number] {
        attributes.insert(attribute)
      } else if let cleared = Self.attributesCleared[number] {
        attributes.subtract(cleared)
      } else if number == 0 {
        self = .plain
      } else if let color = Self.color(number % 10, isBright: number >= 90, &rest) {
        switch number {
        case 30...39, 90...97: foreground = color
        case 40...49, 100...107: background = color
        default: return false
        }
      } else {
        return false
      }
    }
    return true
  }

  private static let attributesSet: [Int: Attributes] = [
    1: .bold, 2: .dim, 3: .italic, 4: .underline, 5: .blink, 7: .reverse, 9: .strikethrough,
  ]

  private static let attributesCleared: [Int: Attributes] = [
    22: [.bold, .dim], 23: .italic, 24: .underline, 25: .blink, 27: .reverse, 29: .strikethrough,
  ]

  /// Returns the colour of a parameter's last digit and of the parameters after it.
  private static func color(
    _ digit: Int, isBright: Bool, _ rest: inout ArraySlice<Int>
  ) -> Color? {
    switch (digit, rest.first) {
    case (0...7, _): return .palette(UInt8(digit + (isBright ? 8 : 0)))
    case (9, _): return .default
    case (8, 5):
      let index = rest.dropFirst().first.flatMap { UInt8(exactly: $0) }
      rest = rest.dropFirst(2)
      return index.map(Color.palette)
    case (8, 2):
      let parts = rest.dropFirst().prefix(3).compactMap { UInt8(exactly: $0) }
      rest = rest.dropFirst(4)
      return parts.count == 3 ? .rgb(parts[0], parts[1], parts[2]) : nil
    default: return nil
    }
  }
}
