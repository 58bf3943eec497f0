import HanokUnicode
import Testing

/// A date as somebody types it on 21 November 2026, and the day that it is.
struct DateCase: CustomTestStringConvertible {
  let tag: String
  let text: String
  let day: String
  /// What ICU 72's lenient parsers make of the text; nil where they don't read all of it.
  let icu: String?
  var testDescription: String { "\(tag) \(text)" }

  init(_ tag: String, _ text: String, _ day: String, icu: String? = nil) {
    (self.tag, self.text, self.day, self.icu) = (tag, text, day, icu)
  }
}

/// A text that is no day, or may be several.
struct RefusedDate: CustomTestStringConvertible {
  let tag: String
  let text: String
  let kind: DateReadingError.Kind
  let part: String
  let candidates: [String]
  /// What ICU 72's lenient parsers make of the text; nil where they don't read all of it.
  let icu: String?
  var testDescription: String { "\(tag) \(text)" }

  init(
    _ tag: String, _ text: String, _ kind: DateReadingError.Kind, at part: String? = nil,
    candidates: [String] = [], icu: String?
  ) {
    (self.tag, self.text, self.kind, self.part, self.icu) = (tag, text, kind, part ?? text, icu)
    self.candidates = candidates
  }
}

extension DateCase {
  /// Read as ICU reads them.
  static let alike: [DateCase] = [
    .init("en-US", "11/21/2026", "2026-11-21"), .init("en-US", "5/6/2026", "2026-05-06"),
    .init("en-GB", "5/6/2026", "2026-06-05"), .init("en-US", "Nov 21, 2026", "2026-11-21"),
    .init("en-US", "Saturday, November 21, 2026", "2026-11-21"),
    .init("en-US", "12/11/10", "2010-12-11"), .init("ko", "2026. 11. 21.", "2026-11-21"),
    .init("ko", "26.11.21", "2026-11-21"), .init("ko", "2026년 11월 21일", "2026-11-21"),
    .init("ja-u-ca-japanese", "8/11/21", "2026-11-21"),
    .init("de", "21.11.26", "2026-11-21"), .init("de", "21. Nov. 2026", "2026-11-21"),
    .init("ar-SA-u-ca-islamic-umalqura", "١١ جمادى الآخرة ١٤٤٨ هـ", "2026-11-21"),
    .init("ar-SA-u-ca-islamic-umalqura", "١١\u{200F}/٦\u{200F}/١٤٤٨ هـ", "2026-11-21"),
    .init("ar-EG", "٢١ نوفمبر ٢٠٢٦", "2026-11-21"),
    .init("ar-EG", "٢١\u{200F}/١١\u{200F}/٢٠٢٦", "2026-11-21"),
    .init("th", "21 พ.ย. 2569", "2026-11-21"), .init("th", "21/11/69", "2026-11-21"),
    .init("th", "21/11/2569", "2026-11-21"),
    .init("th", "วันเสาร์ที่ 21 พฤศจิกายน พ.ศ. 2569", "2026-11-21"),
    .init("fa", "۱۴۰۵/۸/۳۰", "2026-11-21"), .init("he", "21 בנובמבר 2026", "2026-11-21"),
    .init("he", "21.11.2026", "2026-11-21"),
    .init("he-u-ca-hebrew", "י״א בכסלו תשפ״ז", "2026-11-21"),
    .init("he-u-ca-hebrew", "11 כסלו 5787", "2026-11-21"),
    .init("zh-Hans", "2026年11月21日星期六", "2026-11-21"),
    .init("zh-Hant-TW-u-ca-roc", "115/11/21", "2026-11-21"),
    .init("vi", "21 thg 11, 2026", "2026-11-21"),
    .init("ru", "21 нояб. 2026", "2026-11-21"),
    .init("lt", "2026 m. lapkričio 21 d.", "2026-11-21"),
    .init("hu", "2026. november 21.", "2026-11-21"),
    .init("es", "21 de noviembre de 2026", "2026-11-21"),
    .init("hi", "२१ नवंबर २०२६", "2026-11-21"), .init("en-US", "11-21-2026", "2026-11-21"),
    .init("en-US", "Nov. 21, 2026", "2026-11-21"),
    .init("en-US", "11.21.2026", "2026-11-21"),
    .init("en-US", "Feb 29, 2028", "2028-02-29"),
    .init("en-GB", "21/11/2026", "2026-11-21"), .init("en-GB", "21/11/26", "2026-11-21"),
    .init("en-GB", "Saturday, 21 November 2026", "2026-11-21"),
    .init("de", "21.11.2026", "2026-11-21"),
    .init("de", "Samstag, 21. November 2026", "2026-11-21"),
    .init("de", "21/11/2026", "2026-11-21"), .init("fr", "21/11/2026", "2026-11-21"),
    .init("fr", "21 novembre 2026", "2026-11-21"),
    .init("fr", "samedi 21 novembre 2026", "2026-11-21"),
    .init("fr", "21 nov. 2026", "2026-11-21"), .init("es", "21/11/26", "2026-11-21"),
    .init("es", "sábado, 21 de noviembre de 2026", "2026-11-21"),
    .init("it", "21 novembre 2026", "2026-11-21"),
    .init("pt-BR", "21 de nov. de 2026", "2026-11-21"),
    .init("pl", "21 listopada 2026", "2026-11-21"), .init("pl", "21.11.2026", "2026-11-21"),
    .init("cs", "21. listopadu 2026", "2026-11-21"),
    .init("cs", "21. 11. 2026", "2026-11-21"), .init("ru", "21.11.2026", "2026-11-21"),
    .init("tr", "21 Kasım 2026", "2026-11-21"), .init("tr", "21.11.2026", "2026-11-21"),
    .init("hu", "2026. 11. 21.", "2026-11-21"), .init("ko", "2026-11-21", "2026-11-21"),
    .init("ko", "2026.11.21", "2026-11-21"), .init("ko", "２０２６년 １１월 ２１일", "2026-11-21"),
    .init("ja", "2026/11/21", "2026-11-21"),
    .init("ja-u-ca-japanese", "令和8年11月21日", "2026-11-21"),
    .init("ja-u-ca-japanese", "R8/11/21", "2026-11-21"),
    .init("zh-Hans", "2026/11/21", "2026-11-21"),
    .init("zh-Hant-TW", "2026/11/21", "2026-11-21"),
    .init("zh-Hant-TW-u-ca-roc", "民國115年11月21日", "2026-11-21"),
    .init("ar-EG", "21/11/2026", "2026-11-21"),
    .init("ar-EG", "السبت، ٢١ نوفمبر ٢٠٢٦", "2026-11-21"),
    .init("he", "יום שבת, 21 בנובמבר 2026", "2026-11-21"),
    .init("he-u-ca-hebrew", "כ״א באדר א׳ תשפ״ז", "2027-02-28"),
    .init("th", "๒๑ พฤศจิกายน ๒๕๖๙", "2026-11-21"), .init("vi", "21/11/2026", "2026-11-21"),
    .init("vi", "Thứ Bảy, 21 tháng 11, 2026", "2026-11-21"),
    .init("hi", "21/11/26", "2026-11-21"), .init("hi", "21 नवंबर 2026", "2026-11-21"),
    .init("id", "21 November 2026", "2026-11-21"),
    .init("nl", "21 november 2026", "2026-11-21"), .init("nl", "21-11-2026", "2026-11-21"),
    .init("fi", "21. marraskuuta 2026", "2026-11-21"),
    .init("fi", "21.11.2026", "2026-11-21"), .init("el", "21 Νοεμβρίου 2026", "2026-11-21"),
    .init("nb", "21. november 2026", "2026-11-21"),
    .init("ko", "2026년 11/21", "2026-11-21"), .init("hu", "26. nov. 21.", "2026-11-21"),
  ]

