/// Turns the bytes that a terminal sends into events (ECMA-48 §5.4; xterm, Control Sequences).
///
/// It is fed bytes as they come, split anywhere. A lone escape is told from the beginning of a
/// sequence only by time: when bytes are held back, `pendingTimeout` says how long to wait for more
/// before `flush()` is called.
public struct InputDecoder: Sendable {
  /// What was begun and isn't finished.
  enum State: Hashable {
    case ground
    /// Bytes of a UTF-8 sequence.
    case character
    /// An escape.
    case escape
    /// A control sequence, its bytes behind the introducer collected.
    case control
    /// A sequence that single shift 3 begins.
    case singleShift
    /// A control string: an answer of the terminal, passed over.
    case string
    /// A control string in which an escape came, which may end it.
    case stringEscape
    /// A mouse report of fixed length.
    case mouseReport
    /// Pasted text.
    case paste
  }

  /// A lone escape is a key after this time: no human types an escape and `[` as fast.
  static let escapeTimeout = Duration.milliseconds(50)
  /// A sequence that was begun may be split by a slow line for longer.
  static let sequenceTimeout = Duration.seconds(1)
  /// The longest control sequence and string that is kept, in bytes.
  static let maximumSequence = 4_096
  /// The longest pasted text, in bytes; what is beyond is dropped.
  static let maximumPaste = 64 << 20

  var state = State.ground
  /// The bytes of what was begun.
  var pending: [UInt8] = []
  /// Whether an escape came before the sequence: Alt was held.
  var hasAlt = false
  var events: [InputEvent] = []

  /// A decoder at the beginning of input.
  public init() {}

  /// Takes bytes, and gives the events that they complete.
  public mutating func feed(_ bytes: some Sequence<UInt8>) -> [InputEvent] {
    for byte in bytes { take(byte) }
    defer { events = [] }
    return events
  }

  /// How long to wait for more bytes before `flush()`; nil where nothing is held back.
  public var pendingTimeout: Duration? {
    switch state {
    case .ground: nil
    case .escape: Self.escapeTimeout
    default: Self.sequenceTimeout
    }
  }

  /// Gives up waiting: what is held back is taken as what it is without more bytes.
  public mutating func flush() -> [InputEvent] {
    switch state {
    case .ground: break
    case .escape: emit(.escape)
    case .character: emitReplacement()
    case .control where pending.isEmpty: emit(.character("["), .alt)
    case .singleShift: emit(.character("O"), .alt)
    case .string where pending.isEmpty: emit(.character("]"), .alt)
    case .paste: emitPaste()
    case .control, .string, .stringEscape, .mouseReport: break
    }
    reset()
    defer { events = [] }
    return events
  }

  mutating func reset() {
    state = .ground
    pending = []
    hasAlt = false
  }

  mutating func begin(_ state: State) {
    self.state = state
    pending = []
  }

  mutating func emit(_ key: Key, _ modifiers: KeyModifiers = []) {
    events.append(.key(KeyEvent(key, hasAlt ? modifiers.union(.alt) : modifiers)))
    reset()
  }

  private mutating func emitReplacement() {
    emit(.character("\u{FFFD}"))
  }

  private mutating func take(_ byte: UInt8) {
    switch state {
    case .ground: takeGround(byte)
    case .character: takeCharacter(byte)
    case .escape: takeEscape(byte)
    case .control: takeControl(byte)
    case .singleShift: takeSingleShift(byte)
    case .string, .stringEscape: takeString(byte)
    case .mouseReport: takeMouseReport(byte)
    case .paste: takePaste(byte)
    }
  }
}

// MARK: - Characters

extension InputDecoder {
  private mutating func takeGround(_ byte: UInt8) {
    switch byte {
    case 0x1B: state = .escape
    case 0x0D, 0x0A: emit(.enter)
    case 0x09: emit(.tab)
    case 0x7F, 0x08: emit(.backspace)
    case 0x00: emit(.character(" "), .control)
    case 0x01...0x1A: emit(.character(Character(Unicode.Scalar(byte + 0x60))), .control)
    case 0x1C...0x1F: emit(.character(Character(Unicode.Scalar(byte + 0x40))), .control)
    case 0x20..<0x7F: emit(.character(Character(Unicode.Scalar(byte))))
    case 0xC2...0xF4:
      state = .character
      pending = [byte]
    default: emitReplacement()
    }
  }

  /// Collects a scalar; a byte that doesn't continue it isn't lost.
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
    // OSC, DCS, SOS, PM and APC: strings that answer a question.
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"),
      UInt8(ascii: "_"):
      begin(.string)
    case 0x1B:
      // The first escape was a key, or Alt held with the sequence that follows.
      if hasAlt { emit(.escape) }
      hasAlt = true
      state = .escape
    default:
      hasAlt = true
      state = .ground
      take(byte)
    }
  }

  /// Passes over a string to its end; the bytes count, so that a lone `ESC ]` is told from one.
  private mutating func takeString(_ byte: UInt8) {
    if state == .stringEscape {
      reset()
      // `ESC \` ends the string; any other escape begins something of its own.
      if byte != UInt8(ascii: "\\") {
        state = .escape
        take(byte)
      }
    } else if byte == 0x1B {
      state = .stringEscape
    } else if byte == 0x07 || byte == 0x18 || byte == 0x1A {
      reset()
    } else if pending.isEmpty {
      pending = [byte]
    }
  }

  private mutating func takePaste(_ byte: UInt8) {
    if pending.count < Self.maximumPaste { pending.append(byte) }
    if byte == UInt8(ascii: "~"), pending.suffix(6).elementsEqual("\u{1B}[201~".utf8) {
      pending.removeLast(6)
      emitPaste()
    }
  }

  private mutating func emitPaste() {
    let text = String(decoding: pending.filter { $0 != 0 }, as: UTF8.self)
    // A terminal sends a carriage return for each line end.
    let lines = text.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
    events.append(.paste(lines))
    reset()
  }
}
