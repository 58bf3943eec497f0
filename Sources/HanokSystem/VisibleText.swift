/// The filter before every way to a terminal: text without anything that a terminal obeys.
///
/// Texts come from tables, files, networks and arguments, and none of them may set the clipboard, change
/// the window's title or reorder the words around it. Each control becomes visible:
///
/// ```
/// ESC  ␛      DEL  ␡      CSI (U+009B)  �      RLO (U+202E)  �      an isolate that never ends  �
/// ```
///
/// Direction marks, and isolates that end, are left out: they are invisible where they take effect, and
/// harmless elsewhere.
///
/// What draws cells uses `VisibleCluster`, which replaces the same controls.
package enum VisibleText {
  /// Returns the visible form of text in lines: line feeds and tabs stay, and CR LF becomes a line feed.
  package static func lines(_ text: String) -> String {
    shown(text) { $0 == "\n" || $0 == "\t" }
  }

  /// Returns the visible form of a text within a line: line feeds and tabs become visible, too.
  package static func line(_ text: some StringProtocol) -> String { shown(text) { _ in false } }

  /// Returns the visible form of a line of a file, isolates included.
  package static func source(_ text: some StringProtocol) -> String {
    shown(text, showsIsolates: true) { _ in false }
  }

  private static func shown(
    _ text: some StringProtocol, showsIsolates: Bool = false,
    keeping isKept: (Unicode.Scalar) -> Bool
  ) -> String {
    guard text.utf8.contains(where: mayBeginControl) else { return String(text) }
    let isolates = showsIsolates ? [] : endingIsolates(in: text)
    var shown = String.UnicodeScalarView()
    var isAfterReturn = false
    for (place, scalar) in text.unicodeScalars.enumerated() {
      // A carriage return belongs to a line feed after it; without one, it would overwrite the line.
      if isAfterReturn, scalar != "\n" || !isKept(scalar) {
        shown.append(contentsOf: VisibleControls.substitute(for: "\r").unicodeScalars)
      }
      isAfterReturn = scalar == "\r"
      if isAfterReturn { continue }
      if isKept(scalar) || !VisibleControls.contains(scalar) {
        shown.append(scalar)
      } else if !VisibleControls.isDirectionMark(scalar), !isolates.contains(place) {
        shown.append(contentsOf: VisibleControls.substitute(for: scalar).unicodeScalars)
      }
    }
    if isAfterReturn {
      shown.append(contentsOf: VisibleControls.substitute(for: "\r").unicodeScalars)
    }
    return String(shown)
  }

  /// Whether a byte can begin a control: C0, DEL, or the first byte of C1, ALM, or U+2000 and on.
  private static func mayBeginControl(_ byte: UInt8) -> Bool {
    byte < 0x20 || [0x7F, 0xC2, 0xD8, 0xE2].contains(byte)
  }

  /// The positions of isolates that end, and of their ends, counted in scalars (UAX #9, BD9).
  ///
  /// An isolate may end in a later line: a message puts isolates around a value of several lines.
  private static func endingIsolates(in text: some StringProtocol) -> Set<Int> {
    var (open, ending): ([Int], Set<Int>) = ([], [])
    for (place, scalar) in text.unicodeScalars.enumerated() {
      if (0x2066...0x2068).contains(scalar.value) { open.append(place) }
      if scalar.value == 0x2069, let start = open.popLast() { ending.formUnion([start, place]) }
    }
    return ending
  }
}
