import HanokLocalization
import HanokTerminal

/// A bar with a title and buttons, above the view of a controller.
///
/// The buttons follow the content in reading order, so that the content gets the focus first.
///
/// ```
/// wide:     [ ← Settings ]    Language    [ A Add ]        narrow:   [ ← Settings ] [ A Add ]
///                                                                    Language
/// first:    Settings                    [ O Other ]
/// ```
///
/// Without a button before it, the title is at the leading side, where the content begins.
final class NavigationView: View {
  let backButton = NavigationBackButton()
  private let bar = View()
  private let titleLabel = Label()
  private let container: View
  private let leadingRow = NavigationRow(spacing: 1)
  private let trailingRow = NavigationRow(spacing: 1, alignment: .trailing)

  /// The empty columns at both sides of the bar, and between its parts.
  private static let gap = 1
  /// The minimum height of a view with an empty row between the bar and the content.
  private static let leastSpacedHeight = 10

  init(_ container: View) {
    self.container = container
    super.init()
    bar.background = \.bar
    titleLabel.style = \.heading
    titleLabel.numberOfLines = 0
    titleLabel.accessibilityTraits = .header
    // In the bar, so that the title has its background.
    bar.addSubview(titleLabel)
    for view in [bar, container, leadingRow, trailingRow] { addSubview(view) }
  }

  /// Updates the contents of the bar of a screen; without a `backTitle`, no button leads back.
  func update(
    of screen: ViewController?, title: Message?, backTitle: Message?, leading: [Button],
    trailing: [Button], isHidden: Bool
  ) {
    (leadingRow.screen, trailingRow.screen) = (screen, screen)
    titleLabel.message = title
    backButton.formerTitle = backTitle
    let first = backTitle == nil ? leading : [backButton] + leading
    Self.fill(leadingRow, with: first)
    Self.fill(trailingRow, with: trailing)
    titleLabel.isHidden = isHidden || title == nil
    leadingRow.isHidden = isHidden || first.isEmpty
    trailingRow.isHidden = isHidden || trailing.isEmpty
    bar.isHidden = isHidden || titleLabel.isHidden && leadingRow.isHidden && trailingRow.isHidden
    setNeedsContentUpdate()
  }

  private static func fill(_ row: FlowView, with buttons: [Button]) {
    if row.subviews.elementsEqual(buttons, by: ===) { return }
    for view in row.subviews where !buttons.contains(where: { $0 === view }) {
      view.removeFromSuperview()
    }
    for (index, button) in buttons.enumerated() { row.insertSubview(button, at: index) }
  }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let ideal = max(barWidth, container.fittingSize(.unspecified).width)
    let width = proposal.width ?? ideal
    let plan = plan(width: width)
    let edge = plan.height + spacing(in: proposal.height ?? ProposedSize.largestLength)
    let size = container.fittingSize(
      ProposedSize(width: width, height: proposal.height.map { $0 - edge }))
    return Size(width: max(size.width, min(width, barWidth)), height: size.height + edge)
  }

  override func layoutSubviews() {
    backButton.chooseTitle(in: frame.width - 2 * Self.gap)
    let plan = plan(width: frame.width)
    place(bar, at: Rect(x: 0, y: 0, width: frame.width, height: plan.height))
    place(leadingRow, at: plan.leading)
    bar.place(titleLabel, at: plan.title)
    place(trailingRow, at: plan.trailing)
    let top = min(frame.height, plan.height + spacing(in: frame.height))
    place(container, at: Rect(x: 0, y: top, width: frame.width, height: frame.height - top))
  }

  private func spacing(in height: Int) -> Int {
    !bar.isHidden && height >= Self.leastSpacedHeight ? 1 : 0
  }

  /// The width of all parts next to each other.
  private var barWidth: Int {
    let widths = [leadingRow, titleLabel, trailingRow].filter { !$0.isHidden }
      .map { $0.fittingSize(.unspecified).width }
    return widths.isEmpty ? 0 : widths.reduce(Self.gap, { $0 + $1 + Self.gap })
  }

  /// The positions of the parts, from the leading side.
  private struct Plan {
    var leading = Rect.zero
    var title = Rect.zero
    var trailing = Rect.zero
    var height = 0
  }

  private func plan(width: Int) -> Plan {
    if bar.isHidden { return Plan() }
    if barWidth > width { return stackedPlan(width: width) }
    let (leading, title, trailing) = sizes(in: .unspecified)
    let start = leading.width + (leading.width > 0 ? 2 : 1) * Self.gap
    let end = width - trailing.width - (trailing.width > 0 ? 2 : 1) * Self.gap
    // Beside a button the title is centered, unless the buttons need more room there.
    let middle = leading.width > 0 ? (width - title.width) / 2 : start
    let x = max(start, min(middle, end - title.width))
    return Plan(
      leading: Rect(x: Self.gap, y: 0, width: leading.width, height: 1),
      title: Rect(x: x, y: 0, width: title.width, height: 1),
      trailing: Rect(
        x: width - trailing.width - Self.gap, y: 0, width: trailing.width, height: 1),
      height: 1)
  }

  private func sizes(in room: ProposedSize) -> (leading: Size, title: Size, trailing: Size) {
    func size(_ view: View) -> Size { view.isHidden ? .zero : view.fittingSize(room) }
    return (size(leadingRow), size(titleLabel), size(trailingRow))
  }

  /// Returns a plan with the buttons in one row if they fit, and the title in rows below.
  private func stackedPlan(width: Int) -> Plan {
    let room = max(0, width - 2 * Self.gap)
    var plan = Plan()
    let (leading, title, trailing) = sizes(in: ProposedSize(width: room))
    plan.leading = Rect(x: Self.gap, y: 0, width: min(room, leading.width), height: leading.height)
    let isShared = leading.width + Self.gap + trailing.width <= room
    let y = isShared ? 0 : leading.height
    plan.trailing = Rect(x: Self.gap, y: y, width: room, height: trailing.height)
    plan.height = max(leading.height, y + trailing.height)
    plan.title = Rect(x: Self.gap, y: plan.height, width: room, height: title.height)
    plan.height += title.height
    return plan
  }
}

/// Buttons of a bar, which belong to the screen below it: its commands are in force with the focus on
/// them, too.
final class NavigationRow: FlowView {
  weak var screen: ViewController?

  override var next: Responder? { screen ?? super.next }
}
