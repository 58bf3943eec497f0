import HanokUnicode
import Testing

@Suite struct AlphabeticIndexTests {
  private static let latin = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"

  @Test(arguments: [
    ("en", "#\(latin)#"), ("de", "#\(latin)#"), ("ko", "#ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎ#\(latin)#"),
    ("ja", "#\(latin)#あかさたなはまやらわ#"), ("sv", "#\(latin)ÅÄÖ#"),
    ("ru", "#АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЫЭЮЯ\(latin)#"), ("zh", "#\(latin)#"),
    ("el", "#ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ\(latin)#"),
    ("he", "#אבגדהוזחטיכלמנסעפצקרשת\(latin)#"),
    ("ar", "#ابتثجحخدذرزسشصضطظعغفقكلمنهوي\(latin)#"),
  ])
  func aLanguageHasItsLettersAndTheLatinOnes(tag: String, labels: String) throws {
    let index = try AlphabeticIndex(LanguageTag(tag))
    #expect(index.buckets.map(\.label).joined() == labels)
    #expect(index.buckets.allSatisfy { $0.isLetter == ($0.label != "#") })
    #expect(index.language.description == tag)
  }

  @Test(arguments: [
    ("en", "Ångström", "A"), ("en", "  zebra", "#"),
    ("en", "“zebra”", "#"), ("en", "7-up", "#"), ("en", "éclair", "E"),
    ("sv", "Ångström", "Å"), ("de", "Österreich", "O"), ("ko", "까치", "ㄱ"), ("ko", "서울", "ㅅ"),
    ("ko", "Seoul", "S"), ("ko", "힣", "ㅎ"), ("ja", "がっこう", "か"), ("ja", "カメラ", "か"),
    ("ja", "ん", "わ"), ("ja", "Tokyo", "T"), ("ru", "Ёлка", "Е"), ("ru", "Москва", "М"),
    ("ru", "Ъ", "Щ"), ("zh", "北京", "B"), ("zh", "张", "Z"), ("zh", "apple", "A"),
    ("el", "άλφα", "Α"), ("ar", "أحمد", "ا"), ("he", "שלום", "ש"), ("cs", "chata", "CH"),
    ("es", "ñandú", "Ñ"), ("en", "서울", "#"), ("en", "", "#"),
  ])
  func aTextIsFiledUnderItsLetter(tag: String, text: String, label: String) throws {
    #expect(try AlphabeticIndex(LanguageTag(tag)).bucket(of: text).label == label)
  }

  @Test func anUnknownLanguageHasTheLatinLetters() throws {
    #expect(try AlphabeticIndex(LanguageTag("tlh")).buckets.count == 28)
  }
}

@Suite struct IndexedSectionsTests {
  @Test(arguments: [
    ("ko", "나주 강릉 Seoul 7 경주 가평", "#:7 ㄱ:가평,강릉,경주 ㄴ:나주 S:Seoul"),
    ("ja", "さくら 3 いぬ アヒル Zoo か", "#:3 Z:Zoo あ:アヒル,いぬ か:か さ:さくら"),
    ("zh", "张 banana 阿 apple 北京 我", "A:阿,apple B:北京,banana W:我 Z:张"),
    ("sv", "ö z å a Ä", "A:a Z:z Å:å Ä:Ä Ö:ö"), ("en", "b B á A", "A:A,á B:b,B"),
  ])
  func textsComeInSections(tag: String, texts: String, expected: String) throws {
    let index = try AlphabeticIndex(LanguageTag(tag))
    let sections = try IndexedSections(texts.split(separator: " ").map(String.init), by: index)
    let shown = sections.sections.map { section in
      "\(section.bucket.label):\(section.elements.joined(separator: ","))"
    }
    #expect(shown.joined(separator: " ") == expected)
    #expect(sections.titles == sections.sections.map(\.bucket.label))
  }

  @Test func equalTextsKeepTheirOrder() throws {
    let elements = (0..<40).map { (name: $0 % 2 == 0 ? "B" : "A", number: $0) }
    let index = try AlphabeticIndex(.english)
    let sections = try IndexedSections(elements, by: index, text: \.name)
    #expect(sections.titles == ["A", "B"])
    #expect(sections.sections[0].elements.map(\.number) == Array(stride(from: 1, to: 40, by: 2)))
    #expect(sections.sections[1].elements.map(\.number) == Array(stride(from: 0, to: 40, by: 2)))
    let sorted = try Collation(.english).sorted(elements, by: \.name)
    #expect(sorted.map(\.number) == sections.sections.flatMap { $0.elements.map(\.number) })
  }

  @Test func manyTextsComeInTheOrderOfComparisons() throws {
    let collation = try Collation(LanguageTag("ko"))
    let letters = Array("가나다라abc Ä'-9하")
    let texts = (0..<2_000).map { number in
      String([number % 12, number / 7 % 12, number / 61 % 12].map { letters[$0] })
        + String(repeating: "x", count: number % 5)
    }
    let sorted = collation.sorted(texts)
    #expect(sorted.count == texts.count)
    for (one, next) in zip(sorted, sorted.dropFirst()) {
      #expect(!collation.areInIncreasingOrder(next, one))
    }
    var asked = 0
    _ = collation.sorted(texts) { text in
      asked += 1
      return text
    }
    #expect(asked == texts.count)
  }
}
