import Hanok

/// Known progress, unknown progress, and a failure.
final class ProgressViewScreen: ViewController {
  override func loadView() {
    let copying = ProgressView()
    copying.title = .Gallery.progressViewCopying
    copying.progress = 0.42
    copying.showsPercent = true
    let searching = ProgressView()
    searching.title = .Gallery.progressViewSearching
    searching.isIndeterminate = true
    let failed = ProgressView()
    failed.title = .Gallery.progressViewFailed
    failed.progress = 0.7
    failed.showsPercent = true
    failed.hasFailed = true
    let bars = [copying, searching, failed]
    // In a single row a bar has no text: here it scrolls instead.
    for bar in bars { bar.heightLimits = LengthLimits(minimum: 2) }
    view = StackView(.vertical, spacing: 1, views: bars)
  }
}
