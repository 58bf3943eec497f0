import HanokUnicode
import MessageFormat
import Testing

/// What readers of seventeen languages should see, column by column as in ``placeholders``.
///
/// Written down by hand, as it looks: all kinds of spaces are spaces, and marks of direction aren't
/// seen.
@Suite struct LanguageTableTests {
  private static let placeholders = [
    "{1234567.891 :number}", "{|-0.256| :percent}", "{1234.5 :currency currency=EUR}",
    "{3 :unit unit=hour unitDisplay=long}",
    "{|2024-03-05| :date fields=year-month-day-weekday length=long}",
    "{|2024-03-05T15:04:06| :time}", "{|-3| :hanok:relative unit=day}", "{12345678 :hanok:compact}",
    "{$l :hanok:list type=or}",
  ]

  /// Newer CLDR data has no commas in Burmese dates.
  private static let burmeseDate =
    ICUVersion.major < 76 ? "၂၀၂၄၊ မတ် ၅၊ အင်္ဂါ" : "၂၀၂၄ မတ် ၅ အင်္ဂါ"

  /// CLDR 48 has no space before the weekday of Chinese dates in traditional characters.
  private static let chineseDate =
    ICUVersion.major < 78 ? "2024年3月5日 星期二" : "2024年3月5日星期二"

  /// CLDR 48 spells hours as dictionaries of Bengali do.
  private static let bengaliHours = ICUVersion.major < 78 ? "৩ ঘন্টা" : "৩ ঘণ্টা"

  private static let table = """
    en-US|1,234,567.891|-26%|€1,234.50|3 hours|Tuesday, March 5, 2024|3:04 PM|3 days ago|12M|A, B, or C
    ko|1,234,567.891|-26%|€1,234.50|3시간|2024년 3월 5일 화요일|오후 3:04|3일 전|1235만|A, B 또는 C
    ja|1,234,567.891|-26%|€1,234.50|3 時間|2024年3月5日火曜日|15:04|3 日前|1235万|A、B、またはC
    zh-Hant|1,234,567.891|-26%|€1,234.50|3 小時|\(chineseDate)|下午3:04|3 天前|1235萬|A、B或C
    ar-EG|١٬٢٣٤٬٥٦٧٫٨٩١|-٢٦٪|١٬٢٣٤٫٥٠ €|٣ ساعات|الثلاثاء، ٥ مارس ٢٠٢٤|٣:٠٤ م|قبل ٣ أيام|١٢ مليون|A أو B أو C
    fa|۱٬۲۳۴٬۵۶۷٫۸۹۱|−۲۶٪|€۱٬۲۳۴٫۵۰|۳ ساعت|۱۴۰۲ اسفند ۱۵, سه‌شنبه|۱۵:۰۴|۳ روز پیش|۱۲ میلیون|A، B، یا C
    he|1,234,567.891|-26%|1,234.50 €|3 שעות|יום שלישי, 5 במרץ 2024|15:04|לפני 3 ימים|12M|A, B או C
    ru|1 234 567,891|-26 %|1 234,50 €|3 часа|вторник, 5 марта 2024 г.|15:04|3 дня назад|12 млн|A, B или C
    pl|1 234 567,891|-26%|1234,50 €|3 godziny|wtorek, 5 marca 2024|15:04|3 dni temu|12 mln|A, B lub C
    de|1.234.567,891|-26 %|1.234,50 €|3 Stunden|Dienstag, 5. März 2024|15:04|vor 3 Tagen|12 Mio.|A, B oder C
    fr|1 234 567,891|-26 %|1 234,50 €|3 heures|mardi 5 mars 2024|15:04|il y a 3 jours|12 M|A, B ou C
    es|1.234.567,891|-26 %|1234,50 €|3 horas|martes, 5 de marzo de 2024|15:04|hace 3 días|12 M|A, B o C
    tr|1.234.567,891|-%26|€1.234,50|3 saat|5 Mart 2024 Salı|15:04|3 gün önce|12 Mn|A, B veya C
    hi|12,34,567.891|-26%|€1,234.50|3 घंटे|मंगलवार, 5 मार्च 2024|3:04 pm|3 दिन पहले|1.2 क॰|A, B या C
    bn|১২,৩৪,৫৬৭.৮৯১|-২৬%|১,২৩৪.৫০€|\(bengaliHours)|মঙ্গলবার, ৫ মার্চ, ২০২৪|৩:০৪ PM|৩ দিন আগে|১.২ কো|A, B, বা C
    my|၁,၂၃၄,၅၆၇.၈၉၁|-၂၆%|၁,၂၃၄.၅၀ €|၃ နာရီ|\(burmeseDate)|၁၅:၀၄|ပြီးခဲ့သည့် ၃ ရက်|၁.၂ ကုဋေ|A - B သို့မဟုတ် C
    th|1,234,567.891|-26%|€1,234.50|3 ชั่วโมง|วันอังคารที่ 5 มีนาคม 2567|15:04|3 วันที่ผ่านมา|12M|A, B หรือ C
    """.split(separator: "\n").map { $0.split(separator: "|").map(String.init) }

  @Test(arguments: table)
  func aLanguageIsWrittenAsItsReadersExpect(row: [String]) throws {
    let (tag, expected) = (row[0], Array(row.dropFirst()))
    try #require(expected.count == Self.placeholders.count)
    for (placeholder, expected) in zip(Self.placeholders, expected) {
      let text = try Matrix.text(placeholder, ["l": ["A", "B", "C"]], in: tag)
      #expect(text.asSeen == expected, "\(placeholder)")
    }
  }
}

extension String {
  /// The text with plain spaces, without marks of direction; a joiner stays, for it is seen.
  fileprivate var asSeen: String {
    let scalars = unicodeScalars.compactMap { scalar -> Unicode.Scalar? in
      switch scalar.value {
      case 0xA0, 0x202F, 0x2009: " "
      case 0x061C, 0x200E, 0x200F: nil
      default: scalar
      }
    }
    return String(String.UnicodeScalarView(scalars))
  }
}
