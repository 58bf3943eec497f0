/// The number of colours that a terminal shows.
public enum ColorDepth: Int, Hashable, CaseIterable, Comparable, Sendable {
  /// None at all: attributes alone.
  case none
  /// The sixteen of the palette's beginning.
  case sixteen
  /// The whole palette.
  case palette
  /// Red, green and blue.
  case full

  /// Whether the first shows fewer colours.
  public static func < (left: ColorDepth, right: ColorDepth) -> Bool {
    left.rawValue < right.rawValue
  }
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

  /// The nearest of the palette's cube and of its greys.
  ///
  /// The cube is 6 by 6 by 6, with the levels 0, 95, 135, 175, 215 and 255; after it come 24 greys,
  /// from 8 in steps of ten.
  private static func cube(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> UInt8 {
    func level(_ value: UInt8) -> UInt8 { value < 48 ? 0 : value < 115 ? 1 : (value - 35) / 40 }
    func value(_ level: UInt8) -> Int { level == 0 ? 0 : 55 + Int(level) * 40 }
    func distance(_ parts: [Int]) -> Int {
      zip([red, green, blue], parts).map { ($1 - Int($0)) * ($1 - Int($0)) }.reduce(0, +)
    }
    let levels = [red, green, blue].map(level)
    let average = (Int(red) + Int(green) + Int(blue)) / 3
    let grey = max(0, min(23, (average - 3) / 10))
    let isGreyNearer =
      distance(Array(repeating: 8 + grey * 10, count: 3)) < distance(levels.map(value))
    return isGreyNearer ? 232 + UInt8(grey) : 16 + 36 * levels[0] + 6 * levels[1] + levels[2]
  }

  private static func nearest(to index: UInt8) -> UInt8 {
    if index >= 232 { return [0, 8, 7, 15][Int(index - 232) / 6] }
    let cube = index - 16
    func value(_ level: UInt8) -> UInt8 { level == 0 ? 0 : 55 + level * 40 }
    return nearest(value(cube / 36), value(cube / 6 % 6), value(cube % 6))
  }

  /// One bit for each part that is nearer to the strongest than to the weakest, and the bright half
  /// where any is strongest; a grey for what has hardly a hue.
  private static func nearest(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> UInt8 {
    let strongest = max(red, green, blue)
    if strongest < 64 { return 0 }
    let weakest = min(red, green, blue)
    if strongest - weakest < leastHue {
      return strongest < 160 ? 8 : strongest < 232 ? 7 : 15
    }
    let threshold = weakest + (strongest - weakest) / 2
    let bits = (red > threshold ? 1 : 0) | (green > threshold ? 2 : 0) | (blue > threshold ? 4 : 0)
    return UInt8(bits) + (strongest > 192 ? 8 : 0)
  }
}
