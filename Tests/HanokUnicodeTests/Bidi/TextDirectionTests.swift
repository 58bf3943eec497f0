import HanokUnicode
import Testing

@Suite struct TextDirectionTests {
  @Test(
    arguments: [
      ("abc", TextDirection.leftToRight), ("אבג abc", .rightToLeft), ("سلام", .rightToLeft),
      ("12, abc", .leftToRight), ("12", nil), ("", nil), ("\u{2067}אב\u{2069}abc", .leftToRight),
      ("\u{2068}abc", nil), ("\u{2069}א", .rightToLeft), ("1\nא", nil), ("한글", .leftToRight),
      ("\u{200F}1", .rightToLeft),
    ] as [(String, TextDirection?)])
  func theFirstStrongCharacterDecides(text: String, direction: TextDirection?) {
    #expect(TextDirection(firstStrongIn: text) == direction)
  }

  @Test(arguments: [
    ("ar", TextDirection.rightToLeft), ("he", .rightToLeft), ("en", .leftToRight),
    ("pa-PK", .rightToLeft), ("az-Arab", .rightToLeft), ("ar-Latn", .leftToRight),
  ])
  func aLanguageHasADirection(tag: String, direction: TextDirection) throws {
    #expect(try LanguageTag(tag).direction == direction)
  }

  @Test(
    arguments: [
      ("a", BidiClass.leftToRight), ("א", .rightToLeft), ("ا", .arabicLetter),
      ("1", .europeanNumber),
      ("١", .arabicNumber), (" ", .whiteSpace), ("\n", .paragraphSeparator), ("(", .otherNeutral),
      ("\u{2066}", .leftToRightIsolate), ("\u{2069}", .popDirectionalIsolate),
      ("\u{0301}", .nonspacingMark), ("\u{200B}", .boundaryNeutral),
    ] as [(Unicode.Scalar, BidiClass)])
  func scalarsHaveClasses(scalar: Unicode.Scalar, class: BidiClass) {
    #expect(BidiClass(of: scalar) == `class`)
  }

  @Test func bracketsAreMirrored() {
    #expect(("(" as Unicode.Scalar).mirrored == ")")
    #expect(("»" as Unicode.Scalar).mirrored == "«")
    #expect(("a" as Unicode.Scalar).mirrored == "a")
  }
}
