/// The error of bytes that aren't a picture.
public struct BitmapError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of error.
  public enum Kind: Hashable, Sendable {
    /// The bytes don't begin with any of `P1` to `P6`.
    case unknownFormat
    /// A number of the header is missing, 0 or too large.
    case invalidHeader
    /// A sample isn't a number, or is above the maximum in the header.
    case invalidSample
    /// The bytes end before the last pixel.
    case incomplete
    /// There are more pixels than ``Bitmap/maximumPixels``.
    case tooLarge
  }

  /// The kind of error.
  public let kind: Kind
  /// The offset of the error, in bytes from the beginning.
  public let offset: Int

  /// The error as a line, for developers.
  public var description: String { "The picture can't be read at byte \(offset): \(kind)." }
}

extension Bitmap {
  /// Reads a picture in one of the Netpbm formats P1 to P6.
  ///
  /// The formats are those of the man pages `pbm`, `pgm` and `ppm`. Bytes after the last pixel are
  /// ignored.
  ///
  /// - Throws: ``BitmapError`` if the bytes aren't such a picture.
  public init(netpbm bytes: [UInt8]) throws(BitmapError) {
    var reader = NetpbmReader(bytes)
    self = try reader.bitmap()
  }
}

private struct NetpbmReader {
  private let bytes: [UInt8]
  private var offset = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func bitmap() throws(BitmapError) -> Bitmap {
    guard bytes.count > 2, bytes[0] == UInt8(ascii: "P"),
      (UInt8(ascii: "1")...UInt8(ascii: "6")).contains(bytes[1])
    else { throw error(.unknownFormat) }
    let format = Int(bytes[1] - UInt8(ascii: "0"))
    offset = 2
    let width = try headerNumber(atMost: Bitmap.maximumPixels)
    let height = try headerNumber(atMost: Bitmap.maximumPixels)
    guard width <= Bitmap.maximumPixels / height else { throw error(.tooLarge) }
    let isBits = format == 1 || format == 4
    let greatest = isBits ? 1 : try headerNumber(atMost: 65_535)
    // One white space separates the header from binary samples.
    if format > 3 { offset += 1 }
    try checkLength(format, width, height, greatest)
    var bitmap = Bitmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        bitmap[x, y] = try pixel(format, x, greatest)
      }
      // Each row of packed bits begins with a new byte.
      if format == 4 { offset += (width + 7) / 8 }
    }
    return bitmap
  }

  /// Checks the length first, so that a short file with a large size allocates no memory.
  private func checkLength(
    _ format: Int, _ width: Int, _ height: Int, _ greatest: Int
  ) throws(BitmapError) {
    let sample = greatest > 255 ? 2 : 1
    let least =
      switch format {
      case 4: (width + 7) / 8 * height
      case 5: width * height * sample
      case 6: width * height * sample * 3
      case 3: width * height * 3
      default: width * height
      }
    if bytes.count - offset < least { throw BitmapError(kind: .incomplete, offset: bytes.count) }
  }

  private mutating func pixel(
    _ format: Int, _ x: Int, _ greatest: Int
  ) throws(BitmapError) -> Bitmap.Pixel {
    switch format {
    case 1:
      // 1 is black, and digits need no space between them.
      skipSpaces()
      guard offset < bytes.count else { throw error(.incomplete) }
      guard [UInt8(ascii: "0"), UInt8(ascii: "1")].contains(bytes[offset]) else {
        throw error(.invalidSample)
      }
      offset += 1
      return Self.grey(bytes[offset - 1] == UInt8(ascii: "0") ? 255 : 0)
    case 4:
      let bit = bytes[offset + x / 8] >> (7 - UInt8(x % 8)) & 1
      return Self.grey(bit == 0 ? 255 : 0)
    case 2, 5: return Self.grey(try sample(format, greatest))
    default:
      let red = try sample(format, greatest)
      let green = try sample(format, greatest)
      return Bitmap.Pixel(red: red, green: green, blue: try sample(format, greatest))
    }
  }

  private static func grey(_ value: UInt8) -> Bitmap.Pixel {
    Bitmap.Pixel(red: value, green: value, blue: value)
  }

  /// Reads a sample, scaled to 256 levels.
  private mutating func sample(_ format: Int, _ greatest: Int) throws(BitmapError) -> UInt8 {
    let start = offset
    var value = 0
    if format < 4 {
      guard let number = try number() else { throw error(.incomplete) }
      value = number
    } else {
      value = Int(bytes[offset])
      offset += 1
      if greatest > 255 {
        value = value << 8 | Int(bytes[offset])
        offset += 1
      }
    }
    guard value <= greatest else { throw BitmapError(kind: .invalidSample, offset: start) }
    return UInt8((value * 255 + greatest / 2) / greatest)
  }

  private mutating func headerNumber(atMost greatest: Int) throws(BitmapError) -> Int {
    guard let number = try number(), number > 0, number <= greatest else {
      throw error(.invalidHeader)
    }
    return number
  }

  /// Returns the next number in ASCII digits, or nil at the end.
  private mutating func number() throws(BitmapError) -> Int? {
    skipSpaces()
    guard offset < bytes.count else { return nil }
    let start = offset
    var value = 0
    while offset < bytes.count, case let digit = bytes[offset], (48...57).contains(digit) {
      // The value is clamped: a larger one is beyond all limits anyway.
      value = min(value * 10 + Int(digit - 48), 1 << 40)
      offset += 1
    }
    if offset == start { throw error(.invalidSample) }
    return value
  }

  /// Skips white space, and comments from `#` to the end of the line.
  private mutating func skipSpaces() {
    while offset < bytes.count {
      if bytes[offset] == UInt8(ascii: "#") {
        while offset < bytes.count, bytes[offset] != UInt8(ascii: "\n") { offset += 1 }
      } else if bytes[offset] == 32 || (9...13).contains(bytes[offset]) {
        offset += 1
      } else {
        return
      }
    }
  }

  private func error(_ kind: BitmapError.Kind) -> BitmapError {
    BitmapError(kind: kind, offset: offset)
  }
}
