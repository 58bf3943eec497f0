import Hanok
import HanokLocalization
import HanokTerminal

/// The roles of a file's theme that can't be read, each with a colour that can.
nonisolated struct ThemeContrastCheck {
  private let family: ThemeFamily
  private let lines: [String: ThemeLine]

  /// - Parameter lines: The lines of the file by their names, where the mistakes are reported.
  init(_ family: ThemeFamily, lines: [String: ThemeLine]) {
    (self.family, self.lines) = (family, lines)
  }

  /// The faults, first those with a dark background.
  var faults: [ThemeFault] {
    if family.dark == family.light { return faults(of: family.dark, on: "any") }
    return faults(of: family.dark, on: "dark", beside: family.light)
      + faults(of: family.light, on: "light", beside: family.dark)
  }

  /// Returns the faults of one of the themes.
  ///
  /// - Parameter other: The theme for the other background, or nil if there is none.
  private func faults(
    of theme: Theme, on background: String, beside other: Theme? = nil
  ) -> [ThemeFault] {
    theme.faintRoles(least: family.leastContrast).map { faint in
      let color = faint.readableColor(in: theme)
      let surface = faint.surface ?? faint.role
      let line = lines[faint.role] ?? lines[surface]
      return ThemeFault(
        kind: faint.surface == nil ? "own-contrast" : "contrast", offset: line?.name.offset ?? 0,
        arguments: [
          "role": .init(faint.role), "surface": .init(surface), "background": .init(background),
          "contrast": .init(Self.tenths(faint.contrast)), "least": .init(faint.least),
          "color": .init(color.map(Self.hexadecimal) ?? ""),
          "ground": .init(other.map { Self.hexadecimal($0.ground.background) } ?? ""),
        ], remedy: color == nil ? "other-surface" : other == nil ? nil : "one-background",
        isPlaceless: line == nil)
    }
  }

  /// Returns a contrast in tenths, rounded down, so that less than 4.5 isn't 4.5.
  private static func tenths(_ contrast: Double) -> Double {
    (contrast * 10).rounded(.down) / 10
  }

  private static func hexadecimal(_ color: Color) -> String {
    guard let (red, green, blue) = color.parts else { return "" }
    let value = UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
    let digits = String(value, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}
