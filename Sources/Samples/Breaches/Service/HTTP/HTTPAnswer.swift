import BreachesModel
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The head of an answer whose body may be a list.
struct HTTPAnswer {
  /// The number of bytes of the body, or nil if the server doesn't report it.
  let expected: ByteCount?

  /// Checks a head.
  ///
  /// - Throws: The reason why its body isn't read.
  init(_ response: URLResponse, maximumSize: ByteCount) throws(DownloadFailure) {
    guard let response = response as? HTTPURLResponse else { throw .noAnswer }
    switch response.statusCode {
    case 200...299: break
    case 429:
      let delay = response.value(forHTTPHeaderField: "Retry-After")
      throw .tooManyRequests(retryAfter: Self.delay(delay))
    default: throw .status(response.statusCode)
    }
    guard Self.isJSON(response.mimeType) else { throw .wrongType(response.mimeType) }
    let length = response.expectedContentLength
    expected = length >= 0 ? ByteCount(Int(length)) : nil
    if let expected, expected > maximumSize { throw .tooLarge(limit: maximumSize) }
  }

  /// Returns the delay of a `Retry-After` in seconds (RFC 9110, 10.2.3).
  ///
  /// It is nil for a date, whose distance depends on the clocks of both machines.
  static func delay(_ text: String?) -> Duration? {
    guard let text, text.allSatisfy(\.isASCII), let seconds = UInt32(text) else { return nil }
    return .seconds(seconds)
  }

  /// Whether a type is JSON, or has JSON's suffix (RFC 6839).
  static func isJSON(_ type: String?) -> Bool {
    guard let type = type?.lowercased() else { return false }
    return ["application/json", "text/json"].contains(type)
      || type.hasPrefix("application/") && type.hasSuffix("+json")
  }
}
