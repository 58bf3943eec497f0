public import HanokLocalization
public import HanokTerminal
import HanokUnicode

/// A row that shows the course of a value, without axes: the newest is at the trailing end.
///
/// ```
/// ▁▂▂▄▆█▇▅▃        in ASCII   _..-=*+=-
/// ```
///
/// The lowest visible value is the lowest bar. Of more values than cells, the last are visible;
/// infinities and NaN leave a gap.
open class Sparkline: View {
  /// The values, the oldest first.
  public var values: [Double] { didSet { if values != oldValue { setNeedsContentUpdate() } } }
  /// The theme's style of the bars; nil for the first of a chart's series.
  public var style: KeyPath<Theme, Style>? { didSet { setNeedsDisplay() } }
  /// Returns the text of a value.
  public var valueMessage: (Double) -> Message = { .Hanok.chartValue(value: $0) }

  /// Creates a row of values.
  ///
  /// - Parameter description: The meaning of the values in words.
  public init(_ values: [Double] = [], description: Message) {
    self.values = values
    super.init()
    isAccessibilityElement = true
    accessibilityTraits = .image
    accessibilityLabel = description
  }

  open override func describe(_ element: inout AccessibilityElement) {
    element.complete(value: summary)
  }

  private var summary: Message {
    let known = values.filter(\.isFinite)
    guard let first = known.first, let last = known.last, let low = known.min(),
      let high = known.max()
    else { return .Hanok.chartEmpty }
    return Message(
      "sparkline.value", table: "Hanok",
      [
        "first": .message(valueMessage(first)), "last": .message(valueMessage(last)),
        "lowest": .message(valueMessage(low)), "highest": .message(valueMessage(high)),
      ])
  }

  open override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    Size(width: min(values.count, proposal.width ?? values.count), height: 1)
  }

  open override func draw(in canvas: Canvas) {
    let traits = canvas.traits
    let shown = values.suffix(frame.width)
    let known = shown.filter(\.isFinite)
    let (low, high) = (known.min() ?? 0, known.max() ?? 0)
    let signs = traits.drawsInASCII ? Self.ascii : Array(BlockArt.rising.dropFirst())
    let barStyle = style.map { traits.theme[keyPath: $0] } ?? traits.theme.series.first ?? .plain
    for (x, value) in shown.enumerated() where value.isFinite {
      // Halves, since the difference of the greatest numbers would be infinite.
      let part = high > low ? (value / 2 - low / 2) / (high / 2 - low / 2) : 0
      let level = Int((part * Double(signs.count - 1)).rounded())
      canvas.write(signs[level], at: Point(x: x, y: 0), style: barStyle)
    }
  }

  /// The characters from the lowest to the highest.
  private static let ascii = ["_", ".", "-", "=", "+", "*", "#"]
}
