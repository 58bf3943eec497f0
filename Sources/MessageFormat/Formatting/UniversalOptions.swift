/// The options that every function has: `u:id` and `u:dir` (MessageFormat 2, Unicode Namespace).
struct UniversalOptions {
  static let names: Set = ["u:id", "u:dir"]

  private(set) var id: String?
  /// The direction that isolates the value; nil to inherit it.
  private var direction: ValueDirection?
  /// The direction that `u:dir` gave to the operand, which goes on without isolating the value.
  private let inherited: ValueDirection?

  init(operand: ResolvedValue?) {
    inherited = operand?.hasDirectionOption == true ? operand?.direction : nil
  }

  /// Takes over an option's value, and tells whether it is one that the option may have.
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

  func apply(to value: inout ResolvedValue) {
    value.id = id
    value.isIsolated = direction != nil
    guard let direction = direction ?? inherited else { return }
    value.direction = direction
    value.hasDirectionOption = true
  }
}
