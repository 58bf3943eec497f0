/// The expression of a PO header's `Plural-Forms`: which form a number has (gettext, Plural forms).
///
/// ```
/// nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);
/// ```
struct PluralExpression: Hashable {
  /// The header's value.
  let text: String
  /// The number of forms.
  let count: Int
  private let root: Node

  private indirect enum Node: Hashable {
    case number(UInt64)
    case variable
    case not(Node)
    case binary(String, Node, Node)
    case choice(Node, Node, Node)
  }

  /// Reads the value of a header, or returns nil if it is none.
  init?(_ text: String) {
    let fields = text.split(separator: ";").map { $0.filter { !$0.isWhitespace } }
    guard let number = fields.first(where: { $0.hasPrefix("nplurals=") }),
      let count = Int(number.dropFirst("nplurals=".count)), (1...10).contains(count),
      let plural = fields.first(where: { $0.hasPrefix("plural=") })
    else { return nil }
    var parser = Parser(Array(plural.dropFirst("plural=".count).utf8))
    guard let root = parser.choice(), parser.isAtEnd else { return nil }
    self.text = text
    self.count = count
    self.root = root
  }

  /// Returns the form of a number, or nil if the expression has no such form.
  func form(of number: UInt64) -> Int? {
    guard let value = Self.value(root, number), value < UInt64(count) else { return nil }
    return Int(value)
  }

  private static func value(_ node: Node, _ n: UInt64) -> UInt64? {
    switch node {
    case .number(let number): return number
    case .variable: return n
    case .not(let node): return value(node, n).map { $0 == 0 ? 1 : 0 }
    case .choice(let condition, let first, let second):
      return value(condition, n).flatMap { value($0 != 0 ? first : second, n) }
    case .binary(let sign, let first, let second):
      guard let a = value(first, n), let b = value(second, n) else { return nil }
      return result(sign, a, b)
    }
  }

  private static func result(_ sign: String, _ a: UInt64, _ b: UInt64) -> UInt64? {
    switch sign {
    case "||": a != 0 || b != 0 ? 1 : 0
    case "&&": a != 0 && b != 0 ? 1 : 0
    case "==": a == b ? 1 : 0
    case "!=": a != b ? 1 : 0
    case "<": a < b ? 1 : 0
    case ">": a > b ? 1 : 0
    case "<=": a <= b ? 1 : 0
    case ">=": a >= b ? 1 : 0
    case "+": a &+ b
    case "-": a &- b
    case "*": a &* b
    case "/": b == 0 ? nil : a / b
    default: b == 0 ? nil : a % b
    }
  }

  /// A parser of the operators of C that gettext knows, by their precedence.
  private struct Parser {
    private let bytes: [UInt8]
    private var index = 0
    private var depth = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    var isAtEnd: Bool { index == bytes.count }

    mutating func choice() -> Node? {
      depth += 1
      defer { depth -= 1 }
      guard depth < 60, let condition = binary(0) else { return nil }
      guard skip("?") else { return condition }
      guard let first = choice(), skip(":"), let second = choice() else { return nil }
      return .choice(condition, first, second)
    }

    private static let levels = [
      ["||"], ["&&"], ["==", "!="], ["<=", ">=", "<", ">"], ["+", "-"], ["*", "/", "%"],
    ]

    private mutating func binary(_ level: Int) -> Node? {
      guard level < Self.levels.count else { return unary() }
      guard var node = binary(level + 1) else { return nil }
      while let sign = Self.levels[level].first(where: { skip($0) }) {
        guard let next = binary(level + 1) else { return nil }
        node = .binary(sign, node, next)
      }
      return node
    }

    private mutating func unary() -> Node? {
      depth += 1
      defer { depth -= 1 }
      guard depth < 60 else { return nil }
      if skip("!") { return unary().map(Node.not) }
      if skip("(") {
        guard let node = choice(), skip(")") else { return nil }
        return node
      }
      if skip("n") { return .variable }
      let digits = bytes[index...].prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      index += digits.count
      return UInt64(String(decoding: digits, as: UTF8.self)).map(Node.number)
    }

    private mutating func skip(_ sign: String) -> Bool {
      guard bytes[index...].starts(with: sign.utf8) else { return false }
      index += sign.utf8.count
      return true
    }
  }
}
