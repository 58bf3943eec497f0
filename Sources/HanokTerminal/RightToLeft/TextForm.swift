/// The form in which a terminal receives right-to-left text.
///
/// Screens have each row in visual order, from left to right as it is read (UAX #9). Terminals
/// differ in what they do with it: some order it again, and only some join Arabic letters.
///
/// With capitals for letters from right to left:
///
/// ```
/// 12CBA              the row: A is the first letter
/// 12CBA              letters; shaped with joined letters
/// ABC21              words
/// 12ABC‹U+200E›      runs
/// ```
package enum TextForm: String, CaseIterable, Sendable {
  /// Letters in visual order: the terminal joins them, and orders nothing (VTE, mintty).
  case letters
  /// Presentation forms in visual order: the terminal neither joins nor orders (xterm and most).
  case shaped
  /// The letters of each word in logical order: the terminal orders each word (kitty).
  case words
  /// Each run of letters in logical order, kept apart from others: the terminal orders rows
  /// (Konsole).
  case runs
}
