import BreachesModel
import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A GET by `URLSession`: follows redirects, checks the answer, and receives a limited body.
///
/// Its session keeps it alive, and calls it on its queue, until the transfer ends. The handler is
/// only called on that queue, and so one call after the other.
final class HTTPTransfer: NSObject, Transfer {
  private struct State {
    var handler: (@Sendable (TransferEvent) -> Void)?
    var session: URLSession?
    var watch: Task<Void, Never>?
    var redirects = 0
    var hasAnswer = false
    var expected: ByteCount?
    var body: [UInt8] = []
    var lastNews = ContinuousClock.now
  }

  private let request: DownloadRequest
  private let hasNetwork: @Sendable () -> Bool
  private let hasLibrary: @Sendable () -> Bool
  private let state: Mutex<State>
  private let queue = OperationQueue()

  /// A timeout that never occurs: the transfer measures the time itself.
  ///
  /// `URLSession`'s own timeout has whole seconds on Linux, where half a second means none.
  private static let never = 1e6

  init(
    _ request: DownloadRequest, hasNetwork: @escaping @Sendable () -> Bool,
    hasLibrary: @escaping @Sendable () -> Bool,
    handler: @escaping @Sendable (TransferEvent) -> Void
  ) {
    self.request = request
    self.hasNetwork = hasNetwork
    self.hasLibrary = hasLibrary
    state = Mutex(State(handler: handler))
    queue.maxConcurrentOperationCount = 1
  }

  /// Begins the transfer; an invalid address ends it at once.
  ///
  /// The library is loaded and the session created on the queue: that takes longer than a frame of
  /// the screen may, and a transfer that is cancelled at once needs neither.
  func start() {
    guard let url = HTTPAddress.url(request.address) else { return end(.failure(.notAnAddress)) }
    queue.addOperation { self.connect(to: url) }
  }

  private func connect(to url: URL) {
    if isEnded { return }
    guard hasLibrary() else { return end(.failure(.missingLibrary)) }
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForRequest = Self.never
    // It isn't wanted, and a task that is cancelled during a cache lookup traps on Linux.
    configuration.urlCache = nil
    let session = URLSession(configuration: configuration, delegate: self, delegateQueue: queue)
    var get = URLRequest(url: url)
    get.timeoutInterval = Self.never
    get.cachePolicy = .reloadIgnoringLocalCacheData
    get.setValue("application/json", forHTTPHeaderField: "Accept")
    // The announced length is then that of the received bytes.
    get.setValue("identity", forHTTPHeaderField: "Accept-Encoding")
    get.setValue("hanok-breaches/0.1", forHTTPHeaderField: "User-Agent")
    // An ended session creates no tasks: this one is created before anything can end it.
    let task = session.dataTask(with: get)
    let isWanted = state.withLock { state in
      guard state.handler != nil else { return false }
      state.session = session
      state.watch = Task { [weak self, request] in await Self.watch(request) { self } }
      return true
    }
    if isWanted { task.resume() } else { session.invalidateAndCancel() }
  }

  private var isEnded: Bool { state.withLock { $0.handler == nil } }

  /// Cancels the transfer without a further event.
  func cancel() { _ = takeHandler() }

  private func end(_ result: Result<[UInt8], DownloadFailure>) {
    takeHandler()?(.ended(result))
  }

  /// Ends the transfer on the queue, after the events that are being delivered there.
  private func endInTurn(_ failure: DownloadFailure) {
    queue.addOperation { self.end(.failure(failure)) }
  }

  /// Returns the handler to the first caller, and releases all resources of the transfer.
  private func takeHandler() -> (@Sendable (TransferEvent) -> Void)? {
    let former = state.withLock { state in
      defer { state = State(handler: nil) }
      return state
    }
    former.watch?.cancel()
    // On Linux a task traps if it is cancelled during its completion. It completes on the queue:
    // there it is either still running, or complete and no longer cancelled.
    if let session = former.session { queue.addOperation { session.invalidateAndCancel() } }
    return former.handler
  }

  /// Waits until the time for all has passed, or nothing was received for too long.
  private static func watch(
    _ request: DownloadRequest, of transfer: @Sendable () -> HTTPTransfer?
  ) async {
    let end = ContinuousClock.now + request.timeout
    while let lastNews = transfer()?.state.withLock({ $0.lastNews }) {
      let silenceEnd = lastNews + request.silence
      if ContinuousClock.now >= end {
        transfer()?.endInTurn(.timedOut(request.timeout))
        return
      }
      if ContinuousClock.now >= silenceEnd {
        transfer()?.endInTurn(.stalled(request.silence))
        return
      }
      do { try await ContinuousClock().sleep(until: min(end, silenceEnd)) } catch { return }
    }
  }
}

extension HTTPTransfer: URLSessionDataDelegate {
  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    let count = state.withLock { state in
      state.redirects += 1
      return state.redirects
    }
    do throws(DownloadFailure) {
      var next = newRequest
      next.url = try HTTPAddress.target(ofRedirect: count, from: response.url, to: newRequest.url)
      completionHandler(next)
    } catch {
      completionHandler(nil)
      end(.failure(error))
    }
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    do throws(DownloadFailure) {
      let answer = try HTTPAnswer(response, maximumSize: request.maximumSize)
      state.withLock { state in
        state.hasAnswer = true
        state.expected = answer.expected
        state.lastNews = .now
      }
      completionHandler(.allow)
    } catch {
      completionHandler(.cancel)
      end(.failure(error))
    }
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let limit = request.maximumSize
    let (handler, progress) = state.withLock { state in
      state.lastNews = .now
      // No byte beyond the limit is stored, regardless of the size of a read.
      guard state.body.count + data.count <= limit.value else {
        return (state.handler, DownloadProgress?.none)
      }
      state.body += data
      let received = ByteCount(state.body.count)
      return (state.handler, DownloadProgress(received: received, expected: state.expected))
    }
    guard let progress else { return end(.failure(.tooLarge(limit: limit))) }
    handler?(.progress(progress))
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    let (hasAnswer, body) = state.withLock { ($0.hasAnswer, $0.body) }
    let received = ByteCount(body.count)
    if let error {
      // A body that has begun and ends with an error is truncated.
      if hasAnswer { return end(.failure(.truncated(received: received))) }
      let isSecure = task.currentRequest?.url?.scheme == "https"
      return end(
        .failure(HTTPFault.failure(of: error, isSecure: isSecure, hasNetwork: hasNetwork)))
    }
    if hasAnswer { return end(.success(body)) }
    // A redirect without a target ends without an answer, and without an error.
    let status = (task.response as? HTTPURLResponse)?.statusCode
    end(.failure(status.map(DownloadFailure.status) ?? .noAnswer))
  }
}
