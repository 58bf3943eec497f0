/// Base64 (RFC 4648, section 4).
enum Base64 {
  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// Bytes as text, padded.
  static func encoded(_ bytes: some Collection<UInt8>) -> String {
    var encoded: [UInt8] = []
    encoded.reserveCapacity((bytes.count + 2) / 3 * 4)
    var rest = bytes[...]
    while !rest.isEmpty {
      let group = rest.prefix(3)
      rest = rest.dropFirst(3)
      var bits = group.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      bits <<= UInt32(24 - 8 * group.count)
      for index in 0..<4 {
        let digit = digits[Int(bits >> UInt32(18 - 6 * index)) & 63]
        encoded.append(index > group.count ? UInt8(ascii: "=") : digit)
      }
    }
    return String(decoding: encoded, as: UTF8.self)
  }
}
