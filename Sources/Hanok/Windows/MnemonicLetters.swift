import HanokLocalization
import HanokUnicode

/// The letters of mnemonics in one language, folded, so that a key formats none of them again.
struct MnemonicLetters {
  private var known: [Message: [String]] = [:]

  /// The maximum number of stored mnemonics; a screen has some dozens.
  private static let maximumCount = 1_000

  /// Returns the letters of a mnemonic in the language of a localizer, which is always the same.
  mutating func letters(of mnemonic: Message, in localizer: Localizer) -> [String] {
    if let letters = known[mnemonic] { return letters }
    let letters = localizer.letters(of: mnemonic).map { String($0).folded }
    if known.count >= Self.maximumCount { known = [:] }
    known[mnemonic] = letters
    return letters
  }
}
