/// A reader of numbers as people of a language write them; the result is exact.
///
/// ```
/// en  1,234.5   (12%)      de  1.234,5       fr  1 234,5      de-CH  1’234.5
/// ar  ١٬٢٣٤٫٥    hi  १२,३४,५६७    ko  3억 5천만    ja  1.5万  千二百三十四    ru  1,5 млн
/// ```
///
/// It reads digits of all scripts and widths, every kind of minus sign, and the language's own
/// separators. Ambiguous text is refused: a French `1.234`, which ICU's lenient parser reads as a
/// thousand, a German `1.5`, where a point separates thousands, and an English `123 456`, which may
/// be two numbers. Numbers in several lines or columns are never one. Numbers in words (`twenty`)
/// aren't read, except in Chinese characters and Hangul; nor are currencies and units.
public struct NumberReader: Sendable {
  /// The language.
  public let language: LanguageTag
  private let separators: NumberSeparators
  private let magnitudes: NumberMagnitudes

  /// The maximum number of bytes that are read.
  private static let longest = 2_000

  /// Creates a reader of a language's numbers, in some 0.1 ms.
  public init(_ language: LanguageTag) {
    self.language = language
    separators = NumberSeparators(language)
    magnitudes = NumberMagnitudes(language)
  }

  /// Returns the number of a text.
  ///
  /// - Throws: An error with the first unreadable part and the reason.
  public func number(_ text: String) throws(NumberReadingError) -> ReadNumber {
    var scan = NumberScan(text)
    if text.utf8.count > Self.longest { throw scan.error(.tooLong) }
    if scan.signs.isEmpty { throw scan.error(.empty) }
    var frame = try NumberFrame(removedFrom: &scan)
    if scan.signs.isEmpty { throw NumberScan(text).error(.unreadable) }
    frame.power += magnitudes.removePower(from: &scan)
    let hasNumerals = scan.signs.contains { if case .eastAsian = $0.sign { true } else { false } }
    var value =
      hasNumerals
      ? try EastAsianNumber(scan, language, separators).value
      : try GroupedNumber(scan, separators).value
    value = value.shifted(by: frame.power)
    if frame.isNegative { value = -value }
    guard value.isWritable else { throw NumberScan(text).error(.tooLong) }
    let whole = NumberScan(text)
    if let index = whole.signs.firstIndex(where: { $0.sign == .separator(.lineBreak) }) {
      throw whole.error(.misplacedSeparator, atSign: index)
    }
    return ReadNumber(value: value, isPercent: frame.isPercent)
  }
}

/// The result of reading a number.
public struct ReadNumber: Hashable, Sendable {
  /// The number; of `12%` it is 0.12.
  public let value: ExactDecimal
  /// Whether the text has a percent sign.
  public let isPercent: Bool
}

/// The signs of a text, without invisible characters and the spaces around it.
struct NumberScan {
  typealias Item = (sign: NumberSign, scalar: Unicode.Scalar, range: Range<Int>)

  private let text: String
  var signs: ArraySlice<Item>

  init(_ text: String) {
    self.text = text
    var signs: [Item] = []
    var offset = 0
    for scalar in text.unicodeScalars {
      let end = offset + UTF8.width(scalar)
      if let sign = NumberSign(scalar) { signs.append((sign, scalar, offset..<end)) }
      offset = end
    }
    self.signs = signs[...]
    trim()
  }

  mutating func trim() {
    let blanks: [NumberSign] = [.separator(.space), .separator(.lineBreak)]
    while let first = signs.first, blanks.contains(first.sign) { signs.removeFirst() }
    while let last = signs.last, blanks.contains(last.sign) { signs.removeLast() }
  }

  /// Returns an error about all remaining signs.
  func error(_ kind: NumberReadingError.Kind) -> NumberReadingError {
    guard let first = signs.first, let last = signs.last else {
      return error(kind, at: 0..<text.utf8.count)
    }
    return error(kind, at: first.range.lowerBound..<last.range.upperBound)
  }

  /// Returns an error about a part of the text.
  func error(_ kind: NumberReadingError.Kind, at range: Range<Int>) -> NumberReadingError {
    let part = String(decoding: Array(text.utf8)[range], as: UTF8.self)
    return NumberReadingError(kind: kind, part: part, range: range)
  }

  /// Returns an error about a sign, or about the whole word if it is a letter.
  func error(_ kind: NumberReadingError.Kind, atSign index: Int) -> NumberReadingError {
    var end = index
    if [.other, .exponent].contains(signs[index].sign) {
      while end + 1 < signs.endIndex, [.other, .exponent].contains(signs[end + 1].sign) { end += 1 }
    }
    return error(kind, at: signs[index].range.lowerBound..<signs[end].range.upperBound)
  }
}

/// The signs around a number: plus or minus, percent, the parentheses of accountants.
private struct NumberFrame {
  private(set) var isNegative = false
  private(set) var isPercent = false
  var power = 0
  private var hasSign = false

  /// Removes the signs from both ends: `-%12` is Turkish, `12-` comes from cash registers.
  init(removedFrom scan: inout NumberScan) throws(NumberReadingError) {
    if scan.signs.first?.sign == .opening, scan.signs.last?.sign == .closing {
      scan.signs = scan.signs.dropFirst().dropLast()
      (isNegative, hasSign) = (true, true)
      scan.trim()
    }
    while let first = scan.signs.first, try take(first, scan, isLeading: true) {
      scan.signs.removeFirst()
      scan.trim()
    }
    while let last = scan.signs.last, try take(last, scan, isLeading: false) {
      scan.signs.removeLast()
      scan.trim()
    }
  }

  /// Whether an item belongs to the frame.
  private mutating func take(
    _ item: NumberScan.Item, _ scan: NumberScan, isLeading: Bool
  ) throws(NumberReadingError) -> Bool {
    switch item.sign {
    case .minus where !hasSign: (isNegative, hasSign) = (true, true)
    case .plus where !hasSign && isLeading: hasSign = true
    case .percent where power == 0: (isPercent, power) = (true, -2)
    case .permille where power == 0: power = -3
    case .minus, .plus, .percent, .permille: throw scan.error(.unreadable, at: item.range)
    default: return false
    }
    return true
  }
}

/// An error in reading a number, with its range.
public struct NumberReadingError: Error, Hashable, Sendable {
  /// The kind of the error.
  public enum Kind: Hashable, Sendable {
    /// The text is empty.
    case empty
    /// A part does not belong to a number.
    case unreadable
    /// A separator is in a wrong place for the language, as in the German `1.5`.
    case misplacedSeparator
    /// The text can be read in two ways, as the French `1.234` can.
    case ambiguous
    /// The number has more than 400 digits.
    case tooLong
  }

  /// The kind of the error.
  public let kind: Kind
  /// The unread part of the text.
  public let part: String
  /// The range of the part in the text, in UTF-8 bytes.
  public let range: Range<Int>
}
