import ArgumentParser
import HanokLocalization
import HanokSystem

/// A problem of a command line.
///
/// Names and the number of arguments are checked against the command's description. An invalid
/// value is read from the parser's error by reflection, since its cases aren't public; other errors
/// keep the parser's own words. An argument without a name has the parser's notation: `<tag>`.
nonisolated enum ArgumentProblem: Hashable {
  case unknownOption(String)
  case missingValue(option: String)
  case unexpectedValue(String, option: String)
  case badValue(String, argument: String)
  case missingArgument(String)
  case extraArguments([String])
  case missingSubcommand
  case other(String)

  /// Creates a problem from the parser's error about a command line with valid names and number.
  ///
  /// - Parameter sentence: The parser's own words for the error.
  init(_ error: any Error, sentence: String) {
    let parserError = Case(Mirror(reflecting: error).descendant("parserError") ?? error)
    let texts = parserError.payload.compactMap { $0 as? String }
    guard parserError.name == "unableToParseValue", let text = texts.first else {
      self = .other(sentence)
      return
    }
    let start = "The value '\(text)' is invalid for ".count
    let name =
      parserError.payload.lazy.compactMap(Self.typedName).first
      ?? Self.quotedName(in: sentence.dropFirst(start))
    self = .badValue(text, argument: name)
  }

  /// Returns a name as it is typed, or nil if `value` is not a name.
  private static func typedName(_ value: Any) -> String? {
    let name = Case(unwrapped(value))
    let text = name.payload.first.map { "\($0)" } ?? ""
    switch name.name {
    case "long": return "--\(text)"
    case "short", "longWithSingleDash": return "-\(text)"
    default: return nil
    }
  }

  /// Returns the argument that a sentence quotes: `--wanted`, or `<tag>` for one without a name.
  private static func quotedName(in sentence: Substring) -> String {
    String(sentence.drop { $0 != "'" }.dropFirst().prefix { $0 != "'" && $0 != " " })
  }

  private static func unwrapped(_ value: Any) -> Any {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional, let wrapped = mirror.children.first else {
      return value
    }
    return wrapped.value
  }
}

/// An enumeration's case, read by reflection.
private nonisolated struct Case {
  let name: String
  let payload: [Any]

  init(_ value: Any) {
    guard let child = Mirror(reflecting: value).children.first, let label = child.label else {
      name = "\(value)"
      payload = []
      return
    }
    name = label
    let parts = Mirror(reflecting: child.value)
    payload = parts.displayStyle == .tuple ? parts.children.map(\.value) : [child.value]
  }
}

nonisolated extension ArgumentProblem {
  /// Returns the problem in the user's terms, with a suggestion for an unknown option.
  ///
  /// - Parameter path: The command that was called, whose help is mentioned.
  func problem(
    of root: any LocalizedCommand.Type, at path: CommandPath, in localizer: Localizer
  ) -> Problem {
    func problem(
      _ kind: String, name: Message.Argument = "", value: String = "", suggestion: String? = nil
    ) -> Problem {
      Problem(
        .init(kind, table: "HanokArguments"),
        [
          "command": .init(path.typed), "name": name,
          "value": .init(UserInformation.hidden(in: value)),
        ],
        suggestion: suggestion)
    }
    let command = ToolInfo(of: root)?.command(at: path)
    /// Returns the name in the form of the help page.
    func shown(_ name: String) -> Message.Argument {
      let argument = command?.arguments?.first {
        $0.kind == .positional && "<\($0.tableName)>" == name
      }
      let value = argument?.value(path: path.names, table: root.table, in: localizer)
      return value.map { .init($0) } ?? .init(name)
    }
    switch self {
    case .unknownOption(let name):
      return problem(
        "unknown-option", name: .init(UserInformation.hidden(in: name)),
        suggestion: Suggestion.nearest(to: name, in: command?.optionNames ?? []))
    case .missingValue(let option): return problem("missing-option-value", name: .init(option))
    case .unexpectedValue(let value, let option):
      return problem("unexpected-option-value", name: .init(option), value: value)
    case .badValue(let value, let name):
      return problem("bad-argument-value", name: shown(name), value: value)
    case .missingArgument(let name): return problem("missing-argument", name: shown(name))
    case .extraArguments(let values):
      let names = command?.subcommands?.map(\.commandName) ?? []
      return problem(
        "extra-arguments", value: values.map(UserInformation.hidden).joined(separator: " "),
        suggestion: values.first.flatMap { Suggestion.nearest(to: $0, in: names) })
    case .missingSubcommand: return problem("missing-subcommand")
    case .other(let sentence): return problem("bad-arguments", value: sentence)
    }
  }
}
