import Hanok
import HanokTerminal

/// A change: its place in the review, its snapshot, its lines, and the decisions.
final class SnapshotReviewView: View {
  /// Chooses between the difference and either text.
  let parts = SegmentedControl(
    [
      .HanokCommand.snapshotsPartsDifference, .HanokCommand.snapshotsPartsOld,
      .HanokCommand.snapshotsPartsNew,
    ], selectedIndex: 0, mnemonic: .HanokCommand.snapshotsPartsKeys)
  /// Whether a decision is for all changes that are alike.
  let alikeBox = Checkbox(
    .HanokCommand.snapshotsAlike(count: 1), isOn: true,
    mnemonic: .HanokCommand.snapshotsAlikeKeys)
  let acceptButton = Button(
    .HanokCommand.snapshotsAccept, mnemonic: .HanokCommand.snapshotsAcceptKeys)
  let rejectButton = Button(
    .HanokCommand.snapshotsReject, mnemonic: .HanokCommand.snapshotsRejectKeys)
  let skipButton = Button(.HanokCommand.snapshotsSkip, mnemonic: .HanokCommand.snapshotsSkipKeys)
  let nextButton = Button(.HanokCommand.snapshotsNext, mnemonic: .HanokCommand.snapshotsNextKeys)
  let previousButton = Button(
    .HanokCommand.snapshotsPrevious, mnemonic: .HanokCommand.snapshotsPreviousKeys)
  let quitButton = Button(.HanokCommand.snapshotsQuit, mnemonic: .HanokCommand.snapshotsQuitKeys)

  private let heading = Label()
  private let decisions = Label()
  private let kind = Label()
  private let path = Label()
  private let variants = Label()
  private let text = SnapshotTextView()
  private let head: StackView
  private let page: SnapshotPage
  private let foot: ScrollView

  /// The minimum height of a screen on which the snapshot is named.
  private static let leastHeightForNames = 12
  /// The divisor of the rows for the maximum height of the foot, which scrolls if it is higher.
  private static let share = 3

  override init() {
    page = SnapshotPage(text)
    head = StackView(.vertical, views: [heading, decisions, kind, path, variants])
    foot = ScrollView(
      FlowView(
        spacing: 2,
        views: [
          acceptButton, rejectButton, skipButton, alikeBox, previousButton, nextButton, parts,
          quitButton,
        ]))
    super.init()
    heading.style = \.heading
    heading.accessibilityTraits = .header
    path.truncation = .head
    for label in [decisions, kind, path, variants] { label.style = \.secondary }
    for view in [head, page, foot] { addSubview(view) }
    head.background = \.bar
    foot.background = \.bar
  }

  /// Shows a change.
  ///
  /// - Parameters:
  ///   - place: The number of the change in its group, from 1.
  ///   - groupCount: The number of groups that are left, with this one.
  func show(_ change: SnapshotChange, of group: ChangeGroup, place: Int, groupCount: Int) {
    heading.message = .HanokCommand.snapshotsPlace(number: place, count: group.changes.count)
    decisions.message = .HanokCommand.snapshotsDecisions(count: groupCount)
    kind.message = group.title
    path.message = .verbatim(change.path)
    variants.message = .verbatim(change.variants.joined(separator: "; "))
    variants.isHidden = change.variants.isEmpty
    alikeBox.title = .HanokCommand.snapshotsAlike(count: group.changes.count)
    for view in [alikeBox, previousButton, nextButton] as [View] {
      view.isHidden = group.changes.count == 1
    }
    let content = ComparedLines(
      change, ComparedLines.Part(rawValue: parts.selectedIndex ?? 0) ?? .difference)
    text.content = content
    layoutIfNeeded()
    guard let first = content.firstChange else { return }
    page.contentOffset = max(0, first - page.frame.height / 3)
    text.reveal(column: content.lines[first].columns.first?.lowerBound ?? 0)
  }

  override func layoutSubviews() {
    let width = frame.width
    for label in [decisions, kind, path] {
      label.isHidden = frame.height < Self.leastHeightForNames
    }
    let names = head.fittingSize(ProposedSize(width: width)).height
    let buttons = foot.fittingSize(ProposedSize(width: width, height: frame.height / Self.share))
    let top = min(names, frame.height)
    let bottom = max(top, frame.height - buttons.height)
    place(head, at: Rect(x: 0, y: 0, width: width, height: top))
    place(page, at: Rect(x: 0, y: top, width: width, height: bottom - top))
    place(foot, at: Rect(x: 0, y: bottom, width: width, height: frame.height - bottom))
  }
}
