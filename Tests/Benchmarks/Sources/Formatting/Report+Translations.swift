import Timing

extension Report {
  /// Times plain and plural messages from a program's values beside gettext with `snprintf`.
  mutating func compareWithTranslations(_ kinds: [Kind], _ stopwatch: Stopwatch) throws {
    if kinds.allSatisfy({ $0.wantedTranslationRatio == nil }) { return }
    guard let folder = TranslationFolder(Texts.all) else {
      print(
        """

        Nothing beside gettext: that needs msgfmt (apt-get install gettext) and the locale data in
        /usr/lib/locale/C.utf8 (libc-bin).
        """)
      return
    }
    defer { folder.remove() }
    print("\nNanoseconds for a message beside (n)gettext with snprintf, in digits 0 to 9.\n")
    var table = Table("message", "language", "all", "gettext", "ratio", "wanted")
    for kind in kinds {
      guard let wanted = kind.wantedTranslationRatio else { continue }
      for texts in Texts.all {
        let rows = Row.rows(kind).filter(\.isWrittenWithoutSeparators)
        // gettext has no digits but ASCII's.
        let ours = try MessageFormatting(
          texts.message(kind), language: texts.language + "-u-nu-latn", rows: rows)
        let theirs = TranslationFormatting(kind, rows: rows)
        folder.choose(texts.language)
        compare(ours.texts, theirs.texts, "\(kind) \(texts.language), gettext")
        let times = stopwatch.time([ours.formatFromValues, theirs.format])
        let ratio = times[0].ratio(to: times[1])
        judge(ratio, kind, "gettext", texts.language, wanted: wanted)
        table.append(
          kind.rawValue, texts.language, times[0].median.whole, times[1].median.whole,
          ratio.hundredths, wanted.hundredths)
      }
    }
    table.show()
  }
}

extension Row {
  fileprivate var isWrittenWithoutSeparators: Bool {
    if case .count(let count) = self { count < 1_000 } else { true }
  }
}
