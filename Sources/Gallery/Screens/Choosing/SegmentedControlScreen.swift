import Hanok

/// One of a few options, next to each other.
final class SegmentedControlScreen: ViewController {
  override func loadView() {
    let options: [Message] = [
      .Gallery.segmentedDay, .Gallery.segmentedWeek, .Gallery.segmentedMonth,
      .Gallery.segmentedYear,
    ]
    let disabled = SegmentedControl(options, selectedIndex: 2)
    disabled.isEnabled = false
    let partly = SegmentedControl(options, selectedIndex: 0)
    partly.setEnabled(false, at: 3)
    let narrow = SegmentedControl(options, selectedIndex: 3)
    narrow.widthLimits = LengthLimits(maximum: 20)
    view = StackView(
      .vertical, spacing: 1, alignment: .leading,
      views: [SegmentedControl(options, selectedIndex: 1), partly, disabled, narrow])
  }
}
