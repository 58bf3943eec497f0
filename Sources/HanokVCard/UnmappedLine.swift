/// A property without a field in a contact, as a line of vCard 4.
struct UnmappedLine {
  /// The line, unfolded, without its end.
  let text: String

  /// - Returns: nil if the bytes of the property aren't text, or too many to be decoded.
  init?(_ property: ContentLine, version: VCardVersion) {
    let path = (property.group.map { "\($0)." } ?? "") + property.spelling
    if property.encoding == .base64 {
      text = "\(path)\(Self.parameters(of: property, isBinary: true)):\(Self.data(of: property))"
      return
    }
    guard let value = Self.value(of: property, version: version) else { return nil }
    text = "\(path)\(Self.parameters(of: property, isBinary: false)):\(value)"
  }

  /// Returns the value, with vCard 4's escapes if its own were decoded.
  private static func value(of property: ContentLine, version: VCardVersion) -> String? {
    let isAsItWas = version != .two && property.encoding == .plain
    if isAsItWas, property.values(of: "CHARSET").isEmpty {
      return String(validating: property.value, as: UTF8.self)?.withoutControls
    }
    let parts = property.isCut ? nil : try? property.components(version, separator: ",")
    return parts?.map(\.escapedForCard).joined(separator: ";")
  }

  /// Returns pictures and keys as vCard 4 does: URIs with their data (RFC 6350, 6.2.4).
  private static func data(of property: ContentLine) -> String {
    let bytes = property.value.filter { $0 > 0x20 && $0 < 0x7F }
    let kind = property.types.filter { $0 != "base64" && $0 != "b" }.min() ?? "octet-stream"
    let type = kind.contains("/") ? kind : "\(property.name == "SOUND" ? "audio" : "image")/\(kind)"
    return "data:\(type);base64,\(String(decoding: bytes, as: UTF8.self))"
  }

  private static func parameters(of property: ContentLine, isBinary: Bool) -> String {
    let dropped: Set = ["ENCODING", "CHARSET"]
    var types = property.parameters.filter { ["TYPE", ""].contains($0.name) }.flatMap(\.values)
      .map { $0.lowercased() }
    types.removeAll { ["quoted-printable", "base64", "b"].contains($0) }
    if isBinary { types = [] }
    let others = property.parameters.filter { !dropped.contains($0.name) && $0.name != "" }
      .filter { $0.name != "TYPE" && !(isBinary && $0.name == "VALUE") }
      .map { ";\($0.name)=\($0.values.map(\.parameterValue).joined(separator: ","))" }
    let kinds = types.map { ";TYPE=\($0.parameterValue)" }
    return (kinds + others).joined()
  }
}

extension String {
  /// The text as a value of vCard 4 (RFC 6350, section 3.4), without control characters.
  ///
  /// vCard 4 permits none in values.
  var escapedForCard: String {
    guard utf8.contains(where: Self.isEscaped) else { return self }
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar {
      case "\\", ",", ";": result.append(contentsOf: ["\\", scalar])
      case "\n": result.append(contentsOf: ["\\", "n"])
      default: if !scalar.isControl { result.append(scalar) }
      }
    }
    return String(result)
  }

  /// The text as the value of a parameter, quoted if necessary.
  var parameterValue: String {
    let text = circumflexed
    return text.utf8.contains(where: ",;:".utf8.contains) ? "\"\(text)\"" : text
  }

  /// Whether a byte of a value isn't written as it is.
  private static func isEscaped(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\\"), UInt8(ascii: ","), UInt8(ascii: ";"), 0..<0x20, 0x7F: true
    default: false
    }
  }

  /// The text with circumflex escapes for characters not permitted in a parameter (RFC 6868).
  var circumflexed: String {
    guard utf8.contains(where: { $0 < 0x20 || "^\"\u{7F}".utf8.contains($0) }) else { return self }
    return replacing("^", with: "^^").replacing("\"", with: "^'").replacing("\n", with: "^n")
      .withoutControls
  }

  /// The text without control characters.
  fileprivate var withoutControls: String {
    unicodeScalars.contains(where: \.isControl)
      ? String(String.UnicodeScalarView(unicodeScalars.filter { !$0.isControl })) : self
  }
}

extension Unicode.Scalar {
  /// Whether it is a control character other than a tab.
  fileprivate var isControl: Bool { value < 0x20 && value != 0x09 || value == 0x7F }
}
