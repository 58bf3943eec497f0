/// The bytes of a sequence or a character that more bytes may complete.
struct UnfinishedInput: Sendable {
  /// The kinds of input.
  enum Kind: Hashable {
    /// Nothing.
    case ground
    /// Bytes of a UTF-8 sequence.
    case character
    /// An escape.
    case escape
    /// The introducer of a control string, and what may open an answer with it.
    case opening
    /// A control sequence.
    case control
    /// A sequence after single shift 3.
    case singleShift
    /// A control string: an answer of the terminal.
    case string
    /// A mouse report of fixed length.
    case mouseReport
    /// Pasted text.
    case paste
  }

  /// The kind of the input.
  var kind = Kind.ground
  /// The bytes; of a sequence, those after its escape.
  var bytes: [UInt8] = []
  /// The control of eight bits that introduced the sequence, or nothing if an escape did.
  var eightBits: [UInt8] = []
  /// The number of bytes of the sequence, escape included, that were reported as keys or dropped.
  ///
  /// More bytes may still complete it.
  private(set) var settledCount = 0
  /// Whether a pause followed the escape, which is held back: it may have been typed.
  var isEscapeApart = false
  /// Whether what follows a reported beginning came key by key: a person may have typed it.
  var isTyped = false

  /// The longest control sequence that is kept, in bytes.
  private static let maximum = 4_096
  /// The bytes after an escape that begin what terminals send.
  static let introducers = Set("[O]P_".utf8)

  /// The bytes of a control sequence after its introducer.
  var parameters: ArraySlice<UInt8> { bytes.dropFirst() }
  /// The bytes that introduced the sequence.
  var introducer: [UInt8] { eightBits.isEmpty ? [0x1B] + bytes.prefix(1) : eightBits }
  /// Whether bytes are missing, since the sequence is too long.
  var isTruncated: Bool { bytes.count > Self.maximum }
  /// Whether all of the sequence was reported or dropped, and its rest may be late.
  var isSettled: Bool { settledCount > 0 && settledCount == bytes.count + 1 }
  /// Whether a part of the sequence was reported or dropped.
  var isLate: Bool { settledCount > 0 }
  /// Whether the escape and the introducer came together.
  var hasJoinedEscape: Bool { settledCount == 0 && !isEscapeApart }
  /// The part that wasn't reported or dropped.
  var unsettled: ArraySlice<UInt8> { bytes.dropFirst(max(0, settledCount - 1)) }

  /// Whether a dollar sign ends rxvt's `CSI n $`, a key with Shift; otherwise more bytes follow.
  var isShiftedKey: Bool {
    !parameters.isEmpty && parameters.allSatisfy { (0x30...0x39).contains($0) }
  }

  /// Begins a sequence or the opening of a string after an escape.
  mutating func begin(with introducer: UInt8) {
    switch introducer {
    case UInt8(ascii: "["): kind = .control
    case UInt8(ascii: "O"): kind = .singleShift
    default: kind = .opening
    }
    bytes = [introducer]
  }

  /// Whether a byte may be the late rest of a sequence, whose beginning was settled.
  ///
  /// A letter that only ends the sequence was more likely typed, but not the end of a paste's
  /// beginning: the pasted text would be keys.
  func continues(_ byte: UInt8) -> Bool {
    switch kind {
    case .escape: Self.introducers.contains(byte)
    case .opening: StringOpening(bytes + [byte]) != .none
    case .control:
      (0x30...0x3F).contains(byte)
        || bytes.elementsEqual("[200".utf8) && byte == UInt8(ascii: "~")
    default: false
    }
  }

  /// The time since the last byte after which the rest of a settled sequence isn't expected.
  var restTimeout: Duration { kind == .escape ? InputWait.sequence : InputWait.rest }

  /// Adds a byte between the introducer and the end of a sequence.
  mutating func addParameter(_ byte: UInt8) {
    if !isTruncated { bytes.append(byte) }
  }

  /// Remembers that all of the bytes were reported or dropped.
  mutating func settle() {
    settledCount = bytes.count + 1
    isEscapeApart = false
    isTyped = false
  }

  /// Creates the state after an escape that was reported as a key.
  static var afterEscape: UnfinishedInput {
    var input = UnfinishedInput()
    input.kind = .escape
    input.settle()
    return input
  }

  /// The keys that the unsettled bytes are if nothing completes them, or nil if they are dropped.
  ///
  /// An introducer that came together with its escape is Alt with it; one of eight bits means
  /// nothing. What came apart from an escape was typed, if it is so short.
  var keys: [KeyEvent]? {
    // No person types parameters as fast.
    let longestTyped = kind == .control && hasJoinedEscape ? 1 : 2
    if kind != .opening, !isTyped, unsettled.count > longestTyped { return nil }
    var keys = unsettled.compactMap(KeyTable.key(of:))
    if hasJoinedEscape {
      keys[0] = eightBits.isEmpty ? KeyEvent(keys[0].key, .alt) : .replacement
    }
    return keys
  }
}

extension KeyEvent {
  /// The key for bytes that aren't UTF-8.
  static let replacement = KeyEvent(.character("\u{FFFD}"))
}
