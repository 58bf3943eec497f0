package import HanokUnicode

/// Searches commands by a part of one of their names.
///
/// A name matches by its words, ignoring case, width, accents and spaces, and by the initials of
/// Korean syllables (``TypedPrefix``: `uber` finds “Über”, `ホ` finds “ほ”; `ㅈㅈ`, `저ㅈ` and `젖` find
/// “저장”); and by its Latin transcription (ICU, `Any-Latin`: `hozon` finds “ほぞん”, `sohranit`
/// “Сохранить”).
///
/// The limits: ICU reads Han characters in Chinese only, so that a Japanese command is found by its
/// sound only if a reading in kana is among its names; Arabic and Hebrew are transcribed without
/// vowels; a search with a typing mistake finds nothing.
package nonisolated struct CommandSearch: Sendable {
  private struct Name {
    let text: TypedPrefix.Candidate
    /// The transcription: ASCII letters and digits, and spaces.
    let latin: String
  }

  private let commands: [[Name]]
  private let prefix: TypedPrefix

  /// Prepares commands for searches.
  ///
  /// - Parameters:
  ///   - names: The names of each command, the most important first.
  ///   - language: The language of the first names.
  package init(_ names: [[String]], language: LanguageTag) {
    let prefix = TypedPrefix(language)
    self.prefix = prefix
    commands = names.map { $0.map { Name(text: prefix.candidate($0), latin: $0.latinKey) } }
  }

  /// Returns the indices of the matching commands, the best first.
  ///
  /// The best are those whose name begins with the text, then those with a word that does, then
  /// those that contain it anywhere.
  ///
  /// An empty text matches all, in their order.
  package func matches(_ typed: String) -> [Int] {
    if typed.allSatisfy(\.isWhitespace) { return Array(commands.indices) }
    let (matcher, latin) = (prefix.matcher(of: typed), typed.latinKey)
    var found: [(rank: Int, index: Int)] = []
    for (index, names) in commands.enumerated() {
      var best: Int?
      for (order, name) in names.enumerated() {
        guard let rank = Self.rank(of: matcher, latin, in: name) else { continue }
        // A less important name ranks after any other of the same kind.
        best = min(best ?? .max, rank * (names.count + 1) + order)
      }
      if let best { found.append((best, index)) }
    }
    return found.sorted { ($0.rank, $0.index) < ($1.rank, $1.index) }.map(\.index)
  }

  /// Returns the kind of a match: the beginning, the beginning of a word, anywhere.
  private static func rank(
    of matcher: TypedPrefix.Matcher, _ latin: String, in name: Name
  ) -> Int? {
    let place = TypedPrefix.Place.allCases.firstIndex { matcher.matches(name.text, at: $0) }
    let ranks = [place, latin.isEmpty ? nil : latinRank(of: latin, in: name.latin)]
    return ranks.compactMap { $0 }.min()
  }

  private static func latinRank(of typed: String, in name: String) -> Int? {
    if name.hasPrefix(typed) { return 0 }
    if name.contains(" " + typed) { return 1 }
    return name.contains(typed) ? 2 : nil
  }
}

nonisolated extension String {
  /// The transcription into lowercase ASCII letters and digits, with one space between words.
  fileprivate var latinKey: String {
    let words = latinTranscription.unicodeScalars.split { " -_/".unicodeScalars.contains($0) }
    return words.lazy.map { word in
      String(String.UnicodeScalarView(word.filter { ("a"..."z") ~= $0 || ("0"..."9") ~= $0 }))
    }.filter { !$0.isEmpty }.joined(separator: " ")
  }
}