  /// Read where ICU reads nothing, or something else.
  static let better: [DateCase] = [
    .init("en-US", "21/11/2026", "2026-11-21", icu: "2027-09-11"),
    .init("en-US", "21st of November 2026", "2026-11-21", icu: nil),
    .init("en-US", "tomorrow", "2026-11-22", icu: nil),
    .init("en-US", "2026-11-21", "2026-11-21", icu: "2189-10-11"),
    .init("en-US", "20261121", "2026-11-21", icu: nil),
    .init("en-US", "11212026", "2026-11-21", icu: nil),
    .init("en-US", "21 Nov", "2026-11-21", icu: nil),
    .init("en-US", "March 15, 44 BC", "-0043-03-15", icu: nil),
    .init("ko", "21/11/2026", "2026-11-21", icu: "2027-05-19"),
    .init("ko", "2026년 11월 21일 (토)", "2026-11-21", icu: nil),
    .init("ko", "11월 21일", "2026-11-21", icu: nil),
    .init("ko", "11월21일 토요일", "2026-11-21", icu: nil),
    .init("ko", "모레", "2026-11-23", icu: nil), .init("ko", "내일", "2026-11-22", icu: nil),
    .init("ko", "261121", "2026-11-21", icu: nil),
    .init("ja", "令和8年11月21日", "2026-11-21", icu: nil),
    .init("ja", "R8.11.21", "2026-11-21", icu: nil),
    .init("ja", "令和元年5月1日", "2019-05-01", icu: nil),
    .init("ja", "昭和64年1月7日", "1989-01-07", icu: nil),
    .init("ja", "二〇二六年十一月二十一日", "2026-11-21", icu: nil),
    .init("ja", "令和八年十一月二十一日", "2026-11-21", icu: nil),
    .init("ja", "2026年11月21日（土）", "2026-11-21", icu: nil),
    .init("ja-u-ca-japanese", "2026/11/21", "2026-11-21", icu: "4044-11-21"),
    .init("ja", "明日", "2026-11-22", icu: nil),
    .init("ja", "２０２６／１１／２１", "2026-11-21", icu: nil),
    .init("de", "21. November", "2026-11-21", icu: nil),
    .init("de", "übermorgen", "2026-11-23", icu: nil),
    .init("ar-SA-u-ca-islamic-umalqura", "11/6/1448", "2026-11-21", icu: nil),
    .init("ar-SA-u-ca-islamic-umalqura", "21/11/2026", "2026-11-21", icu: nil),
    .init("ar-SA-u-ca-islamic-umalqura", "21 نوفمبر 2026", "2026-11-21", icu: nil),
    .init("th", "21/11/2026", "2026-11-21", icu: "1483-11-21"),
    .init("th", "พรุ่งนี้", "2026-11-22", icu: nil),
    .init("fa", "۳۰ آبان ۱۴۰۵", "2026-11-21", icu: "1955-08-28"),
    .init("he", "י״א בכסלו תשפ״ז", "2026-11-21", icu: nil),
    .init("he-u-ca-hebrew", "21.11.2026", "2026-11-21", icu: nil),
    .init("zh-Hans", "二〇二六年十一月二十一日", "2026-11-21", icu: nil),
    .init("zh-Hant-TW", "民國115年11月21日", "2026-11-21", icu: nil),
    .init("vi", "ngày 21 tháng 11 năm 2026", "2026-11-21", icu: nil),
    .init("ru", "21 ноября 2026 г.", "2026-11-21", icu: nil),
    .init("fr", "1er mars 2026", "2026-03-01", icu: nil),
    .init("bg", "21.11.2026 г.", "2026-11-21", icu: nil),
    .init("en-US", "11/21", "2026-11-21", icu: nil),
    .init("en-US", "21 November 2026", "2026-11-21", icu: nil),
    .init("en-US", "November 21", "2026-11-21", icu: nil),
    .init("en-US", "yesterday", "2026-11-20", icu: nil),
    .init("en-US", "TODAY", "2026-11-21", icu: nil),
    .init("en-US", "Nov 21 '26", "2026-11-21", icu: nil),
    .init("en-US", "2026/11/21", "2026-11-21", icu: "2189-10-11"),
    .init("en-US", "Nov 21, 2026 AD", "2026-11-21", icu: nil),
    .init("en-GB", "11/21/2026", "2026-11-21", icu: "2027-09-11"),
    .init("en-GB", "21 Nov", "2026-11-21", icu: nil),
    .init("de", "21.11.", "2026-11-21", icu: nil),
    .init("de", "21. Nov", "2026-11-21", icu: nil),
    .init("de", "gestern", "2026-11-20", icu: nil),
    .init("de", "2026-11-21", "2026-11-21", icu: "2027-05-19"),
    .init("de", "heute", "2026-11-21", icu: nil),
    .init("fr", "demain", "2026-11-22", icu: nil),
    .init("es", "mañana", "2026-11-22", icu: nil),
    .init("pt-BR", "amanhã", "2026-11-22", icu: nil),
    .init("sv", "21 november 2026", "2026-11-21", icu: "2027-05-19"),
    .init("sv", "21/11", "2026-11-21", icu: nil),
    .init("ru", "завтра", "2026-11-22", icu: nil),
    .init("ru", "суббота, 21 ноября 2026 г.", "2026-11-21", icu: nil),
    .init("uk", "21 листопада 2026 р.", "2026-11-21", icu: nil),
    .init("ko", "11/21", "2026-11-21", icu: nil),
    .init("ko", "11. 21.", "2026-11-21", icu: nil),
    .init("ko", "어제", "2026-11-20", icu: nil),
    .init("ja", "11月21日", "2026-11-21", icu: nil),
    .init("ja", "11/21", "2026-11-21", icu: nil),
    .init("ja", "平成31年4月30日", "2019-04-30", icu: nil),
    .init("ja", "明後日", "2026-11-23", icu: nil),
    .init("ja", "20261121", "2026-11-21", icu: nil),
    .init("zh-Hans", "11月21日", "2026-11-21", icu: nil),
    .init("zh-Hans", "2026年11月21号", "2026-11-21", icu: nil),
    .init("zh-Hans", "明天", "2026-11-22", icu: nil),
    .init("ar-EG", "غدًا", "2026-11-22", icu: nil),
    .init("ar-SA-u-ca-islamic-umalqura", "١١ رجب ١٤٤٨", "2026-12-20", icu: nil),
    .init("fa", "30 آبان 1405", "2026-11-21", icu: "1955-08-28"),
    .init("fa", "شنبه ۳۰ آبان ۱۴۰۵", "2026-11-21", icu: nil),
    .init("fa", "2026-11-21", "2026-11-21", icu: "2648-02-10"),
    .init("fa", "21 نوامبر 2026", "2026-11-21", icu: nil),
    .init("he", "מחר", "2026-11-22", icu: nil),
    .init("th", "21 พฤศจิกายน 2026", "2026-11-21", icu: "1483-11-21"),
    .init("id", "besok", "2026-11-22", icu: nil),
    .init("ko", "11/21 2026년", "2026-11-21", icu: nil),
    .init("en-US", "12122012", "2012-12-12", icu: nil),
    .init("en-GB", "20122012", "2012-12-20", icu: nil),
    .init("en-GB", "20101011", "2010-10-11", icu: nil),
    .init("en-US", "2026 Nov 21", "2026-11-21", icu: nil),
    .init("hu", "nov. 21.", "2026-11-21", icu: nil),
    .init("th", "21 พ.ย. ค.ศ. 2026", "2026-11-21", icu: nil),
  ]
}

