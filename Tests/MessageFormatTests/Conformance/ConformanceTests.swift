import HanokUnicode
import MessageFormat
import HanokJSON
import Testing

/// The suite of the MessageFormat working group, case by case.
///
/// It isn't part of this repository: `HANOK_CONFORMANCE` names the folder that holds it.
@Suite(
  .enabled(
    if: ConformanceCase.folder != nil,
    "Skipped: HANOK_CONFORMANCE doesn't name the folder of the MessageFormat test suite."))
struct ConformanceTests {
  @Test func theWholeSuiteIsThere() {
    #expect(ConformanceCase.all.count == 461)
  }

  @Test(arguments: ConformanceCase.supported)
  func formatsAsTheSuiteSays(_ expected: ConformanceCase) throws {
    let formatter = MessageFormatter(
      try LanguageTag(expected.locale), functions: TestFunctions.registry,
      bidiIsolation: expected.isolation)
    let message = ParsedMessage(parsing: expected.source)
    let formatted = formatter.format(message, expected.arguments)
    if let text = expected.expectedText { #expect(formatted.text == text) }
    if let errors = expected.expectedErrors {
      #expect(formatted.errors.map(\.kind.rawValue) == errors)
    }
    if let parts = expected.expectedParts {
      try #require(formatted.parts.count == parts.count)
      for (part, expectedPart) in zip(formatted.parts, parts) {
        #expect(part.isDescribed(by: expectedPart), "\(part)")
      }
    }
  }
}

extension MessagePart {
  /// Whether the part has every member that a case names; it may have more.
  fileprivate func isDescribed(by expected: JSONValue) -> Bool {
    guard case .object(let members) = expected.kind else { return false }
    return members.allSatisfy { member in
      if member.name == "options" { return options == member.value.textMembers }
      if member.name == "parts" { return fields == member.value.fields }
      return description[member.name] == member.value.string
    }
  }

  /// The part's members under the suite's names.
  private var description: [String: String] {
    switch self {
    case .text(let text): ["type": "text", "value": text]
    case .bidiIsolation(let control): ["type": "bidiIsolation", "value": control]
    case .fallback(let source): ["type": "fallback", "source": source]
    case .markup(let markup):
      ["type": "markup", "kind": "\(markup.kind)", "name": markup.name, "id": markup.id ?? ""]
    case .value(let value):
      [
        "type": value.type, "source": value.source, "value": value.text, "id": value.id ?? "",
        "dir": [.leftToRight: "ltr", .rightToLeft: "rtl"][value.direction] ?? "auto",
        "locale": "en-US",
      ]
    }
  }

  private var fields: [ValueField] {
    if case .value(let value) = self { value.fields } else { [] }
  }

  private var options: [String: String] {
    if case .markup(let markup) = self { markup.options } else { [:] }
  }
}

extension JSONValue {
  fileprivate var fields: [ValueField] {
    guard case .array(let elements) = kind else { return [] }
    return elements.map { ValueField($0["type"]?.string ?? "", $0["value"]?.string ?? "") }
  }

  fileprivate var textMembers: [String: String] {
    guard case .object(let members) = kind else { return [:] }
    return Dictionary(uniqueKeysWithValues: members.map { ($0.name, $0.value.text) })
  }

  private var text: String {
    switch kind {
    case .string(let text), .number(let text): text
    default: ""
    }
  }
}
