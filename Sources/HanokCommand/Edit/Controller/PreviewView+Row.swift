import HanokLocalization

extension PreviewView.Line {
  /// A row of a preview in words.
  init(_ row: TranslationPreview.Row, limit: Int?) {
    let keys = row.keys.joined(separator: " ")
    let numbers = row.values.joined(separator: ", ")
    let values =
      keys.isEmpty || numbers.isEmpty || keys == numbers ? keys + numbers : "\(keys): \(numbers)"
    let note: Message =
      if row.text == nil {
        .HanokCommand.editUnreached
      } else if row.isTooWide, let limit {
        .HanokCommand.editTooWide(width: row.width, limit: limit)
      } else {
        .HanokCommand.editWidth(width: row.width)
      }
    let text = row.text ?? ""
    self.init(
      values: keys == numbers ? keys : values, text: row.isolated,
      spoken: values.isEmpty
        ? .HanokCommand.editPreviewPlain(text: text, note: note)
        : .HanokCommand.editPreviewSpoken(values: values, text: text, note: note),
      note: note, isWarning: row.isTooWide || row.text == nil)
  }
}
