import BreachesModel
import Foundation

/// The addresses that a list can be asked of.
enum HTTPAddress {
  /// The redirects that are followed: more than an honest server needs.
  static let maximumRedirects = 5

  /// The address that a text is; nil for one that is none, or of another scheme than HTTP's.
  static func url(_ text: String) -> URL? {
    guard let url = URL(string: text), let scheme = url.scheme?.lowercased(),
      ["http", "https"].contains(scheme), let host = url.host(), !host.isEmpty,
      (1...65_535).contains(url.port ?? 1)
    else { return nil }
    return url
  }

  /// The reason not to follow a redirect; nil to follow it.
  ///
  /// - Parameter count: The number of redirects so far, with this one.
  static func failure(ofRedirect count: Int, from: URL?, to: URL?) -> DownloadFailure? {
    guard let to, url(to.absoluteString) != nil else { return .redirectElsewhere }
    if count > maximumRedirects { return .redirectLoop }
    // Who has asked that nobody listens doesn't get an answer that others have read.
    return from?.scheme == "https" && to.scheme != "https" ? .insecure : nil
  }
}
