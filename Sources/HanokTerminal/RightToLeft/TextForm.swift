/// The form in which a terminal receives right-to-left text.
///
/// Screens have each row in visual order, from left to right as it is read (UAX #9). Terminals
/// differ in what they do with it: some order it again, and only some join Arabic letters.
///
/// ```
/// a row to show          م ا ل س   ‹c b a›    (the first letter of each word is the rightmost)
/// letters, shaped        as it is; shaped with the forms of joined letters
/// words                  each word in logical order
/// runs                   each run of letters in logical order, with U+200E after it
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
