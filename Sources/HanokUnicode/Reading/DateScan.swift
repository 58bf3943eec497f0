/// The words and numbers of a date.
struct DateScan {
  /// A number, with the role from its unit: 11월.
  struct Number: Hashable {
    let value: Int
    let digitCount: Int
    var role: DateRole?
    /// The index among all items: an era is next to its year.
    let place: Int

    /// Whether it can only be a year.
    var isLong: Bool { digitCount > 2 || value > 31 }
  }

  private(set) var numbers: [Number] = []
  /// The meanings of the month's name by calendar, if there is one.
  private(set) var months: [Int: Set<Int>] = [:]
  private(set) var eras: [Int: Set<Int>] = [:]
  private(set) var eraPlace: Int?
  private(set) var weekday: Weekday?
  private(set) var hasMonthName = false
  private var itemCount = 0

  private let text: FoldedText
  private let lexicon: DateLexicon
  private var index = 0

  init(_ text: String, _ lexicon: DateLexicon) throws(DateReadingError) {
    self.text = FoldedText(text)
    self.lexicon = lexicon
    let scalars = self.text.scalars
    while index < scalars.count {
      if takeWord() || takeNumber() { continue }
      guard Self.isSeparator(scalars[index]) else { throw unreadable }
      index += 1
    }
  }

  /// Whether a scalar separates words and numbers; only the ASCII signs of dates do.
  private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return " .,/-()[]'".unicodeScalars.contains(scalar) }
    switch scalar.properties.generalCategory {
    case .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
      .finalPunctuation, .otherPunctuation:
      return true
    default: return scalar == "\u{2212}"
    }
  }

  /// An error at the current word.
  private var unreadable: DateReadingError {
    var end = index + 1
    while end < text.scalars.count, !Self.isSeparator(text.scalars[end]) { end += 1 }
    return DateReadingError(kind: .unreadable, part: text.source(of: index..<end))
  }
}

/// Words.
extension DateScan {
  /// Takes the longest known word at the current index, and returns whether there is one.
  private mutating func takeWord() -> Bool {
    if let (length, meanings) = word(at: index) { return take(meanings, length) }
    for prefix in lexicon.prefixes where text.scalars[index...].starts(with: prefix) {
      if let (length, meanings) = word(at: index + prefix.count) {
        return take(meanings, length + prefix.count)
      }
    }
    return false
  }

  private func word(at start: Int) -> (length: Int, Set<DateLexicon.Meaning>)? {
    let scalars = text.scalars
    for length in stride(from: min(lexicon.longest, scalars.count - start), to: 0, by: -1) {
      let word = scalars[start..<(start + length)]
      guard let meanings = lexicon.words[Array(word)] else { continue }
      let end = start + length
      if isBoundary(end) { return (length, meanings) }
      for ending in lexicon.endings
      where scalars[end...].starts(with: ending) && isBoundary(end + ending.count) {
        return (length + ending.count, meanings)
      }
    }
    return nil
  }

  private func isBoundary(_ end: Int) -> Bool {
    end == text.scalars.count || !Self.joins(text.scalars[end - 1], text.scalars[end])
  }

  /// Whether two adjacent scalars are in one word or number.
  private static func joins(_ left: Unicode.Scalar, _ right: Unicode.Scalar) -> Bool {
    if isDigit(left) || isDigit(right) { return isDigit(left) && isDigit(right) }
    let isWord = left.properties.isAlphabetic && right.properties.isAlphabetic
    return isWord && !isWrittenWithoutSpaces(left) && !isWrittenWithoutSpaces(right)
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.numericType == .decimal
  }

