import HanokSystem

/// The text about a problem: the place, the sentence, the line with a caret, advice.
package enum ProblemDescription {
  /// Returns the text, with control characters replaced by visible ones.
  ///
  /// - Parameters:
  ///   - path: The file or folder of the problem.
  ///   - label: Text before the sentence, such as a compiler's `error: `.
  ///   - advice: Sentences with a line each.
  ///   - isWide: Whether a character that begins with a scalar has two cells.
  package static func text(
    path: String?, place: SourcePlace?, label: String, sentence: String, advice: [String],
    isWide: (Unicode.Scalar) -> Bool
  ) -> String {
    let position = place.map { "\($0.line):\($0.column)" }
    let heading = [path, position].compactMap(\.self).joined(separator: ":")
    let first = (heading.isEmpty ? "" : heading + ": ") + label + sentence
    let picture = place?.picture(isWide).map { VisibleText.source($0) } ?? []
    return ([VisibleText.line(first)] + picture + advice.map { VisibleText.line($0) })
      .joined(separator: "\n")
  }
}

extension SourcePlace {
  /// The line, and below it a caret under the place.
  fileprivate func picture(_ isWide: (Unicode.Scalar) -> Bool) -> [String] {
    let indent = "  "
    let cells = excerpt.prefix(caret).reduce(0) { $0 + Self.cells(of: $1, isWide) }
    let line = String(excerpt.map { $0 == "\t" ? " " : $0 })
    return [indent + line, indent + String(repeating: " ", count: cells) + "^"]
  }

  /// Returns the number of cells that most terminals give a character: none to an invisible direction
  /// mark.
  private static func cells(
    of character: Character, _ isWide: (Unicode.Scalar) -> Bool
  ) -> Int {
    guard let first = character.unicodeScalars.first else { return 0 }
    if VisibleControls.isDirectionMark(first) { return 0 }
    return isWide(first) ? 2 : 1
  }
}
