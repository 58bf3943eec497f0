/// The options that every function has: `u:id` and `u:dir`.
struct UniversalOptions {
  var id: String?
  /// The direction that isolates the value; nil to inherit it.
  var direction: ValueDirection?

  /// Takes over a value of `u:dir`, and tells whether there is such a one.
  mutating func setDirection(_ text: String) -> Bool {
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
    guard let direction else { return }
    value.direction = direction
    value.isIsolated = true
  }
}
