import HanokUnicode
import Testing

@Suite struct CollationTests {
  @Test(arguments: [
    ("en", "Zebra apple Äpfel banana", "Äpfel apple banana Zebra"),
    ("sv", "ö z å ä a", "a z å ä ö"), ("de", "ö z ä a", "a ä ö z"),
    ("ko", "하 가 나 abc", "가 나 하 abc"), ("es", "nz ñ o na", "na nz ñ o"),
    ("cs", "h ch c i", "c h ch i"), ("de-u-co-phonebk", "Ad Ä Af", "Ad Ä Af"),
  ])
  func wordsComeInTheLanguagesOrder(tag: String, words: String, ordered: String) throws {
    let collation = try Collation(LanguageTag(tag))
    let words = words.split(separator: " ").map(String.init)
    #expect(collation.sorted(words).joined(separator: " ") == ordered)
    let compared = words.sorted(by: collation.areInIncreasingOrder)
    #expect(compared.joined(separator: " ") == ordered)
  }

  @Test(arguments: [
    (Collation.Strength.primary, [true, true]), (.secondary, [true, false]),
    (.tertiary, [false, false]),
  ])
  func theStrengthDecidesWhichTextsDiffer(
    strength: Collation.Strength, areEqual: [Bool]
  ) throws {
    let collation = try Collation(.english, strength: strength)
    #expect([("role", "Role"), ("role", "rôle")].map(collation.areEqual) == areEqual)
    #expect(collation.areEqual("e\u{301}", "\u{E9}"))
    // Marks in another order.
    #expect(collation.areEqual("a\u{302}\u{323}", "a\u{323}\u{302}"))
    #expect((collation.key(of: "role") == collation.key(of: "Role")) == areEqual[0])
  }

  @Test func digitsMayBeNumbers() throws {
    let names = ["file10", "file2", "file1"]
    let plain = try Collation(.english).sorted(names)
    #expect(plain == ["file1", "file10", "file2"])
    let numeric = try Collation(.english, isNumeric: true).sorted(names)
    #expect(numeric == ["file1", "file2", "file10"])
  }

  @Test func punctuationMayBePassedOver() throws {
    #expect(try !Collation(.english).areEqual("co-op", "coop"))
    #expect(try Collation(.english, ignoresPunctuation: true).areEqual("co-op", "coop"))
  }

  @Test func longTextsHaveWholeKeys() throws {
    let collation = try Collation(LanguageTag("ja"))
    let long = String(repeating: "漢字かな", count: 2_000)
    #expect(collation.key(of: long).count > 4_000)
    #expect(collation.key(of: long).lexicographicallyPrecedes(collation.key(of: long + "あ")))
  }

  /// A letter that stands for a phrase has a key far longer than its bytes.
  @Test func aKeyMayBeLongerThanExpected() throws {
    let collation = try Collation(.english)
    let long = String(repeating: "\u{FDFA}", count: 200)
    let key = collation.key(of: long)
    #expect(key.count > 64 + 4 * long.utf8.count)
    #expect(key.lexicographicallyPrecedes(collation.key(of: long + "a")))
  }
}

@Suite struct TextSearchTests {
  @Test(arguments: [
    ("en", "peche", "La Pêche", true), ("en", "PÊCHE", "la peche", true),
    ("de", "strasse", "Hauptstraße 3", true), ("ja", "かな", "カナダ", true),
    ("en", "ﬁn", "final", true), ("ko", "서울", "대한민국 서울", true), ("sv", "a", "Å", false),
    ("en", "a.b", "x.a.b", true), ("en", "ab", "a b", false), ("en", "abc", "ab", false),
    ("en", "", "x", true), ("en", "", "", true), ("en", "x", "", false),
  ])
  func lettersAloneCount(tag: String, typed: String, text: String, isFound: Bool) throws {
    #expect(try TextSearch(typed, in: LanguageTag(tag)).isFound(in: text) == isFound)
  }

  @Test func manyTextsAreSearchedByOne() throws {
    let search = try TextSearch("é", in: .english)
    #expect(["be", "", "Bé", "b", "e"].map(search.isFound) == [true, false, true, false, true])
  }
}