  /// Whether a scalar's script has no spaces: Thai, Lao, Burmese, Khmer, and East Asian scripts.
  private static func isWrittenWithoutSpaces(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1100...0x11FF, 0x1780...0x17FF, 0x2E80...0x9FFF,
      0xA960...0xA97F, 0xAC00...0xD7FF, 0xF900...0xFAFF, 0x20000...0x3FFFF:
      true
    default: false
    }
  }

  /// Takes a word by its meanings, and returns whether one of them is possible here.
  private mutating func take(_ meanings: Set<DateLexicon.Meaning>, _ length: Int) -> Bool {
    let hasNumberBefore = numbers.last.map { $0.place == itemCount - 1 && $0.role == nil } ?? false
    // 日 after a number is a day, otherwise Sunday.
    for case .unit(let role) in meanings where hasNumberBefore {
      numbers[numbers.count - 1].role = role
      return advance(by: length)
    }
    var (isMonth, isEra) = (false, false)
    for meaning in meanings {
      switch meaning {
      case .month(let calendar, let number) where !hasMonthName:
        months[calendar, default: []].insert(number)
        isMonth = true
      case .era(let calendar, let number) where eraPlace == nil:
        eras[calendar, default: []].insert(number)
        isEra = true
      default: break
      }
    }
    if isMonth { hasMonthName = true }
    if isEra, !isMonth { eraPlace = itemCount }
    if isEra, isMonth { eras = [:] }
    if isMonth || isEra { return advance(by: length) }
    for case .weekday(let weekday) in meanings where self.weekday == nil {
      self.weekday = weekday
      return advance(by: length)
    }
    // The Hebrew article is also the numeral ה׳.
    guard meanings.contains(.filler), HebrewNumeral.value(of: text.scalars[index...]) == nil else {
      return false
    }
    return advance(by: length, isItem: false)
  }

  private mutating func advance(by length: Int, isItem: Bool = true) -> Bool {
    index += length
    if isItem { itemCount += 1 }
    return true
  }
}

/// Numbers.
extension DateScan {
  /// Takes digits of any kind, and returns whether there are any.
  private mutating func takeNumber() -> Bool {
    let rest = text.scalars[index...]
    let digits = rest.prefix { Self.isDigit($0) }
    if !digits.isEmpty {
      // A number with more digits than a date can have is unreadable: the caller reports its range.
      guard digits.count <= 8 else { return false }
      let value = digits.reduce(0) { $0 * 10 + Int($1.properties.numericValue ?? 0) }
      return add(value, digitCount: digits.count, length: digits.count)
    }
    if let (value, count, length) = chineseNumber {
      return add(value, digitCount: count, length: length)
    }
    if let (value, length) = HebrewNumeral.value(of: rest) {
      // Years are written without the thousands: 787 is 5787.
      let isYear = value > 31
      return add(
        isYear && value < 1_000 ? value + 5_000 : value, digitCount: isYear ? 4 : 2, length: length)
    }
    return false
  }

  private mutating func add(_ value: Int, digitCount: Int, length: Int) -> Bool {
    numbers.append(Number(value: value, digitCount: digitCount, place: itemCount))
    return advance(by: length)
  }

  /// The numeral of Chinese characters: 二十一, 二〇二六, and 元 for the first year of an era.
  private var chineseNumber: (value: Int, digitCount: Int, length: Int)? {
    let rest = text.scalars[index...]
    if rest.first == "元", eraPlace == itemCount - 1 { return (1, 1, 1) }
    var length = 0
    var digits = 0
    for scalar in rest {
      guard scalar.value < 0xAC00, let numeral = EastAsianNumeral(scalar) else { break }
      switch numeral {
      case .digit: digits += 1
      case .small: break
      default: return nil
      }
      length += 1
    }
    guard length > 0 else { return nil }
    var word = ""
    word.unicodeScalars.append(contentsOf: rest.prefix(length))
    guard let number = try? Self.chinese.number(word), let value = number.value.integer else {
      return nil
    }
    return (value, length == digits ? digits : String(value).count, length)
  }

  private static let chinese = NumberReader(LanguageTag(canonical: "ja"))
}

/// A number in Hebrew letters: י״א is 11, תשפ״ז 787.
enum HebrewNumeral {
  private static let values: [Unicode.Scalar: Int] = {
    var values: [Unicode.Scalar: Int] = [:]
    for (place, letter) in "אבגדהוזחטיכלמנסעפצקרשת".unicodeScalars.enumerated() {
      values[letter] = place < 9 ? place + 1 : place < 18 ? (place - 8) * 10 : (place - 17) * 100
    }
    return values
  }()

  /// Returns the value and the length of a leading numeral, or nil if it has no marks.
  ///
  /// The mark is `'` after a letter or `"` before the last letter.
  static func value(of text: ArraySlice<Unicode.Scalar>) -> (value: Int, length: Int)? {
    var (value, length, isMarked) = (0, 0, false)
    for scalar in text {
      if scalar == "'" || scalar == "\"" {
        isMarked = true
        // A geresh after the first of several letters marks thousands.
        if scalar == "'", length == 1, text.count > 2, value == 5,
          values[text[text.startIndex + 2]] != nil
        {
          value = 0
        }
      } else if let letter = values[scalar] {
        value += letter
      } else {
        break
      }
      length += 1
    }
    return isMarked && value > 0 ? (value, length) : nil
  }
}
