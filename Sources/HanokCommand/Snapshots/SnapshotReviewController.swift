import Hanok
import HanokLocalization

/// Reviews pending changes of snapshots, one group of like ones after the other.
final class SnapshotReviewController: ContentViewController<SnapshotReviewView> {
  /// The decisions so far.
  private(set) var review: SnapshotReview

  /// Creates a review of changes.
  init(_ review: SnapshotReview) {
    self.review = review
    super.init(SnapshotReviewView())
    title = .HanokCommand.snapshotsTitle
  }

  override func viewDidLoad() {
    let view = contentView
    view.acceptButton.addTarget(self, action: SnapshotReviewController.accept)
    view.rejectButton.addTarget(self, action: SnapshotReviewController.reject)
    view.skipButton.addTarget(self, action: SnapshotReviewController.skip)
    view.nextButton.addTarget(self, action: SnapshotReviewController.showNext)
    view.previousButton.addTarget(self, action: SnapshotReviewController.showPrevious)
    view.parts.addTarget(self, action: SnapshotReviewController.showChange, for: .valueChanged)
    view.quitButton.addAction(toNearest: Application.self) { $0.quit() }
  }

  // Only now there is a size, by which the first line that differs is scrolled into view.
  override func viewWillAppear() { showChange() }

  private func accept() { decide(.accept) }
  private func reject() { decide(.reject) }
  private func skip() { decide(.skip) }

  private func decide(_ decision: SnapshotReview.Decision) {
    do throws(Problem) { try review.decide(decision, alike: contentView.alikeBox.isOn) } catch {
      let words = contentView.traits?.localizer.describe(error) ?? ""
      present(
        AlertController(
          .HanokCommand.snapshotsTitle, message: .verbatim(words),
          actions: [AlertAction(.HanokCommand.snapshotsClose, style: .cancel)]))
    }
    if review.change == nil { application?.quit() } else { showChange() }
  }

  private func showNext() {
    review.move(by: 1)
    showChange()
  }

  private func showPrevious() {
    review.move(by: -1)
    showChange()
  }

  private func showChange() {
    guard let group = review.group, let change = review.change else { return }
    contentView.show(change, of: group, place: review.place + 1, groupCount: review.groups.count)
  }
}
