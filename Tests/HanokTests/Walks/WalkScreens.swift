import Hanok
import HanokTerminal
import HanokTesting
import Testing

/// An element that says the last things that views have reported, so that walks record them; nothing is
/// drawn in its row.
final class ReportLine: View {
  private var reports: [String] = []

  override init() {
    super.init()
    accessibilityTraits = .staticText
  }

  func add(_ report: String) {
    reports.append(report)
    isAccessibilityElement = true
    accessibilityLabel = .verbatim("\(reports.count): \(reports.suffix(4).joined(separator: "; "))")
  }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    Size(width: proposal.width ?? 0, height: 1)
  }
}

extension Pilot {
  /// A screen of some views in a column.
  convenience init(
    showing views: [View], in tag: String = "en", width: Int, height: Int
  ) throws {
    try self.init(
      ScreenOfViews(views), in: tag, size: Size(width: width, height: height), [])
  }
}

extension Pilot.Step {
  /// Presses a button of the mouse on a cell, moves over others, and releases it at the last.
  static func slowDrag(_ points: (Int, Int)...) -> [Pilot.Step] {
    guard let first = points.first, let last = points.last else { return [] }
    return [.mouse(.press(.left), x: first.0, y: first.1)]
      + points.dropFirst().map { .mouse(.drag(.left), x: $0.0, y: $0.1) }
      + [.mouse(.release(.left), x: last.0, y: last.1)]
  }

  /// Shows the screen in each of the themes and depths of colour, and ends as it began.
  static var appearances: [Pilot.Step] {
    [
      .traits("dark") { $0.theme = .dark },
      .traits("sixteen colours") { $0.colorDepth = .sixteen },
      .traits("no colours") { $0.colorDepth = .none },
      .traits("high contrast") {
        $0.colorDepth = .full
        $0.theme = ThemeFamily.highContrast.light
      },
      .traits("wide signs") {
        $0.theme = Theme()
        $0.ambiguousWidth = .wide
      },
      .traits("plain") { $0.ambiguousWidth = .narrow },
    ]
  }
}

/// A view whose cells all show a letter: it gives way from its ideal size down to its least.
final class Tile: View {
  private let letter: Character
  private let ideal: Size
  private let least: Size

  init(
    _ letter: Character, _ width: Int, _ height: Int = 1, least: Size = Size(width: 1, height: 1)
  ) {
    (self.letter, self.least) = (letter, least)
    ideal = Size(width: width, height: height)
    super.init()
  }

  /// A tile with a share of what is left.
  convenience init(
    _ letter: Character, _ width: Int, _ height: Int = 1, share: Int, priority: Int = 0
  ) {
    self.init(letter, width, height)
    (layoutShare, layoutPriority) = (share, priority)
  }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    Size(
      width: max(least.width, min(ideal.width, proposal.width ?? ideal.width)),
      height: max(least.height, min(ideal.height, proposal.height ?? ideal.height)))
  }

  override func draw(in canvas: Canvas) {
    for y in 0..<frame.height {
      canvas.write(String(repeating: letter, count: frame.width), at: Point(x: 0, y: y))
    }
  }
}

/// Lines of text as they are, for recordings of results.
final class ResultsView: View {
  private let lines: [String]

  init(_ lines: [String]) { self.lines = lines }

  override func draw(in canvas: Canvas) {
    for (y, line) in lines.enumerated() { canvas.write(line, at: Point(x: 0, y: y)) }
  }
}

extension Pilot {
  /// Compares results with the recording of that name: on a screen that has room for all of them.
  static func expectResults(
    _ name: String, _ lines: [String], file: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let controller = ViewController()
    controller.view = ResultsView(lines)
    let width = lines.map { CellWidth.of($0) }.max() ?? 1
    let pilot = try Pilot(
      controller, in: "en", size: Size(width: max(1, width), height: lines.count), [])
    pilot.expectSnapshot(name, file: file, sourceLocation: sourceLocation)
  }
}
