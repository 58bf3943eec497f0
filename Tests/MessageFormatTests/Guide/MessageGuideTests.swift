import Foundation
import HanokUnicode
import MessageFormat
import Testing

/// Each example of the guide on messages has the result that it shows, and no function or option is
/// left out.
@Suite struct MessageGuideTests {
  @Test(arguments: GuideExample.all)
  func messagesAreAsTheGuideSays(_ example: GuideExample) throws {
    let formatter = MessageFormatter(
      try LanguageTag(example.tag), bidiIsolation: .none, timeZone: .utc)
    let text = formatter.string(ParsedMessage(parsing: example.source), example.arguments)
    // The guide has spaces for those that don't break.
    let shown = text.replacing("\u{A0}", with: " ").replacing("\u{202F}", with: " ")
    #expect(shown == example.expected)
  }

  /// Each function has an example, and each of its options has one with it or with one of its kind.
  @Test func eachFunctionAndOptionHasAnExample() throws {
    let shown = Set(GuideExample.all.flatMap { Self.uses(in: $0.source) })
    let names = try Self.optionNames()
    for function in FunctionRegistry.standard.names {
      #expect(shown.contains(Use(function: function)), "\(function)")
      let options = names.filter { Self.takes(function, $0) }
      #expect(!options.isEmpty || function == "string", "\(function)")
      for option in options {
        #expect(
          Self.kind(of: function).contains { shown.contains(Use(function: $0, option: option)) },
          "\(function) \(option)")
      }
    }
    for option in ["u:dir", "u:id"] {
      #expect(shown.contains { $0.option == option }, "\(option)")
    }
  }

  /// The functions that share options with a function, and itself.
  private static func kind(of function: String) -> [String] {
    let option = ["signDisplay", "calendar"].first { takes(function, $0) }
    guard let option else { return [function] }
    return FunctionRegistry.standard.names.filter { takes($0, option) }
  }

  /// A function as an example names it, and one of its options.
  private struct Use: Hashable {
    let function: String
    var option: String?
  }

  /// The functions of a message, with each of their options.
  private static func uses(in source: String) -> [Use] {
    source.matches(of: /:([a-z]+(?::[a-z]+)?)((?:\s+[\w:]+=(?:\|[^|]*\||[^\s}]+))*)/).flatMap {
      call in
      let options = call.2.matches(of: /([\w:]+)=/)
      return [Use(function: String(call.1))]
        + options.map { Use(function: String(call.1), option: String($0.1)) }
    }
  }

  /// Every word in quotation marks in the functions' sources, among which all options are.
  private static func optionNames() throws -> Set<String> {
    let folder = GuideExample.root.appending(path: "Sources/MessageFormat/Functions")
    var names: Set<String> = []
    for file in try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    {
      let text = try String(contentsOf: file, encoding: .utf8)
      names.formUnion(text.matches(of: /"([a-z][A-Za-z0-9]*)"/).map { String($0.1) })
    }
    return names
  }

  /// Whether a function reads an option: then it has something against a value that is none.
  private static func takes(_ function: String, _ option: String) -> Bool {
    errors(function, option: nil) != errors(function, option: option)
  }

  /// The errors of a function that has all it needs, but for an option without sense.
  private static func errors(_ function: String, option: String?) -> [MessageError.Kind] {
    let needed = [
      "currency": "currency=EUR", "unit": "unit=meter", "offset": "add=1", "ko:josa": "pair=|이/가|",
      "hanok:range": "to=5", "hanok:relative": "unit=day",
    ]
    var options = needed[function] ?? ""
    if let option {
      if options.hasPrefix("\(option)=") { options = "" }
      options += " \(option)=|§|"
    }
    let value: MessageValue =
      switch function {
      case "date", "time", "datetime": "2026-05-03T14:30:00"
      case "hanok:list": ["a", "b"]
      case "hanok:language": "ko"
      default: 3
      }
    let message = ParsedMessage(parsing: "{$x :\(function) \(options)}")
    return MessageFormatter(.english, timeZone: .utc).format(message, ["x": value]).errors
      .map(\.kind)
  }
}
