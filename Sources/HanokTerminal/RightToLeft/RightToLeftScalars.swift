import HanokUnicode

/// The scalars that are written from right to left.
enum RightToLeftScalars {
  /// The range of those that are usual scalars, with no others from left to right in it.
  static let usual: ClosedRange<UInt32> = 0x5D0...0x64A

  /// Whether a scalar may have a right-to-left class, Arabic numbers included (UAX #9).
  ///
  /// These are the blocks that Unicode reserves for such scalars (DerivedBidiClass.txt), with the
  /// ornate parentheses and other signs among them.
  static func mayContain(_ value: UInt32) -> Bool {
    switch value {
    // Most text is below the first limit, or between the others.
    case 0..<0x590: false
    case 0x590..<0x900: true
    case 0x900..<0xFB1D: false
    case 0xFB1D..<0xFE00, 0xFE70..<0xFF00: true
    case 0x10800..<0x11000, 0x1E800..<0x1F000: true
    default: false
    }
  }
}

/// The role of a cluster in the order of a row, by its first scalar.
struct ClusterRole: Equatable {
  /// The bidirectional class (UAX #9).
  enum Direction {
    case letter
    case arabicNumber
    case other
  }

  let direction: Direction
  /// The direction of the script; digits and punctuation have none.
  let script: ScriptDirection
  /// Whether the script is Arabic, which most fonts with Latin letters have if they have any.
  let isArabic: Bool

  /// Whether it is a letter that may join its neighbours.
  ///
  /// Presentation forms in a text don't: they are one form of a letter on purpose.
  var isArabicLetter: Bool { direction == .letter && isArabic && !isForm }
  private let isForm: Bool

  init(_ value: UInt32) {
    guard value >= 0x80, let scalar = Unicode.Scalar(value) else {
      direction = .other
      script = Self.isASCIILetter(value) ? .leftToRight : .none
      (isArabic, isForm) = (false, false)
      return
    }
    script = ScriptDirection(of: scalar)
    guard RightToLeftScalars.mayContain(value) else {
      direction = .other
      (isArabic, isForm) = (false, false)
      return
    }
    isForm = value >= 0xFB50
    direction =
      switch BidiClass(of: scalar) {
      case .rightToLeft, .arabicLetter: .letter
      case .arabicNumber: .arabicNumber
      default: .other
      }
    isArabic = Self.arabicBlocks.contains { $0.contains(value) }
  }

  private static func isASCIILetter(_ value: UInt32) -> Bool {
    (0x41...0x5A).contains(value & ~0x20)
  }

  /// Arabic, its supplement and extensions, and the presentation forms.
  private static let arabicBlocks: [ClosedRange<UInt32>] = [
    0x600...0x6FF, 0x750...0x77F, 0x870...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFE,
  ]
}
