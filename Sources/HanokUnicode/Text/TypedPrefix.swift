/// Finds texts by their beginning as it is typed, in the order of letters of a language (UTS #10).
///
/// Letters alone count: `a` finds `Åland` where that is an `a` to the language, `か` finds `カナダ`,
/// `ss` finds `ß`. A Korean text is found by syllables that aren't finished yet, and by the first
/// consonants of its syllables: `ㅅㅇ` finds `서울`. Spaces between are passed over.
package struct TypedPrefix: Sendable {
  private let collation: Collation?

  /// A finder for a language.
  package init(_ language: LanguageTag) {
    collation = try? Collation(language, strength: .primary, ignoresPunctuation: true)
  }

  /// Whether a text begins with what was typed; every text does with nothing.
  ///
  /// For many texts, ``matcher(of:)`` looks at what was typed once.
  package func matches(_ typed: String, beginningOf text: String) -> Bool {
    matcher(of: typed).matches(text)
  }

  /// Returns what finds the texts that begin with what was typed.
  package func matcher(of typed: String) -> Matcher { Matcher(typed, by: self) }

  /// A beginning that was typed, to be looked for in many texts.
  package struct Matcher: Sendable {
    private let prefix: TypedPrefix
    private let isEmpty: Bool
    private let key: ArraySlice<UInt8>
    /// What was typed, where it has consonants that may be the first of syllables.
    private let syllables: [Character]?

    fileprivate init(_ typed: String, by prefix: TypedPrefix) {
      self.prefix = prefix
      isEmpty = typed.isEmpty
      key = prefix.key(of: typed)
      let letters = typed.filter { !$0.isWhitespace }
      syllables = letters.contains { HangulInitial($0) != nil } ? Array(letters) : nil
    }

    /// Whether a text begins so.
    package func matches(_ text: String) -> Bool {
      if isEmpty || TypedPrefix.begins(prefix.key(of: text), with: key) { return true }
      return syllables.map { prefix.matchesSyllables($0, text) } ?? false
    }
  }

  /// Bytes in the order of the letters, without the end mark, so that a beginning has a beginning.
  fileprivate func key(of text: String) -> ArraySlice<UInt8> {
    guard let collation else { return Array(text.folded.utf8)[...] }
    var key = collation.key(of: text)[...]
    while let last = key.last, last <= Self.lastSeparator { key.removeLast() }
    return key
  }

  /// The byte between the levels of a key; a smaller one ends it (ICU, Sort Key Features).
  private static let lastSeparator: UInt8 = 1

  /// Whether a key begins with another, of something that counts.
  fileprivate static func begins(_ key: ArraySlice<UInt8>, with prefix: ArraySlice<UInt8>) -> Bool {
    !prefix.isEmpty && key.starts(with: prefix)
  }

  fileprivate func matchesSyllables(_ typed: [Character], _ text: String) -> Bool {
    let clusters = text.lazy.filter { !$0.isWhitespace }
    var index = typed.startIndex
    for cluster in clusters {
      guard index < typed.endIndex else { break }
      let isLast = index == typed.endIndex - 1
      guard matches(typed[index], cluster, isLast: isLast) else { return false }
      index += 1
    }
    return index == typed.endIndex
  }

  private func matches(_ typed: Character, _ cluster: Character, isLast: Bool) -> Bool {
    if let initial = HangulInitial(typed) { return initial.begins(cluster) }
    let (typed, cluster) = (key(of: String(typed)), key(of: String(cluster)))
    // The last syllable may not be finished yet.
    return isLast ? Self.begins(cluster, with: typed) : typed == cluster
  }
}

/// A consonant as it is typed alone, which is the first of a Hangul syllable (Unicode, section 3.12).
private struct HangulInitial {
  let number: UInt32

  /// The consonants that begin syllables, in the order of the syllables.
  private static let letters = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ")
  private static let firstSyllable: UInt32 = 0xAC00
  private static let lastSyllable: UInt32 = 0xD7A3
  /// The syllables that begin with one consonant.
  private static let syllables: UInt32 = 588

  init?(_ character: Character) {
    guard let index = Self.letters.firstIndex(of: character) else { return nil }
    number = UInt32(index)
  }

  func begins(_ character: Character) -> Bool {
    if let other = HangulInitial(character) { return other.number == number }
    let composed = String(character).normalizedNFC
    guard let scalar = composed.unicodeScalars.first?.value,
      (Self.firstSyllable...Self.lastSyllable).contains(scalar)
    else { return false }
    return (scalar - Self.firstSyllable) / Self.syllables == number
  }
}
