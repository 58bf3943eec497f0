/// A search for texts by their first letters, in a language's collation (UTS #10).
///
/// A matcher also finds what is typed at the beginning of a later word, and inside words.
///
/// Only base letters count: `a` finds `Åland` if that is an `a` in the language, `か` finds `カナダ`,
/// `ss` finds `ß`. A Korean text is found by incomplete syllables, and by the first consonants of
/// its syllables: `ㅅㅇ` finds `서울`. While `저장` is typed, `젖` is in the place of `저ㅈ`, and finds it
/// too. Spaces are ignored.
public struct TypedPrefix: Sendable {
  private let collation: Collation?

  /// Creates a search for a language.
  public init(_ language: LanguageTag) {
    collation = try? Collation(language, strength: .primary, ignoresPunctuation: true)
  }

  /// Whether a text begins with the typed text; every text begins with an empty one.
  ///
  /// For many texts, ``matcher(of:)`` prepares the typed text only once.
  public func matches(_ typed: String, beginningOf text: String) -> Bool {
    matcher(of: typed).matches(text)
  }

  /// Returns a matcher of texts that begin with the typed text.
  public func matcher(of typed: String) -> Matcher { Matcher(typed, by: self) }

  /// A typed beginning, prepared for a search in many texts.
  public struct Matcher: Sendable {
    private let prefix: TypedPrefix
    private let isEmpty: Bool
    private let key: ArraySlice<UInt8>
    /// The typed text, if it has consonants that may be the first of syllables, and the text of
    /// which its last consonant is such a one.
    private let syllables: [[Character]]

    fileprivate init(_ typed: String, by prefix: TypedPrefix) {
      self.prefix = prefix
      isEmpty = typed.isEmpty
      key = prefix.key(of: typed)
      let letters = typed.filter { !$0.isWhitespace }
      let hasInitials = letters.contains { HangulInitial($0) != nil }
      syllables =
        (hasInitials ? [Array(letters)] : [])
        + [HangulInitial.splitting(letters)].compactMap { $0 }
    }

    /// Whether a text begins with the typed text.
    public func matches(_ text: String) -> Bool { matches(prefix.candidate(text)) }

    /// Whether a prepared text begins with the typed text.
    public func matches(_ candidate: Candidate) -> Bool {
      if isEmpty || TypedPrefix.begins(candidate.key, with: key) { return true }
      return syllables.contains { prefix.matchesSyllables($0, candidate.text) }
    }

    /// Whether a prepared text has the typed text at a place.
    ///
    /// - Complexity: O(1) keys at the beginning; otherwise O(*n*) in the words, or the characters.
    public func matches(_ candidate: Candidate, at place: Place) -> Bool {
      if place == .beginning { return matches(candidate) }
      let text = candidate.text
      var former: Character?
      for index in text.indices {
        defer { former = text[index] }
        guard let former, text[index].isOfWord, place == .inside || !former.isOfWord else {
          continue
        }
        if matches(String(text[index...])) { return true }
      }
      return false
    }
  }

  /// The places in a text where the typed one is found, the best first.
  public enum Place: CaseIterable, Sendable {
    /// At the beginning of the text.
    case beginning
    /// At the beginning of a later word.
    case word
    /// At any later character.
    case inside
  }

  /// A text that is compared with many typed ones, prepared only once.
  public struct Candidate: Sendable {
    fileprivate let text: String
    fileprivate let key: ArraySlice<UInt8>
  }

  /// Prepares a text.
  public func candidate(_ text: String) -> Candidate {
    Candidate(text: text, key: key(of: text))
  }

  /// Whether a typed character makes no difference, such as a punctuation mark.
  public func ignores(_ character: Character) -> Bool { key(of: String(character)).isEmpty }

  /// Returns the sort key without its end mark, so that a prefix of a text has a prefix of its key.
  fileprivate func key(of text: String) -> ArraySlice<UInt8> {
    guard let collation else { return Array(text.folded.utf8)[...] }
    var key = collation.key(of: text)[...]
    while let last = key.last, last <= Self.lastSeparator { key.removeLast() }
    return key
  }

  /// The byte between the levels of a key; a smaller byte ends the key (ICU, Sort Key Features).
  private static let lastSeparator: UInt8 = 1

  /// Whether a key begins with another key that is not empty.
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
    // The last syllable may be incomplete.
    return isLast ? Self.begins(cluster, with: typed) : typed == cluster
  }
}

extension Character {
  fileprivate var isOfWord: Bool { isLetter || isNumber }
}

/// A consonant that begins Hangul syllables, typed alone (Unicode, section 3.12).
private struct HangulInitial {
  let number: UInt32

  /// The initial consonants, in the order of the syllables.
  private static let letters = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ")
  private static let firstSyllable: UInt32 = 0xAC00
  private static let lastSyllable: UInt32 = 0xD7A3
  /// The number of syllables with the same initial consonant.
  private static let syllables: UInt32 = 588
  /// The final consonants, in the order of the syllables: the first has none.
  private static let finals = Array(" ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ")

  init?(_ character: Character) {
    guard let index = Self.letters.firstIndex(of: character) else { return nil }
    number = UInt32(index)
  }

  func begins(_ character: Character) -> Bool {
    if let other = HangulInitial(character) { return other.number == number }
    return Self.syllable(character).map { $0 / Self.syllables == number } ?? false
  }

  /// Returns a text whose last consonant begins a syllable of its own, or nil if it can't.
  ///
  /// No syllable begins with two consonants, as those that `값` ends with.
  static func splitting(_ text: String) -> [Character]? {
    guard let number = text.last.flatMap(syllable) else { return nil }
    let final = number % UInt32(finals.count)
    guard HangulInitial(finals[Int(final)]) != nil,
      let open = Unicode.Scalar(firstSyllable + number - final)
    else { return nil }
    return Array(text.dropLast()) + [Character(open), finals[Int(final)]]
  }

  /// Returns the number of a syllable, from 0, or nil for another character.
  private static func syllable(_ character: Character) -> UInt32? {
    let composed = String(character).normalizedNFC
    guard let scalar = composed.unicodeScalars.first?.value,
      (firstSyllable...lastSyllable).contains(scalar)
    else { return nil }
    return scalar - firstSyllable
  }
}
