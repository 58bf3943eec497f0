import BreachesModel

/// The download that is on its way, heard on the main actor: what three of the ways have in common.
///
/// The answer comes on any thread. It is decoded there, since that takes its time, and handed over as a
/// value; whoever hears of it is on the main actor, where screens are.
@MainActor final class CurrentDownload {
  /// The news of a download.
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

  /// Whether a download is on its way.
  var isOnItsWay: Bool { transfer != nil }

  // Nobody is left to hear of it.
  deinit { transfer?.cancel() }

  /// Begins a download in place of the one before.
  func start(_ request: DownloadRequest, handler: @escaping @MainActor (Event) -> Void) {
    cancel()
    transfer = transport.start(request) { [weak self, number] event in
      let event = Event(event, of: request)
      Task { @MainActor in
        // What was on its way when its download was cancelled is no news of the next one.
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
