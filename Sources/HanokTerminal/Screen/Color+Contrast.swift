import Glibc

extension Color {
  /// The contrast of a character of this colour with another colour as its background, from 1 to 21
  /// (WCAG 2.2, contrast ratio); nil where one of them is the terminal's own.
  public func contrast(with other: Color) -> Double? {
    guard let one = luminance, let two = other.luminance else { return nil }
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// The brightness, from 0 to 1 (WCAG 2.2, relative luminance); nil where the terminal decides.
  private var luminance: Double? {
    guard let (red, green, blue) = parts else { return nil }
    func linear(_ value: UInt8) -> Double {
      let part = Double(value) / 255
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// Red, green and blue; nil for the terminal's own colour and the sixteen that its user may set.
  private var parts: (UInt8, UInt8, UInt8)? {
    switch kind {
    case .rgb(let red, let green, let blue): return (red, green, blue)
    case .palette(let index) where index >= 232:
      let grey = 8 + (index - 232) * 10
      return (grey, grey, grey)
    case .palette(let index) where index >= 16:
      func value(_ level: UInt8) -> UInt8 { level == 0 ? 0 : 55 + level * 40 }
      let cube = index - 16
      return (value(cube / 36), value(cube / 6 % 6), value(cube % 6))
    case .default, .palette: return nil
    }
  }
}
