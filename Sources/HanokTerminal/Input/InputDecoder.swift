/// A decoder of the bytes that a terminal sends (ECMA-48 §5.4; xterm, Control Sequences).
///
/// It takes bytes in any portions. Only time distinguishes a lone escape from the beginning of a
/// sequence: if bytes are held back, `pendingTimeout` is the time to wait for more before `flush()`
/// is called. The terminal's answers are not events: `takeReplies()` returns them.
public struct InputDecoder: Sendable {
  /// The kind of the unfinished input.
  private enum State: Hashable {
    case ground
    /// Bytes of a UTF-8 sequence.
    case character
    /// An escape.
    case escape
    /// A bracket directly after an escape that was taken as a key too early.
    case lateBracket
    /// A control sequence; its bytes after the introducer are collected.
    case control
    /// A sequence after single shift 3.
    case singleShift
    /// A control string: an answer of the terminal.
    case string
    /// A control string with an escape, which may end it.
    case stringEscape
    /// A mouse report of fixed length.
    case mouseReport
    /// Pasted text.
    case paste
  }

  /// The time after which a lone escape is a key: no human types an escape and `[` as fast.
  private static let escapeTimeout = Duration.milliseconds(50)
  /// The time after which an unfinished sequence ends: a slow line may split it.
  private static let sequenceTimeout = Duration.seconds(1)
  /// The time after which pasted text ends: what follows is then read as keys, so it is long.
  private static let pasteTimeout = Duration.seconds(10)
  /// The longest control sequence and string that is kept, in bytes.
  private static let maximumSequence = 4_096

  /// Whether the terminal has a sequence for the escape key, as in kitty's protocol.
  ///
  /// Then a lone escape always begins a sequence, however slow the line is.
  public var hasDistinctEscape = false
  /// Whether the cursor's position was queried; its report has the form of F3.
  public var awaitsCursor = false
  private let maximumPaste: Int

  private var state = State.ground
  /// The bytes of the unfinished input.
  private var pending: [UInt8] = []
  private var paste = PasteCollector(maximum: 0)
  /// Whether an escape came before the sequence: Alt was held.
  private var hasAlt = false
  /// Whether the last event is an escape key whose sequence may still follow.
  private var hasGivenUpEscape = false
  private var events: [InputEvent] = []
  private var replies: [TerminalReply] = []

  /// Creates a decoder at the beginning of input.
  ///
  /// - Parameter maximumPaste: The maximum length of pasted text, in bytes; the rest is dropped.
  public init(maximumPaste: Int = 64 << 20) {
    self.maximumPaste = maximumPaste
  }

  /// Takes bytes, and returns the events that they complete.
  public mutating func feed(_ bytes: some Sequence<UInt8>) -> [InputEvent] {
    var rest = Array(bytes)[...]
    while let byte = rest.first {
      if state == .paste {
        if paste.take(&rest) { report(.paste(paste.text)) }
      } else {
        rest.removeFirst()
        take(byte)
      }
    }
    defer { events = [] }
    return events
  }

  /// Returns the terminal's answers since the last call.
  public mutating func takeReplies() -> [TerminalReply] {
    defer { replies = [] }
    return replies
  }

  /// The time to wait for more bytes before `flush()`.
  ///
  /// It is nil if nothing is held back, or if only more bytes can complete it.
  public var pendingTimeout: Duration? {
    switch state {
    case .ground: nil
    case .escape: hasDistinctEscape ? nil : Self.escapeTimeout
    case .lateBracket: Self.escapeTimeout
    case .paste: Self.pasteTimeout
    default: Self.sequenceTimeout
    }
  }

  /// Ends the wait, and returns the events of the bytes that are held back.
  public mutating func flush() -> [InputEvent] {
    switch state {
    case .ground: break
    case .escape:
      emit(.escape)
      hasGivenUpEscape = true
    case .lateBracket: emit(.character("["))
    case .character: emitReplacement()
    case .control where pending.isEmpty: emit(.character("["), .alt)
    case .singleShift: giveUpSingleShift()
    case .string where pending.count == 1:
      emit(.character(Character(Unicode.Scalar(pending[0]))), .alt)
    case .paste: report(.paste(paste.text))
    case .control, .string, .stringEscape, .mouseReport: reset()
    }
    defer { events = [] }
    return events
  }

