import CHanokICU

extension String {
  /// The text in Unicode Normalization Form C (UAX #15).
  public var normalizedNFC: String { unsafe transformed(cicu_normalize_nfc) }

  /// The text without the differences of case, width and compatibility: `Ｔ` and `T` are `t`.
  ///
  /// It is NFKC_Casefold (UAX #31), for comparing typed text.
  public var folded: String { unsafe transformed(cicu_fold) }

  /// The text in small Latin letters: `ほぞん` is `hozon`, `저장` is `jeojang`.
  ///
  /// ICU transcribes the scripts it knows (`Any-Latin`); Han characters have their Chinese reading.
  public var latinTranscription: String { unsafe transformed(cicu_latin) }

  /// The text without spaces at its ends.
  package var trimmingSpaces: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }

  private typealias Transformation = (
    UnsafePointer<CChar>?, Int32, UnsafeMutablePointer<CChar>?, Int32, UnsafeMutablePointer<Int32>?
  ) -> Int32

  private func transformed(_ transformation: Transformation) -> String {
    let result = try? unsafe ICUText.string { buffer, capacity, status in
      unsafe transformation(self, Int32(utf8.count), buffer, capacity, &status)
    }
    return result ?? self
  }
}
