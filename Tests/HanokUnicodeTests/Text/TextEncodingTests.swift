import Testing

@testable import HanokUnicode

@Suite struct TextEncodingTests {
  @Test(
    arguments: [
      ("EUC-KR", [0xB0, 0xA1], "가"), ("ISO-8859-2", [0xBF], "ż"), ("windows-1251", [0xC6], "Ж"),
      ("SHIFT_JIS", [0x83, 0x65], "テ"), ("utf-16le", [0x01, 0xAC], "각"), ("EUC-KR", [], ""),
    ] as [(String, [UInt8], String)])
  func bytesAreText(name: String, bytes: [UInt8], text: String) {
    #expect(TextEncoding(name)?.text(of: bytes) == text)
  }

  /// A long text needs a second call.
  @Test func allOfALongTextIsConverted() {
    let bytes = [UInt8](repeating: 0xBF, count: 100_000)
    #expect(TextEncoding("ISO-8859-2")?.text(of: bytes) == String(repeating: "ż", count: 100_000))
  }

  @Test(
    arguments: [
      ("EUC-KR", [0xB0]), ("EUC-KR", [0xFF, 0xFF]), ("US-ASCII", [0xE9]), ("UTF-8", [0xE9]),
      ("UTF-16LE", [0x00, 0xD8]), ("UTF-16LE", [0x41]), ("X-NONE", [0x41]),
    ] as [(String, [UInt8])])
  func invalidBytesAndUnknownEncodingsHaveNoText(name: String, bytes: [UInt8]) {
    #expect(TextEncoding(name)?.text(of: bytes) == nil)
  }

  @Test(arguments: ["", "../x", "/tmp/x", "8", "a b", "é", "UTF-8,version=1"])
  func otherTextIsNotAName(name: String) {
    #expect(TextEncoding(name) == nil)
  }
}