extension RefusedDate {
  /// Refused, with the part that is in the way; some of them ICU takes for something.
  static let all: [RefusedDate] = [
    .init("en-US", "Sunday, November 21, 2026", .wrongWeekday, icu: "2026-11-21"),
    .init("en-US", "2/30/2026", .noSuchDay, icu: "2026-03-02"),
    .init("en-US", "November 2026", .incomplete, icu: nil),
    .init("en-US", "99/99", .noSuchDay, icu: nil), .init("en-US", "13/45", .noSuchDay, icu: nil),
    .init("en-US", "12/32", .noSuchDay, icu: nil), .init("de", "32.12.", .noSuchDay, icu: nil),
    .init("en-US", "12/2032", .incomplete, icu: nil),
    .init("ko", "99/99", .noSuchDay, icu: nil), .init("ar", "٩٩/٩٩", .noSuchDay, icu: nil),
    .init("ja", "2026/11", .incomplete, icu: nil),
    .init("en-US", "44 BC", .incomplete, icu: nil),
    .init("en-US", "13/13/2026", .noSuchDay, icu: "2027-01-13"),
    .init(
      "en-US", "21/11/26", .ambiguous, candidates: ["2021-11-26", "2026-11-21"], icu: "2027-09-11"),
    .init(
      "ko", "5/6/2026", .ambiguous, candidates: ["2026-05-06", "2026-06-05"], icu: "0010-12-17"),
    .init("ja", "昭和70年1月7日", .noSuchDay, icu: nil),
    .init("de", "31.2.2026", .noSuchDay, icu: "2026-03-03"),
    .init("fa", "30 ابان 1405", .unreadable, at: "ابان", icu: nil),
    .init("en-US", "gibberish", .unreadable, icu: nil),
    .init("en-US", "Nov 31, 2026", .noSuchDay, icu: "2026-12-01"),
    .init("en-US", "2026", .incomplete, icu: nil), .init("en-US", "", .empty, icu: nil),
    .init("en-US", "Feb 29, 2027", .noSuchDay, icu: "2027-03-01"),
    .init("en-US", "Smarch 13, 2026", .unreadable, at: "Smarch", icu: "2026-03-13"),
    .init("en-US", "10:30", .unreadable, at: ":30", icu: nil),
    .init("en-US", "1/2/3/4", .unreadable, icu: nil),
    .init("en-US", "0/1/2026", .noSuchDay, icu: "2025-12-01"),
    .init("en-US", "2026-21-11", .noSuchDay, icu: "2179-10-21"),
    .init("en-GB", "31/04/2026", .noSuchDay, icu: "2026-05-01"),
    .init("de", "Sonntag, 21. November 2026", .wrongWeekday, icu: "2026-11-21"),
    .init("de", "29.2.2027", .noSuchDay, icu: "2027-03-01"),
    .init("fr", "30 février 2026", .noSuchDay, icu: "2026-03-02"),
    .init("ko", "2026년 11월", .incomplete, icu: nil),
    .init("ko", "2026년 2월 30일", .noSuchDay, icu: "2026-03-02"),
    .init("ko", "2026년 11월 21일 일요일", .wrongWeekday, icu: "2026-11-21"),
    .init("ja", "令和8年2月30日", .noSuchDay, icu: nil),
    .init("ja", "2026年11月21日(日)", .wrongWeekday, icu: nil),
    .init("ar-SA-u-ca-islamic-umalqura", "٣١ رجب ١٤٤٨", .noSuchDay, icu: nil),
    .init("he-u-ca-hebrew", "ל״א בכסלו תשפ״ז", .noSuchDay, icu: "2026-12-11"),
    .init("en-US", "261121", .unreadable, icu: nil),
    .init("en", "123456789", .unreadable, icu: nil),
    .init("en-US", "10101010", .noSuchDay, icu: nil),
    .init("en-GB", "21 Nov 1/2", .unreadable, icu: nil),
    .init("en-US", "Nov Dec 1", .unreadable, at: "Dec", icu: nil),
    .init("en-US", "2026 2026 11", .noSuchDay, icu: "2185-04-17"),
    .init("ja", "令和8年11月", .incomplete, icu: nil),
    .init("ja", "8年11月21日", .shortYear, icu: "0008-11-21"),
    .init("en-GB", "5/6/7", .shortYear, icu: "0007-06-05"),
    .init("en-US", "Nov 21, 6", .shortYear, icu: "0006-11-21"),
    .init("en-US", "Nov 31, 6", .noSuchDay, icu: "0006-12-01"),
    .init("en-US", "1/100/2026", .noSuchDay, icu: "2026-04-10"),
    .init("en-US", "today Nov 21", .unreadable, at: "today", icu: nil),
  ]
}
