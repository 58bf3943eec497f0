import HanokUnicode

extension MessageDate {
  /// Creates a date from `2006-01-02` or `2006-01-02T15:04:06`.
  ///
  /// The time can have thousandths and an offset (MessageFormat 2, Date and Time Operands).
  ///
  /// - Returns: Nil if the text is not such a date, or if its month doesn't have that day.
  public init?(_ literal: String) {
    var reader = DigitReader(bytes: Array(literal.utf8)[...])
    guard let year = reader.number(4), year > 0, reader.skip("-"), let month = reader.number(2),
      reader.skip("-"), let day = reader.number(2),
      var civil = CivilDateTime(year: year, month: month, day: day)
    else { return nil }
    if reader.skip("T") {
      guard let time = reader.time(on: civil) else { return nil }
      civil = time
      if !reader.bytes.isEmpty {
        guard let zone = reader.offset() else { return nil }
        self = .instant(Instant(civil, in: zone), zone)
        return
      }
    }
    guard reader.bytes.isEmpty else { return nil }
    self = .local(civil)
  }
}

/// Reads digits from the front of a text.
private struct DigitReader {
  var bytes: ArraySlice<UInt8>

  mutating func skip(_ byte: Unicode.Scalar) -> Bool {
    guard bytes.first == UInt8(ascii: byte) else { return false }
    bytes.removeFirst()
    return true
  }

  mutating func number(_ count: Int) -> Int? {
    let digits = bytes.prefix(count)
    guard digits.count == count, digits.allSatisfy(\.isASCIIDigit) else { return nil }
    bytes.removeFirst(count)
    return digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }

  mutating func time(on day: CivilDateTime) -> CivilDateTime? {
    guard let hour = number(2), skip(":"), let minute = number(2), skip(":"),
      let second = number(2), let millisecond = thousandths()
    else { return nil }
    return CivilDateTime(
      year: day.year, month: day.month, day: day.day, hour: hour, minute: minute, second: second,
      millisecond: millisecond)
  }

  /// Reads one to three digits after a point; returns 0 if there is no point.
  private mutating func thousandths() -> Int? {
    guard skip(".") else { return 0 }
    let count = bytes.prefix(while: \.isASCIIDigit).count
    guard (1...3).contains(count), let digits = number(count) else { return nil }
    return digits * [100, 10, 1][count - 1]
  }

  /// Reads `Z`, or an offset of at most fourteen hours.
  mutating func offset() -> TimeZoneID? {
    let text = String(decoding: bytes, as: UTF8.self)
    if text == "Z" { return .utc }
    guard let minutes = offsetMinutes(), minutes <= 14 * 60 else { return nil }
    return minutes == 0 ? .utc : TimeZoneID(text)
  }

  /// Reads the magnitude of an offset in minutes, up to the end: `+09:00` (RFC 3339,
  /// `time-numoffset`).
  mutating func offsetMinutes() -> Int? {
    guard skip("+") || skip("-"), let hours = number(2), hours < 24, skip(":"),
      let minutes = number(2), minutes < 60, bytes.isEmpty
    else { return nil }
    return hours * 60 + minutes
  }
}

extension String {
  /// Whether the text is an offset or a name, such as the option `timeZone` needs.
  ///
  /// The zone needn't exist (MessageFormat 2, Date and Time Override Options).
  var isTimeZoneSyntax: Bool {
    var reader = DigitReader(bytes: Array(utf8)[...])
    return reader.offsetMinutes() != nil || isTimeZoneName
  }

  /// Whether the text is a zone name: `Asia/Seoul` (RFC 9557, `time-zone-name`).
  private var isTimeZoneName: Bool {
    split(separator: "/", omittingEmptySubsequences: false).allSatisfy { part in
      guard let first = part.utf8.first, part != ".", part != ".." else { return false }
      return first.beginsZoneName
        && part.utf8.allSatisfy { $0.beginsZoneName || "0123456789+-".utf8.contains($0) }
    }
  }
}

extension UInt8 {
  fileprivate var beginsZoneName: Bool {
    let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
    return letters.contains(self | 0x20) || self == UInt8(ascii: ".") || self == UInt8(ascii: "_")
  }
}
