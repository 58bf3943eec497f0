public import BreachesModel
import Foundation
import HanokSystem

/// The possible addresses of a list.
enum HTTPAddress {
  /// The maximum number of redirects: more than servers need.
  static let maximumRedirects = 5

  /// Returns the URL of a text, its scheme in lower case (RFC 3986, 3.1).
  ///
  /// It is nil for an invalid text, or another scheme than HTTP's.
  static func url(_ text: String) -> URL? {
    guard let written = URL(string: text), let scheme = written.scheme?.lowercased(),
      let url = URL(string: scheme + text.dropFirst(scheme.count)),
      ["http", "https"].contains(scheme), let host = url.host(), !host.isEmpty,
      (1...65_535).contains(url.port ?? 1)
    else { return nil }
    return url
  }

  /// Returns the target of a redirect.
  ///
  /// - Parameter count: The number of redirects, including this one.
  /// - Throws: The reason not to follow it.
  static func target(
    ofRedirect count: Int, from: URL?, to: URL?
  ) throws(DownloadFailure) -> URL {
    guard let to = to.flatMap({ url($0.absoluteString) }) else { throw .redirectElsewhere }
    if count > maximumRedirects { throw .redirectLoop }
    // A request by HTTPS doesn't accept an unencrypted answer, which others may have read.
    if from?.scheme == "https" && to.scheme != "https" { throw .insecure }
    return to
  }
}

extension DownloadRequest {
  /// The address without a user's name and password, to be shown.
  public var shownAddress: String { UserInformation.hidden(in: address) }
}
