import BreachesModel

/// The current download, with events on the main actor: the common part of most methods.
///
/// The answer arrives on any thread. It is decoded there, since that takes time, and passed on as a
/// value; the handler is called on the main actor, for the screens.
@MainActor final class CurrentDownload {
  /// The events of a download.
  enum Event: Sendable {
    case progress(DownloadProgress)
    case ended(Result<BreachList, DownloadFailure>)

    nonisolated init(_ event: TransferEvent, of request: DownloadRequest) {
      switch event {
      case .progress(let progress): self = .progress(progress)
      case .ended(let end): self = .ended(BreachDecoder.decode(end, within: request.timeout))
      }
    }
  }

  private let transport: any Transport
  private var transfer: (any Transfer)?
  private var number = 0

  init(_ transport: any Transport) { self.transport = transport }

  /// Whether a download is in progress.
  var isOnItsWay: Bool { transfer != nil }

  // The owner is released, so that no handler remains.
  deinit { transfer?.cancel() }

  /// Begins a download, which replaces the previous one.
  func start(_ request: DownloadRequest, handler: @escaping @MainActor (Event) -> Void) {
    cancel()
    transfer = transport.start(request) { [weak self, number] event in
      let event = Event(event, of: request)
      Task { @MainActor in
        // An event of a cancelled download must not reach the handler of the next one.
        if let self, self.number == number { self.take(event, handler) }
      }
    }
  }

  func cancel() {
    number += 1
    transfer?.cancel()
    transfer = nil
  }

  private func take(_ event: Event, _ handler: (Event) -> Void) {
    if case .ended = event {
      number += 1
      transfer = nil
    }
    handler(event)
  }
}
