import HanokUnicode
import Testing

@Suite struct ListFormatTests {
  struct Case: CustomTestStringConvertible {
    let tag: String
    var kind = ListFormat.Kind.and
    var width = ListFormat.Width.wide
    let items: String
    let text: String
    var testDescription: String { "\(tag) \(kind) \(items)" }
  }

  @Test(arguments: [
    Case(tag: "en", items: "", text: ""),
    Case(tag: "en", items: "A", text: "A"),
    Case(tag: "en", items: "A B", text: "A and B"),
    Case(tag: "en", items: "A B C", text: "A, B, and C"),
    Case(tag: "en-GB", items: "A B C", text: "A, B and C"),
    Case(tag: "en", kind: .or, items: "A B C", text: "A, B, or C"),
    Case(tag: "en", kind: .units, items: "A B C", text: "A, B, C"),
    Case(tag: "en", kind: .units, width: .narrow, items: "A B C", text: "A B C"),
    Case(tag: "en", width: .short, items: "A B", text: "A & B"),
    Case(tag: "ko", items: "가 나 다", text: "가, 나 및 다"),
    Case(tag: "ko", kind: .or, items: "가 나", text: "가 또는 나"),
    Case(tag: "ja", items: "あ い う", text: "あ、い、う"),
    Case(tag: "ja", kind: .or, items: "あ い", text: "あまたはい"),
    Case(tag: "es", items: "Ana Inés", text: "Ana e Inés"),
    Case(tag: "es", kind: .or, items: "siete ocho", text: "siete u ocho"),
    Case(tag: "he", items: "א ב", text: "א וב"),
    Case(tag: "ar", items: "أ ب", text: "أ وب"),
    Case(tag: "de", items: "A B C D", text: "A, B, C und D"),
  ])
  func itemsAreJoinedAsTheLanguageDoes(example: Case) throws {
    let format = try ListFormat(
      LanguageTag(example.tag), kind: example.kind, width: example.width)
    let items = example.items.split(separator: " ").map(String.init)
    let list = try format.format(items)
    #expect(list.text == example.text)
    #expect(try format.string(items) == example.text)
    let bytes = Array(list.text.utf8)
    #expect(list.items.map { String(decoding: bytes[$0], as: UTF8.self) } == items)
  }

  @Test func longAndEmptyItemsKeepTheirPlaces() throws {
    let items = ["", String(repeating: "한글😀", count: 100), "b"]
    let list = try ListFormat(.english).format(items)
    let bytes = Array(list.text.utf8)
    #expect(list.items.map { String(decoding: bytes[$0], as: UTF8.self) } == items)
  }
}
