package import HanokUnicode

/// Searches commands by a part of one of their names.
///
/// A name matches by its words, ignoring case, width and accents by the language's collation (ICU,
/// primary strength: `uber` finds “Über”, `ホ` finds “ほ”); by the initials of Korean syllables,
/// whole or in part (`ㅈㅈ`, `저ㅈ` and `젖` find “저장”); and by its Latin transcription (ICU,
/// `Any-Latin`: `hozon` finds “ほぞん”, `sohranit` “Сохранить”).
///
/// The limits: ICU reads Han characters in Chinese only, so that a Japanese command is found by its
/// sound only if a reading in kana is among its names; Arabic and Hebrew are transcribed without
/// vowels; a search with a typing mistake finds nothing.
package nonisolated struct CommandSearch: Sendable {
  private struct Name {
    let text: String
    /// The transcription: ASCII letters and digits, and spaces.
    let latin: String
  }

  private let commands: [[Name]]
  private let collation: Collation?

  /// Prepares commands for searches.
  ///
  /// - Parameters:
  ///   - names: The names of each command, the most important first.
  ///   - language: The language of the first names.
  package init(_ names: [[String]], language: LanguageTag) {
    commands = names.map { $0.map { Name(text: $0, latin: $0.latinKey) } }
    collation = try? Collation(language, strength: .primary)
  }

  /// Returns the indices of the matching commands, the best first.
  ///
  /// The best are those whose name begins with the text, then those with a word that does, then
  /// those that contain it anywhere.
  ///
  /// An empty text matches all, in their order.
  package func matches(_ typed: String) -> [Int] {
    let typed = typed.trimmingSpaces
    if typed.isEmpty { return Array(commands.indices) }
    let latin = typed.latinKey
    var found: [(rank: Int, index: Int)] = []
    for (index, names) in commands.enumerated() {
      var best: Int?
      for (order, name) in names.enumerated() {
        guard let rank = rank(of: typed, latin, in: name) else { continue }
        // A less important name ranks after any other of the same kind.
        best = min(best ?? .max, rank * (names.count + 1) + order)
      }
      if let best { found.append((best, index)) }
    }
    return found.sorted { ($0.rank, $0.index) < ($1.rank, $1.index) }.map(\.index)
  }

  /// Returns the kind of a match: the beginning, the beginning of a word, anywhere.
  private func rank(of typed: String, _ latin: String, in name: Name) -> Int? {
    let ranks = [
      collatedRank(of: typed, in: name.text),
      HangulPattern.patterns(of: typed).compactMap { $0.rank(in: name.text) }.min(),
      latin.isEmpty ? nil : latinRank(of: latin, in: name.latin),
    ]
    return ranks.compactMap { $0 }.min()
  }

  /// Equal texts may differ in their number of characters: `ß` and `ss`.
  private static let lengthDifference = 2

  private func collatedRank(of typed: String, in name: String) -> Int? {
    guard let collation, !collation.areEqual(typed, "") else { return nil }
    let clusters = Array(name)
    let count = typed.count
    var best: Int?
    for start in clusters.indices where !clusters[start].isWhitespace {
      let kind = start == 0 ? 0 : clusters[start - 1].isWhitespace ? 1 : 2
      if let best, kind >= best { continue }
      let least = max(1, count - Self.lengthDifference)
      let most = min(clusters.count - start, count + Self.lengthDifference)
      for length in least..<max(least, most + 1) {
        if collation.areEqual(String(clusters[start..<(start + length)]), typed) {
          best = kind
          break
        }
      }
    }
    return best
  }

  private func latinRank(of typed: String, in name: String) -> Int? {
    if name.hasPrefix(typed) { return 0 }
    if name.contains(" " + typed) { return 1 }
    return name.contains(typed) ? 2 : nil
  }
}

/// A pattern of Korean syllables and initials.
private nonisolated struct HangulPattern {
  /// The letters of initials (U+3131 to U+314E), in the order of the syllables of Unicode.
  private static let initials = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ".unicodeScalars)
  /// The letters of finals by their numbers, without those of two letters.
  private static let finals: [UInt32: Unicode.Scalar] = [
    1: "ㄱ", 2: "ㄲ", 4: "ㄴ", 7: "ㄷ", 8: "ㄹ", 16: "ㅁ", 17: "ㅂ", 19: "ㅅ", 20: "ㅆ", 21: "ㅇ", 22: "ㅈ",
    23: "ㅊ", 24: "ㅋ", 25: "ㅌ", 26: "ㅍ", 27: "ㅎ",
  ]
  private static let firstSyllable: UInt32 = 0xAC00
  private static let lastSyllable: UInt32 = 0xD7A3
  /// The number of syllables with one initial and vowel: no final or one of 27.
  private static let finalCount: UInt32 = 28
  private static let initialCount: UInt32 = 588

  private let scalars: [Unicode.Scalar]

  /// Returns the possible meanings of a text: a final may be the initial of a following syllable.
  ///
  /// Empty without a Korean letter.
  static func patterns(of typed: String) -> [HangulPattern] {
    let scalars = typed.normalizedNFC.unicodeScalars.filter { !$0.properties.isWhitespace }
    guard let last = scalars.last,
      scalars.contains(where: { isSyllable($0) || initials.contains($0) })
    else { return [] }
    var patterns = [HangulPattern(scalars: Array(scalars))]
    guard isSyllable(last) else { return patterns }
    let final = (last.value - firstSyllable) % finalCount
    if let letter = finals[final], let open = Unicode.Scalar(last.value - final) {
      patterns.append(HangulPattern(scalars: scalars.dropLast() + [open, letter]))
    }
    return patterns
  }

  private static func isSyllable(_ scalar: Unicode.Scalar) -> Bool {
    (firstSyllable...lastSyllable).contains(scalar.value)
  }

  func rank(in name: String) -> Int? {
    var letters: [Unicode.Scalar] = []
    var starts: Set<Int> = []
    var isStart = true
    for scalar in name.normalizedNFC.unicodeScalars {
      if scalar.properties.isWhitespace {
        isStart = true
      } else {
        if isStart { starts.insert(letters.count) }
        isStart = false
        letters.append(scalar)
      }
    }
    guard letters.count >= scalars.count else { return nil }
    let found = (0...(letters.count - scalars.count)).filter { start in
      scalars.indices.allSatisfy { Self.matches(scalars[$0], letters[start + $0]) }
    }
    return found.map { $0 == 0 ? 0 : starts.contains($0) ? 1 : 2 }.min()
  }

  private static func matches(_ typed: Unicode.Scalar, _ letter: Unicode.Scalar) -> Bool {
    if typed == letter { return true }
    guard isSyllable(letter) else {
      return typed.properties.lowercaseMapping == letter.properties.lowercaseMapping
    }
    let offset = letter.value - firstSyllable
    if isSyllable(typed) {
      // A syllable without a final may still get one.
      return (typed.value - firstSyllable) % finalCount == 0
        && typed.value - firstSyllable == offset - offset % finalCount
    }
    return typed == initials[Int(offset / initialCount)]
  }
}

nonisolated extension String {
  fileprivate var trimmingSpaces: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }

  /// The transcription into lowercase ASCII letters and digits, with one space between words.
  fileprivate var latinKey: String {
    var key = ""
    for byte in latinTranscription.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        key.unicodeScalars.append(Unicode.Scalar(byte))
      case UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "/"):
        if key.last != " ", !key.isEmpty { key += " " }
      default: break
      }
    }
    return key.last == " " ? String(key.dropLast()) : key
  }
}
