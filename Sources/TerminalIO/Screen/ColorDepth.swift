/// How many colours a terminal shows.
public enum ColorDepth: Hashable, Sendable {
  /// None at all: attributes alone.
  case none
  /// The sixteen of the palette's beginning.
  case sixteen
  /// The whole palette.
  case palette
  /// Red, green and blue.
  case full
}

extension Color {
  /// The nearest colour that a terminal of that depth shows.
  func reduced(to depth: ColorDepth) -> Color {
    switch (kind, depth) {
    case (.default, _), (_, .full): self
    case (_, .none): .default
    case (.palette(let index), .sixteen) where index >= 16: .palette(Self.nearest(to: index))
    case (.palette, _): self
    case (.rgb(let red, let green, let blue), .palette): .palette(Self.cube(red, green, blue))
    case (.rgb(let red, let green, let blue), .sixteen):
      .palette(Self.nearest(red, green, blue))
    }
  }

  /// The place in the palette's cube of 6 by 6 by 6 whose levels are 0, 95, 135, 175, 215, 255.
  private static func cube(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> UInt8 {
    func level(_ value: UInt8) -> UInt8 { value < 48 ? 0 : value < 115 ? 1 : (value - 35) / 40 }
    return 16 + 36 * level(red) + 6 * level(green) + level(blue)
  }

  private static func nearest(to index: UInt8) -> UInt8 {
    if index >= 232 { return [0, 8, 7, 15][Int(index - 232) / 6] }
    let cube = index - 16
    func value(_ level: UInt8) -> UInt8 { level == 0 ? 0 : 55 + level * 40 }
    return nearest(value(cube / 36), value(cube / 6 % 6), value(cube % 6))
  }

  /// One bit for each part that is strong, and the bright half where any is strongest.
  private static func nearest(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> UInt8 {
    let strongest = max(red, green, blue)
    if strongest < 64 { return 0 }
    let threshold = strongest / 2
    let bits = (red > threshold ? 1 : 0) | (green > threshold ? 2 : 0) | (blue > threshold ? 4 : 0)
    return UInt8(bits) + (strongest > 192 ? 8 : 0)
  }
}
