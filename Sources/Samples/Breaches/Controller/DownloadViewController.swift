package import BreachesModel
import BreachesView
package import Hanok

/// A screen that downloads a list and shows it: what the five ways have in common.
///
/// A way is a subclass that overrides ``begin()`` and ``end()``, and reports by ``progress(_:)``,
/// ``finish(_:)`` and ``fail(_:)``. The screen shows its state, and nothing else: all that the five ways
/// may do is to change that.
package class DownloadViewController: ViewController {
  /// The list that is asked for.
  package let request: DownloadRequest
  /// The way in which it is.
  package let method: DownloadMethod
  /// Whether a download begins as soon as the screen is there.
  package var beginsByItself = false
  /// Called when a download has ended.
  ///
  /// It is for a program that ends then: typed lines aren't asked for any more. By itself it is nil.
  package var onEnd: ((DownloadEnd) -> Void)?

  // Each press adds to it, and whoever adds needn't think of the label: the observer does.
  private(set) var tally = DownloadTally() { didSet { showTally() } }
  private(set) var state = DownloadState.idle { didSet { showState() } }
  /// The state to go back to when a download is cancelled.
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

  // The five ways.

  /// Begins a download.
  func begin() {}

  /// Ends the download that is on its way; nothing is heard of it any more.
  func end() {}

  /// Takes the news that more has come.
  func progress(_ progress: DownloadProgress) {
    if state.isLoading { state = .loading(progress) }
  }

  /// Takes the list.
  func finish(_ list: BreachList) {
    guard state.isLoading else { return }
    shownList.forget()
    tally.add(list)
    state = .loaded(list)
    onEnd?(.list)
  }

  /// Takes the news that there is none.
  func fail(_ failure: DownloadFailure) {
    guard state.isLoading else { return }
    shownList.forget()
    state = .failed(failure)
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

  // A download is for a screen, and ends with it.
  package override func viewDidDisappear() { cancel() }

  /// Begins a download, unless one is on its way.
  package func download() {
    guard !state.isLoading else { return }
    stateBefore = state
    state = .loading(nil)
    begin()
  }

  /// Ends the download that is on its way, and shows what was shown before it.
  func cancel() {
    guard state.isLoading else { return }
    end()
    state = stateBefore
  }

  /// Cancels for a person: a program that ends with its download ends then.
  private func giveUp() {
    guard state.isLoading else { return }
    cancel()
    onEnd?(.cancelled)
  }

  // What it shows.

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

/// How a download has ended.
package enum DownloadEnd {
  /// The list is there.
  case list
  /// There is none, and the screen says why.
  case failure
  /// A person didn't want to wait.
  case cancelled
}
