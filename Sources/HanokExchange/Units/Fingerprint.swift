/// A short text that two different translations hardly share (FNV-1a, 64 bits).
///
/// It is recorded beside each exported translation: one that differs from the table's shows that the
/// table was changed since.
package enum Fingerprint {
  /// The fingerprint of a unit without a translation.
  package static let none = "-"

  /// Returns the fingerprint of a translation.
  package static func of(_ text: String?) -> String {
    guard let text else { return none }
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
