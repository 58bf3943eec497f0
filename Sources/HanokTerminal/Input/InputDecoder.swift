/// A decoder of the bytes that a terminal sends (ECMA-48 §5.4; xterm, Control Sequences).
///
/// It takes bytes in any portions. Only time distinguishes an escape that was typed from the
/// beginning of a sequence: if bytes are held back, `pendingTimeout` is the time to wait for more
/// before `flush()` is called. The terminal's answers are not events: `takeReplies()` returns them.
///
/// A slow line can split a sequence at any byte. Once its beginning was reported as a key, the rest
/// is still decoded as the rest of a sequence, if it comes together; what comes key by key is text:
///
/// ```
/// ESC     120 ms   [ A                   Escape, Up
/// ESC     120 ms   [   120 ms   A        Escape, [, A
/// ESC      60 ms   [    60 ms   ?  …  c  Escape, and the answer
/// ESC ]   120 ms   11;rgb:0/0/0 BEL      Alt-], and the answer
/// ```
public struct InputDecoder: Sendable {
  /// The kind of the unfinished input.
  private enum State: Hashable {
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
    /// A control string with an escape, which may end it.
    case stringEscape
    /// A mouse report of fixed length.
    case mouseReport
    /// Pasted text.
    case paste
  }

  /// The time after which a lone escape is a key: no human types an escape and `[` as fast.
  private static let escapeTimeout = Duration.milliseconds(50)
  /// The time after which a character that follows a reported escape was typed by itself.
  private static let keyTimeout = Duration.milliseconds(90)
  /// The time after which an unfinished sequence ends: a slow line may split it.
  private static let sequenceTimeout = Duration.seconds(2)
  /// The time after which pasted text is reported without its end.
  private static let pasteTimeout = Duration.seconds(10)
  /// The longest control sequence and string that is kept, in bytes.
  private static let maximumSequence = 4_096

  /// Whether the terminal has a sequence for the escape key, as in kitty's protocol.
  ///
  /// Then a lone escape always begins a sequence, however slow the line is.
  public var hasDistinctEscape = false
  /// Whether the cursor's position was queried; its report has the form of F3.
  public var awaitsCursor = false
  /// Whether answers of the terminal are awaited.
  ///
  /// Then a lone escape is held back as long as an unfinished sequence: it probably begins one.
  public var awaitsAnswers = false
  private let maximumPaste: Int

  private var state = State.ground
  /// The bytes of the unfinished input; of a sequence, those after its escape.
  private var pending: [UInt8] = []
  /// The number of bytes of the sequence, escape included, that were reported as keys or dropped.
  ///
  /// More bytes may still complete it.
  private var settledCount = 0
  private var paste = PasteCollector(maximum: 0)
  /// Whether an escape came before the sequence: Alt was held.
  private var hasAlt = false
  /// Whether a pause followed the escape, which is held back: it may have been typed.
  private var isEscapeApart = false
  /// Whether pauses split what follows a reported beginning: a person may have typed it.
  private var isMaybeTyped = false
  /// Whether the next byte comes after a pause.
  private var isPaused = false
  private var events: [InputEvent] = []
  private var replies: [TerminalReply] = []

  /// Creates a decoder at the beginning of input.
  ///
  /// - Parameter maximumPaste: The maximum length of pasted text, in bytes; the rest is dropped.
  public init(maximumPaste: Int = 64 << 20) {
    self.maximumPaste = maximumPaste
  }

  /// Takes bytes, and returns the events that they complete.
  ///
  /// - Parameter pause: The time since the bytes before.
  public mutating func feed(
    _ bytes: some Sequence<UInt8>, after pause: Duration = .zero
  ) -> [InputEvent] {
    var rest = Array(bytes)[...]
    isPaused = pause >= Self.escapeTimeout
    while let byte = rest.first {
      if state == .paste {
        takePaste(&rest)
      } else {
        rest.removeFirst()
        take(byte)
      }
      isPaused = false
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
    if isSettled { return nil }
    switch state {
    case .ground: return nil
    case .escape where hasDistinctEscape: return nil
    case .escape: return awaitsAnswers ? Self.sequenceTimeout : Self.escapeTimeout
    case .opening where pending.count == 1 && settledCount == 0 && !mayBeAnswer:
      return Self.escapeTimeout
    // After an escape that was a key, a single byte was probably typed.
    case .opening, .control, .singleShift:
      return pending.count == settledCount ? Self.keyTimeout : Self.sequenceTimeout
    case .paste: return paste.isStalled ? nil : Self.pasteTimeout
    case .character, .string, .stringEscape, .mouseReport: return Self.sequenceTimeout
    }
  }

  /// Ends the wait, and returns the events of the bytes that are held back.
  ///
  /// After the beginning of a paste, what follows is still its text.
  public mutating func flush() -> [InputEvent] {
    if !isSettled { giveUp() }
    defer { events = [] }
    return events
  }

  private mutating func giveUp() {
    switch state {
    case .ground: break
    case .escape:
      emit(.escape)
      state = .escape
      settledCount = 1
    case .character: emitReplacement()
    case .opening where awaitsAnswers && pending.count > 1 && !isMaybeTyped: settle()
    case .opening, .control, .singleShift: giveUpSequence()
    case .string, .stringEscape: breakOffString()
    case .mouseReport: reset()
    case .paste: if let text = paste.takeStalledText() { events.append(.paste(text)) }
    }
  }

  private mutating func take(_ byte: UInt8) {
    if isSettled, !continues(byte) { reset() }
    if isPaused, settledCount > 0, !isSettled { isMaybeTyped = true }
    switch state {
    case .ground: takeGround(byte)
    case .character: takeCharacter(byte)
    case .escape: takeEscape(byte)
    case .opening: takeOpening(byte)
    case .control: takeControl(byte)
    case .singleShift: takeSingleShift(byte)
    case .string, .stringEscape: takeString(byte)
    case .mouseReport: takeMouseReport(byte)
    case .paste: break
    }
  }
}

// MARK: - Late sequences

extension InputDecoder {
  /// Whether all of the sequence was reported or dropped, and its rest may be late.
  private var isSettled: Bool { settledCount > 0 && settledCount == pending.count + 1 }

