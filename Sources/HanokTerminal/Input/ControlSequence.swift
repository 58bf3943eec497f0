/// A control sequence from a terminal: parameters and a final byte (ECMA-48 §5.4).
struct ControlSequence {
  /// The meaning of a sequence.
  enum Meaning: Hashable {
    case keys([KeyEvent])
    case event(InputEvent)
    case reply(TerminalReply)
    case pasteBegins
    case pasteEnds
    /// An unexpected answer, or something unknown.
    case nothing
  }

  /// The numbers; an omitted number is 0.
  let numbers: [Int]
  /// The numbers after colons, by the index of the number before them.
  private let details: [[Int?]]
  /// The number of numbers that aren't omitted.
  private let givenCount: Int
  /// Whether a parameter isn't a number, or is too large for any meaning.
  private let isMalformed: Bool
  /// A byte such as `<` or `?` before the numbers.
  let prefix: UInt8?
  /// A byte such as `$` after the numbers.
  let intermediate: UInt8?
  let final: UInt8

  init(parameters: [UInt8], final: UInt8) {
    self.final = final
    prefix = parameters.first.flatMap { (0x3C...0x3F).contains($0) ? $0 : nil }
    intermediate = parameters.last.flatMap { (0x20...0x2F).contains($0) ? $0 : nil }
    let fields = parameters.filter { (0x30...0x3B).contains($0) || $0 == UInt8(ascii: "-") }
      .split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
      .map { $0.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false) }
    numbers = fields.map { $0.first.flatMap(Self.number) ?? 0 }
    details = fields.map { $0.dropFirst().map(Self.number) }
    givenCount = fields.count { $0.first?.isEmpty == false }
    isMalformed = fields.joined().contains { !$0.isEmpty && Self.number($0) == nil }
  }

  /// Returns the number of digits in 32 bits, which leaves room to calculate with any value.
  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    Int32(String(decoding: digits, as: UTF8.self)).map(Int.init)
  }

  /// Returns the number after a colon, `index` from 0, or nil if there is none.
  func detail(_ index: Int, of place: Int) -> Int? {
    guard place < details.count, index < details[place].count else { return nil }
    return details[place][index]
  }

  /// Returns the scalars of a number and of the numbers after its colons.
  func text(at place: Int) -> String {
    guard place < numbers.count else { return "" }
    let codes = [numbers[place]] + details[place].compactMap(\.self)
    let scalars = codes.compactMap { UInt32(exactly: $0).flatMap(Unicode.Scalar.init) }
    return String(String.UnicodeScalarView(scalars.filter { $0.value >= 0x20 }))
  }

  /// Whether no person types the sequence as text in brackets: it has a prefix and a number, or two
  /// numbers, and ends with a letter or a tilde.
  var isNeverTyped: Bool {
    let hasLetter = (0x41...0x5A).contains(final & 0xDF) || final == UInt8(ascii: "~")
    return hasLetter && givenCount >= (prefix == nil ? 2 : 1)
  }

  /// Returns the meaning of the sequence.
  ///
  /// - Parameter awaitsCursor: Whether the cursor's position was queried: then `CSI 1 ; 5 R` is the
  ///   answer, otherwise Control with F3.
  func meaning(awaitsCursor: Bool) -> Meaning {
    if isMalformed { return .nothing }
    return switch (prefix, final) {
    case (UInt8(ascii: "<"), UInt8(ascii: "M")), (UInt8(ascii: "<"), UInt8(ascii: "m")):
      MouseEvent(self).map { .event(.mouse($0)) } ?? .nothing
    case (.some, _): reply.map(Meaning.reply) ?? .nothing
    case (nil, UInt8(ascii: "~")) where numbers == [200]: .pasteBegins
    case (nil, UInt8(ascii: "~")) where numbers == [201]: .pasteEnds
    case (nil, UInt8(ascii: "I")) where isPlain: .event(.focus(true))
    case (nil, UInt8(ascii: "O")) where isPlain: .event(.focus(false))
    case (nil, UInt8(ascii: "M")): MouseEvent(self).map { .event(.mouse($0)) } ?? .nothing
    case (nil, UInt8(ascii: "t")): size.map { .event(.resize($0)) } ?? .nothing
    case (nil, UInt8(ascii: "R")) where awaitsCursor || !isThirdFunctionKey:
      cursor.map(Meaning.reply) ?? .nothing
    case (nil, UInt8(ascii: "y")): directionMode.map(Meaning.reply) ?? .nothing
    default: KeySequence(self).keys.map(Meaning.keys) ?? .nothing
    }
  }

  private var isPlain: Bool { numbers == [0] || numbers.isEmpty }

  /// xterm sends F3 like the position of the cursor, in row 1 and the column of the modifiers.
  private var isThirdFunctionKey: Bool {
    isPlain || numbers.count == 2 && numbers[0] == 1 && (2...16).contains(numbers[1])
  }

  /// The new size of the terminal (mode 2048).
  private var size: Size? {
    guard numbers.count >= 3, numbers[0] == 48 else { return nil }
    return Size(width: max(0, numbers[2]), height: max(0, numbers[1]))
  }

  /// The answer in a sequence with a prefix.
  private var reply: TerminalReply? {
    guard prefix == UInt8(ascii: "?") else { return nil }
    switch (final, intermediate) {
    case (UInt8(ascii: "c"), nil): return .deviceAttributes(numbers)
    case (UInt8(ascii: "u"), nil): return .keyboardFlags(numbers.first ?? 0)
    case (UInt8(ascii: "R"), nil): return cursor
    case (UInt8(ascii: "y"), UInt8(ascii: "$")) where numbers.count == 2:
      return TerminalReply.ModeState(rawValue: numbers[1]).map { .mode(numbers[0], $0) }
    // Mode 2031: 1 is dark, 2 is light.
    case (UInt8(ascii: "n"), nil) where numbers.count == 2 && numbers[0] == 997:
      return .appearance(isDark: numbers[1] == 1)
    default: return nil
    }
  }

  /// The answer about the mode 8 (BDSM).
  private var directionMode: TerminalReply? {
    guard intermediate == UInt8(ascii: "$"), numbers.count == 2, numbers[0] == 8 else { return nil }
    return TerminalReply.ModeState(rawValue: numbers[1]).map { .directionMode($0) }
  }

  /// The position of the cursor, which the terminal counts from 1.
  private var cursor: TerminalReply? {
    guard numbers.count >= 2 else { return nil }
    return .cursor(Point(x: max(0, numbers[1] - 1), y: max(0, numbers[0] - 1)))
  }
}
