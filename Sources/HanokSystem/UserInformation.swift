/// The user's name and password in a web address (RFC 3986, 3.2.1), which no message may show.
package enum UserInformation {
  /// What is shown instead.
  private static let sign: Substring = "…"

  /// Returns an address with a sign in place of the user's name and password.
  ///
  /// ```
  /// ftp://ann:secret@example.org/x   ftp://…@example.org/x
  /// ```
  ///
  /// The address may be invalid: everything up to the last `@` is hidden, since a password may have been typed
  /// with a `/` or an `@` in it. Without slashes before it, only a name with a password is hidden, not an email
  /// address.
  package static func hidden(in address: String) -> String {
    guard let end = address.lastIndex(of: "@") else { return address }
    guard let slashes = address.firstRange(of: "//"), slashes.upperBound <= end else {
      return address[..<end].contains(":") ? String(sign + address[end...]) : address
    }
    let authority = address[slashes.upperBound...].prefix { !"/?#".contains($0) }
    if !authority.contains("@"), isHost(authority) { return address }
    return String(address[..<slashes.upperBound] + sign + address[end...])
  }

  /// Whether an authority can be a host, with or without a port; otherwise it ends within a password.
  private static func isHost(_ authority: Substring) -> Bool {
    guard let colon = authority.lastIndex(of: ":"), !authority.hasSuffix("]") else { return true }
    let port = authority[authority.index(after: colon)...]
    return !port.isEmpty && port.allSatisfy(\.isNumber)
  }
}
