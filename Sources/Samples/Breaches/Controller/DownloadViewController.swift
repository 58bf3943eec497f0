package import BreachesModel
import BreachesView
package import Hanok

/// A screen that downloads a list and shows it: the base of all methods.
///
/// A method is a subclass that overrides ``begin()`` and ``end()``, and reports by
/// ``progress(_:)``, ``finish(_:)`` and ``fail(_:)``. The screen shows only its state, and the
/// methods only change that.
package class DownloadViewController: ViewController {
  /// The request of the list.
  package let request: DownloadRequest
  /// The download method.
  package let method: DownloadMethod
  /// Whether a download begins as soon as the screen is shown.
  package var beginsByItself = false
  /// Called when a download has ended; nil by default.
  ///
  /// It is for a program that then ends, and reads no further lines.
  package var onEnd: ((DownloadEnd) -> Void)?

  // Each download adds to it; the observer updates the label.
  private(set) var tally = DownloadTally() { didSet { showTally() } }
  private(set) var state = DownloadState.idle { didSet { showState() } }
  /// The state to restore when a download is cancelled.
  private var stateBefore = DownloadState.idle
  private let shownList = ShownBreachList()
  let downloadView = DownloadView()

  init(_ request: DownloadRequest, method: DownloadMethod) {
    self.request = request
    self.method = method
    super.init()
    title = .Breaches.title
    tabTitle = method.title
  }

  // The methods.

  /// Begins a download.
  func begin() {}

  /// Ends the current download, without further reports.
  func end() {}

  /// Handles progress.
  func progress(_ progress: DownloadProgress) {
    if state.isLoading { state = .loading(progress) }
  }

  /// Shows the list.
  func finish(_ list: BreachList) {
    guard state.isLoading else { return }
    shownList.forget()
    tally.add(list)
    state = .loaded(list)
    onEnd?(.list)
  }

  /// Shows the failure.
  func fail(_ failure: DownloadFailure) {
    guard state.isLoading else { return }
    shownList.forget()
    state = .failed(failure)
    onEnd?(.failure)
  }

  /// Shows the answer to a question that was asked at once.
  func showAnswer(_ list: BreachList) {
    tally.add(list)
    state = .asked(list.count)
    onEnd?(.failure)
  }

  // The screen.

  package override func loadView() { view = downloadView }

  package override func viewDidLoad() {
    let view = downloadView
    view.downloadButton.addTarget(self, action: DownloadViewController.download)
    view.card.retryButton.addTarget(self, action: DownloadViewController.download)
    view.card.cancelButton.addTarget(self, action: DownloadViewController.giveUp)
    showTally()
    showState()
  }

  package override var keyCommands: [KeyCommand] {
    // Their keys are those of the buttons.
    super.keyCommands + [
      KeyCommand(
        .Breaches.download, keys: [], mnemonic: .Breaches.downloadKeys, isEnabled: !state.isLoading
      ) { [weak self] in self?.download() },
      KeyCommand(
        .Breaches.cancel, keys: [], mnemonic: .Breaches.cancelKeys, isEnabled: state.isLoading
      ) { [weak self] in self?.giveUp() },
    ]
  }

  package override func viewWillAppear() { navigationController?.isNavigationBarHidden = true }

  package override func viewDidAppear() {
    guard beginsByItself else { return }
    beginsByItself = false
    download()
  }

  // A download belongs to a screen, and ends with it.
  package override func viewDidDisappear() { cancel() }

  /// Begins a download, unless one is in progress.
  package func download() {
    guard !state.isLoading else { return }
    stateBefore = state
    state = .loading(nil)
    begin()
  }

  /// Ends the current download, and restores the previous state.
  func cancel() {
    guard state.isLoading else { return }
    end()
    state = stateBefore
  }

  /// Cancels for the user: a program that ends with its download ends then.
  private func giveUp() {
    guard state.isLoading else { return }
    cancel()
    onEnd?(.cancelled)
  }

  // Display.

  private func showTally() { downloadView.tally = .tally(tally) }

  private func showState() {
    downloadView.downloadButton.isLoading = state.isLoading
    downloadView.isBusy = state.isLoading || onEnd != nil
    if case .loaded(let list) = state {
      shownList.show(list, in: self, downloadView)
    } else {
      shownList.hide(in: downloadView)
      downloadView.card.show(state, of: request, by: method)
    }
  }
}

/// The end of a download.
package enum DownloadEnd {
  /// The list was downloaded.
  case list
  /// There is no list, and the screen shows the reason.
  case failure
  /// The user has cancelled it.
  case cancelled
}
