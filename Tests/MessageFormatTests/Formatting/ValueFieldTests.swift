import HanokUnicode
import MessageFormat
import Testing

@Suite struct ValueFieldTests {
  @Test(arguments: [
    (
      "en", "{1234567.5 :number}",
      "integer 1|group ,|integer 234|group ,|integer 567|decimal .|fraction 5"
    ),
    ("en", "{-5 :number}", "minusSign -|integer 5"),
    ("en", "{5 :number signDisplay=always}", "plusSign +|integer 5"),
    (
      "de", "{1234.5 :currency currency=EUR}",
      "integer 1|group .|integer 234|decimal ,|fraction 50|literal \u{A0}|currency €"
    ),
    ("en", "{|0.25| :percent}", "integer 25|percentSign %"),
    ("ko", "{12000 :hanok:compact}", "integer 1|decimal .|fraction 2|compact 만"),
    ("en", "{5 :unit unit=meter}", "integer 5|literal  |unit m"),
    ("ar-EG", "{1234 :integer}", "integer ١|group ٬|integer ٢٣٤"),
    ("en", "{|text| :string}", ""),
  ])
  func aValueIsMadeOfPieces(tag: String, source: String, fields: String) throws {
    let formatter = MessageFormatter(try LanguageTag(tag), bidiIsolation: .none)
    let formatted = formatter.format(try ParsedMessage(source))
    guard case .value(let value) = formatted.parts[0] else {
      Issue.record("\(formatted.parts)")
      return
    }
    #expect(value.fields.map { "\($0.type) \($0.text)" }.joined(separator: "|") == fields)
    if !fields.isEmpty { #expect(value.fields.map(\.text).joined() == value.text) }
  }
}
