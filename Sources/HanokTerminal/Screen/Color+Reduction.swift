extension Color {
  /// Returns the nearest colour of a colour depth.
  func reduced(to depth: ColorDepth) -> Color {
    switch (kind, depth) {
    case (.default, _), (_, .full): self
    case (_, .none): .default
    case (.palette(let index), .sixteen) where index >= 16: .palette(Self.nearest(to: index))
    case (.palette, _): self
    case (.rgb, .palette): perceived?.nearestInPalette().map { .palette($0) } ?? self
    case (.rgb(let red, let green, let blue), .sixteen):
      .palette(Self.nearest(red, green, blue))
    }
  }

  private static func nearest(to index: UInt8) -> UInt8 {
    if index >= 232 { return [0, 8, 7, 15][Int(index - 232) / 6] }
    let cube = index - 16
    func value(_ level: UInt8) -> UInt8 { level == 0 ? 0 : 55 + level * 40 }
    return nearest(value(cube / 36), value(cube / 6 % 6), value(cube % 6))
  }

  /// Returns the nearest of the sixteen colours.
  ///
  /// It has one bit for each component that is nearer to the strongest than to the weakest, and is
  /// from the bright half if any is strongest. A colour with almost no hue becomes a grey.
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
