/// A cell's colour, in four bytes.
public struct Color: Hashable, Sendable {
  /// The kinds of colours that a terminal takes.
  public enum Kind: Hashable, Sendable {
    /// The terminal's own colour.
    case `default`
    /// One of the terminal's 256: 0 to 15 are set by its user, then come a cube and greys.
    case palette(UInt8)
    /// Red, green and blue.
    case rgb(UInt8, UInt8, UInt8)
  }

  /// The kind in the highest byte, and its values in the others.
  private let bits: UInt32

  /// The terminal's own colour.
  public static let `default` = Color(bits: 0)

  /// One of the terminal's 256 colours.
  public static func palette(_ index: UInt8) -> Color { Color(bits: 1 << 24 | UInt32(index)) }

  /// Creates a colour from its components.
  public static func rgb(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Color {
    Color(bits: 2 << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue))
  }

  private init(bits: UInt32) {
    self.bits = bits
  }

  /// The kind of the colour, with its components.
  public var kind: Kind {
    switch bits >> 24 {
    case 1: .palette(UInt8(truncatingIfNeeded: bits))
    case 2:
      .rgb(
        UInt8(truncatingIfNeeded: bits >> 16), UInt8(truncatingIfNeeded: bits >> 8),
        UInt8(truncatingIfNeeded: bits))
    default: .default
    }
  }

  /// Black, the first of the eight colours that every terminal has.
  public static let black = palette(0)
  /// Red.
  public static let red = palette(1)
  /// Green.
  public static let green = palette(2)
  /// Yellow.
  public static let yellow = palette(3)
  /// Blue.
  public static let blue = palette(4)
  /// Magenta.
  public static let magenta = palette(5)
  /// Cyan.
  public static let cyan = palette(6)
  /// White.
  public static let white = palette(7)
}
