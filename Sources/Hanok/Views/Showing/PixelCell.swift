import HanokTerminal

/// The dots of a cell, and their character.
nonisolated struct PixelCell {
  let pixels: Bitmap
  let x: Int
  let y: Int
  /// Whether dark dots are drawn, on a light background.
  let isInverted: Bool

  /// Returns the character and its style, or nil for an empty cell.
  func drawn(_ art: ImageView.Art) -> (text: String, style: Style)? {
    switch art {
    case .automatic, .halfBlocks: return halves
    case .quadrants:
      var bits = 0
      for (bit, dot) in [(0, 0), (1, 0), (0, 1), (1, 1)].enumerated() where isSet(dot.0, dot.1) {
        bits |= 1 << bit
      }
      return bits == 0 ? nil : (BlockArt.quadrants[bits], .plain)
    case .braille:
      var bits: UInt8 = 0
      for row in 0..<4 {
        for column in 0..<2 where isSet(column, row) { bits |= BlockArt.dot(x: column, y: row) }
      }
      return bits == 0 ? nil : (BlockArt.braille(bits), .plain)
    case .ascii:
      let pixel = pixels[x, y]
      guard Self.isOpaque(pixel) else { return nil }
      let level = Int(brightness(pixel) * Double(Self.ramp.count - 1) + 0.5)
      return level == 0 ? nil : (Self.ramp[level], .plain)
    }
  }

  private var halves: (text: String, style: Style)? {
    let (top, bottom) = (pixels[x, y], pixels[x, y + 1])
    let upper = BlockArt.halves(top: true, bottom: false)
    switch (Self.isOpaque(top), Self.isOpaque(bottom)) {
    case (false, false): return nil
    case (true, false): return (upper, Style(foreground: Self.color(top)))
    case (false, true):
      return (BlockArt.halves(top: false, bottom: true), Style(foreground: Self.color(bottom)))
    case (true, true):
      return (upper, Style(foreground: Self.color(top), background: Self.color(bottom)))
    }
  }

  /// Whether a dot is drawn, by a threshold that differs from dot to dot (ordered dithering).
  private func isSet(_ column: Int, _ row: Int) -> Bool {
    let pixel = pixels[x + column, y + row]
    let threshold = Self.thresholds[(y + row) % 4][(x + column) % 4]
    return Self.isOpaque(pixel) && brightness(pixel) > threshold
  }

  private func brightness(_ pixel: Bitmap.Pixel) -> Double {
    isInverted ? 1 - pixel.luminance : pixel.luminance
  }

  private static func isOpaque(_ pixel: Bitmap.Pixel) -> Bool { pixel.alpha >= 128 }

  private static func color(_ pixel: Bitmap.Pixel) -> Color {
    .rgb(pixel.red, pixel.green, pixel.blue)
  }

  /// The characters from empty to the brightest.
  private static let ramp = Array(" .:-=+*#%@").map { String($0) }

  /// The thresholds of Bayer's four by four matrix.
  private static let thresholds = [
    [0, 8, 2, 10], [12, 4, 14, 6], [3, 11, 1, 9], [15, 7, 13, 5],
  ]
  .map { row in row.map { (Double($0) + 0.5) / 16 } }
}
