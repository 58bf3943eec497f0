import Hanok

/// A sign of an activity that a button starts and stops.
final class ActivityIndicatorScreen: ViewController {
  private let indicator = ActivityIndicator()
  private let list = ActivityIndicator(.Gallery.activityIndicatorLoading)

  override func loadView() {
    let button = Button(.Gallery.activityIndicatorToggle)
    button.addTarget(self, action: ActivityIndicatorScreen.toggle)
    list.startAnimating()
    // A stopped one may still show its text.
    indicator.hidesWhenStopped = false
    view = StackView(.vertical, spacing: 1, alignment: .leading, views: [list, indicator, button])
  }

  private func toggle() {
    for one in [indicator, list] {
      if one.isAnimating { one.stopAnimating() } else { one.startAnimating() }
    }
  }
}
