import Testing

@testable import HanokTableSyntax

@Suite struct LiteralDecoderTests {
  private func decode(_ content: String) -> LiteralDecoder {
    var decoder = LiteralDecoder(Array(content.utf8)[...], offset: 100)
    decoder.decode()
    return decoder
  }

  @Test(arguments: [
    (#"plain"#, "plain"),
    (#"\"\\\'\n\r\t"#, "\"\\'\n\r\t"),
    (#"\U0041\Uac00\UAC01"#, "A가각"),
    (#"\Ud83d\ude00"#, "\\Ud83d\\ude00"),
    (#"\UD83D\UDE00!"#, "😀!"),
    ("a\r\nb\rc\nd", "a\nb\nc\nd"),
    (#"\\n"#, #"\n"#),
    (#"\\{"#, #"\{"#),
  ])
  func escapesStandForCharacters(content: String, value: String) {
    #expect(String(decoding: decode(content).value, as: UTF8.self) == value)
  }

  @Test(arguments: [
    (#"a\{b"#, ProblemKind.unknownEscape, 101, #"\{"#),
    (#"\u00e9"#, .unknownEscape, 100, #"\u"#),
    (#"\é"#, .unknownEscape, 100, #"\é"#),
    (#"x\"#, .unknownEscape, 101, #"\"#),
    (#"\a"#, .unknownEscape, 100, #"\a"#),
    (#"\U12"#, .invalidCodeUnit, 100, #"\U"#),
    (#"\U12G4"#, .invalidCodeUnit, 100, #"\U"#),
    (#"\U+123"#, .invalidCodeUnit, 100, #"\U"#),
    (#"\UD83D"#, .invalidCodeUnit, 100, #"\UD83D"#),
    (#"\UD83D\U0041"#, .invalidCodeUnit, 100, #"\UD83D"#),
    (#"\UDE00"#, .invalidCodeUnit, 100, #"\UDE00"#),
  ])
  func anyOtherEscapeIsAFault(content: String, kind: ProblemKind, offset: Int, escape: String) {
    let faults = decode(content).faults
    #expect(faults.map(\.kind) == [kind])
    #expect(faults.first?.offset == offset)
    #expect(faults.first?.arguments["escape"] == .init(escape))
  }

  @Test(arguments: [
    // Value: {"가} with the file's escapes for its quote and for 가.
    (0, 11), (1, 12), (2, 14), (4, 14), (5, 20), (6, 21), (99, 21),
  ])
  func aPlaceInTheValueIsFoundInTheFile(valueOffset: Int, sourceOffset: Int) {
    let literal = StringsFile("\"a\"   =  \n\"{\\\"\\Uac00}\";").entries.first?.value
    #expect(literal?.value == "{\"가}")
    #expect(literal?.sourceOffset(ofValueOffset: valueOffset) == sourceOffset)
  }

  @Test func placesInARunAreFoundOneByOne() {
    let value = StringsFile(#""a"="ab\"cd";"#).entries.first?.value
    #expect((0...5).map { value?.sourceOffset(ofValueOffset: $0) } == [5, 6, 7, 9, 10, 11])
  }

  @Test func twoTrailsAreTwoFaults() {
    let decoder = decode(#"\UDE00\UDE00"#)
    #expect(decoder.faults.map(\.kind) == [.invalidCodeUnit, .invalidCodeUnit])
    #expect(decoder.faults.map(\.offset) == [100, 106])
    #expect(decoder.value == Array(#"\UDE00\UDE00"#.utf8))
  }
}
