import HanokLocalization

extension PreviewView.Line {
  /// A row of a preview as text.
  ///
  /// - Parameter hasForms: Whether it is named as its form; otherwise it has its keys, too.
  init(_ row: TranslationPreview.Row, limit: Int?, hasForms: Bool) {
    let note: Message =
      if row.isForFractions {
        .HanokCommand.editUnreachedWhole
      } else if row.text == nil {
        .HanokCommand.editUnreached
      } else if row.isTooWide, let limit {
        .HanokCommand.editTooWide(width: row.width, limit: limit)
      } else {
        .HanokCommand.editWidth(width: row.width)
      }
    let text = row.text ?? ""
    let values = Self.values(of: row, hasForms: hasForms)
    self.init(
      values: values, text: row.isolated,
      spoken: values.map { .HanokCommand.editPreviewSpoken(values: $0, text: text, note: note) }
        ?? .HanokCommand.editPreviewPlain(text: text, note: note),
      note: note, isWarning: row.isTooWide || row.text == nil && !row.isForFractions)
  }

  /// Returns what leads to a row; nil if nothing is chosen.
  private static func values(of row: TranslationPreview.Row, hasForms: Bool) -> Message? {
    if row.keys.isEmpty { return nil }
    if hasForms { return FormExample.label(row.example.map { [$0] } ?? []) }
    let keys = row.keys.joined(separator: " ")
    let numbers = row.values.joined(separator: ", ")
    return .verbatim(numbers.isEmpty || keys == numbers ? keys : "\(keys): \(numbers)")
  }
}
