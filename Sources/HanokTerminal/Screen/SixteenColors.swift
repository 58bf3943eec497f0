/// The sixteen colours of every terminal, which differ between terminals.
///
/// Contrasts are therefore the minimum of two sets: xterm's, which is similar to most others, and
/// VGA's, which the Linux console has.
package enum SixteenColors {
  /// The colours of xterm (`XTerm-col.ad`).
  package static let xterm: [Color] = colors([
    0x00_0000, 0xCD_0000, 0x00_CD00, 0xCD_CD00, 0x00_00EE, 0xCD_00CD, 0x00_CDCD, 0xE5_E5E5,
    0x7F_7F7F, 0xFF_0000, 0x00_FF00, 0xFF_FF00, 0x5C_5CFF, 0xFF_00FF, 0x00_FFFF, 0xFF_FFFF,
  ])

  /// The colours of VGA, and of the Linux console (`drivers/tty/vt/vt.c`).
  package static let vga: [Color] = colors([
    0x00_0000, 0xAA_0000, 0x00_AA00, 0xAA_5500, 0x00_00AA, 0xAA_00AA, 0x00_AAAA, 0xAA_AAAA,
    0x55_5555, 0xFF_5555, 0x55_FF55, 0xFF_FF55, 0x55_55FF, 0xFF_55FF, 0x55_FFFF, 0xFF_FFFF,
  ])

  private static func colors(_ values: [UInt32]) -> [Color] {
    values.map {
      .rgb(
        UInt8(truncatingIfNeeded: $0 >> 16), UInt8(truncatingIfNeeded: $0 >> 8),
        UInt8(truncatingIfNeeded: $0))
    }
  }

  /// The contrasts of each pair, by text and then by background.
  private static let contrasts: [Double] = (0..<256).map { pair in
    let (text, ground) = (pair / 16, pair % 16)
    return min(
      xterm[text].contrast(with: xterm[ground]) ?? 1, vga[text].contrast(with: vga[ground]) ?? 1)
  }

  /// Returns the minimum contrast of one of them with another, from 1 to 21.
  static func contrast(of text: UInt8, on ground: UInt8) -> Double {
    contrasts[Int(text) * 16 + Int(ground)]
  }

  /// The backgrounds on which at least one of the others is readable in both sets.
  ///
  /// They are all but 3, which is yellow or brown, and 8, which is a dark or a light grey.
  static let grounds: [UInt8] = (UInt8(0)..<16).filter { ground in
    (UInt8(0)..<16).contains { contrast(of: $0, on: ground) >= 4.5 }
  }

  private static let greys: [UInt8] = [0, 7, 8, 15]

  /// Returns the nearest colour that has the contrast with a background, a grey for a grey.
  ///
  /// If none has it, it is the one with the highest contrast.
  static func nearest(to color: Color, on ground: UInt8, least: Double) -> UInt8 {
    if color.isGrey, let grey = greys.filter({ contrast(of: $0, on: ground) >= least }).nonEmpty {
      return nearest(to: color, among: grey)
    }
    var readable: [UInt8] = []
    var clearest: UInt8 = 0
    for index in UInt8(0)..<16 {
      if contrast(of: index, on: ground) >= least { readable.append(index) }
      if contrast(of: index, on: ground) > contrast(of: clearest, on: ground) { clearest = index }
    }
    return readable.isEmpty ? clearest : nearest(to: color, among: readable)
  }

  /// Returns the nearest of some colours.
  static func nearest(to color: Color, among indices: [UInt8]) -> UInt8 {
    var best = (index: indices[0], distance: Int.max)
    for index in indices {
      let distance = color.distance(to: xterm[Int(index)]) ?? 0
      if distance < best.distance { best = (index, distance) }
    }
    return best.index
  }
}

extension Array {
  fileprivate var nonEmpty: Self? { isEmpty ? nil : self }
}
