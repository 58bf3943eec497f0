/// A number in Chinese or Hangul numerals: `3억 5천만`, `1.5万`, `千二百三十四`, `二〇二六`.
///
/// It is a sum of sections before 万, 億, 兆; each section is a sum of thousands, hundreds, tens and
/// ones. The digits can be of any kind.
struct EastAsianNumber {
  private(set) var value = ExactDecimal.zero

  private let scan: NumberScan
  private let separators: NumberSeparators
  /// The sum before the next large power, or nil if there is none.
  private var section: ExactDecimal?
  /// The digits before the next power.
  private var pending: ArraySlice<NumberScan.Item> = []
  private var lastSmall = 4
  private var lastLarge = Int.max
  private var hasFraction = false

  init(
    _ scan: NumberScan, _ language: LanguageTag, _ separators: NumberSeparators
  ) throws(NumberReadingError) {
    self.scan = scan
    self.separators = separators
    let signs = scan.signs
    var index = signs.startIndex
    while index < signs.endIndex {
      switch signs[index].sign {
      case .eastAsian(.small(let power)): try count(small: power, at: index)
      case .eastAsian(.large(var power)):
        // 万亿 is one power in Chinese.
        if power == 4, index + 1 < signs.endIndex, signs[index + 1].sign == .eastAsian(.large(8)) {
          (power, index) = (12, index + 1)
        }
        try checkChinese(power, language, at: index)
        try count(large: power, at: index)
      default:
        if pending.isEmpty { pending = signs[index..<index] }
        pending = signs[pending.startIndex...index]
      }
      index += 1
    }
    try finish(language)
  }

  /// Takes the pending digits as tens, hundreds or thousands; without digits the power counts once.
  private mutating func count(small power: Int, at index: Int) throws(NumberReadingError) {
    guard power < lastSmall else { throw scan.error(.unreadable, atSign: index) }
    let number = try takePending() ?? ExactDecimal(1)
    section = (section ?? .zero) + number.shifted(by: power)
    lastSmall = power
  }

  /// Takes the section as a number of ten thousands or more.
  private mutating func count(large power: Int, at index: Int) throws(NumberReadingError) {
    guard power < lastLarge else { throw scan.error(.unreadable, atSign: index) }
    let rest = try takePending()
    let number = section.map { $0 + (rest ?? .zero) } ?? rest ?? ExactDecimal(1)
    try checkRoom(number.shifted(by: power), at: index)
    value = value + number.shifted(by: power)
    (section, lastSmall, lastLarge) = (nil, 4, power)
  }

  private mutating func finish(_ language: LanguageTag) throws(NumberReadingError) {
    try checkShorthand(language)
    guard let last = scan.signs.indices.last else { return }
    if let rest = try takePending() { section = (section ?? .zero) + rest }
    guard let section else { return }
    try checkRoom(section, at: last)
    value = value + section
  }

  /// Throws if a section reaches the previous power: `3억 50000만` has hundred millions twice.
  private func checkRoom(_ number: ExactDecimal, at index: Int) throws(NumberReadingError) {
    if lastLarge != .max, !(number < ExactDecimal(1).shifted(by: lastLarge)) {
      throw scan.error(.unreadable, atSign: index)
    }
  }

  /// Throws for 兆 in simplified Chinese, which can also mean a million.
  private func checkChinese(
    _ power: Int, _ language: LanguageTag, at index: Int
  ) throws(NumberReadingError) {
    if scan.signs[index].scalar == "兆", language.language == "zh",
      language.maximized.script == "Hans"
    {
      throw scan.error(.ambiguous, atSign: index)
    }
  }

  /// Throws for a final digit without a power: 两万五 is 25,000 in spoken Chinese.
  private func checkShorthand(_ language: LanguageTag) throws(NumberReadingError) {
    guard language.language == "zh", pending.count == 1, let index = pending.indices.first,
      case .eastAsian(.digit(let digit)) = pending[index].sign, digit != 0,
      index > scan.signs.startIndex
    else { return }
    switch scan.signs[index - 1].sign {
    case .eastAsian(.small(let power)) where power > 1: throw scan.error(.ambiguous)
    case .eastAsian(.large): throw scan.error(.ambiguous)
    default: return
    }
  }

  /// Returns the pending number, or nil if there is none.
  private mutating func takePending() throws(NumberReadingError) -> ExactDecimal? {
    var part = scan
    part.signs = pending
    part.trim()
    pending = []
    guard let first = part.signs.indices.first else { return nil }
    // Only a power may follow a fraction: 1.5万.
    if hasFraction { throw scan.error(.unreadable, atSign: first) }
    let number = try number(of: part)
    hasFraction = number.fractionLength > 0
    if hasFraction, section != nil { throw scan.error(.unreadable, atSign: first) }
    return number
  }

  /// Returns the number of digits of any kind: 二〇二六, 三点一四, 1,234.
  private func number(of part: NumberScan) throws(NumberReadingError) -> ExactDecimal {
    var plain = part
    var numerals: [Int] = []
    for index in part.signs.indices {
      switch part.signs[index].sign {
      case .eastAsian(.digit(let digit)):
        plain.signs[index].sign = .digit(digit)
        numerals.append(index)
      case .eastAsian(.point):
        plain.signs[index].sign = .separator(.momayyez)
        numerals.append(index)
      default: break
      }
    }
    // 3五 is a slip, but 零 before other digits fills a place: 一万零五.
    if !numerals.isEmpty, numerals.count != part.signs.count {
      throw scan.error(.unreadable, at: part.error(.unreadable).range)
    }
    return try GroupedNumber(plain, separators).value
  }
}

/// A Chinese or Hangul numeral: a digit or a power of ten.
enum EastAsianNumeral: Hashable {
  /// 〇, 一 … 九.
  case digit(UInt8)
  /// 十, 百, 千: the power of ten.
  case small(Int)
  /// 万, 億, 兆: the power of ten.
  case large(Int)
  /// 点, before fraction digits.
  case point

  init?(_ scalar: Unicode.Scalar) {
    guard let found = Self.all[scalar] else { return nil }
    self = found
  }

  private static let all: [Unicode.Scalar: EastAsianNumeral] = {
    var all: [Unicode.Scalar: EastAsianNumeral] = [:]
    // The plain forms, the formal forms, and those of Korean.
    let digits = [
      "〇零영공", "一壱壹일", "二弐貳贰兩两이", "三参參叁삼", "四肆사", "五伍오", "六陸陆육륙", "七漆柒칠", "八捌팔", "九玖구",
    ]
    for (value, forms) in digits.enumerated() {
      for form in forms.unicodeScalars { all[form] = .digit(UInt8(value)) }
    }
    for (power, forms) in [(1, "十拾십"), (2, "百佰백"), (3, "千仟천阡")] {
      for form in forms.unicodeScalars { all[form] = .small(power) }
    }
    for (power, forms) in [(4, "万萬만"), (8, "億亿억"), (12, "兆조"), (16, "京경"), (20, "垓해")] {
      for form in forms.unicodeScalars { all[form] = .large(power) }
    }
    for form in "点點점・".unicodeScalars { all[form] = .point }
    return all
  }()
}
