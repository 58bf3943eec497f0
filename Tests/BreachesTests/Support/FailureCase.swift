import BreachServer
import BreachesModel
import Testing

/// Something that goes wrong with a real server, and how the model says it.
nonisolated struct FailureCase: CustomTestStringConvertible, Sendable {
  let name: String
  let expected: DownloadFailure
  var request = DownloadRequest.patient("")
  var hasNetwork = true
  var hasLibrary = true
  /// The path on the server; nil for an address that has nothing to do with it.
  var path: String?

  var testDescription: String { name }
  var transport: WatchedTransport {
    WatchedTransport(hasNetwork: hasNetwork, hasLibrary: hasLibrary)
  }

  /// A path of the server.
  init(
    _ path: String, _ expected: DownloadFailure,
    _ change: (inout DownloadRequest) -> Void = { _ in }
  ) {
    (self.path, name, self.expected) = (path, path, expected)
    change(&request)
  }

  /// An address of its own.
  init(
    _ name: String, address: String, hasNetwork: Bool = true, hasLibrary: Bool = true,
    _ expected: DownloadFailure
  ) {
    (self.name, self.expected) = (name, expected)
    (self.hasNetwork, self.hasLibrary) = (hasNetwork, hasLibrary)
    request = .patient(address)
  }

  /// The request, where the server is at an address.
  func request(at address: String) -> DownloadRequest {
    var request = request
    if let path { request.address = address + "/" + path }
    return request
  }

  /// A label of 64 letters is no name, and isn't asked of any network.
  private static let nameOfNobody =
    "http://" + String(repeating: "a", count: 64) + ".invalid/breaches"
  private static let short = Duration.milliseconds(150)

  static let all: [FailureCase] = [
    FailureCase("no address", address: "the list, please", .notAnAddress),
    FailureCase("no scheme of the web", address: "ftp://127.0.0.1/breaches", .notAnAddress),
    FailureCase("no library", address: nameOfNobody, hasLibrary: false, .missingLibrary),
    FailureCase("no network", address: nameOfNobody, hasNetwork: false, .noNetwork),
    FailureCase("name not found", address: nameOfNobody, .nameNotFound),
    FailureCase("loop", .redirectLoop),
    FailureCase("nowhere", .redirectElsewhere),
    FailureCase("404", .status(404)),
    FailureCase("500", .status(500)),
    FailureCase("503", .status(503)),
    FailureCase("301", .status(301)),
    FailureCase("429", .tooManyRequests(retryAfter: .seconds(7))),
    FailureCase("page", .wrongType("text/html")),
    FailureCase("untyped", .wrongType(nil)),
    FailureCase("breaches", .tooLarge(limit: ByteCount(1_000))) {
      $0.maximumSize = ByteCount(1_000)
    },
    FailureCase("chunked", .tooLarge(limit: ByteCount(100_000))) {
      $0.maximumSize = ByteCount(100_000)
    },
    FailureCase("cut", .truncated(received: ByteCount(5_000))),
    FailureCase("cut-chunks", .truncated(received: ByteCount(5_000))),
    FailureCase("ends-early", .truncated(received: ByteCount(2_000))),
    FailureCase("drip", .timedOut(short)) { $0.timeout = short },
    FailureCase("silent", .stalled(short)) { $0.silence = short },
    FailureCase("stalls", .stalled(short)) { $0.silence = short },
    FailureCase("empty", .notJSON(line: 1, column: 1)),
    FailureCase("not-json", .notJSON(line: 2, column: 12)),
    FailureCase("object", .notAList),
    FailureCase("no-record", .notARecord(2)),
    FailureCase("missing", .missingField(record: 2, field: "Title")),
    FailureCase("wrong-type", .wrongField(record: 2, field: "PwnCount")),
    FailureCase("wrong-date", .impossibleField(record: 2, field: "BreachDate")),
    FailureCase("negative", .impossibleField(record: 2, field: "PwnCount")),
  ]
}

extension DownloadRequest {
  /// A request that waits as long as a busy machine takes.
  nonisolated static func patient(_ address: String) -> DownloadRequest {
    DownloadRequest(address, timeout: .seconds(3_600), silence: .seconds(3_600))
  }
}
