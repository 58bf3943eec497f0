/// The options that every function has: `u:id` and `u:dir` (MessageFormat 2, Unicode Namespace).
struct UniversalOptions: Sendable {
  static let names: Set = ["u:id", "u:dir"]

  private(set) var id: String?
  /// The direction that isolates the value; nil to inherit it.
  private(set) var direction: ValueDirection?

  var isEmpty: Bool { id == nil && direction == nil }

  /// Takes over an option's value, and returns whether it is one that the option may have.
  mutating func set(_ name: String, to value: MessageValue) -> Bool {
    if case .list = value { return false }
    if name == "u:dir" { return setDirection(value.plainText) }
    id = value.plainText
    return true
  }

  private mutating func setDirection(_ text: String) -> Bool {
    switch text {
    case "ltr": direction = .leftToRight
    case "rtl": direction = .rightToLeft
    case "auto": direction = .unknown
    case "inherit": direction = nil
    default: return false
    }
    return true
  }
}
