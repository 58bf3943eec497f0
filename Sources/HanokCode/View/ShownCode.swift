import Hanok
import HanokSystem

/// A line of source code as it is drawn: with spaces for its tabs, and a sign for each control character.
///
/// ```
/// a→b␛⟨RLO⟩     a   b␛�     a tab stop at each fourth column
/// ```
///
/// Controls of direction are signs too: in source code, a hidden one changes what a reader believes.
nonisolated struct ShownCode {
  /// A replaced character, in both texts.
  private struct Replacement {
    let shown: Range<Int>
    let source: Range<Int>
  }

  private(set) var text: AttributedText
  private var replacements: [Replacement] = []

  /// The number of cells between two tab stops.
  private static let tabWidth = 4

  init(_ line: Substring, spans: [SyntaxSpan], ambiguousWidth: AmbiguousWidth) {
    text = AttributedText(line, spans: spans)
    guard Self.mayHaveControls(line) else { return }
    var shownEnd = 0
    var sourceEnd = 0
    // The column of `part`, which is the text since the last tab.
    var column = 0
    var part = ""
    for index in text.runs.indices {
      var shown = ""
      for scalar in text.runs[index].text.unicodeScalars {
        let width = UTF8.width(scalar)
        var new = VisibleControls.contains(scalar) ? VisibleControls.substitute(for: scalar) : nil
        if scalar == "\t" {
          column += CellWidth.of(part, ambiguous: ambiguousWidth)
          let count = Self.tabWidth - column % Self.tabWidth
          new = String(repeating: " ", count: count)
          column += count
          part = ""
        } else if let new {
          part += new
        } else {
          part.unicodeScalars.append(scalar)
        }
        if let new {
          replacements.append(
            Replacement(
              shown: shownEnd..<shownEnd + new.utf8.count, source: sourceEnd..<sourceEnd + width))
          shown += new
          shownEnd += new.utf8.count
        } else {
          shown.unicodeScalars.append(scalar)
          shownEnd += width
        }
        sourceEnd += width
      }
      text.runs[index].text = shown
    }
  }

  /// Adds a sign that has no text in the line.
  mutating func append(_ sign: String) {
    let end = text.runs.reduce(0) { $0 + $1.text.utf8.count }
    let source = source(ofShown: end)
    text.runs.append(.init(sign, role: .secondary))
    replacements.append(
      Replacement(shown: end..<end + sign.utf8.count, source: source..<source))
  }

  private static func mayHaveControls(_ line: Substring) -> Bool {
    // Control characters begin with these bytes: C0, DEL, C1, U+061C, U+200E to U+2069.
    line.utf8.contains { $0 < 0x20 || $0 == 0x7F || $0 == 0xC2 || $0 == 0xD8 || $0 == 0xE2 }
      && line.unicodeScalars.contains(where: VisibleControls.contains)
  }

  /// Returns the offset in the line; within a replaced character, its nearer edge.
  func source(ofShown offset: Int) -> Int {
    guard let last = replacements.last(where: { $0.shown.lowerBound < offset }) else {
      return offset
    }
    if offset >= last.shown.upperBound {
      return last.source.upperBound + offset - last.shown.upperBound
    }
    let isNearEnd = 2 * (offset - last.shown.lowerBound) >= last.shown.count
    return isNearEnd ? last.source.upperBound : last.source.lowerBound
  }

  /// Returns the offset in the drawn text.
  func shown(ofSource offset: Int) -> Int {
    guard let last = replacements.last(where: { $0.source.lowerBound < offset }) else {
      return offset
    }
    return offset < last.source.upperBound
      ? last.shown.lowerBound : last.shown.upperBound + offset - last.source.upperBound
  }

  func shown(ofSource range: Range<Int>) -> Range<Int> {
    shown(ofSource: range.lowerBound)..<shown(ofSource: range.upperBound)
  }
}
