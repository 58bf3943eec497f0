import Timing

extension Report {
  /// Times every kind of message in every language beside ICU's own formatter.
  mutating func compareWithPatterns(_ kinds: [Kind], _ stopwatch: Stopwatch) throws {
    print(
      """
      Nanoseconds for a message.
      "all": from a program's values, texts in UTF-8, to a new text in UTF-8: both do the same.
      "append": arguments made before; ours to bytes, ICU4C's to a UnicodeString, both used again.
      "marked": arguments made before, to text with the places of tags, beside text alone.

      """)
    var table = Table(
      "message", "language", "all", "ICU4C", "ratio", "wanted", "append", "ICU4C", "ratio",
      "marked", "text", "ratio")
    for kind in kinds {
      for texts in Texts.all {
        let rows = Row.rows(kind)
        let ours = try MessageFormatting(
          texts.message(kind), language: texts.language, rows: rows)
        let theirs = PatternFormatting(texts.pattern(kind), language: texts.language, rows: rows)
        compare(ours.texts, theirs.texts, "\(kind) \(texts.language)")
        let times = stopwatch.time([
          ours.formatFromValues, theirs.formatFromValues, ours.append, theirs.format, ours.mark,
          ours.format,
        ])
        var cells = [kind.rawValue, texts.language]
        let wanted = kind.wantedRatio(in: texts.language)
        for (column, first, wanted) in [("all", 0, wanted), ("append", 2, 1), ("marked", 4, 2)] {
          let ratio = times[first].ratio(to: times[first + 1])
          judge(ratio, kind, column, texts.language, wanted: wanted)
          cells += [times[first].median.whole, times[first + 1].median.whole, ratio.hundredths]
          if column == "all" { cells.append(wanted.hundredths) }
        }
        table.append(cells)
      }
    }
    table.show()
  }
}
