extension ContentLine {
  /// The maximum number of bytes of a value that are decoded, more than of any text that is kept.
  private static let valueLimit = 1 << 20
  /// The maximum number of components of a value: the longest, an address, has 18.
  private static let componentLimit = 64

  /// Whether a value has more bytes than are decoded.
  var isCut: Bool { value.count > Self.valueLimit }

  /// Returns the value as text.
  ///
  /// - Throws: A problem if the bytes aren't text.
  func text(_ version: VCardVersion) throws(VCardProblem) -> String {
    version.unescaping(try decoded(value))
  }

  /// Returns the components of a value between semicolons.
  ///
  /// - Parameter separator: What is written between the texts of a component that is a list.
  func components(
    _ version: VCardVersion, separator: String
  ) throws(VCardProblem) -> [String] {
    var parts: [String] = []
    if encoding == .quotedPrintable {
      // An encoded semicolon isn't a separator.
      for part in Self.separated(value, at: UInt8(ascii: ";")) { parts.append(try decoded(part)) }
    } else {
      parts = version.split(try decoded(value), at: UInt8(ascii: ";"))
    }
    return parts.map { part in
      let isList = version.hasLists && part.utf8.contains(UInt8(ascii: ","))
      if !isList { return version.unescaping(part) }
      return version.split(part, at: UInt8(ascii: ",")).map(version.unescaping)
        .joined(separator: separator)
    }
  }

  /// Returns the bytes as text, after decoding their transfer encoding and their character set.
  private func decoded(_ bytes: ArraySlice<UInt8>) throws(VCardProblem) -> String {
    // Most values are UTF-8 as they are.
    if encoding != .quotedPrintable, values(of: "CHARSET").isEmpty,
      let text = String(validating: Self.cut(bytes), as: UTF8.self)
    {
      return text
    }
    let bytes = Self.cut(encoding == .quotedPrintable ? Self.unquoted(bytes)[...] : bytes)
    let characterSet = CharacterSetName(
      name: values(of: "CHARSET").first, language: values(of: "LANGUAGE").first)
    guard let text = characterSet.text(of: Array(bytes)) else {
      throw VCardProblem(line: number, property: name, .unreadableText)
    }
    return text.withPlainLineEnds
  }

  /// Returns the bytes up to the bound, without a part of a character of UTF-8.
  private static func cut(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard bytes.count > valueLimit else { return bytes }
    var end = bytes.startIndex + valueLimit
    while end > bytes.startIndex, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return bytes[..<end]
  }

  /// Returns the components of a value as it is in the file; the last one has those beyond a bound.
  private static func separated(
    _ bytes: ArraySlice<UInt8>, at separator: UInt8
  ) -> [ArraySlice<UInt8>] {
    var parts: [ArraySlice<UInt8>] = []
    var start = bytes.startIndex
    for place in bytes.indices where bytes[place] == separator {
      if parts.count == componentLimit { break }
      let isEscaped = place > bytes.startIndex && bytes[place - 1] == UInt8(ascii: "\\")
      if isEscaped { continue }
      parts.append(bytes[start..<place])
      start = place + 1
    }
    return parts + [bytes[start...]]
  }

  /// Decodes Quoted-Printable (RFC 2045, section 6.7); invalid codes are unchanged.
  private static func unquoted(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    var place = bytes.startIndex
    while place < bytes.endIndex {
      if bytes[place] == UInt8(ascii: "="), place + 2 < bytes.endIndex,
        let high = hexDigit(bytes[place + 1]), let low = hexDigit(bytes[place + 2])
      {
        result.append(high << 4 | low)
        place += 3
      } else {
        result.append(bytes[place])
        place += 1
      }
    }
    return result
  }

  private static func hexDigit(_ byte: UInt8) -> UInt8? {
    Character(Unicode.Scalar(byte)).hexDigitValue.map(UInt8.init)
  }
}

extension String {
  /// The text with line feeds instead of other systems' line ends.
  fileprivate var withPlainLineEnds: String {
    guard utf8.contains(UInt8(ascii: "\r")) else { return self }
    // One after the other: the pair is one character.
    return replacing("\r\n", with: "\n").replacing("\r", with: "\n")
  }
}

/// The versions of vCard, which differ in the notation of values.
enum VCardVersion: String {
  /// versit, 1996.
  case two = "2.1"
  /// RFC 2426.
  case three = "3.0"
  /// RFC 6350.
  case four = "4.0"

  /// Whether commas separate values.
  var hasLists: Bool { self != .two }

  /// Returns the parts of a text between unescaped separators; their escapes stay.
  func split(_ text: String, at separator: UInt8) -> [String] {
    var parts: [String] = []
    var start = text.startIndex
    var isEscaped = false
    for place in text.utf8.indices {
      let byte = text.utf8[place]
      if byte == separator, !isEscaped {
        parts.append(String(text[start..<place]))
        start = text.utf8.index(after: place)
      }
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
    }
    return parts + CollectionOfOne(String(text[start...]))
  }

  /// Returns a text without its escapes.
  ///
  /// In vCard 2.1, `\n` isn't a line end but two characters, for example in a path.
  func unescaping(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "\\")) else { return text }
    var result = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in text.unicodeScalars {
      guard isEscaped else {
        if scalar == "\\" { isEscaped = true } else { result.append(scalar) }
        continue
      }
      isEscaped = false
      switch scalar {
      case "n" where self != .two, "N" where self != .two: result.append("\n")
      case ";", ",", ":", "\\", "\"": result.append(scalar)
      default: result.append(contentsOf: ["\\", scalar])
      }
    }
    if isEscaped { result.append("\\") }
    return String(result)
  }
}
