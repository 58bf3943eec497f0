/// The expression of a PO header's `Plural-Forms`: which form a number has (gettext, Plural forms).
///
/// ```
/// nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);
/// ```
///
/// It is compiled to steps of a stack machine: evaluating a long chain of operators needs no recursion.
struct PluralExpression: Hashable {
  /// The header's value.
  let text: String
  /// The number of forms.
  let count: Int
  private let steps: [Step]

  private enum Step: Hashable {
    case number(UInt64)
    case variable
    case not
    /// Any number but 0 becomes 1.
    case truth
    case binary(Sign)
    case jump(Int)
    case jumpIfZero(Int)
    case jumpUnlessZero(Int)
  }

  /// An operator with two operands.
  private enum Sign: String {
    case or = "||"
    case and = "&&"
    case equal = "=="
    case unequal = "!="
    case notGreater = "<="
    case notLess = ">="
    case less = "<"
    case greater = ">"
    case plus = "+"
    case minus = "-"
    case times = "*"
    case over = "/"
    case remainder = "%"
  }

  /// The longest header in use, that of Breton, has some 200 steps; each is evaluated for thousands of
  /// numbers.
  private static let stepLimit = 1_000

  /// Reads the value of a header, or returns nil if it isn't valid or has too many operators.
  init?(_ text: String) {
    var fields: [Substring: Substring] = [:]
    for field in text.split(separator: ";") {
      let parts = field.split(separator: "=", maxSplits: 1)
      guard parts.count == 2, let name = parts[0].split(whereSeparator: \.isWhitespace).first
      else { continue }
      fields[name] = parts[1]
    }
    guard let number = fields["nplurals"]?.split(whereSeparator: \.isWhitespace).first,
      let count = Int(number), (1...10).contains(count), let plural = fields["plural"]
    else { return nil }
    var parser = Parser(Array(plural.utf8), limit: Self.stepLimit)
    guard parser.choice(), parser.isAtEnd else { return nil }
    self.text = text
    self.count = count
    steps = parser.steps
  }

  /// The numbers that the expression names.
  var numbers: Set<UInt64> {
    Set(steps.compactMap { if case .number(let number) = $0 { number } else { nil } })
  }

  /// The numbers that remainders are taken of, or nil if one of them is computed.
  var moduli: Set<UInt64>? {
    var moduli: Set<UInt64> = []
    for (index, step) in steps.enumerated() where step == .binary(.remainder) {
      guard case .number(let modulus) = steps[index - 1] else { return nil }
      moduli.insert(modulus)
    }
    return moduli
  }

  /// The numbers that `n` itself is compared with for equality: `n==7`, and not `n%10==7`.
  var exactNumbers: Set<UInt64> {
    var exact: Set<UInt64> = []
    for index in steps.indices.dropFirst(2) where steps[index] == .binary(.equal) {
      switch (steps[index - 2], steps[index - 1]) {
      case (.variable, .number(let number)), (.number(let number), .variable): exact.insert(number)
      default: continue
      }
    }
    return exact
  }

  /// Returns the form of a number, or nil if the expression has no such form.
  func form(of number: UInt64) -> Int? {
    var stack: [UInt64] = []
    var index = 0
    while index < steps.count {
      let step = steps[index]
      index += 1
      switch step {
      case .number(let value): stack.append(value)
      case .variable: stack.append(number)
      case .jump(let target): index = target
      case .not: stack[stack.count - 1] = stack[stack.count - 1] == 0 ? 1 : 0
      case .truth: stack[stack.count - 1] = stack[stack.count - 1] == 0 ? 0 : 1
      case .jumpIfZero(let target): if stack.removeLast() == 0 { index = target }
      case .jumpUnlessZero(let target): if stack.removeLast() != 0 { index = target }
      case .binary(let sign):
        let second = stack.removeLast()
        guard let value = Self.result(sign, stack.removeLast(), second) else { return nil }
        stack.append(value)
      }
    }
    guard let value = stack.last, value < UInt64(count) else { return nil }
    return Int(value)
  }

