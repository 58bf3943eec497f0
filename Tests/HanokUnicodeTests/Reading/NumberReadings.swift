import HanokUnicode
import Testing

/// A number as somebody types it, and what it is.
struct NumberCase: CustomTestStringConvertible {
  let tag: String
  let text: String
  let value: String
  let isPercent: Bool
  /// What ICU 72's lenient parsers make of the text; nil where they don't read all of it.
  let icu: String?
  var testDescription: String { "\(tag) \(text)" }

  init(
    _ tag: String, _ text: String, _ value: String, isPercent: Bool = false, icu: String? = nil
  ) {
    (self.tag, self.text, self.value, self.isPercent, self.icu) = (tag, text, value, isPercent, icu)
  }
}

/// A text that is no number, or may be two.
struct RefusedNumber: CustomTestStringConvertible {
  let tag: String
  let text: String
  let kind: NumberReadingError.Kind
  let part: String
  /// What ICU 72's lenient parsers make of the text; nil where they don't read all of it.
  let icu: String?
  var testDescription: String { "\(tag) \(text)" }

  init(
    _ tag: String, _ text: String, _ kind: NumberReadingError.Kind, at part: String? = nil,
    icu: String?
  ) {
    (self.tag, self.text, self.kind, self.part, self.icu) = (tag, text, kind, part ?? text, icu)
  }
}

extension NumberCase {
  /// Read as ICU reads them.
  static let alike: [NumberCase] = [
    .init("en", "1,234.5", "1234.5"), .init("en", "1.5e3", "1500"),
    .init("en", "-1,234,567", "-1234567"), .init("en", "1 234", "1234"),
    .init("en", "1,00,000", "100000"), .init("de", "1.234,5", "1234.5"),
    .init("de", "1 234,5", "1234.5"), .init("fr", "1 234,5", "1234.5"),
    .init("de-CH", "1’234.5", "1234.5"), .init("de-CH", "1'234.5", "1234.5"),
    .init("ar-EG", "١٬٢٣٤٫٥", "1234.5"),
    .init("ar-EG", "\u{61C}-١٢٫٥٪\u{61C}", "-0.125", isPercent: true),
    .init("fa", "۱٬۲۳۴٫۵", "1234.5"), .init("hi", "१२,३४,५६७", "1234567"),
    .init("ja", "１，２３４．５", "1234.5"), .init("tr", "-%12,5", "-0.125", isPercent: true),
    .init("eu", "−% 12,5", "-0.125", isPercent: true), .init("en", "−5", "-5"),
    .init("ru", "1 234 567", "1234567"), .init("en", ".5", "0.5"), .init("en", "5.", "5"),
    .init("en", "+12", "12"), .init("en", "1e5", "100000"), .init("en", "1E-3", "0.001"),
    .init("en", "12 %", "0.12", isPercent: true),
    .init("en", "%12", "0.12", isPercent: true), .init("en", "0.1", "0.1"),
    .init("en", "５", "5"), .init("en", "1'234", "1234"), .init("en", "00012", "12"),
    .init("en", "-0", "0"), .init("en-IN", "12,34,567.5", "1234567.5"),
    .init("de", "1.234.567", "1234567"), .init("de", "-1.234,50", "-1234.5"),
    .init("de", "12,5 %", "0.125", isPercent: true), .init("de", "1’234", "1234"),
    .init("de-AT", "1 234,5", "1234.5"), .init("es", "1.234,5", "1234.5"),
    .init("es", "1234,5", "1234.5"), .init("es", "12,5 %", "0.125", isPercent: true),
    .init("fr", "1 234 567,89", "1234567.89"),
    .init("fr", "12,5 %", "0.125", isPercent: true), .init("fr", "1,5", "1.5"),
    .init("it", "1.234,5", "1234.5"), .init("pt-BR", "1.234,56", "1234.56"),
    .init("pl", "1 234,5", "1234.5"), .init("sv", "−1 234,5", "-1234.5"),
    .init("nb", "−5,5", "-5.5"), .init("ru", "−1 234,5", "-1234.5"),
    .init("uk", "1 234,5", "1234.5"), .init("tr", "1.234,5", "1234.5"),
    .init("tr", "%50", "0.5", isPercent: true), .init("ar-EG", "١٬٢٣٤", "1234"),
    .init("ar-EG", "١٢٣٤", "1234"), .init("ar-EG", "١٢٫٥٪", "0.125", isPercent: true),
    .init("ar", "-٥", "-5"), .init("ar-MA", "1.234,5", "1234.5"),
    .init("fa", "\u{200E}−۱۲٫۵", "-12.5"), .init("fa", "۱۲٫۵٪", "0.125", isPercent: true),
    .init("he", "\u{200E}-1,234.5", "-1234.5"), .init("he", "1,234.5", "1234.5"),
    .init("hi", "12,34,567.5", "1234567.5"), .init("hi-u-nu-deva", "१.५", "1.5"),
    .init("bn", "১২,৩৪,৫৬৭.৫", "1234567.5"), .init("th", "๑,๒๓๔.๕", "1234.5"),
    .init("th", "1,234.5", "1234.5"), .init("vi", "1.234,5", "1234.5"),
    .init("id", "1.234,5", "1234.5"), .init("ko", "1,234.5", "1234.5"),
    .init("ko", "１２３", "123"), .init("ko", "12.5%", "0.125", isPercent: true),
    .init("ja", "12％", "0.12", isPercent: true), .init("zh", "1,234.5", "1234.5"),
  ]

