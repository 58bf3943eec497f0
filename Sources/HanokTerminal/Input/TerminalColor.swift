/// A colour that a terminal reports, with 16 bits per component.
public struct TerminalColor: Hashable, Sendable {
  /// The red component, 0 to 65,535.
  public let red: UInt16
  /// The green component, 0 to 65,535.
  public let green: UInt16
  /// The blue component, 0 to 65,535.
  public let blue: UInt16

  /// Creates a colour from its components.
  public init(red: UInt16, green: UInt16, blue: UInt16) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Whether light text on it is more readable than dark text (WCAG 2, relative luminance).
  public var isDark: Bool {
    func linear(_ part: UInt16) -> Double {
      let value = Double(part) / 65_535
      // This approximates sRGB's curve without a function of the system.
      return value * value * (0.3 * value + 0.7)
    }
    // At this luminance the contrasts with white and with black are equal.
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue) < 0.179
  }
}

extension TerminalColor {
  /// Creates a colour from X's notation: `rgb:ffff/8/00`, `rgba:…` or `#ffffff` (XParseColor).
  init?(_ name: some StringProtocol) {
    let parts: [Substring]
    if let body = name.split(separator: ":").dropFirst().first, name.hasPrefix("rgb") {
      parts = Substring(body).split(separator: "/", omittingEmptySubsequences: false)
    } else if name.hasPrefix("#"), (name.utf8.count - 1) % 3 == 0 {
      let digits = Substring(name.dropFirst())
      let length = digits.count / 3
      parts = [
        digits.prefix(length), digits.dropFirst(length).prefix(length), digits.suffix(length),
      ]
    } else {
      return nil
    }
    let values = parts.prefix(3).compactMap(Self.part)
    guard values.count == 3 else { return nil }
    self.init(red: values[0], green: values[1], blue: values[2])
  }

  /// Returns a component from one to four hexadecimal digits, scaled to 16 bits.
  private static func part(_ digits: Substring) -> UInt16? {
    guard (1...4).contains(digits.utf8.count), let value = UInt32(digits, radix: 16) else {
      return nil
    }
    let largest = (UInt32(1) << (4 * digits.utf8.count)) - 1
    return UInt16(value * 65_535 / largest)
  }
}
