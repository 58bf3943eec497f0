import HanokLocalization
import HanokTerminal

/// Draws the parts of a collection besides its cells.
struct CollectionPainter {
  let collection: CollectionView
  let canvas: Canvas
  let traits: Traits

  private var theme: Theme { traits.theme }
  private var width: Int { collection.frame.width }

  func draw() {
    if collection.sections.rowCount == 0, collection.layout.contentHeight == 0 {
      return drawPlaceholder()
    }
    drawHeaders()
    drawStatus()
    drawIndicator()
  }

  private func row(_ y: Int) -> Canvas.Row {
    Canvas.Row(canvas, y: y, isRightToLeft: traits.isRightToLeft, width: width)
  }

  private func drawHeaders() {
    let offset = collection.contentOffset
    let layout = collection.layout
    for section in layout.headers(in: offset..<(offset + collection.bodyHeight)) {
      guard let line = collection.headerLayout(section, traits)?.lines.first else { continue }
      row(layout.top(ofSection: section) - offset).write(
        line, at: 0, style: theme.heading, theme: theme)
    }
  }

  /// Draws the placeholder of an empty collection.
  private func drawPlaceholder() {
    let isLoading = collection.isLoading
    guard let message = isLoading ? Message.Hanok.tableLoading : collection.emptyMessage else {
      return
    }
    let sign = isLoading ? 2 : 0
    let layout = TextLayout(
      AttributedText(drawing: message, in: traits), width: max(1, width - sign),
      maximumLines: max(1, collection.bodyHeight), rules: traits.textRules)
    let top = max(0, (collection.bodyHeight - layout.lines.count) / 2)
    let start = max(0, (width - layout.width - sign) / 2)
    for (index, line) in layout.lines.enumerated() {
      row(top + index).write(
        line, at: start + sign + (layout.width - line.width) / 2, style: theme.secondary,
        theme: theme)
    }
    if isLoading { drawSpinner(at: start, y: top) }
  }

  /// Draws the row that shows that more items are being loaded.
  private func drawStatus() {
    guard collection.statusRows > 0 else { return }
    let y = collection.frame.height - 1
    drawSpinner(at: 0, y: y)
    let layout = TableText.layout(.Hanok.tableLoading, width: max(0, width - 2), traits)
    guard let line = layout.lines.first else { return }
    row(y).write(line, at: 2, style: theme.secondary, theme: theme)
  }

  private func drawSpinner(at leading: Int, y: Int) {
    let steps = traits.symbols.spinner
    guard !steps.isEmpty else { return }
    row(y).write(
      steps[collection.spinnerStep % steps.count], at: leading, width: 1, style: theme.accent)
  }

  /// Draws the scroll position of the items.
  private func drawIndicator() {
    guard collection.isOverflowing else { return }
    let (thumb, symbols) = (collection.thumb, traits.symbols)
    let thumbStyle = collection.isFirstResponder ? theme.accent : theme.progress
    for y in 0..<collection.bodyHeight {
      let isThumb = thumb.contains(y)
      row(y).write(
        isThumb ? symbols.scrollThumb : symbols.scrollTrack, at: width - 1, width: 1,
        style: isThumb ? thumbStyle : theme.track)
    }
  }
}

/// The texts of headers.
extension CollectionView {
  func headerLayout(_ section: Int, _ traits: Traits) -> TextLayout? {
    let room = max(0, frame.width - (isOverflowing ? 2 : 0))
    return dataSource?.collectionView(self, titleForHeaderInSection: section).map {
      TableText.layout($0, width: room, traits)
    }
  }

  /// The first visible header that is truncated.
  var truncatedHeader: String? {
    guard let traits else { return nil }
    for section in layout.headers(in: contentOffset..<(contentOffset + bodyHeight)) {
      if let layout = headerLayout(section, traits), layout.isTruncated { return layout.text.text }
    }
    return nil
  }
}
