import HanokLocalization
import MessageFormat

/// The numbers that are written out in digits, which a translation has, too.
enum NumberRules {
  /// Returns a number of the source in whose place a pattern has another.
  static func mistakes(
    in pattern: ReviewedPattern, _ reference: ReviewedPattern, _ pair: ReviewedPair
  ) -> [Mistake] {
    if let literal = literal(pattern, reference) { return [literal] }
    let theirs = reference.numbers
    guard !theirs.isEmpty else { return [] }
    let own = pattern.numbers
    // Where numbers are only grouped in another way, all digits are the same.
    guard !own.isEmpty, own.map(\.digits).joined() != theirs.map(\.digits).joined(),
      let changed = theirs.first(where: { count(of: $0, in: own) < count(of: $0, in: theirs) }),
      let other = own.first(where: { count(of: $0, in: own) > count(of: $0, in: theirs) }),
      !isSameHour(changed, other, in: reference), !isSameDecade(changed, other, in: reference),
      !isSameYear(changed, other, pair.language.code),
      !isScaled(theirs, other, in: pattern, reference)
    else { return [] }
    return [
      Mistake(
        .number, other.range, ["subject": .init(other.value), "expected": .init(changed.value)])
    ]
  }

  /// Returns a number in a placeholder in whose place the source has another: `{405 :integer}`.
  private static func literal(
    _ pattern: ReviewedPattern, _ reference: ReviewedPattern
  ) -> Mistake? {
    let (own, theirs) = (pattern.literals, reference.literals)
    guard own.count == theirs.count,
      let changed = own.first(where: { literal in !theirs.contains { $0.text == literal.text } }),
      let expected = theirs.first(where: { literal in !own.contains { $0.text == literal.text } })
    else { return nil }
    return Mistake(
      .number, changed.range,
      ["subject": .init(changed.text), "expected": .init(expected.text)])
  }

  private static func count(
    of number: ReviewedPattern.Number, in numbers: [ReviewedPattern.Number]
  ) -> Int {
    numbers.count { $0.value == number.value }
  }

  /// Whether a number is the hour where a day has 24: “9 PM” is 21, “12 AM” is 0.
  private static func isSameHour(
    _ hour: ReviewedPattern.Number, _ other: ReviewedPattern.Number, in reference: ReviewedPattern
  ) -> Bool {
    guard let hour = Int(hour.value), let other = Int(other.value), hour <= 12 else { return false }
    let letters = reference.text.lowercased().filter(\.isLetter)
    return other == hour + 12 && hour < 12 && letters.contains("pm")
      || hour == 12 && (other == 0 || other == 24) && letters.contains("am")
  }

  /// Whether a number is a decade without its century: 90 for “the 1990s”.
  private static func isSameDecade(
    _ decade: ReviewedPattern.Number, _ other: ReviewedPattern.Number, in reference: ReviewedPattern
  ) -> Bool {
    decade.value.count == 4 && decade.value.hasSuffix(other.value)
      && reference.text.contains(decade.value + "s")
  }

  /// Whether a number is a year of another calendar.
  private static func isSameYear(
    _ year: ReviewedPattern.Number, _ other: ReviewedPattern.Number, _ language: String
  ) -> Bool {
    guard let year = Int(year.value), let other = Int(other.value), year > 1900, year < 2200 else {
      return false
    }
    return language == "th"
      ? other - year == 543
      : ["ckb", "fa", "ps"].contains(language) && (621...622).contains(year - other)
  }

  /// Whether a number is written with a word for its zeros: “10,000” is 1万, “1.5 million” is 150万.
  private static func isScaled(
    _ numbers: [ReviewedPattern.Number], _ other: ReviewedPattern.Number,
    in pattern: ReviewedPattern, _ reference: ReviewedPattern
  ) -> Bool {
    let words = reference.words.map { $0.text.lowercased() }
    let names = ["hundred", "thousand", "million", "billion", "trillion"]
    if words.contains(where: { word in names.contains { word.hasPrefix($0) } }) { return true }
    // In groups: each after the first has three digits.
    let digits = numbers.map(\.digits)
    guard other.hasWordAfter, !other.value.isEmpty else { return false }
    return digits.indices.contains { start in
      let groups = digits[(start + 1)...].prefix { $0.count == 3 }
      let whole = digits[start] + groups.joined()
      guard !groups.isEmpty || whole.count > 3 else { return false }
      return whole.hasPrefix(other.value) && whole.dropFirst(other.value.count).count > 2
        && whole.dropFirst(other.value.count).allSatisfy { $0 == "0" }
    }
  }
}

extension ReviewedPattern {
  /// The numbers in ASCII that placeholders format.
  fileprivate var literals: [(text: String, range: Range<Int>)] {
    var literals: [(text: String, range: Range<Int>)] = []
    for case .expression(let expression) in elements {
      guard let function = expression.function?.name,
        ["integer", "number", "percent"].contains(function),
        case .literal(let text)? = expression.operand, Double(text) != nil
      else { continue }
      literals.append((text, expression.range))
    }
    return literals
  }

  /// A number that is written out in digits.
  fileprivate struct Number {
    /// Its digits, in ASCII.
    let digits: String
    /// The digits without zeros at the start: a day can be written 09 or 9.
    let value: String
    /// Whether a letter follows it, or a space and a letter.
    let hasWordAfter: Bool
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
        let digits = run.map { "\($0.scalar.properties.numericValue.map(Int.init) ?? 0)" }.joined()
        let significant = digits.drop { $0 == "0" }
        let after = letters[run.endIndex...].drop { $0.scalar.isSpace }.first?.scalar
        numbers.append(
          Number(
            digits: digits, value: significant.isEmpty ? "0" : String(significant),
            hasWordAfter: after?.properties.isAlphabetic == true,
            range: letters.sourceRange(index..<run.endIndex, end: end)))
      }
      index = run.endIndex
    }
    return numbers
  }
}
