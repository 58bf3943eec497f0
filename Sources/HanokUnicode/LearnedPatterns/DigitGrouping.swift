/// The positions of a formatter's group separators: thousands, Indian groups, or none.
struct DigitGrouping: Hashable, Sendable {
  /// The text between groups, in UTF-8; empty if there is none.
  let separator: [UInt8]
  /// The number of digits in the last group.
  let primary: Int
  /// The number of digits in each group before it.
  let secondary: Int
  /// The least number with groups.
  let least: UInt64

  /// Returns nil if a long integer has other parts than digits and one kind of separator.
  init?(
    alphabet: DigitAlphabet, positive: IntegerPattern.Affixes, from write: (Int64) -> String?
  ) {
    guard let groups = Self.groups(of: Self.long, alphabet, positive, write) else { return nil }
    separator = groups.separators.first ?? []
    guard groups.separators.allSatisfy({ [separator] in $0 == separator }) else { return nil }
    primary = groups.sizes.last ?? 0
    secondary = groups.sizes.count > 2 ? groups.sizes[groups.sizes.count - 2] : primary
    var least = UInt64.max
    var power: Int64 = 1
    for _ in 1...8 where least == .max && !separator.isEmpty {
      guard let groups = Self.groups(of: power, alphabet, positive, write) else { return nil }
      if !groups.separators.isEmpty { least = UInt64(power) }
      power *= 10
    }
    self.least = least
  }

  /// An integer with at least three groups in any grouping.
  private static let long: Int64 = 1_111_111_111_111

  private static func groups(
    of value: Int64, _ alphabet: DigitAlphabet, _ positive: IntegerPattern.Affixes,
    _ write: (Int64) -> String?
  ) -> (sizes: [Int], separators: [[UInt8]])? {
    guard let text = write(value) else { return nil }
    let bytes = Array(text.utf8)
    guard bytes.starts(with: positive.prefix), bytes.count >= positive.prefix.count else {
      return nil
    }
    let core = bytes.dropFirst(positive.prefix.count).dropLast(positive.suffix.count)
    var sizes = [0]
    var separators: [[UInt8]] = []
    var isInside = true
    for scalar in String(decoding: core, as: UTF8.self).unicodeScalars {
      if alphabet.digits.contains(scalar) {
        if !isInside { sizes.append(0) }
        sizes[sizes.count - 1] += 1
        isInside = true
      } else {
        let bytes = Array(String(scalar).utf8)
        if isInside { separators.append(bytes) } else { separators[separators.count - 1] += bytes }
        isInside = false
      }
    }
    return (sizes, separators)
  }
}

/// The ten digits of a formatter, learned from its output.
struct DigitAlphabet {
  /// The digits from 0 to 9.
  let digits: [Unicode.Scalar]

  /// Returns nil if an integer below ten isn't written as one decimal digit of its own.
  init?(from write: (Int64) -> String?) {
    var digits: [Unicode.Scalar] = []
    for value in 0...9 {
      guard let text = write(Int64(value)) else { return nil }
      // Not all have the numeric type `decimal`: 〇一二三 are digits, too.
      let found = text.unicodeScalars.filter { $0.properties.numericType != nil }
      guard found.count == 1, let digit = found.first,
        digit.properties.numericValue == Double(value)
      else { return nil }
      digits.append(digit)
    }
    self.digits = digits
  }

  /// Returns the text around the one digit of a text.
  func affixes(of text: String, around digit: Int) -> IntegerPattern.Affixes? {
    let scalars = text.unicodeScalars
    guard let place = scalars.firstIndex(of: digits[digit]) else { return nil }
    let behind = scalars.index(after: place)
    return IntegerPattern.Affixes(
      prefix: Array(text[..<place].utf8), suffix: Array(text[behind...].utf8))
  }
}
