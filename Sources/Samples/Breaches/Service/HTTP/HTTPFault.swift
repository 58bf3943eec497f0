import BreachesModel
import Foundation
import FoundationNetworking

/// The errors of `URLSession`, as it really reports them on Linux.
///
/// There it has a code for few of curl's errors; the others, all of TLS among them, are `.unknown`, and
/// only their English text differs:
///
/// | what happened | code |
/// |---|---|
/// | the connection was refused | `.cannotConnectToHost` |
/// | the name wasn't found | `.cannotFindHost`, also where there is no network at all |
/// | no way to the network, or to the host | `.unknown`, “Failed to connect to …” |
/// | TLS failed | `.unknown`, a text of OpenSSL's or curl's |
/// | a certificate is wrong | `.unknown`, a text with “certificate” in it |
/// | the server hung up before it answered | `.badServerResponse` or `.networkConnectionLost` |
/// | the answer isn't HTTP | `.unsupportedURL` |
/// | the body ended too early | `.unknown`; reset, `.networkConnectionLost` |
/// | IPv6 addresses, ports that are none | `.badURL` |
enum HTTPFault {
  /// The failure that an error is which came before any answer.
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
