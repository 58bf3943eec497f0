import Foundation
import MessageFormat
import HanokJSON
import Testing

/// One case of the working group's test suite.
struct ConformanceCase: Sendable, CustomTestStringConvertible {
  let name: String
  let source: String
  let locale: String
  let isolation: BidiIsolation
  let arguments: [String: MessageValue]
  let expectedText: String?
  let expectedParts: [JSONValue]?
  /// The errors' names in order; nil where the case doesn't say.
  let expectedErrors: [String]?

  var testDescription: String { name }

  /// The folder of the suite, from the environment; nil where it isn't at hand.
  static var folder: String? {
    ProcessInfo.processInfo.environment["HANOK_CONFORMANCE"]
      .flatMap { $0.isEmpty ? nil : "\($0)/message-format/tests" }
  }

  private static let files = [
    "bidi", "data-model-errors", "fallback", "functions/currency", "functions/date",
    "functions/datetime", "functions/integer", "functions/number", "functions/offset",
    "functions/percent", "functions/string", "functions/time", "pattern-selection",
    "syntax-errors", "syntax", "u-options",
  ]

  /// Every case, named by its file and its number there.
  static let all: [ConformanceCase] = files.flatMap { file -> [ConformanceCase] in
    guard let folder, let data = FileManager.default.contents(atPath: "\(folder)/\(file).json"),
      let suite = try? JSONValue(parsing: Array(data)),
      case .array(let tests)? = suite["tests"]?.kind
    else { return [] }
    return tests.enumerated().map { index, test in
      ConformanceCase(test, suite["defaultTestProperties"], name: "\(file) \(index + 1)")
    }
  }

  /// The cases of functions that there are: the others come with their functions.
  static let supported = all.filter { expected in
    let file = expected.name.split(separator: " ").first ?? ""
    guard file.hasPrefix("functions/") else { return true }
    return FunctionRegistry.standard[String(file.dropFirst("functions/".count))] != nil
  }

  private init(_ test: JSONValue, _ defaults: JSONValue?, name: String) {
    func property(_ key: String) -> JSONValue? { test[key] ?? defaults?[key] }
    self.name = "\(name): \(test["src"]?.string ?? "")"
    source = test["src"]?.string ?? ""
    locale = property("locale")?.string ?? "en-US"
    isolation = property("bidiIsolation")?.string == "none" ? .none : .default
    arguments = (test["params"]?.elements ?? []).reduce(into: [:]) { arguments, parameter in
      arguments[parameter["name"]?.string ?? ""] = parameter["value"]?.messageValue
    }
    expectedText = property("exp")?.string
    expectedParts = test["expParts"]?.elements
    expectedErrors = property("expErrors")?.elements?.compactMap { $0["type"]?.string }
  }
}

extension JSONValue {
  fileprivate var elements: [JSONValue]? {
    if case .array(let elements) = kind { elements } else { nil }
  }

  fileprivate var messageValue: MessageValue? {
    switch kind {
    case .number(let text): integer.map { MessageValue($0) } ?? .decimal(text)
    case .string(let text): .string(text)
    case .bool(let value): .string("\(value)")
    default: nil
    }
  }
}
