import BreachesModel
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The errors of `URLSession`, as it reports them on Linux.
///
/// It has codes for few of curl's errors there; the others, including all of TLS, are `.unknown`,
/// and only their English text differs:
///
/// | cause | code |
/// |---|---|
/// | the connection was refused | `.cannotConnectToHost` |
/// | the name wasn't found | `.cannotFindHost`, also without any network |
/// | no route to the network, or to the host | `.unknown`, “Failed to connect to …” |
/// | TLS failed | `.unknown`, a text of OpenSSL's or curl's |
/// | a certificate is invalid | `.unknown`, a text with “certificate” in it |
/// | the server hung up before it answered | `.badServerResponse` or `.networkConnectionLost` |
/// | the answer isn't HTTP | `.unsupportedURL` |
/// | the body ended too early | `.unknown`; reset, `.networkConnectionLost` |
/// | IPv6 addresses, invalid ports | `.badURL` |
enum HTTPFault {
  /// Returns the failure of an error before any answer.
  static func failure(
    of error: any Error, isSecure: Bool, hasNetwork: () -> Bool
  ) -> DownloadFailure {
    guard let error = error as? URLError else { return .noAnswer }
    switch error.code {
    case .badURL: return .notAnAddress
    case .cannotFindHost, .dnsLookupFailed: return hasNetwork() ? .nameNotFound : .noNetwork
    case .cannotConnectToHost, .timedOut: return .refused
    case .notConnectedToInternet: return .noNetwork
    case .httpTooManyRedirects: return .redirectLoop
    case .secureConnectionFailed: return .insecure
    case .serverCertificateUntrusted, .serverCertificateHasBadDate,
      .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid:
      return .untrusted
    case .unknown: return unknownFailure(error.localizedDescription, isSecure, hasNetwork)
    default: return .noAnswer
    }
  }

  private static func unknownFailure(
    _ text: String, _ isSecure: Bool, _ hasNetwork: () -> Bool
  ) -> DownloadFailure {
    if !hasNetwork() { return .noNetwork }
    if text.contains("connect to") { return .refused }
    if isSecure, text.contains("certificate") { return .untrusted }
    return isSecure ? .insecure : .noAnswer
  }
}