  private mutating func settle() {
    settledCount = pending.count + 1
    isEscapeApart = false
    isMaybeTyped = false
    hasAlt = false
  }

  /// Whether a byte may be the late rest of a sequence, whose beginning was settled.
  ///
  /// A letter that only ends the sequence was more likely typed, but not the end of a paste's
  /// beginning: the pasted text would be keys.
  private func continues(_ byte: UInt8) -> Bool {
    switch state {
    case .escape: Self.introducers.contains(byte)
    case .opening: StringOpening(pending + [byte]) != .none
    case .control:
      (0x30...0x3F).contains(byte)
        || pending.elementsEqual("[200".utf8) && byte == UInt8(ascii: "~")
    default: false
    }
  }

  private static let introducers = Set("[O]P_".utf8)

  /// Whether the introducer of a string may begin an answer that is awaited.
  private var mayBeAnswer: Bool {
    (awaitsAnswers || hasDistinctEscape) && StringOpening.isQueried(pending[0])
  }

  /// Reports the part of an unfinished sequence that isn't settled as keys, or drops it.
  ///
  /// An escape with what came together with it is Alt with a character. What came apart from an
  /// escape was typed, if it is so short.
  private mutating func giveUpSequence() {
    let cameTogether = settledCount == 0 && !isEscapeApart
    let typed = pending.dropFirst(max(0, settledCount - 1))
    // No person types parameters as fast.
    if state == .control, !isMaybeTyped, typed.count > (cameTogether ? 1 : 2) { return settle() }
    if cameTogether { endEscape() }
    if cameTogether, typed.count == 1 {
      events.append(.key(KeyEvent(Self.key(pending[0]), .alt)))
      return settle()
    }
    if isEscapeApart { emit(.escape) }
    reset()
    for (index, byte) in typed.enumerated() {
      emit(Self.key(byte), cameTogether && index == 0 ? .alt : [])
    }
  }

  private static func key(_ byte: UInt8) -> Key { .character(Character(Unicode.Scalar(byte))) }

  /// Gives up a sequence for a byte that doesn't continue it, and takes that byte.
  private mutating func interrupt(by byte: UInt8) {
    let brokeOff = state == .control && settledCount == 0 && !isEscapeApart && !isPaused
    if !brokeOff { giveUpSequence() }
    reset()
    take(byte)
  }

  /// Ignores an unknown sequence, unless a person has typed it after an escape.
  private mutating func ignore(_ final: UInt8) {
    let isShort = pending.count == 1 && (settledCount > 0 || isEscapeApart || isPaused)
    if isShort || isMaybeTyped { interrupt(by: final) } else { finish(nil) }
  }

}

// MARK: - Characters and escapes

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
    case 0x20..<0x7F: emit(Self.key(byte))
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
    // A lone escape that begins another sequence is never a key.
    if isPaused, settledCount == 0, !hasDistinctEscape { isEscapeApart = true }
    switch byte {
    case UInt8(ascii: "["): begin(.control, with: byte)
    case UInt8(ascii: "O"): begin(.singleShift, with: byte)
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"): begin(.opening, with: byte)
    case _ where isEscapeApart:
      emit(.escape)
      take(byte)
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
}

// MARK: - Sequences

extension InputDecoder {
  /// Collects a control sequence to its final byte.
  private mutating func takeControl(_ byte: UInt8) {
    switch byte {
    case 0x40...0x7E where isMaybeTyped && pending.count == 1: interrupt(by: byte)
    case UInt8(ascii: "[") where pending.count == 1:
      // The Linux console's F1 to F5 have a second bracket.
      pending.append(byte)
    case UInt8(ascii: "$") where endsShiftedKey: finishControl(byte)
    case 0x40...0x7E: finishControl(byte)
    case 0x20...0x3F: if pending.count <= Self.maximumSequence { pending.append(byte) }
    default: interrupt(by: byte)
    }
  }

  /// The bytes of a sequence after its introducer.
  private var parameters: ArraySlice<UInt8> { pending.dropFirst() }

