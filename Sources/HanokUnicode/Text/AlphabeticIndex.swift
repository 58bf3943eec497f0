import CHanokICU

/// The letters under which a language files words, as in the thumb index of a telephone book.
///
/// The letters are those of UTS #35, Collation, “Index Characters”.
///
/// ```
/// en  A B C … Z        ko  ㄱ ㄴ ㄷ … ㅎ  A … Z      ru  А Б В … Я  A … Z
/// sv  A … Z Å Ä Ö      ja  A … Z  あ か さ た な は ま や ら わ
/// ```
///
/// The Latin letters are next to those of other scripts. Chinese words are filed by their Pinyin or
/// their strokes, by the language tag. Japanese words in Chinese characters aren't filed by their
/// reading: pass the reading in kana.
@safe public final class AlphabeticIndex: Sendable {
  /// A place for words: a letter, or the words before, between and after the letters.
  public struct Bucket: Hashable, Sendable {
    /// The visible label, mostly one or two cells wide; `#` for texts without a letter.
    public let label: String
    /// Whether it is a letter; otherwise it holds digits, signs and letters of other scripts.
    public let isLetter: Bool
  }

  /// The language.
  public let language: LanguageTag
  /// The buckets, in the order of the language.
  public let buckets: [Bucket]

  /// The label for texts that begin with none of the letters, as on telephones.
  private static let otherLabel = "#"

  // ICU's immutable index is only read: threads may share it.
  private nonisolated(unsafe) let handle: OpaquePointer

  /// Opens the letters of a language, in some milliseconds, and more for Chinese.
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

  /// Returns the index of the bucket of a text, by its first letter, digit or sign.
  public func bucketIndex(of text: String) -> Int {
    var status: Int32 = 0
    let index = unsafe cicu_alphabet_bucket(handle, text, Int32(text.utf8.count), &status)
    return status > 0 ? 0 : max(0, min(Int(index), buckets.count - 1))
  }

  /// Returns the bucket of a text.
  public func bucket(of text: String) -> Bucket { buckets[bucketIndex(of: text)] }
}
