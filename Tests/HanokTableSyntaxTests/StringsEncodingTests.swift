import Testing

@testable import HanokTableSyntax

@Suite struct StringsEncodingTests {
  private static let source = "\"인사\" = \"안녕 👋\";\n"

  private static func utf16(_ text: String, isBigEndian: Bool) -> [UInt8] {
    text.utf16.flatMap { unit in
      let bytes = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      return isBigEndian ? bytes : bytes.reversed()
    }
  }

  private static let encodings: [(StringsEncoding, [UInt8])] = [
    (.utf8(hasMark: false), Array(source.utf8)),
    (.utf8(hasMark: true), [0xEF, 0xBB, 0xBF] + Array(source.utf8)),
    (.utf16BigEndian, [0xFE, 0xFF] + utf16(source, isBigEndian: true)),
    (.utf16LittleEndian, [0xFF, 0xFE] + utf16(source, isBigEndian: false)),
  ]

  @Test(arguments: encodings)
  func everyEncodingIsReadAndWrittenUnchanged(encoding: StringsEncoding, bytes: [UInt8]) throws {
    let file = StringsFile(bytes)
    #expect(file.encoding == encoding)
    #expect(file.faults.isEmpty)
    #expect(file.entries.map(\.key.value) == ["인사"])
    #expect(file.entries.map(\.value.value) == ["안녕 👋"])
    #expect(file.bytes == bytes)
  }

  @Test(
    arguments: [
      // An overlong slash, a surrogate, beyond U+10FFFF, a lone continuation, a cut sequence, NUL.
      [0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0x80], [0xE3, 0x81], [0x00],
      [0xFF], [0xC1, 0xBF], [0xE0, 0x9F, 0xBF], [0xF0, 0x8F, 0xBF, 0xBF], [0xF5, 0x80, 0x80, 0x80],
      [0xE3, 0x81, 0x41], [0xF0, 0x9F, 0x91, 0x41],
    ] as [[UInt8]])
  func invalidBytesAreOneProblem(broken: [UInt8]) {
    let bytes = Array("\"a\" = \"x".utf8) + broken + Array("y\";\n\"b\" = \"2\";".utf8)
    let file = StringsFile(bytes, path: "x.strings")
    #expect(file.faults.map(\.kind) == [.invalidEncoding])
    #expect(file.faults.first?.place?.line == 1)
    #expect(file.faults.first?.place?.column == 9)
    #expect(file.entries.map(\.key.value) == ["a", "b"])
    #expect(file.bytes == bytes)
  }

  @Test(
    arguments: [
      // A lone lead, a lone trail, and an odd byte at the end.
      [0x00, 0x61, 0xD8, 0x3D], [0xDC, 0x4B, 0x00, 0x61], [0x00, 0x20, 0x00],
    ] as [[UInt8]])
  func brokenUTF16IsAProblemAndIsWrittenUnchanged(broken: [UInt8]) {
    let text = Self.utf16("\"a\" = \"1\"; //", isBigEndian: true)
    let bytes = [0xFE, 0xFF] + text + broken
    let file = StringsFile(bytes)
    #expect(file.faults.map(\.kind) == [.invalidEncoding])
    #expect(file.entries.map(\.key.value) == ["a"])
    #expect(file.bytes == bytes)
  }

  @Test func eachRunOfInvalidBytesIsAFault() {
    let bytes = Array("// 가😀é".utf8) + [0xFF, 0xC0, 0x80] + "a😀".utf8 + [0x00, 0x00] + "é".utf8
    #expect(StringsEncoding.decode(bytes).faults.map(\.offset) == [12, 20])
  }

  @Test func everyScalarIsRecognized() {
    for value in stride(from: UInt32(1), through: 0x10FFFF, by: 61) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let bytes = Array(String(Character(scalar)).utf8)
      #expect(bytes.lengthOfScalar(at: 0) == bytes.count)
      #expect(bytes.utf16CodeUnits == Array(String(Character(scalar)).utf16))
      #expect([UInt8](generalizedUTF8: bytes.utf16CodeUnits) == bytes)
    }
  }

  @Test(
    arguments: [
      ([0xDC00, 0xDC00], [0xED, 0xB0, 0x80, 0xED, 0xB0, 0x80]),
      ([0xD800, 0xD800], [0xED, 0xA0, 0x80, 0xED, 0xA0, 0x80]),
      ([0xD800, 0xDC00], [0xF0, 0x90, 0x80, 0x80]), ([0xD800], [0xED, 0xA0, 0x80]),
      ([0x7F, 0x80], [0x7F, 0xC2, 0x80]), ([0x7FF, 0x800], [0xDF, 0xBF, 0xE0, 0xA0, 0x80]),
      ([0xFFFF], [0xEF, 0xBF, 0xBF]), ([0xDBFF, 0xDFFF], [0xF4, 0x8F, 0xBF, 0xBF]),
    ] as [([UInt16], [UInt8])])
  func halvesOfPairsHaveTheirOwnBytes(units: [UInt16], bytes: [UInt8]) {
    #expect([UInt8](generalizedUTF8: units) == bytes)
    #expect(bytes.utf16CodeUnits == units)
  }

  @Test func aCutSequenceIsReadUpToTheEnd() {
    #expect(([0x61, 0xE3] as [UInt8]).utf16CodeUnits == [0x61, 0x03])
  }
}
