import HanokTerminal
package import HanokUnicode

/// The laid out line of a field: its text, or a sign for each cluster of a secret one.
///
/// Its cells are those of the text and one more, at its end, for the cursor.
package struct FieldLine {
  private let layout: TextLayout
  /// The text as it is drawn.
  package let drawn: TextLine?
  /// The offsets between the clusters of a secret text, and the bytes of a sign.
  private let borders: [Int]
  private let signLength: Int

  /// Lays out a text in its own direction.
  ///
  /// - Parameters:
  ///   - sign: The replacement of each cluster; nil shows the clusters.
  ///   - direction: The direction of the text; nil for that of its first letter.
  package init(
    _ text: EditableText, sign: String?, direction: TextDirection? = nil, rules: TextLayout.Rules
  ) {
    var rules = rules
    var borders: [Int] = []
    var shown = text.text
    if let sign {
      borders = [0]
      var end = 0
      for cluster in TextClusters(shown) {
        end += cluster.utf8.count
        borders.append(end)
      }
      shown = String(repeating: sign, count: borders.count - 1)
    } else if let direction = direction ?? TextDirection(firstStrongIn: shown) {
      rules.direction = direction
    }
    self.borders = borders
    signLength = sign?.utf8.count ?? 0
    layout = TextLayout(
      AttributedText(shown), width: .max, maximumLines: 1, purpose: .editing, rules: rules)
    drawn = layout.lines.first
  }

  /// The cells of the text and of the cursor after it.
  package var width: Int { (drawn?.width ?? 0) + 1 }

  package var direction: TextDirection { drawn?.direction ?? .leftToRight }

  package var textColumn: Int { direction == .rightToLeft ? 1 : 0 }

  /// Returns the cursor's cell for an insertion point: the one that the next letter occupies.
  ///
  /// Downstream it is the cell of the cluster after it, upstream the one beyond the cluster before.
  package func cursorColumn(of position: TextPosition) -> Int {
    guard let drawn else { return 0 }
    return max(0, min(textColumn + drawn.cursorCell(of: shown(position)), width - 1))
  }

  package func position(atColumn column: Int) -> TextPosition {
    guard let drawn else { return TextPosition(0) }
    return stored(drawn.position(atCell: column - textColumn))
  }

  package func columns(of range: Range<Int>) -> [Range<Int>] {
    guard let drawn, !range.isEmpty else { return [] }
    let start = shown(TextPosition(range.lowerBound)).offset
    let end = shown(TextPosition(range.upperBound)).offset
    return drawn.columns(of: start..<end).map {
      $0.lowerBound + textColumn..<$0.upperBound + textColumn
    }
  }

  package func position(leftOf position: TextPosition) -> TextPosition {
    stored(layout.position(leftOf: shown(position)))
  }

  package func position(rightOf position: TextPosition) -> TextPosition {
    stored(layout.position(rightOf: shown(position)))
  }

  private func shown(_ position: TextPosition) -> TextPosition {
    guard signLength > 0 else { return position }
    let index = borders.lastIndex { $0 <= position.offset } ?? 0
    return TextPosition(index * signLength, position.affinity)
  }

  private func stored(_ position: TextPosition) -> TextPosition {
    guard signLength > 0 else { return position }
    let index = max(0, min(position.offset / signLength, borders.count - 1))
    return TextPosition(borders[index], position.affinity)
  }
}
