import FlyingFox
import FlyingSocks
import Foundation

/// A server on the loopback that has the invented list, and a path for each thing that can go wrong.
public struct BreachServer: Sendable {
  private let server: HTTPServer

  /// A server on a port; on one that is free where it is 0.
  public init(port: UInt16 = 0) throws {
    server = HTTPServer(
      address: try .inet(ip4: "127.0.0.1", port: port), logger: .disabled,
      handler: ClosureHTTPHandler(Self.answer))
  }

  /// Serves until it is stopped.
  public func run() async throws { try await server.run() }

  /// The address, once it listens: `http://127.0.0.1:PORT`.
  public func address() async throws -> String {
    try await server.waitUntilListening(timeout: 10)
    switch await server.listeningAddress {
    case .ip4(let host, let port): return "http://\(host):\(port)"
    default: throw URLError(.cannotConnectToHost)
    }
  }

  /// Hangs up on all, and ends.
  public func stop() async { await server.stop() }

  private static let list = Data(InventedBreaches.json.utf8)
  /// More statements for the quiz before its parts are taken out of one class.
  private static let sums = Data(
    #"[{"left": 7, "right": 1, "sum": 8}, {"left": 2, "right": 9, "sum": 12}]"#.utf8)
  private static let jsonType: HTTPHeaders = [.contentType: "application/json; charset=utf-8"]

  private static func answer(_ request: HTTPRequest) async throws -> HTTPResponse {
    let path = request.path
    if let body = WrongBody(rawValue: String(path.dropFirst())) {
      return HTTPResponse(statusCode: .ok, headers: jsonType, body: Data(body.text.utf8))
    }
    switch path {
    case "/breaches": return HTTPResponse(statusCode: .ok, headers: jsonType, body: list)
    case "/sums": return HTTPResponse(statusCode: .ok, headers: jsonType, body: sums)
    case "/chunked": return stream(ScriptedBody([list], then: .end))
    case "/moved": return redirect(to: "/breaches")
    case "/loop": return redirect(to: "/loop")
    case "/nowhere": return redirect(to: "ftp://127.0.0.1/")
    case "/page":
      return HTTPResponse(
        statusCode: .ok, headers: HTTPHeaders([.contentType: "text/html"]), body: Data("<p>".utf8))
    case "/untyped": return HTTPResponse(statusCode: .ok, body: list)
    case "/429":
      return HTTPResponse(
        statusCode: .tooManyRequests, headers: HTTPHeaders([HTTPHeader("Retry-After"): "7"]))
    case "/cut":
      return stream(ScriptedBody([list.prefix(5_000)], then: .hangUp), length: list.count)
    case "/cut-chunks": return stream(ScriptedBody([list.prefix(5_000)], then: .hangUp))
    case "/silent": return stream(ScriptedBody([], then: .silence), length: list.count)
    case "/stalls": return stream(ScriptedBody([list.prefix(5_000)], then: .silence))
    case "/drip":
      let bytes = list.prefix(10_000).map { Data([$0]) }
      let body = ScriptedBody(bytes, every: .milliseconds(10), then: .silence)
      return stream(body, length: list.count)
    case "/slow":
      let parts = stride(from: 0, to: list.count, by: 4_096).map {
        list[$0..<min($0 + 4_096, list.count)]
      }
      return stream(ScriptedBody(parts, every: .milliseconds(40), then: .end), length: list.count)
    case "/hang-up": return stream(ScriptedBody([], then: .hangUp), status: 200)
    default:
      let status = Int(path.dropFirst()).flatMap { (100...599).contains($0) ? $0 : nil } ?? 404
      return HTTPResponse(statusCode: HTTPStatusCode(status, phrase: ""))
    }
  }

  private static func redirect(to address: String) -> HTTPResponse {
    HTTPResponse(statusCode: .found, headers: HTTPHeaders([.location: address]))
  }

  /// A body as a script has it; without a length, in chunks.
  private static func stream(
    _ body: ScriptedBody, length: Int? = nil, status: Int = 200
  ) -> HTTPResponse {
    HTTPResponse(
      statusCode: HTTPStatusCode(status, phrase: ""), headers: jsonType,
      body: length.map { HTTPBodySequence(from: body, count: $0) } ?? HTTPBodySequence(from: body))
  }
}

/// The bodies that come whole, and are none that a list could be.
public enum WrongBody: String, CaseIterable, Sendable {
  case empty
  case notJSON = "not-json"
  case endsEarly = "ends-early"
  case object
  case noRecord = "no-record"
  case missing
  case wrongType = "wrong-type"
  case wrongDate = "wrong-date"
  case negative
  case emptyList = "empty-list"

  /// The body.
  var text: String {
    let members = InventedBreaches.members(1)
    func replacing(_ name: String, by value: String) -> [(name: String, value: String)] {
      members.map { $0.name == name ? (name, value) : $0 }
    }
    switch self {
    case .empty: return ""
    case .notJSON: return "[\n  {\"Name\": oops}\n]"
    case .endsEarly:
      return String(decoding: InventedBreaches.json.utf8.prefix(2_000), as: UTF8.self)
    case .object: return "{\"message\": \"no list\"}"
    case .noRecord: return list(then: "7")
    case .missing: return list(then: InventedBreaches.record(members.filter { $0.name != "Title" }))
    case .wrongType:
      return list(then: InventedBreaches.record(replacing("PwnCount", by: "\"12\"")))
    case .wrongDate:
      return list(then: InventedBreaches.record(replacing("BreachDate", by: "\"2013-02-30\"")))
    case .negative: return list(then: InventedBreaches.record(replacing("PwnCount", by: "-1")))
    case .emptyList: return "[]"
    }
  }

  /// A list of a good record and another.
  private func list(then record: String) -> String {
    "[" + InventedBreaches.record(0) + "," + record + "]"
  }
}
