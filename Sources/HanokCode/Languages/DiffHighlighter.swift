import HanokDrawing

/// The highlighter of the changes between files, as `diff` and `git` write them.
public nonisolated struct DiffHighlighter: SyntaxHighlighter {
  /// The lines of a hunk that are still to come, so that a removed line `-- x` isn't the name of a file.
  public struct State: Hashable, Sendable {
    fileprivate var old = 0
    fileprivate var new = 0
  }

  /// Creates a highlighter.
  public init() {}

  /// The state outside a hunk.
  public var initialState: State { State() }

  /// Reads a line.
  public func highlight(
    _ line: Substring, after state: State
  ) -> (spans: [SyntaxSpan], state: State) {
    var scanner = SyntaxScanner(line)
    var state = state
    if state.old > 0 || state.new > 0, Self.readHunk(&scanner, &state) {
      return (scanner.spans, state)
    }
    state = State()
    if scanner.isNext("@@") {
      state = Self.hunk(of: scanner)
      Self.readHunkHeading(&scanner)
    } else if let role = Self.role(ofLine: scanner) {
      scanner.takeRest(role)
    }
    return (scanner.spans, state)
  }

  /// Reads a line of a hunk; it returns false for one that can't be in it.
  private static func readHunk(_ scanner: inout SyntaxScanner, _ state: inout State) -> Bool {
    switch scanner.peek() {
    case UInt8(ascii: "+"):
      state.new = max(0, state.new - 1)
      scanner.takeRest(.inserted)
    case UInt8(ascii: "-"):
      state.old = max(0, state.old - 1)
      scanner.takeRest(.removed)
    case UInt8(ascii: "\\"): scanner.takeRest(.comment)
    case UInt8(ascii: " "), 0:
      state = State(old: max(0, state.old - 1), new: max(0, state.new - 1))
    default: return false
    }
    return true
  }

  /// Returns the numbers of lines in the heading of a hunk, `@@ -1,4 +1,6 @@`.
  private static func hunk(of scanner: SyntaxScanner) -> State {
    var scanner = scanner.lookahead
    var state = State()
    scanner.advance(2)
    for (sign, count) in [(UInt8(ascii: "-"), \State.old), (UInt8(ascii: "+"), \State.new)] {
      scanner.skipSpaces()
      guard scanner.peek() == sign else { return State() }
      scanner.advance()
      scanner.skip(\.isDigit)
      state[keyPath: count] = 1
      guard scanner.peek() == UInt8(ascii: ",") else { continue }
      scanner.advance()
      let start = scanner.index
      scanner.skip(\.isDigit)
      state[keyPath: count] = Int(scanner.text(from: start)) ?? 0
    }
    return state
  }

  /// Reads the heading of a hunk, after which the function around it is named.
  private static func readHunkHeading(_ scanner: inout SyntaxScanner) {
    let count = scanner.count(of: UInt8(ascii: "@"))
    let start = scanner.index
    scanner.advance(count)
    while !scanner.isAtEnd, scanner.count(of: UInt8(ascii: "@")) < min(count, 2) {
      scanner.advance()
    }
    scanner.skip { $0 == UInt8(ascii: "@") }
    scanner.add(.heading, from: start)
    scanner.takeRest(.comment)
  }

  private static func role(ofLine scanner: SyntaxScanner) -> SyntaxRole? {
    let roles: [(StaticString, SyntaxRole)] = [
      ("+++ ", .name), ("--- ", .name), ("*** ", .name), ("diff ", .heading), ("Index: ", .heading),
      ("index ", .comment), ("new file mode", .comment), ("deleted file mode", .comment),
      ("old mode", .comment), ("new mode", .comment), ("similarity index", .comment),
      ("rename ", .comment), ("copy ", .comment), ("Binary files", .comment), ("\\", .comment),
      ("====", .comment), ("+", .inserted), (">", .inserted), ("-", .removed), ("<", .removed),
    ]
    if let role = roles.first(where: { scanner.isNext($0.0) })?.1 { return role }
    // The position of a change in the plain format: `12,14c12`.
    var digits = scanner.lookahead
    let isPosition: (UInt8) -> Bool = { $0.isDigit || $0 == UInt8(ascii: ",") }
    digits.skip(isPosition)
    guard digits.index > 0, "acd".utf8.contains(digits.peek()), digits.peek(1).isDigit else {
      return nil
    }
    digits.advance()
    digits.skip(isPosition)
    return digits.isAtEnd ? .heading : nil
  }
}
