import Hanok

/// Links: one with its address, and a disabled one.
final class LinkScreen: ViewController {
  override func loadView() {
    let project = Link(.Gallery.linkProject, url: "https://example.org/hanok")
    let manual = Link(.Gallery.linkManual, url: "https://example.org/manual")
    manual.showsAddress = true
    let disabled = Link(.Gallery.linkDisabled, url: "https://example.org/later")
    disabled.isEnabled = false
    view = StackView(.vertical, views: [project, manual, disabled])
  }
}
