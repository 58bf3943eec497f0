/// How a formatter writes dates of ISO 8601's calendar: the texts of each field, and what stands
/// between them.
///
/// Like ``IntegerPattern`` it is learned from ICU's own output and tried on it; then dates are
/// written without ICU, in a fraction of the time.
///
///     d MMMM y  →  [1 … 31] " " [января … декабря] " " year
final class CivilDatePattern: Sendable {
  private enum Element {
    case text([UInt8])
    case field(CivilDateField, texts: [[UInt8]])
    /// So many digits at least; with two, the last two.
    case year(digits: Int)
  }

  private let elements: [Element]
  /// The digits that years are written with.
  private let integers: IntegerPattern

  /// The years that patterns are tried with, and that they are used for.
  private static let years = 1...9_999

  /// Learns a pattern of a language, and tries it.
  ///
  /// - Parameters:
  ///   - civil: What the clocks show at a point in time.
  ///   - written: What ICU writes for it.
  /// - Returns: Nil where anything comes out otherwise, as in another calendar, or where a field has
  ///   more texts than can be listed.
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

  /// Appends the text of a date, or tells that it can't.
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
    let needed = year > 999 ? 4 : year > 99 ? 3 : year > 9 ? 2 : 1
    integers.writeDigits(of: year, count: digits == 2 ? 2 : max(digits, needed), to: &buffer)
  }

  /// Dates where every field shows most of its texts, and the ends of the years.
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

/// A part of a date pattern: text, or a letter so many times.
enum DatePatternRun: Hashable {
  case text(String)
  case field(Character, count: Int)

  /// The parts of a pattern (UTS #35, Date Format Patterns); nil where a quote isn't closed.
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