  /// Read where ICU reads nothing, or something else.
  static let better: [NumberCase] = [
    .init("en", "(12%)", "-0.12", isPercent: true, icu: nil),
    .init("en", "1.5 million", "1500000", icu: nil),
    .init("de", "1,5 Mio.", "1500000", icu: nil), .init("fr", "1.5", "1.5", icu: nil),
    .init("ar-EG", "1,234.5", "1234.5", icu: nil),
    .init("ar-EG", "٥ مليون", "5000000", icu: nil),
    .init("hi", "2 करोड़", "20000000", icu: nil),
    .init("ko", "3억 5천만", "350000000", icu: nil), .init("ko", "1.5만", "15000", icu: nil),
    .init("ko", "삼억 오천만", "350000000", icu: nil),
    .init("ko", "3억5000", "300005000", icu: nil),
    .init("ko", "1,234만", "12340000", icu: nil), .init("ja", "1.5万", "15000", icu: nil),
    .init("ja", "千二百三十四", "1234", icu: nil), .init("ja", "二〇二六", "2026", icu: nil),
    .init("ja", "▲1,234", "-1234", icu: nil),
    .init("zh", "1.5万亿", "1500000000000", icu: nil), .init("zh", "三点一四", "3.14", icu: nil),
    .init("zh", "一万零五", "10005", icu: nil),
    .init("zh-Hant", "3兆", "3000000000000", icu: nil),
    .init("ru", "1,5 млн", "1500000", icu: nil), .init("en", "5-", "-5", icu: nil),
    .init("en", "5‰", "0.005", icu: nil), .init("en", "(1,234.50)", "-1234.5", icu: nil),
    .init(
      "en", "123456789012345678901234567890.123456789", "123456789012345678901234567890.123456789",
      icu: "123456789012345678901234567900"),
    .init("en", "1 million", "1000000", icu: nil),
    .init("en", "3 thousand", "3000", icu: nil),
    .init("de", "3 Milliarden", "3000000000", icu: nil),
    .init("es", "2 millones", "2000000", icu: nil),
    .init("fr", "2 milliards", "2000000000", icu: nil),
    .init("pt-BR", "1,5 milhão", "1500000", icu: nil),
    .init("pl", "2 mln", "2000000", icu: nil), .init("ru", "12 тыс.", "12000", icu: nil),
    .init("ar-EG", "1234.5", "1234.5", icu: nil),
    .init("fa", "1,234.5", "1234.5", icu: nil),
    .init("fa", "۲ میلیون", "2000000", icu: nil),
    .init("he", "5 מיליון", "5000000", icu: nil), .init("hi", "१ लाख", "100000", icu: nil),
    .init("vi", "2 triệu", "2000000", icu: nil), .init("id", "5 juta", "5000000", icu: nil),
    .init("ko", "1억", "100000000", icu: nil), .init("ko", "만", "10000", icu: nil),
    .init("ko", "이천이십육", "2026", icu: nil), .init("ko", "2천", "2000", icu: nil),
    .init("ko", "1조 2345억 6789만", "1234567890000", icu: nil),
    .init("ko", "-3만", "-30000", icu: nil), .init("ja", "1億2345万", "123450000", icu: nil),
    .init("ja", "三億五千万", "350000000", icu: nil), .init("ja", "三・一四", "3.14", icu: nil),
    .init("ja", "十", "10", icu: nil), .init("ja", "百二十", "120", icu: nil),
    .init("ja", "1兆", "1000000000000", icu: nil), .init("ja", "△５００", "-500", icu: nil),
    .init("ja", "1万5000", "15000", icu: nil), .init("zh", "1.2亿", "120000000", icu: nil),
    .init("zh", "一百二十三", "123", icu: nil), .init("zh", "贰仟零伍拾", "2050", icu: nil),
    .init("zh", "两千", "2000", icu: nil), .init("zh-Hant", "3億5千萬", "350000000", icu: nil),
    .init("zh-Hant", "1.5萬", "15000", icu: nil),
  ]
}