  /// Whether a dollar sign ends rxvt's `CSI n $`, a key with Shift; otherwise more bytes follow.
  private var endsShiftedKey: Bool {
    !parameters.isEmpty && parameters.allSatisfy { (0x30...0x39).contains($0) }
  }

  private mutating func takeSingleShift(_ byte: UInt8) {
    switch byte {
    case _ where isMaybeTyped: interrupt(by: byte)
    // Some terminals have the modifiers in between: `ESC O 5 A`, `ESC O 1 ; 5 P`.
    case 0x30...0x3B: if pending.count <= Self.maximumSequence { pending.append(byte) }
    case 0x20...0x7E: finishSingleShift(byte)
    default: interrupt(by: byte)
    }
  }

  private mutating func finishSingleShift(_ final: UInt8) {
    let numbers = parameters.split(separator: UInt8(ascii: ";"))
    let number = numbers.last.flatMap { UInt8(String(decoding: $0, as: UTF8.self)) } ?? 1
    let modifiers = KeyModifiers(number: Int(number))
    if let key = KeyTable.finals[final] ?? KeyTable.keypad[final] {
      emit(key, modifiers)
    } else if let key = KeyTable.rxvtArrows[final] {
      emit(key, .control)
    } else {
      ignore(final)
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
    if parameters.first == UInt8(ascii: "[") {
      if let key = KeyTable.linuxFunctions[final] { emit(key) } else { ignore(final) }
      return
    }
    if final == UInt8(ascii: "M"), parameters.isEmpty {
      endEscape()
      reset()
      state = .mouseReport
      return
    }
    let sequence = ControlSequence(parameters: Array(parameters), final: final)
    switch sequence.meaning(awaitsCursor: awaitsCursor) {
    // Only answers are expected as slowly as a person types.
    case .keys where isMaybeTyped: interrupt(by: final)
    case .keys(let keys):
      let hadAlt = hasAlt
      for key in keys {
        hasAlt = hadAlt
        emit(key)
      }
    case .event(let event): finish(event)
    case .reply(let reply): report(reply)
    case .pasteBegins:
      endEscape()
      reset()
      state = .paste
      paste = PasteCollector(maximum: maximumPaste)
    case .nothing: ignore(final)
    }
  }

  /// Takes pasted text.
  ///
  /// If its end was lost, all keys would be text for ever: Ctrl-C alone, after a pause, ends it.
  private mutating func takePaste(_ rest: inout ArraySlice<UInt8>) {
    if paste.isStalled, rest.elementsEqual([0x03]) {
      reset()
    } else if paste.take(&rest) {
      if let text = paste.finishedText() { events.append(.paste(text)) }
      reset()
    }
  }

  private mutating func finish(_ event: InputEvent?) {
    if let event { report(event) } else { report(nil as TerminalReply?) }
  }
}

// MARK: - Strings

extension InputDecoder {
  /// Collects the bytes that decide whether a string begins.
  private mutating func takeOpening(_ byte: UInt8) {
    switch StringOpening(pending + [byte]) {
    case .none: interrupt(by: byte)
    case .possible: pending.append(byte)
    case .whole:
      pending.append(byte)
      state = .string
    }
  }

  /// Collects a string up to its end or its maximum length.
  private mutating func takeString(_ byte: UInt8) {
    if state == .stringEscape {
      // `ESC \` ends the string; any other escape begins something of its own.
      if byte == UInt8(ascii: "\\") { return finishString() }
      breakOffString()
      // A control character is a separate key, not Alt with the escape of an end that broke off.
      if byte == 0x1B || byte >= 0x20 && byte != 0x7F { state = .escape }
      return take(byte)
    }
    switch byte {
    case 0x1B: state = .stringEscape
    case 0x07: finishString()
    case 0..<0x20, 0x7F:
      // No answer has a control character: it broke off, and a key was pressed.
      breakOffString()
      take(byte)
    default: if pending.count <= Self.maximumSequence { pending.append(byte) }
    }
  }

  /// Drops an unfinished string, unless a person may have typed it after an escape.
  private mutating func breakOffString() {
    let typed = isMaybeTyped ? pending.dropFirst(settledCount - 1) : []
    endEscape()
    reset()
    for character in String(decoding: typed, as: UTF8.self) { emit(.character(character)) }
  }

  private mutating func finishString() {
    // A truncated string isn't the whole answer.
    let isWhole = pending.count <= Self.maximumSequence
    report(isWhole ? TerminalReply(string: pending) : nil)
  }
}

// MARK: - Results

extension InputDecoder {
  private mutating func reset() {
    state = .ground
    pending = []
    settledCount = 0
    isEscapeApart = false
    isMaybeTyped = false
    hasAlt = false
  }

  private mutating func begin(_ state: State, with introducer: UInt8) {
    self.state = state
    pending = [introducer]
  }

  private mutating func emit(_ key: Key, _ modifiers: KeyModifiers = []) {
    emit(KeyEvent(key, modifiers))
  }

  private mutating func emit(_ event: KeyEvent) {
    var event = event
    if hasAlt { event.modifiers.insert(.alt) }
    events.append(.key(event))
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
