import HanokLocalization
import HanokTerminal

/// Draws the parts of a collection besides its cells.
struct CollectionPainter {
  let collection: CollectionView
  let canvas: Canvas

  private var traits: Traits { canvas.traits }
  private var theme: Theme { canvas.traits.theme }
  private var width: Int { collection.frame.width }

  func draw() {
    if collection.sections.rowCount == 0, collection.layout.contentHeight == 0 {
      return drawPlaceholder()
    }
    drawHeaders()
    drawStatus()
    guard let origin = collection.indicatorOrigin else { return }
    collection.indicator.draw(
      collection.viewport, at: origin, isFocused: collection.isFirstResponder, in: canvas)
  }

  private func drawHeaders() {
    let offset = collection.contentOffset
    let layout = collection.layout
    for section in layout.headers(in: offset..<(offset + collection.bodyHeight)) {
      guard let line = collection.headerLayout(section, traits)?.lines.first else { continue }
      canvas.write(
        line, at: Point(x: 0, y: layout.top(ofSection: section) - offset), style: theme.heading)
    }
  }

  /// Draws the placeholder of an empty collection.
  private func drawPlaceholder() {
    let isLoading = collection.isLoading
    guard let message = isLoading ? Message.Hanok.tableLoading : collection.emptyMessage else {
      return
    }
    let sign = isLoading ? 2 : 0
    let layout = traits.layout(
      message, width: max(1, width - sign), maximumLines: max(1, collection.bodyHeight))
    let top = max(0, (collection.bodyHeight - layout.lines.count) / 2)
    let start = max(0, (width - layout.width - sign) / 2)
    for (index, line) in layout.lines.enumerated() {
      let x = start + sign + (layout.width - line.width) / 2
      canvas.write(line, at: Point(x: x, y: top + index), style: theme.secondary)
    }
    if isLoading { drawSpinner(at: start, y: top) }
  }

  /// Draws the row that shows that more items are being loaded.
  private func drawStatus() {
    guard collection.statusRows > 0 else { return }
    let y = collection.frame.height - 1
    drawSpinner(at: 0, y: y)
    let line = traits.line(.Hanok.tableLoading, width: max(0, width - 2))
    canvas.write(line, at: Point(x: 2, y: y), style: theme.secondary)
  }

  private func drawSpinner(at leading: Int, y: Int) {
    let steps = traits.symbols.spinner
    guard !steps.isEmpty else { return }
    canvas.write(
      steps[collection.spinnerStep % steps.count], at: Point(x: leading, y: y),
      style: theme.accent)
  }
}

/// The texts of headers.
extension CollectionView {
  func headerLayout(_ section: Int, _ traits: Traits) -> TextLayout? {
    let room = max(0, frame.width - (isOverflowing ? 2 : 0))
    return dataSource?.collectionView(self, titleForHeaderInSection: section).map {
      traits.layout($0, width: room, maximumLines: 1)
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
