package import Hanok

/// The foot of each screen: its buttons, and if there is room the commands with their keys.
///
/// ```
/// [ L Language ]  [ Q Quit ]      Alt+S Sort  F1 All commands
/// ```
///
/// On a narrow screen, the commands have a separate row, if there is one.
package final class FootBar: View {
  /// Shows the screen in the next language.
  package let languageButton = Button(.Breaches.language, mnemonic: .Breaches.languageKeys)
  /// Leaves the program.
  package let quitButton = Button(.Breaches.quit, mnemonic: .Breaches.quitKeys)

  private let flow: FlowView
  private let buttons: ScrollView
  private let commands = StatusBar()

  /// The maximum width of the content, in cells: wider rows are hard to read.
  private static let maximumWidth = 110
  /// The empty columns at both sides, if there is room.
  private static let margin = 2
  /// The divisor of the rows for the maximum height of the foot, which scrolls if it is higher.
  private static let share = 3
  /// The minimum width of commands next to the buttons; narrower ones are below.
  private static let leastCommandWidth = 24
  /// The minimum height of a screen with a separate row for commands, since tabs may be above.
  private static let leastHeightForCommands = 10

  override init() {
    flow = FlowView(spacing: 2, views: [languageButton, quitButton])
    buttons = ScrollView(flow)
    super.init()
    background = \.bar
    for view in [buttons, commands] { addSubview(view) }
    // Without a target: the application is at the end of each responder chain.
    languageButton.addAction(toNearest: Application.self) { $0.showNextLanguage() }
    quitButton.addAction(toNearest: Application.self) { $0.quit() }
  }

  /// Returns the columns of a screen's content.
  static func columns(in width: Int) -> Range<Int> {
    let side = width > margin * 20 ? margin : 0
    let length = min(width - 2 * side, maximumWidth)
    let start = (width - length) / 2
    return start..<(start + length)
  }

  /// Lays out the foot in the last rows of a screen.
  ///
  /// - Returns: The number of rows above it.
  func place(in screen: Size) -> Int {
    let width = Self.columns(in: screen.width).count
    let isBelow = isCommandRowBelow(in: screen.width)
    commands.isHidden = isBelow && screen.height < Self.leastHeightForCommands
    let commandRows = isBelow && !commands.isHidden ? 1 : 0
    let height =
      commandRows
      + buttons.fittingSize(
        ProposedSize(width: width, height: screen.height / Self.share - commandRows)
      ).height
    let top = max(0, screen.height - height)
    frame = Rect(x: 0, y: top, width: screen.width, height: height)
    return top
  }

  /// The columns after the buttons.
  private func roomForCommands(in width: Int) -> Int {
    Self.columns(in: width).count - flow.fittingSize(.unspecified).width - 1
  }

  private func isCommandRowBelow(in width: Int) -> Bool {
    roomForCommands(in: width) < Self.leastCommandWidth
  }

  package override func layoutSubviews() {
    let columns = Self.columns(in: frame.width)
    let isBelow = isCommandRowBelow(in: frame.width)
    let room = isBelow ? columns.count : roomForCommands(in: frame.width)
    let (buttonWidth, buttonHeight) =
      isBelow
      ? (columns.count, frame.height - (commands.isHidden ? 0 : 1))
      : (columns.count - room, frame.height)
    place(
      buttons,
      at: Rect(x: columns.lowerBound, y: 0, width: buttonWidth, height: buttonHeight))
    let width = commands.fittingSize(ProposedSize(width: max(0, room))).width
    place(
      commands,
      at: Rect(
        x: isBelow ? columns.lowerBound : columns.upperBound - width,
        y: isBelow ? buttonHeight : 0, width: width, height: 1))
  }
}
