import HanokSystem

extension Color {
  /// Returns the contrast of this text colour on a background, from 1 to 21, or nil if unknown.
  ///
  /// It is WCAG 2.2's contrast ratio, unknown for the terminal's own colours.
  public func contrast(with other: Color) -> Double? {
    guard let one = luminance, let two = other.luminance else { return nil }
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// The brightness, from 0 to 1 (WCAG 2.2, relative luminance), or nil if the terminal decides.
  private var luminance: Double? {
    guard let (red, green, blue) = parts else { return nil }
    return 0.2126 * Self.linear[Int(red)] + 0.7152 * Self.linear[Int(green)]
      + 0.0722 * Self.linear[Int(blue)]
  }

  /// The colour in a perceptual colour space, or nil if the terminal decides.
  var perceived: PerceivedColor? {
    parts.map { red, green, blue in
      PerceivedColor(
        red: Self.linear[Int(red)], green: Self.linear[Int(green)], blue: Self.linear[Int(blue)])
    }
  }

  /// The light of each component value, from 0 to 1; it is cached, since frames compute contrasts.
  private static let linear: [Double] = (0...255).map {
    let part = Double($0) / 255
    return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
  }

  /// Returns this colour mixed with a part of another: 0 for none of it, 1 for it alone.
  ///
  /// The terminal's own colours have unknown components and can't be mixed: then it returns this
  /// colour.
  public func mixed(with other: Color, part: Double) -> Color {
    guard let one = parts, let two = other.parts else { return self }
    let part = max(0, min(1, part))
    func mixed(_ one: UInt8, _ two: UInt8) -> UInt8 {
      UInt8((Double(one) + (Double(two) - Double(one)) * part).rounded())
    }
    return .rgb(mixed(one.0, two.0), mixed(one.1, two.1), mixed(one.2, two.2))
  }

  /// Returns the squared distance to another colour, or nil if one is the terminal's own.
  func distance(to other: Color) -> Int? {
    guard let one = parts, let two = other.parts else { return nil }
    func squared(_ one: UInt8, _ two: UInt8) -> Int {
      (Int(one) - Int(two)) * (Int(one) - Int(two))
    }
    return squared(one.0, two.0) + squared(one.1, two.1) + squared(one.2, two.2)
  }

  /// Whether the colour has almost no hue.
  var isGrey: Bool {
    guard let (red, green, blue) = parts else { return false }
    return max(red, green, blue) - min(red, green, blue) < Self.leastHue
  }

  /// The minimum difference between the components of a colour with a hue.
  static let leastHue: UInt8 = 24

  /// Red, green and blue; nil for the terminal's own colour and the sixteen that its user can set.
  package var parts: (UInt8, UInt8, UInt8)? {
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
