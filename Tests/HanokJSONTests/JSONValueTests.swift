import HanokJSON
import Testing

@Suite struct JSONValueTests {
  private func kind(_ text: String) throws -> JSONValue.Kind {
    try JSONValue(parsing: Array(text.utf8)).kind
  }

  @Test(arguments: ["0", "-0", "12345678901234567890123456789", "1.50", "-2e+10", "3E-7", "0.1"])
  func aNumberKeepsEveryDigit(text: String) throws {
    #expect(try kind(text) == .number(text))
    #expect(try kind(" \t\r\n\(text)\r\t\n ") == .number(text))
  }

  @Test(arguments: [
    (#""""#, ""), (#""a\"b\\c\/d""#, "a\"b\\c/d"), (#""\b\f\n\r\t""#, "\u{8}\u{C}\n\r\t"),
    (#""\u00e9\uD83D\uDE00""#, "é😀"), (#""한글""#, "한글"),
  ])
  func stringsResolveTheirEscapes(text: String, string: String) throws {
    let value = try JSONValue(parsing: Array(text.utf8))
    #expect(value.kind == .string(string))
    #expect(value.string == string)
  }

  @Test func wordsArraysAndObjectsAreRead() throws {
    let value = try JSONValue(parsing: Array(#"{"a": [true, false, null], "b": {}, "c": []}"#.utf8))
    guard case .array(let words)? = value["a"]?.kind else { throw WrongKind() }
    #expect(words.map(\.kind) == [.bool(true), .bool(false), .null])
    #expect(value["b"]?.kind == .object([]))
    #expect(value["c"]?.kind == .array([]))
    #expect(value["d"] == nil)
  }

  @Test func aValueKnowsItsPlace() throws {
    let value = try JSONValue(
      parsing: Array("\u{FEFF}{\n  \"이름\": 1,\n\t\"b\": [2, \"é\", 3]}".utf8))
    #expect(value.position == JSONPosition(line: 1, column: 1))
    #expect(value["이름"]?.position == JSONPosition(line: 2, column: 9))
    guard case .array(let elements)? = value["b"]?.kind else { throw WrongKind() }
    #expect(elements.map(\.position.column) == [8, 11, 16])
    #expect(elements.map(\.position.line) == [3, 3, 3])
  }

  @Test(arguments: [
    ("7", 7), ("-7", -7), ("9223372036854775807", Int.max), ("9223372036854775808", nil),
    ("2.0", nil), ("1e3", nil), ("\"7\"", nil),
  ])
  func onlyAWholeNumberIsAnInteger(text: String, integer: Int?) throws {
    #expect(try JSONValue(parsing: Array(text.utf8)).integer == integer)
  }

  @Test(arguments: ["1", "true", "null", "[\"a\"]", "{\"a\": \"b\"}"])
  func onlyAStringIsAString(text: String) throws {
    #expect(try JSONValue(parsing: Array(text.utf8)).string == nil)
    #expect(try JSONValue(parsing: Array(text.utf8))["b"] == nil)
  }

  private struct WrongKind: Error {}

  @Test func aValueHasItsOffsetInBytes() throws {
    let value = try JSONValue(parsing: Array("{\"é\": [1,\n \"a\"]}".utf8))
    let array = try #require(value["é"])
    guard case .array(let elements) = array.kind else {
      throw JSONError(kind: .unexpectedEnd, position: array.position)
    }
    #expect(value.offset == 0 && array.offset == 7)
    #expect(elements.map(\.offset) == [8, 12])
  }
}
