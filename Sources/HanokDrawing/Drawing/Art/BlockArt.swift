/// Characters that show several pixels in one cell (Unicode, Block Elements and Braille Patterns).
///
/// ```
/// halves ▀▄█      quadrants ▘▝▖▗▚▞…      braille ⠁⠂⠄⡀ ⠈⠐⠠⢀
/// ```
public enum BlockArt {
  /// Returns the character of two pixels, one above the other.
  public static func halves(top: Bool, bottom: Bool) -> String {
    switch (top, bottom) {
    case (true, true): "█"
    case (true, false): "▀"
    case (false, true): "▄"
    case (false, false): " "
    }
  }

  /// The characters of two by two pixels, by their bits.
  ///
  /// The bits are: top left 1, top right 2, bottom left 4, bottom right 8.
  public static let quadrants = Array(" ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█").map { String($0) }

  /// Returns the character of two by four dots.
  ///
  /// - Parameter dots: A bit for each dot, by ``dot(x:y:)``.
  public static func braille(_ dots: UInt8) -> String {
    dots == 0 ? " " : String(Unicode.Scalar(UInt32(0x2800) + UInt32(dots)) ?? " ")
  }

  /// Returns the bit of a dot of a braille character: column 0 or 1, row 0 to 3 from the top.
  public static func dot(x: Int, y: Int) -> UInt8 {
    let bits: [UInt8] = x == 0 ? [0x01, 0x02, 0x04, 0x40] : [0x08, 0x10, 0x20, 0x80]
    return bits[y]
  }

  /// The bars of one to eight eighths of a cell, from the bottom; index 0 is empty.
  public static let rising = [" ", "▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]

  /// The bars of one to seven eighths of a cell, from the left; index 0 is empty.
  public static let leftEighths = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]
}
