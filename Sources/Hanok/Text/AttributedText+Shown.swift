import HanokTerminal

nonisolated extension AttributedText {
  /// The text as it is laid out: with something to see for each control, but for line ends and for
  /// controls of direction that stand where they may.
  ///
  /// ```
  /// ESC  ␛     a line feed stays     RLM stays     RLO  �     PDI without its isolate  �
  /// ```
  var shown: AttributedText {
    guard runs.contains(where: { $0.text.unicodeScalars.contains(where: Self.isSuspicious) }) else {
      return self
    }
    let strays = DirectionControls(runs.lazy.flatMap(\.text.unicodeScalars)).strays
    var shown = self
    var place = 0
    for index in runs.indices {
      var text = String.UnicodeScalarView()
      for scalar in runs[index].text.unicodeScalars {
        let isKept = !VisibleControls.contains(scalar) || Self.isObeyed(scalar)
        if isKept, !strays.contains(place) {
          text.append(scalar)
        } else {
          let substitute = VisibleControls.substitute(for: scalar)
          text.append(contentsOf: substitute.unicodeScalars)
        }
        place += 1
      }
      shown.runs[index].text = String(text)
    }
    return shown
  }

  private static func isSuspicious(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value != 0x0A && VisibleControls.contains(scalar)
  }

  /// Whether a control says something about the lines that the layout heeds.
  private static func isObeyed(_ scalar: Unicode.Scalar) -> Bool {
    Character(scalar).isNewline || VisibleControls.isDirectionControl(scalar)
  }
}
