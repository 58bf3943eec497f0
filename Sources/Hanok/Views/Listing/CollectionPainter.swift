import HanokLocalization
import HanokTerminal

/// Draws the parts of a collection besides its cells.
struct CollectionPainter {
  let collection: CollectionView
  let canvas: Canvas

  private var traits: Traits { canvas.traits }
  private var theme: Theme { canvas.traits.theme }

  func draw() {
    let painter = ListPainter(list: collection, canvas: canvas)
    if collection.sections.rowCount == 0, collection.layout.contentHeight == 0 {
      return painter.drawPlaceholder()
    }
    drawHeaders()
    painter.drawStatus()
    painter.drawIndicator()
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
}

/// The texts of headers.
extension CollectionView {
  func headerLayout(_ section: Int, _ traits: Traits) -> TextLayout? {
    let room = max(0, frame.width - (isOverflowing ? 2 : 0))
    return headerTitle(ofSection: section).map {
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
