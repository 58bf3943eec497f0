import BreachesModel
import Testing

@testable import BreachesService

/// A text of any length from a server is cut when it is read, and the record knows it.
@Suite struct BoundedTextTests {
  private func breach(
    _ field: String = "", _ value: String = "", kinds: String = "\"Passwords\""
  ) throws -> Breach {
    var fields = [
      "Name": "n", "Title": "t", "Domain": "d", "BreachDate": "2020-01-02", "Description": "s",
    ]
    if !field.isEmpty { fields[field] = value }
    let texts = fields.map { "\"\($0)\":\"\($1)\"" }.joined(separator: ",")
    let body = "[{\(texts),\"PwnCount\":1,\"DataClasses\":[\(kinds)],\"IsVerified\":true}]"
    let list = try BreachDecoder.decode(Array(body.utf8), within: .seconds(60))
    return list.breaches[0]
  }

  /// A field of a record, its bound, and the text of the breach.
  nonisolated struct FieldCase: CustomTestStringConvertible {
    let field: String
    let limit: Int
    let text: @Sendable (Breach) -> String
    var testDescription: String { field }
  }

  nonisolated static let fields = [
    FieldCase(field: "Name", limit: BoundedTexts.lineLimit) { $0.name },
    FieldCase(field: "Title", limit: BoundedTexts.lineLimit) { $0.title },
    FieldCase(field: "Domain", limit: BoundedTexts.lineLimit) { $0.domain ?? "" },
    FieldCase(field: "Description", limit: BoundedTexts.summaryLimit) { $0.summary },
  ]

  @Test(arguments: fields)
  func aTextIsReadUpToItsBound(expected: FieldCase) throws {
    let (field, text) = (expected.field, expected.text)
    let longest = String(repeating: "a", count: expected.limit)
    #expect(try text(breach(field, longest)) == longest)
    #expect(try !breach(field, longest).isCut)
    for more in [1, 1 << 16] {
      let breach = try breach(field, longest + String(repeating: "b", count: more))
      #expect(text(breach) == longest + "…")
      #expect(breach.isCut)
    }
  }

  @Test func aCharacterIsNotCutInTwo() throws {
    let title = String(repeating: "한", count: 400)
    #expect(try breach("Title", title).title == String(repeating: "한", count: 333) + "…")
  }

  @Test func theKindsOfDataAreBoundedInNumberAndLength() throws {
    let long = String(repeating: "k", count: 2_000)
    let breach = try breach(kinds: "\"\(long)\",\"b\"")
    #expect(breach.kinds == [String(repeating: "k", count: BoundedTexts.lineLimit) + "…", "b"])
    #expect(breach.isCut)
    func kinds(_ count: Int) throws -> Breach {
      try self.breach(kinds: Array(repeating: "\"k\"", count: count).joined(separator: ","))
    }
    #expect(try !kinds(BoundedTexts.listLimit).isCut)
    let many = try kinds(BoundedTexts.listLimit + 1)
    #expect(many.kinds.count == BoundedTexts.listLimit)
    #expect(many.isCut)
  }

  @Test func anOrdinaryRecordIsWhole() throws { #expect(try !breach().isCut) }
}