  private mutating func take(_ byte: UInt8) {
    switch state {
    case .ground: takeGround(byte)
    case .character: takeCharacter(byte)
    case .escape: takeEscape(byte)
    case .lateBracket: takeLateBracket(byte)
    case .control: takeControl(byte)
    case .singleShift: takeSingleShift(byte)
    case .string, .stringEscape: takeString(byte)
    case .mouseReport: takeMouseReport(byte)
    case .paste: break
    }
  }
}

// MARK: - Characters and escapes

extension InputDecoder {
  private mutating func takeGround(_ byte: UInt8) {
    let wasGivenUp = hasGivenUpEscape
    hasGivenUpEscape = false
    switch byte {
    case 0x1B: state = .escape
    case 0x0D, 0x0A: emit(.enter)
    case 0x09: emit(.tab)
    case 0x7F, 0x08: emit(.backspace)
    case 0x00: emit(.character(" "), .control)
    case 0x01...0x1A: emit(.character(Character(Unicode.Scalar(byte + 0x60))), .control)
    case 0x1C...0x1F: emit(.character(Character(Unicode.Scalar(byte + 0x40))), .control)
    case UInt8(ascii: "[") where wasGivenUp && !hasAlt: begin(.lateBracket)
    case 0x20..<0x7F: emit(.character(Character(Unicode.Scalar(byte))))
    case 0xC2...0xF4:
      state = .character
      pending = [byte]
    default: emitReplacement()
    }
  }

  /// Collects a scalar; a byte that doesn't continue it is read again.
  private mutating func takeCharacter(_ byte: UInt8) {
    guard byte & 0xC0 == 0x80 else {
      emitReplacement()
      return take(byte)
    }
    pending.append(byte)
    let lead = pending[0]
    let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    guard pending.count == length else { return }
    let text = String(validating: pending, as: UTF8.self)
    emit(.character(text.flatMap(\.first) ?? "\u{FFFD}"))
  }

  private mutating func takeEscape(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "["): begin(.control)
    case UInt8(ascii: "O"): begin(.singleShift)
    // OSC, DCS, SOS, PM and APC: strings that are answers.
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"),
      UInt8(ascii: "_"):
      begin(.string)
      pending = [byte]
    case 0x1B:
      // The first escape was a key, or Alt held with the sequence that follows; of three, the first
      // is always a key.
      endEscape()
      hasAlt = true
    default:
      hasAlt = true
      state = .ground
      take(byte)
    }
  }

  /// Takes the rest of a mouse report whose escape was taken as a key on a slow line.
  private mutating func takeLateBracket(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "M"): begin(.mouseReport)
    case UInt8(ascii: "<"):
      begin(.control)
      pending = [byte]
    default:
      emit(.character("["))
      take(byte)
    }
  }
}

// MARK: - Sequences

