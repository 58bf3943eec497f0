import Hanok

/// The lines of the tape, one below the other: a single view, so that another language costs little.
///
/// If a number is longer than a row, it breaks between groups of digits, not within them.
final class TapeLinesView: View {
  private struct Line {
    let calculation: Message
    /// The text in rows, in the language of the traits; nil until it is measured or drawn.
    var layout: TextLayout?
  }

  /// The width in cells from which on the numbers break.
  var breakingWidth = 0 {
    didSet { if breakingWidth != oldValue { textDidChange() } }
  }
  private var lines: [Line] = []
  private let formats: FormatterCache
  private var writer: NumberWriter?
  /// The number of the oldest lines that were dropped.
  private var goneCount = 0

  /// The maximum number of lines.
  static let maximumCount = 200

  init(_ formats: FormatterCache) {
    self.formats = formats
    super.init()
  }

  /// Adds a line at the end, and drops the oldest of too many.
  func append(_ calculation: Message) {
    lines.append(Line(calculation: calculation))
    if lines.count > Self.maximumCount {
      lines.removeFirst()
      goneCount += 1
    }
    setNeedsContentUpdate()
  }

  override func traitsDidChange() {
    // The words may be others in the same language, while a translator works on them.
    writer = (traits?.localizer.language).map { NumberWriter($0, formats) }
    textDidChange()
  }

  private func textDidChange() {
    for index in lines.indices { lines[index].layout = nil }
    setNeedsContentUpdate()
  }

  /// Returns the rows of a line in a width.
  private func layout(ofLine index: Int, width: Int) -> TextLayout? {
    guard let traits, let writer else { return nil }
    let width = max(1, width)
    let known = lines[index].layout
    // A whole row is the same in all widths that it fits.
    if let known, known.lines.count == 1, !known.isTruncated, known.width <= width { return known }
    let layout =
      known?.broken(width: width)
      ?? TextLayout(
        AttributedText(drawing: text(ofLine: index, traits, writer), in: traits), width: width,
        rules: traits.textRules)
    lines[index].layout = layout
    return layout
  }

  private func text(ofLine index: Int, _ traits: Traits, _ writer: NumberWriter) -> Message {
    let text = traits.localizer.string(lines[index].calculation)
    return .verbatim(writer.breakingAtGroups(text, longerThan: breakingWidth))
  }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    var size = Size(width: 0, height: 0)
    for index in lines.indices {
      guard let layout = layout(ofLine: index, width: proposal.width ?? ProposedSize.largestLength)
      else { continue }
      size.width = max(size.width, layout.width)
      size.height += layout.lines.count
    }
    return size
  }

  override func draw(in canvas: Canvas) {
    let visible = canvas.visibleRect
    var y = 0
    for index in lines.indices where y < visible.maxY {
      for row in layout(ofLine: index, width: frame.width)?.lines ?? [] {
        if y >= visible.minY {
          let x = canvas.traits.numberAlignment.column(of: row.width, in: frame.width)
          canvas.write(row, at: Point(x: x, y: y))
        }
        y += 1
      }
    }
  }

  override var truncatedText: String? {
    for index in lines.indices {
      guard let layout = layout(ofLine: index, width: frame.width), layout.isTruncated else {
        continue
      }
      return layout.text.text
    }
    return nil
  }

  override var accessibilityElementCount: Int { lines.count }

  override var accessibilityGoneElementCount: Int? { lines.isEmpty ? nil : goneCount }

  override func accessibilityElement(at index: Int) -> AccessibilityElement? {
    guard lines.indices.contains(index) else { return nil }
    return AccessibilityElement(
      label: lines[index].calculation, traits: [.staticText, .updatesFrequently])
  }
}
