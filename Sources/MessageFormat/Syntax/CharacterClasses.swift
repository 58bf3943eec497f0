/// The character classes of the grammar (MessageFormat 2, `message.abnf`).
enum CharacterClasses {
  /// `ws`.
  static func isWhitespace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case " ", "\t", "\r", "\n", "\u{3000}": true
    default: false
    }
  }

  /// `bidi`: marks and isolates that order the source for its readers, and mean nothing.
  static func isBidi(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x061C, 0x200E, 0x200F, 0x2066...0x2069: true
    default: false
    }
  }

  /// `name-start`.
  static func isNameStart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A, 0x2B, 0x5F: true
    case ..<0xA1: false
    case 0x061C, 0x1680, 0x2000...0x200A, 0x200E, 0x200F, 0x2028...0x202F, 0x205F,
      0x2066...0x2069, 0x3000, 0xFDD0...0xFDEF:
      false
    default: scalar.value & 0xFFFE != 0xFFFE
    }
  }

  /// `name-char`.
  static func isNameCharacter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x30...0x39, 0x2D, 0x2E: true
    default: isNameStart(scalar)
    }
  }
}
