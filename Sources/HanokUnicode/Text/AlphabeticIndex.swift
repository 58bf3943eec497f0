import CHanokICU

/// The letters under which a language files words, as at the edge of a telephone book (UTS #35,
/// Collation, “Index Characters”).
///
/// ```
/// en  A B C … Z        ko  ㄱ ㄴ ㄷ … ㅎ  A … Z      ru  А Б В … Я  A … Z
/// sv  A … Z Å Ä Ö      ja  A … Z  あ か さ た な は ま や ら わ
/// ```
///
/// The Latin letters are beside those of other scripts. Chinese words are filed by their Pinyin or
/// their strokes, as the language tag says. Japanese words in Chinese characters aren't filed by how
/// they are read: give the reading in kana.
@safe public final class AlphabeticIndex: Sendable {
  /// A place for words: a letter, or what is before, between and after the letters.
  public struct Bucket: Hashable, Sendable {
    /// The letter as it is shown, mostly of one or two cells; `#` for texts without a letter.
    public let label: String
    /// Whether it is a letter; otherwise it has digits, signs and the letters of other scripts.
    public let isLetter: Bool
  }

  /// The language.
  public let language: LanguageTag
  /// The places, in the order of the language.
  public let buckets: [Bucket]

  /// The label of texts that begin with none of the letters, as telephones show it.
  private static let otherLabel = "#"

  // ICU's immutable index is only read: threads may share it.
  private nonisolated(unsafe) let handle: OpaquePointer

  /// Opens the letters of a language; it takes some milliseconds, and more for Chinese.
  public init(_ language: LanguageTag) throws(ICUError) {
    var status: Int32 = 0
    let opened = unsafe cicu_alphabet_open(language.description, Self.otherLabel, &status)
    let handle = try unsafe opened.opened(status)
    self.language = language
    unsafe self.handle = unsafe handle
    buckets = (0..<(unsafe cicu_alphabet_count(handle))).map { unsafe Self.bucket($0, of: handle) }
  }

  deinit { unsafe cicu_alphabet_close(handle) }

  private static func bucket(_ index: Int32, of handle: OpaquePointer) -> Bucket {
    var isLetter = false
    let label = try? unsafe ICUText.string { buffer, capacity, status in
      unsafe cicu_alphabet_label(handle, index, &isLetter, buffer, capacity, &status)
    }
    return Bucket(label: label ?? otherLabel, isLetter: isLetter)
  }

  /// Returns the number of the place that a text is filed under by its beginning, be it a letter, a
  /// digit or a sign.
  public func bucketIndex(of text: String) -> Int {
    var status: Int32 = 0
    let index = unsafe cicu_alphabet_bucket(handle, text, Int32(text.utf8.count), &status)
    return status > 0 ? 0 : max(0, min(Int(index), buckets.count - 1))
  }

  /// Returns the place that a text is filed under.
  public func bucket(of text: String) -> Bucket { buckets[bucketIndex(of: text)] }
}
