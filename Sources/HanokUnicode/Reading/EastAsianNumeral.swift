/// A numeral of Chinese characters or Hangul: a digit, or a power of ten that it counts.
enum EastAsianNumeral: Hashable {
  /// 〇, 一 … 九.
  case digit(UInt8)
  /// 十, 百, 千: the power of ten.
  case small(Int)
  /// 万, 億, 兆: the power of ten.
  case large(Int)
  /// 点, before digits behind the point.
  case point

  init?(_ scalar: Unicode.Scalar) {
    guard let found = Self.all[scalar] else { return nil }
    self = found
  }

  private static let all: [Unicode.Scalar: EastAsianNumeral] = {
    var all: [Unicode.Scalar: EastAsianNumeral] = [:]
    // The plain forms, those of documents, and Korean's.
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
