import HanokTerminal
import HanokUnicode

/// Texts of the screen as they are written in line mode.
enum WrittenText {
  /// Returns a label without a colon at its end: the value follows another one.
  static func name(_ label: String) -> String {
    var name = label[...]
    while let last = name.last, last.isWhitespace || ":：".contains(last) { name.removeLast() }
    return name.isEmpty ? label : String(name)
  }

  /// Returns the text with visible control characters: terminals may interpret them.
  ///
  /// Direction marks, such as in numbers, and isolates that end are invisible, and removed.
  static func visible(_ text: String) -> String {
    let strays = DirectionControls(text.unicodeScalars).strays
    let scalars = text.unicodeScalars.enumerated()
      .filter { !isMark($0.element) && (!isIsolate($0.element) || strays.contains($0.offset)) }
    let shown = String(String.UnicodeScalarView(scalars.map(\.element)))
    return TextClusters(shown).map { $0 == "\n" ? "\n" : VisibleCluster($0).text }.joined()
  }

  /// Whether a scalar is LRM, RLM or ALM (UAX #9, Implicit Directional Marks).
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    [0x200E, 0x200F, 0x061C].contains(scalar.value)
  }

  /// Whether a scalar is LRI, RLI, FSI or PDI (UAX #9, Explicit Directional Isolate Formatting
  /// Characters).
  private static func isIsolate(_ scalar: Unicode.Scalar) -> Bool {
    (0x2066...0x2069).contains(scalar.value)
  }
}