  /// The numbers of gettext are unsigned, and wrap around.
  private static func result(_ sign: Sign, _ a: UInt64, _ b: UInt64) -> UInt64? {
    switch sign {
    case .or: a != 0 || b != 0 ? 1 : 0
    case .and: a != 0 && b != 0 ? 1 : 0
    case .equal: a == b ? 1 : 0
    case .unequal: a != b ? 1 : 0
    case .less: a < b ? 1 : 0
    case .greater: a > b ? 1 : 0
    case .notGreater: a <= b ? 1 : 0
    case .notLess: a >= b ? 1 : 0
    case .plus: a &+ b
    case .minus: a &- b
    case .times: a &* b
    case .over: b == 0 ? nil : a / b
    case .remainder: b == 0 ? nil : a % b
    }
  }

  /// A parser of the operators of C that gettext knows, by their precedence.
  private struct Parser {
    private let bytes: [UInt8]
    private let limit: Int
    private var index = 0
    private var depth = 0
    private(set) var steps: [Step] = []

    init(_ bytes: [UInt8], limit: Int) {
      self.bytes = bytes
      self.limit = limit
    }

    var isAtEnd: Bool { mutating get { skipSpace(); return index == bytes.count } }

    /// Parentheses this deep, which no header in use has, would exhaust the stack of a thread.
    private static let depthLimit = 60

    /// Reads an expression, and appends its steps; returns false if it isn't valid.
    mutating func choice() -> Bool {
      depth += 1
      defer { depth -= 1 }
      guard depth < Self.depthLimit, binary(0) else { return false }
      guard skip("?") else { return true }
      let condition = hold()
      guard choice(), skip(":") else { return false }
      let end = hold()
      steps[condition] = .jumpIfZero(steps.count)
      guard choice() else { return false }
      steps[end] = .jump(steps.count)
      return true
    }

    private static let levels: [[Sign]] = [
      [.or], [.and], [.equal, .unequal], [.notGreater, .notLess, .less, .greater],
      [.plus, .minus], [.times, .over, .remainder],
    ]

    private mutating func binary(_ level: Int) -> Bool {
      guard level < Self.levels.count else { return unary() }
      guard binary(level + 1) else { return false }
      while let sign = Self.levels[level].first(where: { skip($0.rawValue) }) {
        let isLogical = level < 2
        let place = isLogical ? hold() : 0
        guard binary(level + 1), steps.count < limit else { return false }
        if isLogical { endLogical(sign, from: place) } else { steps.append(.binary(sign)) }
      }
      return true
    }

    /// The second operand of `||` and `&&` isn't evaluated if the first decides.
    private mutating func endLogical(_ sign: Sign, from place: Int) {
      steps.append(.truth)
      let end = hold()
      steps[place] = sign == .or ? .jumpUnlessZero(steps.count) : .jumpIfZero(steps.count)
      steps.append(.number(sign == .or ? 1 : 0))
      steps[end] = .jump(steps.count)
    }

    /// Appends a jump whose target isn't known yet, and returns its index.
    private mutating func hold() -> Int {
      steps.append(.jump(0))
      return steps.count - 1
    }

    private mutating func unary() -> Bool {
      depth += 1
      defer { depth -= 1 }
      guard depth < Self.depthLimit else { return false }
      if skip("!") {
        guard unary() else { return false }
        steps.append(.not)
        return true
      }
      if skip("(") { return choice() && skip(")") }
      if skip("n") {
        steps.append(.variable)
        return true
      }
      let digits = bytes[index...].prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      index += digits.count
      guard let number = UInt64(String(decoding: digits, as: UTF8.self)) else { return false }
      steps.append(.number(number))
      return true
    }

    private mutating func skipSpace() {
      while index < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) { index += 1 }
    }

    private mutating func skip(_ sign: String) -> Bool {
      skipSpace()
      guard bytes[index...].starts(with: sign.utf8) else { return false }
      index += sign.utf8.count
      return true
    }
  }
}
