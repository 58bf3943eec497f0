// The module's types as its users see them, until they land.
public import ICU

public enum BidiIsolation: Sendable { case `default`, none }

public enum MessageValue: Sendable, Hashable {
  case integer(Int64), double(Double), decimal(String), string(String)
}

public struct MessageError: Error, Hashable, Sendable {
  public enum Kind: String, Sendable, CaseIterable { case syntaxError = "syntax-error" }
  public let kind: Kind
  public let range: Range<Int>
}

public enum MessagePart: Sendable, Hashable { case text(String) }

public struct FormattedMessage: Sendable {
  public var text: String
  public var parts: [MessagePart]
  public var errors: [MessageError]
  public init(text: String, parts: [MessagePart], errors: [MessageError]) {
    (self.text, self.parts, self.errors) = (text, parts, errors)
  }
}

public struct MessageParameter: Sendable, Hashable {
  public let name: String
  public let function: String?
}

public struct ParsedMessage: Sendable, Hashable {
  let source: String

  public static func parse(_ source: String) -> (message: ParsedMessage, errors: [MessageError]) {
    (ParsedMessage(source: source), [])
  }

  public var parameters: [MessageParameter] {
    var known: Set<Substring> = []
    let uses = source.split(separator: "{$", omittingEmptySubsequences: false).dropFirst()
      .map { $0.prefix { $0 != "}" }.split(separator: " ") }
    return uses.filter { known.insert($0[0]).inserted }.map { words in
      MessageParameter(
        name: String(words[0]), function: words.count > 1 ? String(words[1].dropFirst()) : nil)
    }
  }
}

public struct MessageFormatter: Sendable {
  public init(_ language: LanguageTag, bidiIsolation: BidiIsolation = .default) {}

  public func format(
    _ message: ParsedMessage, _ arguments: [String: MessageValue] = [:]
  ) -> FormattedMessage {
    var text = message.source
    for (name, value) in arguments {
      let shown =
        switch value {
        case .integer(let integer): "\(integer)"
        case .double(let number): "\(number)"
        case .decimal(let text), .string(let text): text
        }
      for start in ["{$\(name)}", "{$\(name) :integer}", "{$\(name) :string}"] {
        text = text.split(separator: start, omittingEmptySubsequences: false)
          .joined(separator: shown)
      }
    }
    return FormattedMessage(text: text, parts: [.text(text)], errors: [])
  }
}
