import Foundation
import HanokJSON
import HanokUnicode
import MessageFormat
import Testing

/// An example of the guide on messages: a message, a language, values, and the text that it shows.
struct GuideExample: Sendable, CustomTestStringConvertible {
  let tag: String
  let source: String
  let arguments: [String: MessageValue]
  let expected: String

  var testDescription: String { "\(tag): \(source) \(arguments)" }

  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  static let guide = root.appending(path: "Sources/Hanok/Documentation.docc/Messages.md")

  /// The examples of all blocks of code that name no language of programming.
  ///
  /// Empty lines part the examples of a block. A line of a result begins with a language and has an
  /// arrow before the text; the lines above those are the message.
  static let all: [GuideExample] = {
    let text = (try? String(contentsOf: guide, encoding: .utf8)) ?? ""
    let pieces = "\n\(text)".components(separatedBy: "\n```")
    return pieces.indices.filter { $0 % 2 == 1 && pieces[$0].hasPrefix("\n") }.flatMap { index in
      pieces[index].dropFirst().components(separatedBy: "\n\n").flatMap(examples)
    }
  }()

  private static func examples(_ lines: String) -> [GuideExample] {
    var source: [Substring] = []
    var examples: [GuideExample] = []
    for line in lines.split(separator: "\n") {
      guard let result = line.firstMatch(of: /^([a-z]{2}(?:-[A-Z]{2})?)(  .+)? → (.*)$/) else {
        source.append(line)
        continue
      }
      examples.append(
        GuideExample(
          tag: String(result.1), source: source.joined(separator: "\n"),
          arguments: arguments(result.2 ?? ""), expected: String(result.3)))
    }
    return examples
  }

  /// The values of `name=value`, with two spaces between them.
  private static func arguments(_ text: Substring) -> [String: MessageValue] {
    let pairs = text.split(separator: "  ").map { $0.split(separator: "=", maxSplits: 1) }
    return Dictionary(
      uniqueKeysWithValues: pairs.map { pair in
        let value = try? JSONValue(parsing: Array(pair[1].utf8))
        return (String(pair[0]), value.flatMap(MessageValue.init) ?? .string(String(pair[1])))
      })
  }
}

extension MessageValue {
  /// A number, a text, a list, or a number with its currency or unit, as `hanok format` reads them.
  fileprivate init?(_ json: JSONValue) {
    switch json.kind {
    case .number(let text): self = .decimal(text)
    case .string(let text): self = .string(text)
    case .array(let elements): self = .list(elements.compactMap(MessageValue.init))
    case .object:
      guard let number = json["value"].flatMap(MessageValue.init) else { return nil }
      if let currency = json["currency"]?.string {
        self = .currency(number, currency)
      } else if let unit = json["unit"]?.string {
        self = .unit(number, unit)
      } else {
        return nil
      }
    case .null, .bool: return nil
    }
  }
}
