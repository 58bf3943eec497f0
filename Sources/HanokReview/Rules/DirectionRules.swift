import HanokLocalization
import HanokUnicode
import MessageFormat

/// Controls of direction, and Latin code in text from right to left (UAX #9).
enum DirectionRules {
  static func mistakes(in pair: ReviewedPair) -> [Mistake] {
    pair.target.patterns.flatMap { pattern in
      ControlRules.directions(in: pattern)
        + (pair.language.isRightToLeft && !pair.isMnemonic ? code(pattern, pair) : [])
    }
  }

  /// Returns words of code whose signs would move to the other side: `--database` is drawn `database--`.
  ///
  /// A sign between two letters of one direction has that direction; at the edge of a Latin word in
  /// Arabic it has the direction of the sentence (UAX #9, N1 and N2).
  private static func code(_ pattern: ReviewedPattern, _ pair: ReviewedPair) -> [Mistake] {
    let letters = pattern.letters
    var mistakes: [Mistake] = []
    var isolates = 0
    var start: Int?
    for index in 0...letters.count {
      let scalar = index < letters.count ? letters[index].scalar : " "
      if (0x2066...0x2068).contains(scalar.value) || scalar.value == 0x202A
        || scalar.value == 0x202D
      {
        isolates += 1
      }
      if scalar.value == 0x2069 || scalar.value == 0x202C { isolates = max(isolates - 1, 0) }
      if scalar.isSpace {
        if let first = start, isolates == 0, let mistake = code(first..<index, in: pattern, pair) {
          mistakes.append(mistake)
        }
        start = nil
      } else if start == nil {
        start = index
      }
    }
    return mistakes + mirrored(pattern, pair)
  }

  private static func code(
    _ word: Range<Int>, in pattern: ReviewedPattern, _ pair: ReviewedPair
  ) -> Mistake? {
    let letters = pattern.letters
    guard
      word.contains(where: {
        letters[$0].scalar.value < 0x80 && letters[$0].scalar.properties.isAlphabetic
      }),
      !word.contains(where: { isControl(letters[$0].scalar) })
    else { return nil }
    var range = word
    while let last = range.last, sentenceMarks.contains(letters[last].scalar) {
      range = range.dropLast()
    }
    while let first = range.first, openers.contains(letters[first].scalar) {
      range = range.dropFirst()
    }
    range = range.dropFirst(prepositionCount(in: letters[range]))
    guard let first = range.first, let last = range.last else { return nil }
    let isLeftOpen =
      isCodeSign(letters[first].scalar) && strong(in: letters[..<first].reversed()) != .leftToRight
    let isRightOpen =
      isCodeSign(letters[last].scalar) && strong(in: letters[(last + 1)...]) != .leftToRight
    guard isLeftOpen || isRightOpen else { return nil }
    let text = ReviewedWord(letters: letters[range]).text
    let place = letters[first].offset..<letters[last].range.upperBound
    let source = String(decoding: Array(pair.target.message.source.utf8)[place], as: UTF8.self)
    return Mistake(
      .notIsolated, place, ["subject": .init(text.replacing("\u{FFFC}", with: "…"))],
      replacement: "\u{200E}\(source)\u{200E}")
  }

  /// The number of letters before an option that belong to the sentence: `ב--url`.
  private static func prepositionCount(in word: ArraySlice<ReviewedPattern.Letter>) -> Int {
    let count = word.prefix {
      ScriptDirection(of: $0.scalar) == .rightToLeft || $0.scalar == "־"
    }.count
    return word.dropFirst(count).prefix(2).map(\.scalar) == ["-", "-"] ? count : 0
  }

  private static let sentenceMarks: Set<Unicode.Scalar> = [
    ".", ",", ":", ";", "!", "?", "؟", "،", "؛", ")", "»", "”", "’", "\"", "…",
  ]
  private static let openers: Set<Unicode.Scalar> = ["(", "«", "“", "‘", "\""]

  private static func isCodeSign(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x80 && !scalar.properties.isAlphabetic && !(0x30...0x39).contains(scalar.value)
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    [0x200E, 0x200F].contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
      || (0x202A...0x202E).contains(scalar.value)
  }

  /// Returns the direction of the first strong letter; a placeholder is isolated, and has none.
  private static func strong(in letters: some Sequence<ReviewedPattern.Letter>) -> ScriptDirection {
    for letter in letters {
      if letter.scalar == "\u{200E}" { return .leftToRight }
      if letter.scalar == "\u{200F}" { return .rightToLeft }
      // A digit after Arabic letters is theirs, and after Latin ones is Latin.
      let direction = ScriptDirection(of: letter.scalar)
      if direction != .none { return direction }
    }
    return .none
  }

  /// Returns an arrow that points as in the source.
  private static func mirrored(_ pattern: ReviewedPattern, _ pair: ReviewedPair) -> [Mistake] {
    guard let reference = pair.source(of: pattern) else { return [] }
    let arrows: Set<Unicode.Scalar> = ["→", "←", "⇒", "⇐", "▶", "◀", "›", "‹"]
    guard let arrow = pattern.letters.first(where: { arrows.contains($0.scalar) }),
      reference.letters.contains(where: { $0.scalar == arrow.scalar })
    else { return [] }
    let range = arrow.range
    return [Mistake(.mirroredSign, range, ["subject": .init(String(arrow.scalar))])]
  }
}
