import BreachServer
import BreachesModel
import Foundation
import Synchronization
import Testing

@testable import BreachesService

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite struct HTTPTests {
  @Test(arguments: [
    ("https://haveibeenpwned.com/api/v3/breaches", true), ("HTTP://127.0.0.1:8080", true),
    ("http://한글.example/", true),
    ("", false), ("a list", false), ("haveibeenpwned.com", false), ("file:///etc/passwd", false),
    ("ftp://example.com/", false), ("http://", false), ("http:///path", false),
    ("http://example.com:0/", false), ("http://example.com:99999/", false),
  ])
  func anAddressIsOneOfTheWeb(text: String, isOne: Bool) {
    #expect((HTTPAddress.url(text) != nil) == isOne)
  }

  @Test func theSchemeOfAnAddressIsInLowerCase() {
    #expect(HTTPAddress.url("HTTPS://A.example/B")?.absoluteString == "https://A.example/B")
  }

  @Test func redirectsAreBoundedAndStaySecure() throws {
    let (plain, secure) = (URL(string: "http://a.example/"), URL(string: "https://a.example/"))
    func failure(_ count: Int, _ from: URL?, _ to: URL?) -> DownloadFailure? {
      do throws(DownloadFailure) {
        _ = try HTTPAddress.target(ofRedirect: count, from: from, to: to)
        return nil
      } catch {
        return error
      }
    }
    #expect(failure(1, plain, secure) == nil)
    #expect(failure(HTTPAddress.maximumRedirects, plain, plain) == nil)
    let loud = URL(string: "HTTPS://a.example/")
    #expect(failure(1, secure, loud) == nil)
    #expect(try HTTPAddress.target(ofRedirect: 1, from: plain, to: loud) == secure)
    #expect(failure(HTTPAddress.maximumRedirects + 1, plain, plain) == .redirectLoop)
    #expect(failure(1, secure, plain) == .insecure)
    #expect(failure(1, secure, URL(string: "file:///etc/passwd")) == .redirectElsewhere)
    #expect(failure(1, secure, nil) == .redirectElsewhere)
  }

  @Test(
    arguments: [
      (199, .status(199)), (200, nil), (204, nil), (299, nil), (300, .status(300)),
      (404, .status(404)),
    ] as [(Int, DownloadFailure?)])
  func onlyStatusesOfSuccessHaveAList(status: Int, failure: DownloadFailure?) throws {
    let url = try #require(URL(string: "https://a.example/"))
    let response = try #require(
      HTTPURLResponse(
        url: url, statusCode: status, httpVersion: nil,
        headerFields: ["Content-Type": "application/json"]))
    var found: DownloadFailure?
    do throws(DownloadFailure) {
      _ = try HTTPAnswer(response, maximumSize: ByteCount(1))
    } catch {
      found = error
    }
    #expect(found == failure)
  }

  @Test(
    arguments: [
      ("application/json", true), ("Application/JSON", true), ("text/json", true),
      ("application/problem+json", true), ("text/html", false), ("application/jsonp", false),
      ("image/x+json", false), (nil, false),
    ] as [(String?, Bool)])
  func typesOfJSONAreKnown(type: String?, isJSON: Bool) {
    #expect(HTTPAnswer.isJSON(type) == isJSON)
  }

  @Test(
    arguments: [
      ("7", .seconds(7)), ("0", .zero), ("-1", nil), ("١", nil), (nil, nil),
      ("Wed, 21 Oct 2026 07:28:00 GMT", nil), ("99999999999999999999", nil),
    ] as [(String?, Duration?)])
  func aDelayIsInSeconds(text: String?, delay: Duration?) {
    #expect(HTTPAnswer.delay(text) == delay)
  }

  nonisolated struct Fault: CustomTestStringConvertible, Sendable {
    let code: URLError.Code
    var text = ""
    var isSecure = false
    var hasNetwork = true
    let failure: DownloadFailure

    var testDescription: String { "\(code.rawValue) \(text)" }

    static let all = [
      Fault(code: .badURL, failure: .notAnAddress),
      Fault(code: .cannotFindHost, failure: .nameNotFound),
      Fault(code: .cannotFindHost, hasNetwork: false, failure: .noNetwork),
      Fault(code: .cannotConnectToHost, failure: .refused),
      Fault(code: .httpTooManyRedirects, failure: .redirectLoop),
      Fault(code: .serverCertificateUntrusted, failure: .untrusted),
      Fault(code: .unsupportedURL, failure: .noAnswer),
      Fault(code: .badServerResponse, failure: .noAnswer),
      Fault(code: .unknown, text: "Failed to connect to 192.0.2.1 port 80", failure: .refused),
      Fault(
        code: .unknown, text: "Failed to connect to 192.0.2.1 port 443", isSecure: true,
        failure: .refused),
      Fault(code: .unknown, text: "Failed to connect", hasNetwork: false, failure: .noNetwork),
      Fault(
        code: .unknown, text: "SSL certificate problem: certificate has expired", isSecure: true,
        failure: .untrusted),
      Fault(code: .unknown, text: "TLS connect error", isSecure: true, failure: .insecure),
      Fault(code: .unknown, text: "Too large response headers", failure: .noAnswer),
    ]
  }

  @Test(arguments: Fault.all)
  func errorsAreDistinguished(fault: Fault) {
    let error = URLError(fault.code, userInfo: [NSLocalizedDescriptionKey: fault.text])
    let failure = HTTPFault.failure(
      of: error, isSecure: fault.isSecure, hasNetwork: { fault.hasNetwork })
    #expect(failure == fault.failure)
  }

  @Test(arguments: [
    ("2013-10-04", true), ("2024-02-30", false), ("2013-1-04", false), ("2013-10-4x", false),
    ("２０１３-10-04", false), ("+013-10-04", false), ("2013-10-04T00:00", false), ("", false),
  ])
  func aDateIsYearMonthAndDay(text: String, isOne: Bool) {
    #expect((BreachRecord.date(text) != nil) == isOne)
  }

  /// The transfer stalls, and its end is due, while its first part is still being taken in.
  @Test func theHandlerIsCalledOnceAtATime() async throws {
    try await withServer { address in
      let calls = Mutex((now: 0, most: 0, count: 0))
      let (ends, feed) = AsyncStream.makeStream(of: Void.self)
      let request = DownloadRequest(address + "/stalls", silence: .milliseconds(500))
      let transfer = HTTPTransport { true }.start(request) { event in
        calls.withLock { $0 = ($0.now + 1, max($0.most, $0.now + 1), $0.count + 1) }
        let deadline = ContinuousClock.now + .milliseconds(1_500)
        while case .progress = event, calls.withLock({ $0.now }) == 1,
          ContinuousClock.now < deadline
        { sched_yield() }
        calls.withLock { $0.now -= 1 }
        if case .ended = event { feed.finish() }
      }
      for await _ in ends {}
      transfer.cancel()
      #expect(calls.withLock { $0.most } == 1)
      #expect(calls.withLock { $0.count } > 1)
    }
  }

  /// A transfer is cancelled before its session is created, or meanwhile.
  @Test func aTransferThatIsCancelledAtOnceReportsNothing() async throws {
    try await withServer { address in
      let eventCount = Mutex(0)
      let request = DownloadRequest(address + "/breaches")
      let transport = HTTPTransport { true }
      for number in 0..<200 {
        let transfer = transport.start(request) { _ in eventCount.withLock { $0 += 1 } }
        for _ in 0..<number % 8 { sched_yield() }
        transfer.cancel()
        transfer.cancel()
      }
      let counted = eventCount.withLock { $0 }
      let (ends, feed) = AsyncStream.makeStream(of: Bool.self)
      let last = transport.start(request) { event in
        guard case .ended(let result) = event else { return }
        feed.yield((try? result.get()) != nil)
        feed.finish()
      }
      var results: [Bool] = []
      for await isList in ends { results.append(isList) }
      #expect(results == [true])
      last.cancel()
      #expect(eventCount.withLock { $0 } == counted)
    }
  }

  @Test func recordsAreReadWithinTheTime() throws {
    #expect(throws: DownloadFailure.timedOut(.zero)) {
      try BreachDecoder.decode(DownloadPilot.shortBody, within: .zero)
    }
  }

  @Test func aRecordHasAllThatIsShown() throws {
    let body = """
      [{"Name": "cafe", "Title": "Café & Co", "Domain": "", "BreachDate": "2013-10-04",
        "PwnCount": 9007199254740993, "Description": "<b>It</b> &amp; that", "Other": null,
        "DataClasses": ["Names", "Passwords"], "IsVerified": false}]
      """
    let list = try BreachDecoder.decode(Array(body.utf8), within: .seconds(60))
    let breach = try #require(list.breaches.first)
    let date = try #require(BreachDate(year: 2013, month: 10, day: 4))
    #expect(
      breach
        == Breach(
          name: "cafe", title: "Café & Co", domain: nil, date: date,
          accounts: 9_007_199_254_740_993, summary: "It & that", kinds: ["Names", "Passwords"],
          isVerified: false))
  }
}
