/// A picture: rows of pixels, each with a colour and an opacity.
///
/// Pictures in the Netpbm formats P1 to P6 (PBM, PGM, PPM), which most tools write, can be read;
/// `pngtopnm` converts a PNG. Colours are sRGB.
public struct Bitmap: Hashable, Sendable {
  /// A pixel in four bytes.
  public struct Pixel: Hashable, Sendable {
    /// Red, from 0 to 255.
    public var red: UInt8
    /// Green, from 0 to 255.
    public var green: UInt8
    /// Blue, from 0 to 255.
    public var blue: UInt8
    /// The opacity: 0 shows the background, 255 hides it.
    public var alpha: UInt8

    /// Creates a pixel of a colour, opaque by default.
    public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
      (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    /// A pixel that shows the background.
    public static let clear = Pixel(red: 0, green: 0, blue: 0, alpha: 0)

    /// The brightness, from 0 to 1 (ITU-R BT.709).
    public var luminance: Double {
      (0.2126 * Double(red) + 0.7152 * Double(green) + 0.0722 * Double(blue)) / 255
    }
  }

  /// The number of pixels in a row.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// The pixels, row by row from the top.
  public private(set) var pixels: [Pixel]

  /// The maximum number of pixels of a picture: a quarter of a gigabyte.
  public static let maximumPixels = 1 << 26

  /// Creates a picture of one colour.
  public init(width: Int, height: Int, fill: Pixel = .clear) {
    precondition(
      width >= 0 && height >= 0
        && !width.multipliedReportingOverflow(by: height).overflow
        && width * height <= Self.maximumPixels, "A bitmap has 0 to 2^26 pixels.")
    self.width = width
    self.height = height
    pixels = Array(repeating: fill, count: width * height)
  }

  /// Returns a pixel; column 0 is the leftmost, row 0 the topmost.
  public subscript(x: Int, y: Int) -> Pixel {
    get { pixels[index(x, y)] }
    set { pixels[index(x, y)] = newValue }
  }

  private func index(_ x: Int, _ y: Int) -> Int {
    precondition(x >= 0 && x < width && y >= 0 && y < height, "There is no such pixel.")
    return y * width + x
  }

  /// Returns the mean of the pixels in a part of the picture, weighted by their opacity.
  public func average(columns: Range<Int>, rows: Range<Int>) -> Pixel {
    var (red, green, blue, alpha, count) = (0, 0, 0, 0, 0)
    for y in rows.clamped(to: 0..<height) {
      for x in columns.clamped(to: 0..<width) {
        let pixel = pixels[y * width + x]
        let weight = Int(pixel.alpha)
        red += Int(pixel.red) * weight
        green += Int(pixel.green) * weight
        blue += Int(pixel.blue) * weight
        alpha += weight
        count += 1
      }
    }
    guard alpha > 0 else { return .clear }
    return Pixel(
      red: UInt8(red / alpha), green: UInt8(green / alpha), blue: UInt8(blue / alpha),
      alpha: UInt8(alpha / count))
  }
}
