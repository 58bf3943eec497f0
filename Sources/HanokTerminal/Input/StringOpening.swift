/// Whether bytes after an escape begin a control string, which is an answer (ECMA-48 §5.6).
///
/// An introducer of a string is also Alt with that character, in terminals that send an escape for
/// Alt. So only what begins an answer opens a string:
///
/// ```
/// ] digits ;            colors, clipboard (OSC)
/// P > |                 name and version (XTVERSION)
/// P ! |                 identification (DA3)
/// P digits $ letter     settings (DECRQSS)
/// P digits + letter     capabilities (XTGETTCAP)
/// _ G letter =          kitty's graphics (APC)
/// ```
///
/// Terminals send no SOS and no PM (`X` and `^`).
enum StringOpening: Hashable {
  /// They don't: the introducer is a key, and the rest was typed.
  case none
  /// More bytes decide.
  case possible
  /// They do.
  case whole

  /// The most digits of a number; the largest in use, 5522, has four.
  private static let maximumDigits = 4

  /// Examines the bytes after an escape, which were a possible opening without the last one.
  init(_ bytes: [UInt8]) {
    let digits = bytes.dropFirst().prefix { (0x30...0x39).contains($0) }
    let rest = Array(bytes.dropFirst(1 + digits.count))
    switch (bytes.first, rest.first) {
    case (UInt8(ascii: "]"), nil), (UInt8(ascii: "P"), nil):
      self = digits.count <= Self.maximumDigits ? .possible : .none
    case (UInt8(ascii: "]"), UInt8(ascii: ";")): self = digits.isEmpty ? .none : .whole
    case (UInt8(ascii: "P"), UInt8(ascii: "$")), (UInt8(ascii: "P"), UInt8(ascii: "+")):
      self = digits.isEmpty ? .none : Self.device(rest)
    case (UInt8(ascii: "P"), UInt8(ascii: ">")), (UInt8(ascii: "P"), UInt8(ascii: "!")):
      self = digits.isEmpty ? Self.device(rest) : .none
    case (UInt8(ascii: "_"), _): self = Self.graphics(bytes)
    default: self = .none
    }
  }

  /// Examines a device control string from its intermediate byte, which a final byte follows.
  private static func device(_ rest: [UInt8]) -> StringOpening {
    guard rest.count > 1 else { return .possible }
    return (0x40...0x7E).contains(rest[1]) ? .whole : .none
  }

  private static func graphics(_ bytes: [UInt8]) -> StringOpening {
    switch bytes.count {
    case 1: .possible
    case 2: bytes[1] == UInt8(ascii: "G") ? .possible : .none
    case 3: (0x41...0x7A).contains(bytes[2]) ? .possible : .none
    default: bytes[3] == UInt8(ascii: "=") ? .whole : .none
    }
  }

  /// Whether an answer to Hanok's own queries can have an introducer: colors and the version.
  static func isQueried(_ introducer: UInt8) -> Bool {
    introducer == UInt8(ascii: "]") || introducer == UInt8(ascii: "P")
  }
}
