import HanokTableSyntax
import MessageSyntax

/// Generates the Swift function or property of a message.
struct GeneratedFunction {
  private let key: String
  private let identifier: SwiftIdentifier
  private let table: String
  private let documentation: [String]
  private let parameters: [Parameter]

  /// A parameter of a message's variable.
  struct Parameter {
    let variable: String
    let identifier: SwiftIdentifier
    let type: String
  }

  init(_ entry: StringsEntry, table: String) {
    key = entry.key.value
    self.table = table
    identifier = SwiftIdentifier(member: key)
    documentation = Self.documentation(of: entry)
    parameters = Self.parameters(of: [entry.value.value])
  }

  /// Returns the parameters of messages, each variable once.
  ///
  /// - Parameter taken: The labels that no parameter may have.
  static func parameters(of sources: [String], besides taken: Set<String> = []) -> [Parameter] {
    var taken = taken
    var functions: [String: String] = [:]
    var names: [String] = []
    for parameter in sources.flatMap({ ReadMessage($0).parameters }) {
      if !names.contains(parameter.name) { names.append(parameter.name) }
      if functions[parameter.name] == nil { functions[parameter.name] = parameter.function }
    }
    return names.map { name in
      var identifier = SwiftIdentifier(member: name)
      var number = 2
      while !taken.insert(identifier.text).inserted {
        identifier = SwiftIdentifier(member: "\(name) \(number)")
        number += 1
      }
      return Parameter(
        variable: name, identifier: identifier, type: type(of: functions[name]))
    }
  }

  /// Returns the Swift type of a variable that `function` formats.
  private static func type(of function: String?) -> String {
    switch function {
    case "integer", "offset": "Int"
    case "string": "String"
    case "number", "percent", "currency", "unit": "some MessageNumber"
    case "date", "time", "datetime": "some MessageTime"
    case "hanok:duration": "some MessageDuration"
    default: "some MessageArgumentConvertible"
    }
  }

  /// Returns the translator's note without its remarks for tools, then the source of the message.
  private static func documentation(of entry: StringsEntry) -> [String] {
    let description = entry.note.description
    let note = description.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let message = entry.value.value.split(whereSeparator: \.isNewline).map { "    " + $0 }
    if description.isEmpty { return message }
    return note.map(String.init) + (message.isEmpty ? [] : [""] + message)
  }

  var swift: String { Self.comment(documentation) + declaration }

  /// Returns the documentation comment of an entry.
  static func comment(of entry: StringsEntry) -> String { comment(documentation(of: entry)) }

  private static func comment(_ documentation: [String]) -> String {
    documentation.map { line in
      let text = String(line.map { $0.isHarmless ? $0 : "\u{FFFD}" })
      return text.allSatisfy(\.isWhitespace) ? "    ///\n" : "    /// \(text)\n"
    }.joined()
  }

  private var declaration: String {
    let message = "Message(\(SwiftLiteral(key)), table: \(SwiftLiteral(table))"
    if parameters.isEmpty {
      return "    package static var \(identifier): Message { \(message)) }"
    }
    let list = parameters.map { "\($0.identifier): \($0.type)" }.joined(separator: ", ")
    let arguments = parameters.map {
      "\(SwiftLiteral($0.variable)): \($0.identifier).messageArgument"
    }
    return """
          package static func \(identifier)(\(list)) -> Message {
            \(message), [\(arguments.joined(separator: ", "))])
          }
      """
  }
}

extension Character {
  /// Whether the character is safe in code: no control characters but tabs, no direction controls.
  fileprivate var isHarmless: Bool {
    unicodeScalars.allSatisfy { scalar in
      switch scalar.properties.generalCategory {
      case .control: scalar == "\t"
      case .format: scalar == "\u{200D}"
      default: true
      }
    }
  }
}
