import HanokTableSyntax

/// Characters that have an effect and no sign: those of direction (UAX #9), and those of terminals.
package enum ControlRules {
  /// Returns the mistakes in a message.
  package static func mistakes(in pair: MessagePair) -> [Mistake] {
    pair.target.patterns.flatMap { pattern in
      directions(in: pattern)
        + pattern.letters.indices.compactMap { refused(at: $0, in: pattern) }
    }
  }

  /// Returns the mistake of a control character that terminals act on; nil for any other letter.
  ///
  /// Beside a letter, one from U+0080 on is a letter of another encoding.
  package static func refused(at index: Int, in pattern: ReviewedPattern) -> Mistake? {
    let letter = pattern.letters[index]
    guard letter.scalar.isRefusedControl,
      letter.scalar.value < 0x80 || !GarbledText.isLetter(index, in: pattern.letters)
    else { return nil }
    return Mistake(
      .controlCharacter, letter.range, ["subject": .init(letter.scalar.code)], replacement: "")
  }

  /// Returns embeddings, overrides and isolates that aren't closed.
  package static func directions(in pattern: ReviewedPattern) -> [Mistake] {
    var embeddings: [ReviewedPattern.Letter] = []
    var isolates: [ReviewedPattern.Letter] = []
    for letter in pattern.letters {
      switch letter.scalar.value {
      case 0x202A, 0x202B, 0x202D, 0x202E: embeddings.append(letter)
      case 0x202C:
        if embeddings.popLast() == nil { return [mistake(.loneBidiControl, letter)] }
      case 0x2066...0x2068: isolates.append(letter)
      case 0x2069:
        if isolates.popLast() == nil { return [mistake(.unbalancedIsolate, letter)] }
      default: break
      }
    }
    return embeddings.prefix(1).map { mistake(.loneBidiControl, $0) }
      + isolates.prefix(1).map { mistake(.unbalancedIsolate, $0) }
  }

  private static func mistake(_ check: TranslationCheck, _ letter: ReviewedPattern.Letter)
    -> Mistake
  {
    let name = "U+" + String(letter.scalar.value, radix: 16, uppercase: true)
    return Mistake(
      check, letter.range, ["subject": .init(name)], replacement: "")
  }
}
