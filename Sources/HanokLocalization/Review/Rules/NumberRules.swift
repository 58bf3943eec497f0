/// The numbers that are written out in digits, which a translation has, too.
enum NumberRules {
  /// Returns a number of the source in whose place a pattern has another.
  static func mistakes(in pattern: ReviewedPattern, _ reference: ReviewedPattern) -> [Mistake] {
    let theirs = reference.numbers
    guard !theirs.isEmpty else { return [] }
    let own = pattern.numbers
    // Where numbers are only grouped in another way, all digits are the same.
    guard !own.isEmpty, own.map(\.value).joined() != theirs.map(\.value).joined(),
      let changed = theirs.first(where: { count(of: $0, in: own) < count(of: $0, in: theirs) }),
      let other = own.first(where: { count(of: $0, in: own) > count(of: $0, in: theirs) }),
      !isSameHour(changed, other, in: reference)
    else { return [] }
    return [
      Mistake(
        .number, other.range, ["subject": .init(other.value), "expected": .init(changed.value)])
    ]
  }

  private static func count(
    of number: ReviewedPattern.Number, in numbers: [ReviewedPattern.Number]
  ) -> Int {
    numbers.count { $0.value == number.value }
  }

  /// Whether a number is an hour of the afternoon: “9 PM” is 21 where a day has 24 hours.
  private static func isSameHour(
    _ hour: ReviewedPattern.Number, _ other: ReviewedPattern.Number, in reference: ReviewedPattern
  ) -> Bool {
    guard let hour = Int(hour.value), let other = Int(other.value), hour < 12, other == hour + 12
    else { return false }
    return reference.text.lowercased().filter(\.isLetter).contains("pm")
  }
}

extension ReviewedPattern {
  /// A number that is written out in digits.
  fileprivate struct Number {
    /// Its digits, in ASCII.
    let value: String
    /// The place in the message's source.
    let range: Range<Int>
  }

  /// The numbers that aren't part of a word in Latin letters.
  fileprivate var numbers: [Number] {
    var numbers: [Number] = []
    var index = 0
    while index < letters.count {
      guard letters[index].isDigit else {
        index += 1
        continue
      }
      let run = letters[index...].prefix(while: \.isDigit)
      let isInWord =
        index > 0 && letters[index - 1].scalar.value < 0x250
        && letters[index - 1].scalar.properties.isAlphabetic
      if !isInWord {
        let value = run.map { "\($0.scalar.properties.numericValue.map(Int.init) ?? 0)" }.joined()
        numbers.append(
          Number(value: value, range: letters.sourceRange(index..<run.endIndex, end: end)))
      }
      index = run.endIndex
    }
    return numbers
  }
}