extension RefusedNumber {
  /// Refused, with the part that is in the way; some of them ICU takes for something.
  static let all = withAnyVersion + compactWords

  /// CLDR 48 writes compact numbers of India with this word, so that it is read.
  private static let compactWords: [RefusedNumber] =
    ICUVersion.major < 78 ? [.init("en-IN", "1 lakh", .unreadable, at: "lakh", icu: nil)] : []

  private static let withAnyVersion: [RefusedNumber] = [
    .init("en", "1,5", .misplacedSeparator, at: ",", icu: nil),
    .init("en", "12 apples", .unreadable, at: "apples", icu: nil),
    .init("en", "3K", .unreadable, at: "K", icu: nil),
    .init("de", "1.5", .misplacedSeparator, at: ".", icu: nil),
    .init("de", "1,234.5", .misplacedSeparator, at: ".", icu: nil),
    .init("fr", "1.234", .ambiguous, icu: "1234"),
    .init("ko", "3억 50000만", .unreadable, at: "만", icu: nil),
    .init("ko", "12개", .unreadable, at: "개", icu: nil),
    .init("zh", "两万五", .ambiguous, icu: nil),
    .init("zh-Hans", "3兆", .ambiguous, at: "兆", icu: nil),
    .init("en", "--5", .unreadable, at: "-", icu: "-5"), .init("en", "", .empty, icu: nil),
    .init("ne", "1 करोड", .unreadable, at: "करोड", icu: nil),
    .init("en", "1,234,56", .misplacedSeparator, at: ",", icu: "123456"),
    .init("en", "12,34", .misplacedSeparator, at: ",", icu: "1234"),
    .init("en", "1.234.567", .misplacedSeparator, at: ".", icu: nil),
    .init("en", "12e", .unreadable, at: "e", icu: nil),
    .init("en", "((5))", .unreadable, at: "(", icu: nil),
    .init("en", "$5", .unreadable, at: "$", icu: nil),
    .init("en", "1_000", .unreadable, at: "_", icu: nil),
    .init("en", "1,234 567", .misplacedSeparator, at: " ", icu: nil),
    .init("en", "4-5", .unreadable, at: "-", icu: nil),
    .init("de", "12.34", .misplacedSeparator, at: ".", icu: "1234"),
    .init("ar-EG", "١٢٫٥٫٦", .misplacedSeparator, at: "٫", icu: nil),
    .init("ko", "5천만 3억", .unreadable, at: "억", icu: nil),
    .init("ko", "12만원", .unreadable, at: "원", icu: nil),
    .init("ja", "壱万円", .unreadable, at: "円", icu: nil),
    .init("en", "twelve", .unreadable, icu: nil), .init("ja", "3・5", .unreadable, icu: nil),
    .init("en", "1234,567", .misplacedSeparator, at: ",", icu: "1234567"),
    .init("en", ",567", .misplacedSeparator, at: ",", icu: "567"),
    .init("en", "1,2,345", .misplacedSeparator, at: ",", icu: nil),
    .init("en", "1,,234", .misplacedSeparator, at: ",", icu: "1234"),
    .init("en", "1,0000", .misplacedSeparator, at: ",", icu: "10000"),
    .init("en-IN", "123,45,678", .misplacedSeparator, at: ",", icu: "12345678"),
    .init("de", "1234.567,8", .misplacedSeparator, at: ".", icu: "1234567.8"),
  ]
}
