@testable import HanokDrawing
import HanokTesting
import Testing

@Suite struct BitmapTests {
  private func read(_ text: String, _ bytes: [UInt8] = []) throws(BitmapError) -> Bitmap {
    try Bitmap(netpbm: Array(text.utf8) + bytes)
  }

  private func grey(_ value: UInt8) -> Bitmap.Pixel {
    Bitmap.Pixel(red: value, green: value, blue: value)
  }

  struct Case: CustomTestStringConvertible {
    let header: String
    var bytes: [UInt8] = []
    let pixels: [Bitmap.Pixel]
    var testDescription: String { header }

    init(_ header: String, _ bytes: [UInt8] = [], greys: [UInt8]) {
      self.init(
        header, bytes, pixels: greys.map { Bitmap.Pixel(red: $0, green: $0, blue: $0) })
    }

    init(_ header: String, _ bytes: [UInt8] = [], pixels: [Bitmap.Pixel]) {
      (self.header, self.bytes, self.pixels) = (header, bytes, pixels)
    }
  }

  @Test(arguments: [
    Case("P1\n2 2\n1 0\n0 1\n", greys: [0, 255, 255, 0]),
    Case("P1 2 2 1001", greys: [0, 255, 255, 0]),
    Case("P1 # a comment\n2 # another\n 2\n10#x\n01", greys: [0, 255, 255, 0]),
    Case("P2\n2 2\n3\n0 1\n2 3", greys: [0, 85, 170, 255]),
    Case("P2 2 2 255 0 1 254 255", greys: [0, 1, 254, 255]),
    Case(
      "P3 2 1 255 255 0 0 0 0 255",
      pixels: [
        Bitmap.Pixel(red: 255, green: 0, blue: 0), Bitmap.Pixel(red: 0, green: 0, blue: 255),
      ]),
    // A row of packed bits begins with a byte of its own.
    Case(
      "P4\n9 2\n", [0b1010_0000, 0b1000_0000, 0b0000_0001, 0b0111_1111],
      greys: [0, 255, 0, 255, 255, 255, 255, 255, 0] + [255, 255, 255, 255, 255, 255, 255, 0, 255]),
    Case("P5 2 2 255\n", [1, 2, 3, 4, 5], greys: [1, 2, 3, 4]),
    Case("P5 2 1 65535\n", [0x80, 0x00, 0xFF, 0xFF], greys: [128, 255]),
    // The first sample may look like white space.
    Case("P5 1 1 255\n", [10], greys: [10]),
    Case("P6 1 1 255\n", [7, 8, 9], pixels: [Bitmap.Pixel(red: 7, green: 8, blue: 9)]),
  ])
  func allFormatsAreRead(_ test: Case) throws {
    let bitmap = try read(test.header, test.bytes)
    #expect(bitmap.pixels == test.pixels)
  }

  @Test(
    arguments: [
      ("", [], BitmapError.Kind.unknownFormat, 0), ("P7 1 1", [], .unknownFormat, 0),
      ("P0 1 1", [], .unknownFormat, 0), ("Q1 1 1 1", [], .unknownFormat, 0),
      ("P1 0 1 ", [], .invalidHeader, 4), ("P1 1", [], .invalidHeader, 4),
      ("P2 1 1 65536 1", [], .invalidHeader, 12), ("P1 1 x", [], .invalidSample, 5),
      ("P2 1 1 9 12", [], .invalidSample, 8), ("P1 1 1 2", [], .invalidSample, 7),
      ("P5 1 1 9\n", [10], .invalidSample, 9), ("P5 2 2 255\n", [1, 2, 3], .incomplete, 14),
      ("P6 1 1 255\n", [1, 2], .incomplete, 13), ("P4 9 1\n", [1], .incomplete, 8),
      ("P2 2 2 9 1 2 3", [], .incomplete, 14), ("P6 67108864 2 255\n", [], .tooLarge, 13),
      ("P2 99999999999999999999 1 1 1", [], .invalidHeader, 23),
    ] as [(String, [UInt8], BitmapError.Kind, Int)])
  func anInvalidPictureIsReported(
    header: String, bytes: [UInt8], kind: BitmapError.Kind, offset: Int
  ) throws {
    let error = #expect(throws: BitmapError.self) { try read(header, bytes) }
    #expect(error?.kind == kind)
    #expect(error?.offset == offset)
    #expect(error?.description.isEmpty == false)
  }

  @Test func pixelsCountByTheirOpacity() {
    var bitmap = Bitmap(width: 2, height: 2)
    bitmap[0, 0] = grey(100)
    bitmap[1, 1] = grey(200)
    #expect(bitmap.average(columns: 0..<1, rows: 0..<1) == grey(100))
    let mean = bitmap.average(columns: 0..<2, rows: 0..<2)
    #expect(mean == Bitmap.Pixel(red: 150, green: 150, blue: 150, alpha: 127))
    #expect(bitmap.average(columns: 1..<2, rows: 0..<1) == .clear)
    #expect(
      bitmap.average(columns: 0..<9, rows: 1..<9)
        == Bitmap.Pixel(red: 200, green: 200, blue: 200, alpha: 127))
  }
}
