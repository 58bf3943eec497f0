import Timing

extension Report {
  /// Times plain and plural messages beside gettext with `snprintf`.
  mutating func compareWithTranslations(_ kinds: [Kind], _ stopwatch: Stopwatch) throws {
    let kinds = kinds.filter { $0 == .plain || $0 == .plural }
    if kinds.isEmpty { return }
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
    var table = Table("message", "language", "format", "gettext", "ratio")
    for kind in kinds {
      for texts in Texts.all {
        let rows = Row.rows(kind).filter(\.isWrittenWithoutSeparators)
        // gettext has no digits but ASCII's.
        let ours = try MessageFormatting(
          texts.message(kind), language: texts.language + "-u-nu-latn", rows: rows)
        let theirs = TranslationFormatting(kind, rows: rows)
        folder.choose(texts.language)
        compare(ours.texts, theirs.texts, "\(kind) \(texts.language), gettext")
        let times = stopwatch.time([ours.format, theirs.format])
        table.append(
          kind.rawValue, texts.language, times[0].median.whole, times[1].median.whole,
          times[0].ratio(to: times[1]).hundredths)
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
