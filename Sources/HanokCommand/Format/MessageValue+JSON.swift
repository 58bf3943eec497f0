import HanokLocalization
import MessageFormat
import HanokJSON

extension MessageValue {
  /// Creates a value from JSON: a number, a text, a list, or a number with a currency or unit.
  ///
  /// The last is written as `{"value": 5, "currency": "USD"}`.
  ///
  /// - Parameter name: The name of the value in problems.
  init(json value: JSONValue, name: String) throws(Problem) {
    switch value.kind {
    case .number(let text): self = value.integer.map { Self($0) } ?? .decimal(text)
    case .string(let text): self = .string(text)
    case .bool(let value): self = .string("\(value)")
    case .array(let elements):
      var values: [MessageValue] = []
      for element in elements { values.append(try Self(json: element, name: name)) }
      self = .list(values)
    case .object(let members): self = try Self.composite(members, name: name)
    case .null: throw ToolProblem.wrongMember(name)
    }
  }

  /// Creates a value from a command line: text, unless it is a list or an object in JSON.
  init(typed text: String, name: String) throws(Problem) {
    guard text.first == "[" || text.first == "{",
      let value = try? JSONValue(parsing: Array(text.utf8))
    else {
      self = .string(text)
      return
    }
    try self.init(json: value, name: name)
  }

  private static func composite(
    _ members: [JSONMember], name: String
  ) throws(Problem) -> MessageValue {
    var parts = Dictionary(uniqueKeysWithValues: members.map { ($0.name, $0.value) })
    let currency = parts.removeValue(forKey: "currency")
    let unit = parts.removeValue(forKey: "unit")
    guard let value = parts.removeValue(forKey: "value"), parts.isEmpty else {
      throw ToolProblem.wrongMember(name)
    }
    let number = try MessageValue(json: value, name: name)
    switch (currency?.kind, unit?.kind) {
    case (.string(let code), nil): return .currency(number, code)
    case (nil, .string(let identifier)): return .unit(number, identifier)
    case (nil, nil): return number
    default: throw ToolProblem.wrongMember(name)
    }
  }
}
