import HanokUnicode

/// `:ko:josa`: the Korean particle that follows the operand as it is read in Korean.
///
/// `{$n}{$n :ko:josa pair=|은/는|}` is `3은` but `4는`. The choice between the two forms depends on the
/// final sound of the operand; if that is unknown, both are written, as in `Swift이(가)`.
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

/// Two forms of a particle: one after a consonant and one after a vowel.
struct JosaPair: Hashable {
  let afterConsonant: String
  let afterVowel: String
  private let afterRieul: String
  /// Both forms for an unknown sound: `이(가)`, but `(으)로`.
  private let both: String

  /// The first syllables of forms after a consonant, in pairs where no form contains the other.
  private static let consonantSyllables: [Character: Character] = [
    "은": "는", "이": "가", "을": "를", "과": "와", "아": "야",
  ]

  /// Creates a pair from `은/는`, in any order: `와/과` and `과/와` are the same.
  ///
  /// - Returns: Nil if the text isn't two forms separated by a slash.
  init?(_ text: String) {
    let forms = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard forms.count == 2, let first = forms[0].first, let second = forms[1].first else {
      return nil
    }
    // A longer form, such as 으로 of 로 or 이다 of 다, has the vowel that separates two consonants.
    let isReversed =
      forms[1].hasSuffix(forms[0]) || Self.consonantSyllables[second] == first
    let (long, short) = (forms[isReversed ? 1 : 0], forms[isReversed ? 0 : 1])
    (afterConsonant, afterVowel) = (long, short)
    // 로 needs no 으 after ㄹ: 서울로, 1로.
    afterRieul = long.hasPrefix("으로") ? short : long
    both =
      long.hasSuffix(short) ? "(\(long.dropLast(short.count)))\(short)" : "\(long)(\(short))"
  }

  func particle(after ending: KoreanEnding) -> String {
    switch ending {
    case .vowel: afterVowel
    case .rieul: afterRieul
    case .consonant: afterConsonant
    case .unknown: both
    }
  }
}
