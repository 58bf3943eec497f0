import HanokUnicode

/// The parts of typed text that are undone one by one: each is a word with the spaces and signs after
/// it.
///
/// ```
/// one two            one_ · two
/// 明日は雨です。傘を   明日 · は · 雨 · です。 · 傘 · を
/// ```
///
/// Text is first divided into runs where that needs no dictionary: after spaces, and in languages
/// without spaces after signs, such as at the end of a sentence. A run in such a language is divided
/// into words when it is whole.
enum TypedWords {
  /// The maximum number of clusters of a part, more than the words of most languages have.
  static let maximumClusters = 64

  /// Whether another run begins with a scalar.
  static func beginsRun(_ first: Unicode.Scalar?, after last: Unicode.Scalar?) -> Bool {
    guard let first, let last else { return false }
    if last.properties.isWhitespace { return !first.properties.isWhitespace }
    return isWrittenWithoutSpaces(first) && isSign(last)
  }

  /// Divides a text before each run.
  static func runs(in text: String) -> [String] {
    var runs: [String] = []
    var run = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if beginsRun(scalar, after: run.last) {
        runs.append(String(run))
        run = String.UnicodeScalarView()
      }
      run.append(scalar)
    }
    return runs + [String(run)]
  }

  /// Divides a run before each word, and where it is too long.
  static func words(in run: String) -> [String] {
    guard run.unicodeScalars.contains(where: isWrittenWithoutSpaces) else { return limited(run) }
    let bytes = run.utf8
    // Any language's rules use the dictionaries of all scripts.
    let starts = WordRanges.words(of: run, language: .english).map(\.lowerBound).filter { start in
      let index = bytes.index(bytes.startIndex, offsetBy: start)
      guard index > bytes.startIndex else { return false }
      let scalars = run.unicodeScalars
      return isWrittenWithoutSpaces(scalars[index])
        || isWrittenWithoutSpaces(scalars[scalars.index(before: index)])
    }
    let borders = [0] + starts + [bytes.count]
    return zip(borders, borders.dropFirst()).flatMap { start, end in
      let lower = bytes.index(bytes.startIndex, offsetBy: start)
      return limited(String(run[lower..<bytes.index(lower, offsetBy: end - start)]))
    }
  }

  /// Divides a long part between clusters.
  private static func limited(_ part: String) -> [String] {
    guard part.utf8.count > maximumClusters, part.count > maximumClusters else { return [part] }
    var parts: [String] = []
    var rest = part[...]
    while !rest.isEmpty {
      parts.append(String(rest.prefix(maximumClusters)))
      rest = rest.dropFirst(maximumClusters)
    }
    return parts
  }

  /// Whether a scalar is neither a part of a word nor a space.
  private static func isSign(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol,
      .modifierSymbol, .otherSymbol:
      true
    default: false
    }
  }

  /// Whether a scalar is a letter or a mark of a script without spaces between words.
  ///
  /// These are Han, kana, and the scripts of Southeast Asia whose line breaks need a dictionary
  /// (UAX #14, class SA).
  private static func isWrittenWithoutSpaces(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0xE00 else { return false }
    switch scalar.value {
    case 0xE00...0xEFF, 0x1000...0x109F, 0x1780...0x17FF, 0x1950...0x19FF, 0x1A20...0x1AAF,
      0xA9E0...0xA9FF, 0xAA60...0xAADF, 0x3005...0x3007, 0x3041...0x312F, 0x31F0...0x31FF,
      0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0xFF66...0xFF9F, 0x1B000...0x1B16F,
      0x20000...0x3FFFD:
      return !isSign(scalar)
    default: return false
    }
  }
}
