import CHanokIconv

/// The character set of a value, as declared in vCard 2.1.
struct CharacterSetName {
  private let name: String
  private let isGuess: Bool

  /// Creates the character set of a value.
  ///
  /// - Parameters:
  ///   - name: The parameter; nil for none, which means UTF-8, or the usual code page of old
  ///     programs if the bytes are invalid UTF-8.
  ///   - language: The language of the value, the only information about the usual code page.
  init(name: String?, language: String?) {
    isGuess = name == nil
    self.name =
      switch name {
      case nil: Self.usual(in: language ?? "")
      case "ks_c_5601-1987", "euc-kr", "cp949": "CP949"
      case "shift_jis", "shift-jis", "sjis", "windows-31j": "CP932"
      case "iso-8859-1", "us-ascii", "ascii": "CP1252"
      case "utf8": "UTF-8"
      case let name?: name.uppercased()
      }
  }

  /// Returns the usual code page of old systems in a language.
  private static func usual(in language: String) -> String {
    switch language.prefix(2) {
    case "ko": "CP949"
    case "ja": "CP932"
    case "ar": "CP1256"
    case "ru": "CP1251"
    default: "CP1252"
    }
  }

  /// Returns the text of bytes, or nil for invalid ones.
  func text(of bytes: [UInt8]) -> String? {
    if isGuess || name == "UTF-8", let text = String(validating: bytes, as: UTF8.self) {
      return text
    }
    return name == "UTF-8" ? nil : converted(bytes)
  }

  /// Returns the text, converted by the system's `iconv`.
  private func converted(_ bytes: [UInt8]) -> String? {
    let input = bytes.map { CChar(bitPattern: $0) }
    // A character of these sets has at most four bytes of UTF-8 for each of its own.
    var output = [CChar](repeating: 0, count: bytes.count * 4 + 4)
    let count = unsafe ciconv_convert(name, input, input.count, &output, output.count)
    guard count >= 0 else { return nil }
    return String(decoding: output[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
