import HanokUnicode

/// `:ko:josa`: the Korean particle that follows the operand as a Korean reads it.
///
/// `{$n}{$n :ko:josa pair=|은/는|}` is `3은` but `4는`. Which of a pair it is depends on the sound
/// that the operand ends in; where that can't be known, both are given, as `Swift이(가)`.
final class JosaFunction: BoundFunction {
  private let pair: JosaPair?

  init(_ call: FunctionCall) {
    pair = call.options["pair"].flatMap { JosaPair($0.text) }
  }

  func resolve(_ operand: ResolvedValue?) throws(FunctionFailure) -> ResolvedValue {
    guard let operand, !operand.isFallback else { throw FunctionFailure(.badOperand) }
    guard let pair else { throw FunctionFailure(.badOption, "pair") }
    let particle = pair.particle(after: KoreanEnding(of: try operand.text()))
    return ResolvedValue(.string(particle), by: self, direction: .leftToRight)
  }
}

/// Two forms of a particle: the one after a consonant and the one after a vowel.
struct JosaPair: Hashable {
  let afterConsonant: String
  let afterVowel: String

  /// The syllables that begin a form after a consonant, where neither form contains the other.
  private static let consonantSyllables: [Character: Character] = [
    "은": "는", "이": "가", "을": "를", "과": "와", "아": "야",
  ]

  /// Reads `은/는`, in whichever order: `와/과` and `과/와` are the same.
  ///
  /// - Returns: Nil where the text isn't two forms with a stroke between them.
  init?(_ text: String) {
    let forms = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard forms.count == 2, let first = forms[0].first, let second = forms[1].first else {
      return nil
    }
    // A longer form, as 으로 of 로 or 이다 of 다, has the vowel that parts two consonants.
    let isReversed =
      forms[1].hasSuffix(forms[0]) && forms[0] != forms[1]
      || Self.consonantSyllables[second] == first
    afterConsonant = forms[isReversed ? 1 : 0]
    afterVowel = forms[isReversed ? 0 : 1]
  }

  func particle(after ending: KoreanEnding) -> String {
    switch ending {
    case .vowel: afterVowel
    // 로 needs no 으 after ㄹ: 서울로, 1로.
    case .rieul where afterConsonant.hasPrefix("으로"): afterVowel
    case .rieul, .consonant: afterConsonant
    case .unknown: bothForms
    }
  }

  /// `이(가)`, but `(으)로`: what is written where the sound isn't known.
  private var bothForms: String {
    guard afterConsonant.hasSuffix(afterVowel) else { return "\(afterConsonant)(\(afterVowel))" }
    return "(\(afterConsonant.dropLast(afterVowel.count)))\(afterVowel)"
  }
}
