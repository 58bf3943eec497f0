import HanokJSON
import Testing

@Suite struct JSONErrorTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let text: String
    let kind: JSONError.Kind
    let line: Int
    let column: Int

    init(_ text: String, _ kind: JSONError.Kind, _ line: Int, _ column: Int) {
      self.text = text
      self.kind = kind
      self.line = line
      self.column = column
    }

    var testDescription: String { "\(text.debugDescription) \(kind)" }
  }

  @Test(arguments: [
    Case("", .unexpectedEnd, 1, 1),
    Case("[1,", .unexpectedEnd, 1, 4),
    Case("[1", .unexpectedEnd, 1, 3),
    Case("{\"a\"", .unexpectedEnd, 1, 5),
    Case("{\"a\": 1", .unexpectedEnd, 1, 8),
    Case("\"a", .unexpectedEnd, 1, 3),
    Case("\"\\", .unexpectedEnd, 1, 3),
    Case("[1 2]", .unexpectedCharacter, 1, 4),
    Case("[1,]", .unexpectedCharacter, 1, 4),
    Case("{\"a\": 1,\n 'b': 2}", .unexpectedCharacter, 2, 2),
    Case("{\"a\" 1}", .unexpectedCharacter, 1, 6),
    Case("tru", .unexpectedEnd, 1, 4),
    Case("nul1", .unexpectedCharacter, 1, 4),
    Case("01", .unexpectedCharacter, 1, 2),
    Case("1.", .unexpectedEnd, 1, 3),
    Case("+1", .unexpectedCharacter, 1, 1),
    Case("-", .unexpectedEnd, 1, 2),
    Case("1e", .unexpectedEnd, 1, 3),
    Case("\"한\\x\"", .invalidEscape, 1, 3),
    Case(#""\uD83D""#, .invalidEscape, 1, 2),
    Case(#""\uDE00""#, .invalidEscape, 1, 2),
    Case(#""\uDE00\uDE00""#, .invalidEscape, 1, 2),
    Case(#""\uD83D\u0041""#, .invalidEscape, 1, 2),
    Case(#""\uD83D\xDE00""#, .invalidEscape, 1, 2),
    Case(#""a\uD83D\u12G4""#, .invalidEscape, 1, 3),
    Case(#""\u12G4""#, .invalidEscape, 1, 2),
    Case(#""\u12"#, .unexpectedEnd, 1, 6),
    Case("\"\u{1F}\"", .unexpectedCharacter, 1, 2),
    Case("\"a\nb\"", .unexpectedCharacter, 1, 3),
    Case("{\"a\": 1, \"a\": 2}", .duplicateName, 1, 10),
    Case("1 1", .unexpectedCharacter, 1, 3),
  ])
  func theFirstErrorIsReportedWithItsLocation(_ expected: Case) {
    #expect(error(of: Array(expected.text.utf8)) == expected.error)
  }

  @Test func invalidUTF8IsReportedWithItsLocation() {
    let bytes = Array("[\"한\",\n\"".utf8) + [0xFF] + Array("\"]".utf8)
    let place = JSONPosition(line: 2, column: 2)
    #expect(error(of: bytes) == JSONError(kind: .invalidUTF8, position: place))
  }

  @Test(arguments: [256, 257])
  func nestingIsBounded(depth: Int) {
    let text = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    #expect((error(of: Array(text.utf8)) != nil) == (depth > 256))
    #expect(error(of: Array(repeating: UInt8(ascii: "["), count: 1_000_000))?.kind == .tooDeep)
  }

  @Test func siblingsAreNotBounded() {
    let text = "[" + Array(repeating: "[{}]", count: 300).joined(separator: ",") + "]"
    #expect(error(of: Array(text.utf8)) == nil)
  }

  private func error(of bytes: [UInt8]) -> JSONError? {
    do {
      _ = try JSONValue(parsing: bytes)
      return nil
    } catch {
      return error
    }
  }
}

extension JSONErrorTests.Case {
  var error: JSONError {
    JSONError(kind: kind, position: JSONPosition(line: line, column: column))
  }
}
