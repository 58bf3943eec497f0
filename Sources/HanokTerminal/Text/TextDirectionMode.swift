/// Who puts text from right to left in order: the terminal, or the program (ECMA-48 §7.2.1, BDSM).
///
/// The layout of text has done it before a line is written; a terminal that did it again would undo
/// it.
package enum TextDirectionMode {
  /// The program does it.
  package static let setup: StaticString = "\u{1B}[8l"
  /// The terminal does it, as those do from the beginning that can.
  package static let restoration: StaticString = "\u{1B}[8h"
}
