/// How the option `timeZone` is written, whether there is such a zone or not
/// (MessageFormat 2, Date and Time Override Options).
enum TimeZoneSyntax {
  /// Whether a text is well-formed: an offset or a name.
  static func allows(_ text: String) -> Bool { isOffset(text) || isName(text) }

  /// `+09:00` (RFC 3339, `time-numoffset`).
  private static func isOffset(_ text: String) -> Bool {
    let numbers = text.dropFirst().split(separator: ":", omittingEmptySubsequences: false)
    guard text.first == "+" || text.first == "-", numbers.count == 2,
      numbers.allSatisfy({ $0.utf8.count == 2 && $0.utf8.allSatisfy(isDigit) })
    else { return false }
    return numbers[0] < "24" && numbers[1] < "60"
  }

  /// `Asia/Seoul` (RFC 9557, `time-zone-name`).
  private static func isName(_ text: String) -> Bool {
    text.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { part in
      guard let first = part.utf8.first, part != ".", part != ".." else { return false }
      return isInitial(first) && part.utf8.allSatisfy { isInitial($0) || isInner($0) }
    }
  }

  private static func isInitial(_ byte: UInt8) -> Bool {
    let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
    return letters.contains(byte | 0x20) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_")
  }

  private static func isInner(_ byte: UInt8) -> Bool {
    isDigit(byte) || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
