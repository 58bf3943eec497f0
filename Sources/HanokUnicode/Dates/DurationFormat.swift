import CHanokICU

/// A formatter of durations: `1:02:03`, `1 hour, 2 minutes, 3 seconds`.
///
/// As on a clock, time below the smallest unit and its last fraction digit isn't counted: 1.9 seconds
/// are `0:01`. A negative duration has the sign before its first number.
public final class DurationFormat: Sendable {
  /// The form of the text.
  public enum Style: String, CaseIterable, Sendable {
    /// `1:02:03`, by CLDR's duration patterns.
    case numeric
    /// `1 hour, 2 minutes, 3 seconds`
    case long
    /// `1 hr, 2 min, 3 sec`
    case short
    /// `1h 2m 3s`
    case narrow
  }

  /// A unit of time, by its number of seconds.
  public enum Unit: UInt64, CaseIterable, Comparable, Sendable {
    case second = 1
    case minute = 60
    case hour = 3_600
    case day = 86_400

    /// Whether a unit is shorter than another.
    public static func < (left: Unit, right: Unit) -> Bool { left.rawValue < right.rawValue }
  }

  /// A unit's share of a duration.
  private struct Part {
    let unit: Unit
    let count: UInt64
    /// The digits of the fraction, which only the smallest unit has.
    let fraction: String

    var isZero: Bool { count == 0 && fraction.allSatisfy { $0 == "0" } }

    /// The number in ASCII.
    func decimal(isNegative: Bool) -> String {
      (isNegative ? "-" : "") + "\(count)" + (fraction.isEmpty ? "" : ".\(fraction)")
    }
  }

  private enum Writing {
    case numeric([DurationPattern])
    case words([Unit: NumberFormat], ListFormat)
  }

  private let writing: Writing
  private let smallest: Unit
  private let largest: Unit
  private let fractionDigits: Int

  /// Opens a formatter.
  ///
  /// - Parameters:
  ///   - largest: The largest unit. The numeric style always writes it; nil writes hours only if
  ///     there are any. The numeric style has no days: it writes them as hours. The other styles
  ///     omit units without time; nil is the hour.
  ///   - smallest: The smallest unit; the numeric style ends with minutes or seconds.
  ///   - fractionDigits: The number of digits of a second's fraction, 0 to 18.
  /// - Throws: `ICUError` if ICU can't open the language's formatters.
  public init(
    _ language: LanguageTag, style: Style = .numeric, largest: Unit? = nil,
    smallest: Unit = .second, fractionDigits: Int = 0
  ) throws(ICUError) {
    self.fractionDigits = smallest == .second ? min(max(fractionDigits, 0), 18) : 0
    if style == .numeric {
      self.smallest = min(smallest, .minute)
      self.largest =
        self.smallest == .minute ? .hour : max(min(largest ?? .hour, .hour), .minute)
      writing = .numeric(
        try DurationPattern.patterns(
          language, largest: largest, smallest: self.smallest, fractionDigits: self.fractionDigits))
    } else {
      self.smallest = smallest
      self.largest = max(largest ?? .hour, smallest)
      var numbers: [Unit: NumberFormat] = [:]
      for unit in Unit.allCases where unit <= self.largest && unit >= smallest {
        numbers[unit] = try NumberFormat(
          language, skeleton: Self.skeleton(unit, style, self.fractionDigits))
      }
      let width: ListFormat.Width =
        style == .long ? .wide : style == .short ? .short : .narrow
      writing = .words(numbers, try ListFormat(language, kind: .units, width: width))
    }
  }

  private static func skeleton(_ unit: Unit, _ style: Style, _ fractionDigits: Int) -> String {
    let width = style == .long ? "full-name" : style.rawValue
    return "unit/\(unit) unit-width-\(width) "
      + (unit == .second ? DurationPattern.precision(fractionDigits) : "precision-integer")
  }

