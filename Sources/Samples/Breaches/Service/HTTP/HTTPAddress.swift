import BreachesModel
import Foundation

/// The addresses that a list can be asked of.
enum HTTPAddress {
  /// The redirects that are followed: more than an honest server needs.
  static let maximumRedirects = 5

  /// The address that a text is, its scheme in lower case (RFC 3986, 3.1); nil for one that is none, or
  /// of another scheme than HTTP's.
  static func url(_ text: String) -> URL? {
    guard let written = URL(string: text), let scheme = written.scheme?.lowercased(),
      let url = URL(string: scheme + text.dropFirst(scheme.count)),
      ["http", "https"].contains(scheme), let host = url.host(), !host.isEmpty,
      (1...65_535).contains(url.port ?? 1)
    else { return nil }
    return url
  }

  /// Returns the address that a redirect leads to.
  ///
  /// - Parameter count: The number of redirects so far, with this one.
  /// - Throws: The reason not to follow it.
  static func target(
    ofRedirect count: Int, from: URL?, to: URL?
  ) throws(DownloadFailure) -> URL {
    guard let to = to.flatMap({ url($0.absoluteString) }) else { throw .redirectElsewhere }
    if count > maximumRedirects { throw .redirectLoop }
    // Who has asked that nobody listens doesn't get an answer that others have read.
    if from?.scheme == "https" && to.scheme != "https" { throw .insecure }
    return to
  }
}
