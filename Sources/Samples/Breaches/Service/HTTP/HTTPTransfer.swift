import BreachesModel
import Foundation
import FoundationNetworking
import Synchronization

/// One GET by `URLSession`: follows redirects, checks the answer, and takes its body up to a bound.
///
/// Its session keeps it alive, and calls it on a thread of its own, until the transfer ends.
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
  private let state: Mutex<State>

  /// `URLSession`'s own limit counts whole seconds on Linux, and half a second is none at all: this
  /// one never comes, and the transfer watches the time itself.
  private static let never = 1e6

  init(
    _ request: DownloadRequest, hasNetwork: @escaping @Sendable () -> Bool,
    handler: @escaping @Sendable (TransferEvent) -> Void
  ) {
    self.request = request
    self.hasNetwork = hasNetwork
    state = Mutex(State(handler: handler))
  }

  /// Begins; an address that is none ends the transfer at once.
  func start() {
    guard let url = HTTPAddress.url(request.address) else { return end(.failure(.notAnAddress)) }
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForRequest = Self.never
    let session = URLSession(configuration: configuration, delegate: self, delegateQueue: nil)
    var get = URLRequest(url: url)
    get.timeoutInterval = Self.never
    get.cachePolicy = .reloadIgnoringLocalCacheData
    get.setValue("application/json", forHTTPHeaderField: "Accept")
    // The length that the server announces is that of the bytes that come.
    get.setValue("identity", forHTTPHeaderField: "Accept-Encoding")
    get.setValue("hanok-breaches/0.1", forHTTPHeaderField: "User-Agent")
    let watch = Task { [weak self, request] in
      await Self.watch(request) { self }
    }
    state.withLock { state in
      state.session = session
      state.watch = watch
    }
    session.dataTask(with: get).resume()
  }

  /// Ends without a word.
  func cancel() { _ = takeHandler() }

  private func end(_ result: Result<[UInt8], DownloadFailure>) {
    takeHandler()?(.ended(result))
  }

  /// Returns the handler to the first who asks, and lets all go that the transfer has.
  private func takeHandler() -> (@Sendable (TransferEvent) -> Void)? {
    let former = state.withLock { state in
      defer { state = State(handler: nil) }
      return state
    }
    former.watch?.cancel()
    former.session?.invalidateAndCancel()
    return former.handler
  }

  /// Waits until the time for all has passed, or nothing has come for too long.
  private static func watch(
    _ request: DownloadRequest, of transfer: @Sendable () -> HTTPTransfer?
  ) async {
    let end = ContinuousClock.now + request.timeout
    while let lastNews = transfer()?.state.withLock({ $0.lastNews }) {
      let silenceEnd = lastNews + request.silence
      if ContinuousClock.now >= end {
        transfer()?.end(.failure(.timedOut(request.timeout)))
        return
      }
      if ContinuousClock.now >= silenceEnd {
        transfer()?.end(.failure(.stalled(request.silence)))
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
    let failure = HTTPAddress.failure(ofRedirect: count, from: response.url, to: newRequest.url)
    completionHandler(failure == nil ? newRequest : nil)
    if let failure { end(.failure(failure)) }
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
      // No byte beyond the bound is kept, however many come at once.
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
      // Whatever ends a body that has begun, leaves it without its end.
      if hasAnswer { return end(.failure(.truncated(received: received))) }
      let isSecure = task.originalRequest?.url?.scheme == "https"
      return end(
        .failure(HTTPFault.failure(of: error, isSecure: isSecure, hasNetwork: hasNetwork)))
    }
    if hasAnswer { return end(.success(body)) }
    // A redirect that leads nowhere ends without an answer, and without an error.
    let status = (task.response as? HTTPURLResponse)?.statusCode
    end(.failure(status.map(DownloadFailure.status) ?? .noAnswer))
  }
}
