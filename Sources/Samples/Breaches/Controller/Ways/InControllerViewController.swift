import BreachesModel
import BreachesService
import Hanok

/// Downloads in the controller itself: it starts the transfer, receives its events, and decodes.
final class InControllerViewController: DownloadViewController {
  private let transport: any Transport
  private var transfer: (any Transfer)?
  private var attempt = 0

  init(_ request: DownloadRequest, transport: any Transport) {
    self.transport = transport
    super.init(request, method: .controller)
  }

  // A screen may be released without notice, and its transfer with it.
  isolated deinit { transfer?.cancel() }

  override func begin() {
    attempt += 1
    // The transfer keeps this closure until it ends: a strong `self` here would keep the screen,
    // too.
    transfer = transport.start(request) { [weak self, attempt, request] event in
      // On any thread. A list is decoded here, and only then passed to the main actor, for the
      // views.
      switch event {
      case .progress(let progress):
        Task { @MainActor in self?.take(attempt) { $0.progress(progress) } }
      case .ended(let end):
        let result = BreachDecoder.decode(end, within: request.timeout)
        Task { @MainActor in self?.take(attempt) { $0.take(result) } }
      }
    }
  }

  override func end() {
    attempt += 1
    transfer?.cancel()
    transfer = nil
  }

  /// Handles an event, unless it is of a transfer that was cancelled meanwhile.
  private func take(_ number: Int, _ action: (InControllerViewController) -> Void) {
    if number == attempt { action(self) }
  }

  private func take(_ result: Result<BreachList, DownloadFailure>) {
    end()
    switch result {
    case .success(let list): finish(list)
    case .failure(let failure): fail(failure)
    }
  }
}