extension InputDecoder {
  /// Collects a control sequence to its final byte.
  private mutating func takeControl(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "[") where pending.isEmpty:
      // The Linux console's F1 to F5 have a second bracket.
      pending.append(byte)
    case UInt8(ascii: "$") where endsShiftedKey: finishControl(byte)
    case 0x40...0x7E: finishControl(byte)
    case 0x1B:
      reset()
      state = .escape
    case 0x20...0x3F: if pending.count < Self.maximumSequence { pending.append(byte) }
    default:
      // The byte is not a part of a sequence: it ends the sequence, and is read again.
      reset()
      take(byte)
    }
  }

  /// Whether a dollar sign ends rxvt's `CSI n $`, a key with Shift; otherwise more bytes follow.
  private var endsShiftedKey: Bool {
    !pending.isEmpty && pending.allSatisfy { (0x30...0x39).contains($0) }
  }

  private mutating func takeSingleShift(_ byte: UInt8) {
    switch byte {
    case 0x1B:
      giveUpSingleShift()
      take(byte)
    // Some terminals have the modifiers in between: `ESC O 5 A`, `ESC O 1 ; 5 P`.
    case 0x30...0x3B: if pending.count < Self.maximumSequence { pending.append(byte) }
    case 0x20...0x7E: finishSingleShift(byte)
    default:
      giveUpSingleShift()
      take(byte)
    }
  }

  /// Reports the bytes as Alt with a letter, and the text that was typed after it.
  private mutating func giveUpSingleShift() {
    let typed = pending
    emit(.character("O"), .alt)
    for byte in typed { take(byte) }
  }

  private mutating func finishSingleShift(_ final: UInt8) {
    let numbers = pending.split(separator: UInt8(ascii: ";"))
    let number = numbers.last.flatMap { UInt8(String(decoding: $0, as: UTF8.self)) } ?? 1
    let modifiers = KeyModifiers(number: Int(number))
    if let key = KeyTable.finals[final] ?? KeyTable.keypad[final] {
      emit(key, modifiers)
    } else if let key = KeyTable.rxvtArrows[final] {
      emit(key, .control)
    } else {
      reset()
    }
  }

  /// Takes the three bytes of a report in X10's form: button, column and row, each above 32.
  ///
  /// They aren't UTF-8, and any of them can be the first byte of something else.
  private mutating func takeMouseReport(_ byte: UInt8) {
    pending.append(byte)
    guard pending.count == 3 else { return }
    let values = pending.map { Int($0) - 32 }
    finish(MouseEvent(old: values[0], values[1], values[2]).map(InputEvent.mouse))
  }

  private mutating func finishControl(_ final: UInt8) {
    if pending.first == UInt8(ascii: "[") {
      if let key = KeyTable.linuxFunctions[final] { emit(key) } else { reset() }
      return
    }
    if final == UInt8(ascii: "M"), pending.isEmpty {
      endEscape()
      return begin(.mouseReport)
    }
    let sequence = ControlSequence(parameters: pending, final: final)
    switch sequence.meaning(awaitsCursor: awaitsCursor) {
    case .keys(let keys):
      let hadAlt = hasAlt
      for key in keys {
        hasAlt = hadAlt
        emit(key.key, key.modifiers)
      }
    case .event(let event): finish(event)
    case .reply(let reply): report(reply)
    case .pasteBegins:
      endEscape()
      begin(.paste)
      paste = PasteCollector(maximum: maximumPaste)
    // The whole sequence is ignored.
    case .nothing: finish(nil)
    }
  }

  private mutating func finish(_ event: InputEvent?) {
    if let event { report(event) } else { report(nil as TerminalReply?) }
  }
}

// MARK: - Strings

extension InputDecoder {
  /// Collects a string up to its end or its maximum length.
  private mutating func takeString(_ byte: UInt8) {
    if state == .stringEscape {
      // `ESC \` ends the string; any other escape begins something of its own.
      if byte == UInt8(ascii: "\\") { return finishString() }
      finishUnended()
      state = .escape
      take(byte)
    } else if byte == 0x1B {
      state = .stringEscape
    } else if byte == 0x07 {
      finishString()
    } else if byte == 0x18 || byte == 0x1A {
      finishUnended()
    } else if pending.count <= Self.maximumSequence {
      pending.append(byte)
    }
  }

  private mutating func finishString() {
    // A truncated string isn't the whole answer.
    let isWhole = pending.count <= Self.maximumSequence
    report(isWhole ? TerminalReply(string: pending) : nil)
  }

  private mutating func finishUnended() { report(nil as TerminalReply?) }
}

// MARK: - Results

extension InputDecoder {
  private mutating func reset() {
    state = .ground
    pending = []
    hasAlt = false
  }

  private mutating func begin(_ state: State) {
    self.state = state
    pending = []
  }

  private mutating func emit(_ key: Key, _ modifiers: KeyModifiers = []) {
    events.append(.key(KeyEvent(key, hasAlt ? modifiers.union(.alt) : modifiers)))
    reset()
  }

  private mutating func emitReplacement() { emit(.character("\u{FFFD}")) }

  /// Reports an event that isn't a key's; an escape before it was a key, not Alt.
  private mutating func report(_ event: InputEvent) {
    endEscape()
    events.append(event)
    reset()
  }

  private mutating func report(_ reply: TerminalReply?) {
    endEscape()
    if let reply { replies.append(reply) }
    reset()
  }

  /// Reports an escape key before input that has no Alt.
  private mutating func endEscape() {
    if hasAlt { events.append(.key(KeyEvent(.escape))) }
    hasAlt = false
  }
}
