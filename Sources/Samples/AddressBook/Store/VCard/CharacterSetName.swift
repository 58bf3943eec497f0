import Glibc

/// The character set of a value, as vCard 2.1 names one.
struct CharacterSetName {
  private let name: String
  private let isGuess: Bool

  /// - Parameters:
  ///   - name: The parameter; nil where there is none, which is UTF-8, or what old programs took for
  ///     granted where the bytes aren't that.
  ///   - language: The language of the value, which is all that says what was taken for granted.
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

  /// The code page of old systems in a language.
  private static func usual(in language: String) -> String {
    switch language.prefix(2) {
    case "ko": "CP949"
    case "ja": "CP932"
    case "ar": "CP1256"
    case "ru": "CP1251"
    default: "CP1252"
    }
  }

  /// Returns the text that bytes are; nil where they are none.
  func text(of bytes: [UInt8]) -> String? {
    if isGuess || name == "UTF-8", let text = String(validating: bytes, as: UTF8.self) {
      return text
    }
    return name == "UTF-8" ? nil : converted(bytes)
  }

  /// The text by the system's `iconv`.
  private func converted(_ bytes: [UInt8]) -> String? {
    let converter = unsafe iconv_open("UTF-8", name)
    // iconv_open answers -1 where it doesn't know the set.
    guard Int(bitPattern: converter) != -1 else { return nil }
    defer { unsafe iconv_close(converter) }
    var input = bytes.map { CChar(bitPattern: $0) }
    // No character of these sets takes more than four bytes of UTF-8 for one of its own.
    var output = [CChar](repeating: 0, count: bytes.count * 4 + 4)
    let written = unsafe input.withUnsafeMutableBufferPointer { input in
      unsafe output.withUnsafeMutableBufferPointer { output -> Int? in
        var (source, sourceCount) = (input.baseAddress, input.count)
        var (target, targetCount) = (output.baseAddress, output.count)
        let result = unsafe iconv(converter, &source, &sourceCount, &target, &targetCount)
        return result == Int(bitPattern: UInt.max) ? nil : output.count - targetCount
      }
    }
    return written.map { count in
      String(decoding: output[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
  }
}
