/// The way a formatter writes ISO 8601 dates: the texts of each field and the text between.
///
/// Like ``IntegerPattern`` it is learned from ICU's own output and verified against it. Then dates
/// are written without ICU, in a fraction of the time.
///
///     d MMMM y  →  [1 … 31] " " [января … декабря] " " year
final class CivilDatePattern: Sendable {
  private enum Element {
    case text([UInt8])
    case field(CivilDateField, texts: [[UInt8]])
    /// The minimum number of digits; with two, the last two digits.
    case year(digits: Int)
  }

  private let elements: [Element]
  /// The digits of years.
  private let integers: IntegerPattern

  /// The years that patterns are verified and used for.
  private static let years = 1...9_999

  /// Learns a pattern of a language, and verifies it.
  ///
  /// - Parameters:
  ///   - civil: Returns the local date and time of a point in time.
  ///   - written: Returns ICU's text of it.
  /// - Returns: Nil if any text differs, as in another calendar, or if a field has too many texts
  ///   to list.
  init?(
    _ pattern: String, _ language: LanguageTag, civil: (Instant) -> CivilDateTime,
    written: (Instant) -> String?
  ) {
    guard let numbers = try? NumberFormat(language, skeleton: "precision-integer group-off"),
      let integers = numbers.integerPattern, let runs = DatePatternRun.runs(of: pattern)
    else { return nil }
    self.integers = integers
    var elements: [Element] = []
    for run in runs {
      switch run {
      case .text(let text): elements.append(.text(Array(text.utf8)))
      case .field("y", let count): elements.append(.year(digits: count))
      case .field(let letter, let count):
        guard let field = CivilDateField(letter: letter),
          let texts = field.texts(as: String(repeating: letter, count: count), language)
        else { return nil }
        elements.append(.field(field, texts: texts))
      }
    }
    self.elements = elements
    for trial in Self.trials {
      let text = TextBuffer.attempt { self.write(civil(trial), to: &$0) }
      if text == nil || text != written(trial) { return nil }
    }
  }

  /// Appends the text of a date, and returns false if it cannot.
  func write(_ date: CivilDateTime, to buffer: inout TextBuffer) -> Bool {
    guard Self.years.contains(date.year) else { return false }
    for element in elements {
      switch element {
      case .text(let text): buffer.append(text)
      case .field(let field, let texts): buffer.append(texts[field.place(in: date)])
      case .year(let digits): write(year: UInt64(date.year), digits, to: &buffer)
      }
    }
    return true
  }

  private func write(year: UInt64, _ digits: Int, to buffer: inout TextBuffer) {
    integers.writeDigits(
      of: digits == 2 ? year % 100 : year, atLeast: digits, inGroups: false, to: &buffer)
  }

  /// Dates in which every field has most of its texts, and the first and last years.
  private static let trials: [Instant] = {
    let years = [2, 45, 987, 1582, 9_998] + (0..<43).map { 1_899 + $0 * 7 }
    return years.enumerated().compactMap { step, year in
      CivilDateTime(
        year: year, month: step % 12 + 1, day: step * 5 % 28 + 1, hour: step % 24,
        minute: step * 13 % 60, second: step * 17 % 60
      ).map { Instant($0, in: .utc) }
    }
  }()
}

/// A part of a date pattern: text, or a letter with its count.
enum DatePatternRun: Hashable {
  case text(String)
  case field(Character, count: Int)

  /// Returns the parts of a pattern (UTS #35, Date Format Patterns), or nil for an open quote.
  static func runs(of pattern: String) -> [DatePatternRun]? {
    var runs: [DatePatternRun] = []
    var isQuoted = false
    var rest = pattern[...]
    while let character = rest.popFirst() {
      if character == "'" {
        if rest.first == "'" {
          runs.append(.text("'"))
          rest.removeFirst()
        } else {
          isQuoted.toggle()
        }
      } else if !isQuoted, character.isASCII, character.isLetter {
        let count = rest.prefix { $0 == character }.count
        rest.removeFirst(count)
        runs.append(.field(character, count: count + 1))
      } else {
        runs.append(.text(String(character)))
      }
    }
    return isQuoted ? nil : runs
  }
}
