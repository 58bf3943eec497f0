public import HanokLocalization
public import HanokTerminal
import HanokUnicode
import MessageFormat

/// A bar that shows how much is done.
///
/// ```
/// ████████▌───────────     where blocks take two cells:  ########------------
/// ```
open class ProgressView: View {
  /// The part that is done, from 0 to 1; what is beyond is cut off.
  public var progress = 0.0 {
    didSet { if progress != oldValue { setNeedsDisplay() } }
  }

  /// The blocks of one to eight eighths of a cell.
  private static let eighths = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]

  /// The width where none is proposed, in cells.
  private static let idealWidth = 20

  /// Ten times a tenth is the whole, also where their sum is a little less.
  private static let tolerance = 1e-9

  /// A bar of which nothing is done.
  public override init() {
    super.init()
    isAccessibilityElement = true
    accessibilityTraits = .updatesFrequently
  }

  /// The part that is done, at whole tenths: it is read aloud whenever it changes.
  open override var accessibilityValue: Message? {
    get {
      super.accessibilityValue
        ?? .Hanok.progressValue(part: .double((part * 10 + Self.tolerance).rounded(.down) / 10))
    }
    set { super.accessibilityValue = newValue }
  }

  open override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    Size(width: proposal.width ?? Self.idealWidth, height: 1)
  }

  open override func draw(in canvas: Canvas) {
    guard let traits, frame.width > 0 else { return }
    let bar = bar(in: traits)
    let width = bar.count
    let track = String(
      repeating: traits.symbols.horizontalLine, count: max(0, frame.width - width))
    let start = traits.isRightToLeft ? frame.width - width : 0
    canvas.write(bar, at: Point(x: start, y: 0), style: traits.theme.progress)
    canvas.write(
      track, at: Point(x: traits.isRightToLeft ? 0 : width, y: 0), style: traits.theme.track)
  }

  private var part: Double { progress.isFinite ? max(0, min(1, progress)) : 0 }

  /// The part that is done, of signs that take a cell each.
  private func bar(in traits: Traits) -> String {
    let block = traits.symbols.block
    if traits.drawsInASCII {
      return String(repeating: block, count: Int((part * Double(frame.width)).rounded()))
    }
    let done = Int((part * Double(frame.width * 8)).rounded())
    let blocks = String(repeating: block, count: done / 8)
    // Half a cell can't be drawn from the right: there are no such blocks.
    return traits.isRightToLeft ? blocks : blocks + Self.eighths[done % 8]
  }
}
