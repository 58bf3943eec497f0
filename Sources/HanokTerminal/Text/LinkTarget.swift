/// The target of a link in the form for terminals (OSC 8): an address that is safe to open.
///
/// A terminal hands it to another program, often by a command line, on the machine of the person in
/// front of it. So it has a scheme that shows a page or begins a message, and only the characters of
/// addresses (RFC 3986, section 2); others are percent-encoded.
public struct LinkTarget: Hashable, Sendable {
  /// The bytes of the address.
  public let bytes: [UInt8]

  /// The schemes that terminals open.
  ///
  /// A file isn't among them: over ssh it would be one of another machine, and a program may be its
  /// content.
  public static let schemes: Set = ["http", "https", "mailto"]
  /// The maximum length of a target: terminals ignore longer ones (OSC 8 convention: 2,083 bytes).
  public static let maximumBytes = 2_083

  /// Creates the target of an address.
  ///
  /// - Returns: nil for another scheme, an address without a host or a name, or one that is too long.
  public init?(_ address: String) {
    // Before anything else: a long text isn't searched.
    guard address.utf8.count <= Self.maximumBytes,
      let colon = address.utf8.firstIndex(of: UInt8(ascii: ":"))
    else { return nil }
    let scheme = address[..<colon].lowercased()
    let rest = address[address.utf8.index(after: colon)...]
    guard Self.schemes.contains(scheme), !rest.isEmpty else { return nil }
    if scheme != "mailto", !rest.hasPrefix("//") || Self.host(of: address) == nil { return nil }
    bytes = Self.encoded(Array(address.utf8))
    if bytes.count > Self.maximumBytes { return nil }
  }

  /// Returns the host that a text leads to, in lower case, or nil if it isn't an address.
  ///
  /// ```
  /// https://user@Example.org:443/a → example.org    www.example.org → example.org    Next → nil
  /// ```
  public static func host(of text: String) -> String? {
    // Invisible characters don't make another address of it.
    let visible = text.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
    let plain = String(String.UnicodeScalarView(visible)).lowercased()
    let parts = plain.split(separator: "://", maxSplits: 1, omittingEmptySubsequences: false)
    let authority = parts[parts.count - 1].prefix { !"/?#\\".contains($0) }
    let server = authority.split(separator: "@", omittingEmptySubsequences: false).last ?? ""
    let isNumeric = server.hasPrefix("[")
    var host = server.prefix { isNumeric ? $0 != "]" : $0 != ":" }
    if host.hasPrefix("www.") { host = host.dropFirst(4) }
    while host.last == "." { host.removeLast() }
    if host.isEmpty || host.contains(where: \.isWhitespace) { return nil }
    // Without a scheme, it may be a word: an address has a domain.
    if parts.count == 1, !isDomain(host) { return nil }
    return String(host)
  }

  private static func isDomain(_ text: Substring) -> Bool {
    let labels = text.split(separator: ".", omittingEmptySubsequences: false)
    guard labels.count > 1, let last = labels.last, last.count > 1, last.allSatisfy(\.isLetter)
    else { return false }
    return labels.allSatisfy { label in
      !label.isEmpty && label.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
    }
  }

  /// Returns an address for people: what can't be seen, or turns text around, is percent-encoded.
  public static func visibleText(of address: String) -> String {
    guard address.unicodeScalars.contains(where: isInvisible) else { return address }
    var text = ""
    for scalar in address.unicodeScalars {
      if isInvisible(scalar) {
        for byte in String(scalar).utf8 { text += String(decoding: escape(byte), as: UTF8.self) }
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: scalar.properties.isDefaultIgnorableCodePoint
    }
  }

  private static func encoded(_ bytes: [UInt8]) -> [UInt8] {
    bytes.indices.flatMap { place in
      let byte = bytes[place]
      let isPlain =
        byte == UInt8(ascii: "%") ? isEscape(bytes[place...].prefix(3)) : isAllowed(byte)
      return isPlain ? [byte] : escape(byte)
    }
  }

  /// Whether bytes are a percent sign and two hexadecimal digits.
  private static func isEscape(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.count == 3
      && bytes.dropFirst().allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "-._~:/?#[]@!$&'()*+,;=".utf8.contains(byte)
    }
  }

  private static func escape(_ byte: UInt8) -> [UInt8] {
    [UInt8(ascii: "%"), digit(byte >> 4), digit(byte & 15)]
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }
}
