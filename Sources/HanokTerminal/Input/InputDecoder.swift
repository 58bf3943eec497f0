/// Turns the bytes that a terminal sends into events (ECMA-48 §5.4; xterm, Control Sequences).
///
/// It is fed bytes as they come, split anywhere. A lone escape is told from the beginning of a
/// sequence only by time: when bytes are held back, `pendingTimeout` says how long to wait for more
/// before `flush()` is called. What the terminal answers is no event: it is kept apart, for
/// `takeReplies()`.
public struct InputDecoder: Sendable {
  /// What was begun and isn't finished.
  enum State: Hashable {
    case ground
    /// Bytes of a UTF-8 sequence.
    case character
    /// An escape.
    case escape
    /// A bracket right behind an escape that was given up too early.
    case lateBracket
    /// A control sequence, its bytes behind the introducer collected.
    case control
    /// A sequence that single shift 3 begins.
    case singleShift
    /// A control string: an answer of the terminal.
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
  /// Pasted text may stall for longer still: what came after it was given up would be taken for keys.
  static let pasteTimeout = Duration.seconds(10)
  /// The longest control sequence and string that is kept, in bytes.
  static let maximumSequence = 4_096

  /// Whether the terminal tells the escape key by a sequence of its own, as kitty's protocol has it:
  /// then a lone escape always begins something, however slow the line is.
  public var hasDistinctEscape = false
  /// Whether the terminal was asked where its cursor is, which it tells as it tells F3.
  public var awaitsCursor = false
  /// The longest pasted text, in bytes; what is beyond is dropped.
  let maximumPaste: Int

  var state = State.ground
  /// The bytes of what was begun.
  var pending: [UInt8] = []
  /// Whether an escape came before the sequence: Alt was held.
  var hasAlt = false
  /// Whether the last thing was an escape that was given up: its sequence may still follow.
  var hasGivenUpEscape = false
  var events: [InputEvent] = []
  var replies: [TerminalReply] = []

  /// A decoder at the beginning of input.
  ///
  /// - Parameter maximumPaste: The longest text that is pasted, in bytes; the rest is dropped.
  public init(maximumPaste: Int = 64 << 20) {
    self.maximumPaste = maximumPaste
  }

  /// Takes bytes, and gives the events that they complete.
  public mutating func feed(_ bytes: some Sequence<UInt8>) -> [InputEvent] {
    var rest = Array(bytes)[...]
    while let byte = rest.first {
      if state == .paste {
        takePaste(&rest)
      } else {
        rest.removeFirst()
        take(byte)
      }
    }
    defer { events = [] }
    return events
  }

  /// What the terminal has answered since the last time.
  public mutating func takeReplies() -> [TerminalReply] {
    defer { replies = [] }
    return replies
  }

  /// How long to wait for more bytes before `flush()`; nil where nothing is held back, or nothing
  /// but more bytes can tell what it is.
  public var pendingTimeout: Duration? {
    switch state {
    case .ground: nil
    case .escape: hasDistinctEscape ? nil : Self.escapeTimeout
    case .lateBracket: Self.escapeTimeout
    case .paste: Self.pasteTimeout
    default: Self.sequenceTimeout
    }
  }

  /// Gives up waiting: what is held back is taken as what it is without more bytes.
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
    case .paste: emitPaste()
    case .control, .string, .stringEscape, .mouseReport: reset()
    }
    defer { events = [] }
    return events
  }

  mutating func take(_ byte: UInt8) {
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

// MARK: - What comes of it

extension InputDecoder {
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

  mutating func emitReplacement() { emit(.character("\u{FFFD}")) }

  /// Tells what no key has sent; an escape before it was a key then, and no Alt.
  mutating func report(_ event: InputEvent) {
    endEscape()
    events.append(event)
    reset()
  }

  mutating func report(_ reply: TerminalReply?) {
    endEscape()
    if let reply { replies.append(reply) }
    reset()
  }

  /// Tells an escape that came before something that no Alt goes with.
  mutating func endEscape() {
    if hasAlt { events.append(.key(KeyEvent(.escape))) }
    hasAlt = false
  }
}
