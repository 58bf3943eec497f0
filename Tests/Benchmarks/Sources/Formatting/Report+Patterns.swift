import Timing

extension Report {
  /// Times every kind of message in every language beside ICU's own formatter.
  mutating func compareWithPatterns(_ kinds: [Kind], _ stopwatch: Stopwatch) throws {
    print(
      """
      Nanoseconds for a message.
      "all": from a program's values, texts in UTF-8, to a new text in UTF-8: both do the same.
      "format": arguments made before; ours to a new String, ICU4C's from UTF-16 to a UnicodeString
      that is used again.

      """)
    var table = Table(
      "message", "language", "all", "ICU4C", "ratio", "wanted", "format", "ICU4C", "ratio")
    for kind in kinds {
      for texts in Texts.all {
        let rows = Row.rows(kind)
        let ours = try MessageFormatting(
          texts.message(kind), language: texts.language, rows: rows)
        let theirs = PatternFormatting(texts.pattern(kind), language: texts.language, rows: rows)
        compare(ours.texts, theirs.texts, "\(kind) \(texts.language)")
        let times = stopwatch.time([
          ours.formatFromValues, theirs.formatFromValues, ours.format, theirs.format,
        ])
        let ratios = (times[0].ratio(to: times[1]), times[2].ratio(to: times[3]))
        judge(ratios.0, kind, "all", texts.language)
        judge(ratios.1, kind, "format", texts.language)
        table.append(
          kind.rawValue, texts.language, times[0].median.whole, times[1].median.whole,
          ratios.0.hundredths,
          kind.wantedRatio.hundredths, times[2].median.whole, times[3].median.whole,
          ratios.1.hundredths)
      }
    }
    table.show()
  }
}
