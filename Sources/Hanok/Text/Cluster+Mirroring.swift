import HanokTerminal
import HanokUnicode

/// Mirrored characters of texts (UAX #9, rule L4); for signs of views, see ``SymbolSet``.
nonisolated extension Cluster {
  /// The cluster in a right-to-left run: `(` for `)`.
  func mirrored(ambiguous: AmbiguousWidth) -> Cluster {
    let scalars = visible.text.unicodeScalars
    guard let first = scalars.first, Self.mayMirror(first), first.mirrored != first else {
      return self
    }
    var text = String.UnicodeScalarView([first.mirrored])
    text.append(contentsOf: scalars.dropFirst())
    var mirrored = self
    mirrored.visible = VisibleCluster(String(text), ambiguous: ambiguous)
    return mirrored
  }

  /// Whether a scalar may mirror: Hebrew and Arabic letters, the most frequent ones, don't.
  private static func mayMirror(_ scalar: Unicode.Scalar) -> Bool {
    !(0x5D0...0x6FF).contains(scalar.value)
  }
}