  /// Returns the text of a duration.
  ///
  /// - Throws: `ICUError` if ICU fails.
  public func string(_ duration: Duration) throws(ICUError) -> String {
    let parts = parts(of: duration)
    // Time that isn't counted has no sign, either.
    let isNegative = duration < .zero && !parts.allSatisfy(\.isZero)
    switch writing {
    case .numeric(let patterns):
      let hours = parts.first { $0.unit == .hour }
      let pattern = hours?.isZero == true ? patterns[0] : patterns[patterns.count - 1]
      var isFirst = true
      var text = ""
      for piece in pattern.pieces {
        switch piece {
        case .literal(let literal): text += literal
        case .number(let unit, let format):
          guard let part = parts.first(where: { $0.unit == unit }) else { continue }
          text += try format.string(decimal: part.decimal(isNegative: isNegative && isFirst))
          isFirst = false
        }
      }
      return text
    case .words(let numbers, let list):
      let counted = parts.filter { !$0.isZero }
      var texts: [String] = []
      for part in counted.isEmpty ? parts.suffix(1) : counted {
        let decimal = part.decimal(isNegative: isNegative && texts.isEmpty)
        if let text = try numbers[part.unit]?.string(decimal: decimal) { texts.append(text) }
      }
      return try list.string(texts)
    }
  }

  /// Returns the shares of all units, the largest first.
  private func parts(of duration: Duration) -> [Part] {
    let (seconds, attoseconds) = duration.components
    var rest = seconds.magnitude
    let digits = "\(attoseconds.magnitude)"
    let fraction = String(repeating: "0", count: 18 - digits.count) + digits
    return Unit.allCases.reversed().filter { $0 <= largest && $0 >= smallest }.map { unit in
      let count = rest / unit.rawValue
      rest %= unit.rawValue
      return Part(
        unit: unit, count: count,
        fraction: unit == .second ? String(fraction.prefix(fractionDigits)) : "")
    }
  }
}

/// CLDR's pattern of a duration in digits, such as `h:mm:ss` (UTS #35, Duration Formatting).
private struct DurationPattern {
  enum Piece {
    case literal(String)
    case number(DurationFormat.Unit, NumberFormat)
  }

  let pieces: [Piece]

  /// Returns the pattern of durations shorter than an hour, and the one of others.
  ///
  /// There is one for both if the largest unit is given, or if the smallest one is the minute.
  static func patterns(
    _ language: LanguageTag, largest: DurationFormat.Unit?, smallest: DurationFormat.Unit,
    fractionDigits: Int
  ) throws(ICUError) -> [DurationPattern] {
    let keys: [String] =
      if smallest == .minute {
        ["hm"]
      } else if let largest {
        [largest >= .hour ? "hms" : "ms"]
      } else {
        ["ms", "hms"]
      }
    var patterns: [DurationPattern] = []
    for key in keys { patterns.append(try DurationPattern(language, key, fractionDigits)) }
    return patterns
  }

  private init(_ language: LanguageTag, _ key: String, _ fractionDigits: Int) throws(ICUError) {
    let pattern = try unsafe ICUText.string { buffer, capacity, status in
      unsafe cicu_duration_pattern(language.description, key, buffer, capacity, &status)
    }
    var pieces: [Piece] = []
    var isQuoted = false
    var rest = Substring(pattern)
    while let character = rest.first {
      let run = rest.prefix { $0 == character }
      if character == "'" {
        isQuoted.toggle()
        rest.removeFirst()
      } else if !isQuoted, let unit = Self.units[character] {
        let precision = unit == .second ? Self.precision(fractionDigits) : "precision-integer"
        let width = String(repeating: "0", count: run.count)
        let skeleton = "integer-width/+\(width) group-off \(precision)"
        pieces.append(.number(unit, try NumberFormat(language, skeleton: skeleton)))
        rest.removeFirst(run.count)
      } else {
        pieces.append(.literal(String(character)))
        rest.removeFirst()
      }
    }
    self.pieces = pieces
  }

  private static let units: [Character: DurationFormat.Unit] = [
    "h": .hour, "H": .hour, "m": .minute, "s": .second,
  ]

  /// Returns the part of a skeleton that fixes the digits of a fraction.
  static func precision(_ digits: Int) -> String {
    digits == 0
      ? "precision-integer"
      : "." + String(repeating: "0", count: digits) + " rounding-mode-down"
  }
}
