public import HanokLocalization
public import HanokTerminal
import HanokUnicode
import MessageFormat

/// A bar that shows the completed part of a task, or that a task is running.
///
/// ```
/// ████████▌───────────  42%       if blocks occupy two cells:   ########------------  42%
/// ──────█████─────────            indeterminate: it moves; with reduced motion, it is █─█─█─█─
/// ```
///
/// In right-to-left languages, the bar grows from the right, in whole cells: Unicode has no blocks
/// for parts of a cell there.
open class ProgressView: View {
  /// The completed part, clamped to the range from 0 to 1.
  public var progress = 0.0 { didSet { if progress != oldValue { setNeedsDisplay() } } }
  /// Whether the completed part is unknown.
  public var isIndeterminate = false {
    didSet { if isIndeterminate != oldValue { indeterminacyDidChange() } }
  }
  /// Whether the completed part is written after the bar.
  public var showsPercent = false {
    didSet { if showsPercent != oldValue { setNeedsContentUpdate() } }
  }
  /// Whether the task has failed: the bar is unchanged, with the sign of a failure.
  public var hasFailed = false { didSet { if hasFailed != oldValue { indeterminacyDidChange() } } }
  /// The theme's style of the completed part, unless the task has failed.
  public var style: KeyPath<Theme, Style> = \.progress {
    didSet { if style != oldValue { setNeedsDisplay() } }
  }
  /// The text above the bar; nil for none.
  public var title: Message? { didSet { if title != oldValue { setNeedsContentUpdate() } } }

  /// The steps of a bar that moves.
  private let spinner = Spinner()

  private static let idealWidth = 20
  /// Ten times a tenth is the whole, although the floating-point sum is a little less.
  private static let tolerance = 1e-9
  private static let interval = Duration.milliseconds(80)

  /// Creates a bar without progress.
  public override init() {
    super.init()
    isAccessibilityElement = true
    accessibilityTraits = .updatesFrequently
  }

  private func indeterminacyDidChange() {
    spinner.reset()
    setNeedsDisplay()
    if isIndeterminate, !hasFailed { spinner.start(in: self, every: Self.interval) }
  }

  open override func describe(_ element: inout AccessibilityElement) {
    element.complete(label: title, value: spokenPart)
  }

  /// The completed part in whole tenths: each change of it is read aloud.
  private var spokenPart: Message {
    if hasFailed { return .Hanok.progressFailed }
    if isIndeterminate { return .Hanok.activityWorking }
    return .Hanok.progressValue(part: (part * 10 + Self.tolerance).rounded(.down) / 10)
  }

  open override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let least = min(titleLine(in: ProposedSize.largestLength)?.width ?? 0, 60)
    let width = max(Self.idealWidth + percentWidth, least)
    let height = title == nil ? 1 : max(1, min(2, proposal.height ?? 2))
    return Size(width: proposal.width ?? width, height: height)
  }

  open override func draw(in canvas: Canvas) {
    let traits = canvas.traits
    // In a single row, the bar is more important than its text.
    let y = title == nil || frame.height < 2 ? 0 : 1
    if y > 0 { drawTitle(in: canvas) }
    let width = max(1, frame.width - percentWidth)
    let row = canvas.inset(to: Rect(x: 0, y: y, width: frame.width, height: 1))
    if isIndeterminate {
      drawMovingBar(width, in: row)
    } else {
      drawBar(width, in: row)
      if showsPercent, percentWidth < frame.width, let line = percentLine(part, traits) {
        row.write(line, at: Point(x: frame.width - line.width, y: 0))
      }
    }
    // Without a text, the sign is at the end of the bar.
    if hasFailed, y == 0 {
      row.write(
        traits.symbols.warning, at: Point(x: width - 1, y: 0), style: traits.theme.failure)
    }
  }

  private func drawTitle(in canvas: Canvas) {
    let (theme, symbols) = (canvas.traits.theme, canvas.traits.symbols)
    let width = canvas.write(
      titleLine(in: frame.width), at: .zero, style: hasFailed ? theme.failure : .plain)
    // The sign follows the text, whose cells don't move.
    if hasFailed, width > 0, width + 2 <= frame.width {
      canvas.write(symbols.warning, at: Point(x: width + 1, y: 0), style: theme.failure)
    }
  }

  private func drawBar(_ width: Int, in row: Canvas) {
    let (theme, symbols) = (row.traits.theme, row.traits.symbols)
    let bar = bar(width, in: row.traits)
    let part = theme[keyPath: hasFailed ? \.failure : style]
    // Where surfaces show, the rest is one, so that the bar has the same height on both sides.
    if row.traits.showsSurfaces, theme.field.background != .default {
      row.fill(
        Rect(x: 0, y: 0, width: width, height: 1), style: Style(background: theme.field.background))
      row.write(bar, at: .zero, style: part.applying(Style(background: theme.field.background)))
      return
    }
    row.write(bar, at: .zero, style: part)
    let track = String(repeating: symbols.horizontalLine, count: max(0, width - bar.count))
    row.write(track, at: Point(x: bar.count, y: 0), style: theme.track)
  }

  /// Draws a moving part of a quarter of the bar; with reduced motion, every other cell.
  private func drawMovingBar(_ width: Int, in row: Canvas) {
    let (theme, symbols) = (row.traits.theme, row.traits.symbols)
    let length = max(1, width / 4)
    let start = (spinner.step + length) % (width + length) - length
    for x in 0..<width {
      let isBar =
        row.traits.reducesMotion ? x.isMultiple(of: 2) : x >= start && x < start + length
      row.write(
        isBar ? symbols.block : symbols.horizontalLine, at: Point(x: x, y: 0),
        style: theme[keyPath: isBar ? style : \.track])
    }
  }

  /// The cells of 100 percent, and of a space before it, so that the text never moves the bar.
  private var percentWidth: Int {
    guard showsPercent, let traits else { return 0 }
    return (percentLine(1, traits)?.width ?? 0) + 1
  }

  /// Returns a part in percent, laid out since it has direction marks in Arabic.
  private func percentLine(_ part: Double, _ traits: Traits) -> TextLine? {
    // 100 percent is only written at the end.
    let hundredths = (part * 100 + Self.tolerance).rounded(.down) / 100
    return traits.line(.Hanok.progressValue(part: hundredths))
  }

  private var part: Double { progress.isFinite ? max(0, min(1, progress)) : 0 }

  private func titleLine(in width: Int) -> TextLine? {
    title.flatMap { traits?.line($0, width: width) }
  }

  open override var truncatedText: String? {
    // In a single row, there is no title.
    truncatedText(of: title, in: frame.height < 2 ? 0 : frame.width)
  }

  private func bar(_ width: Int, in traits: Traits) -> String {
    if traits.drawsInASCII {
      return String(repeating: traits.symbols.block, count: Int((part * Double(width)).rounded()))
    }
    let done = Int((part * Double(width * 8)).rounded())
    let blocks = String(repeating: traits.symbols.block, count: done / 8)
    return traits.drawsEighths ? blocks + BlockArt.leftEighths[done % 8] : blocks
  }
}
