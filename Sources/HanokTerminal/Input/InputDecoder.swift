/// A decoder of the bytes that a terminal sends (ECMA-48 §5.4; xterm, Control Sequences).
///
/// It takes bytes in any portions. Only time distinguishes an escape that was typed from the
/// beginning of a sequence: if bytes are held back, `pendingTimeout` is the time to wait for more
/// before `flush()` is called. The terminal's answers are not events: `takeReplies()` returns them.
///
/// A slow line can split a sequence at any byte, and deliver its rest when its beginning was reported
/// as a key. A person types such a rest key by key, and never sooner than 90 ms after Escape. What
/// comes together or sooner is a sequence, whose own rest may then take 2 s:
///
/// ```
/// ESC     120 ms   [ A                     Escape, Up
/// ESC     120 ms   [ 1 ; 5   120 ms   A    Escape, Control with Up
/// ESC      60 ms   [   120 ms   A          Escape, Up
/// ESC     120 ms   [   120 ms   A          Escape, [, A
/// ESC     120 ms   [     2 s               Escape, [
/// ESC ]   120 ms   11;rgb:0/0/0 BEL        Alt-], and the answer
/// ```
///
/// The end of a paste can be lost. After 10 s without it, a character that comes alone is a key, and
/// so is what begins with an escape. Text that comes together is still pasted: its line endings
/// would be Enter.
///
/// ```
/// ESC [200~ a b   10 s   Ctrl-C            the paste "ab", Control with C
/// ESC [200~ a b   10 s   c CR d ESC [201~  the pastes "ab" and "c\nd"
/// ```
public struct InputDecoder: Sendable {
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

  private var pending = UnfinishedInput()
  private var string = ControlString(opening: [])
  /// The paste whose end hasn't come.
  ///
  /// After it has stalled, other input is decoded until more of its text comes.
  private var paste: PasteCollector?
  /// The time between the bytes before and the next byte.
  private var pause = Duration.zero
  /// Whether the bytes may be a key that was typed: one character, after a pause.
  private var isKey = false
  private var results = InputResults()

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
    self.pause = pause
    isKey = isPaused && rest.isOneCharacter
    if pending.isSettled, pause > pending.restTimeout { reset() }
    while let byte = rest.first {
      leaveOrResumePaste(at: rest)
      if pending.kind == .paste {
        takePaste(&rest)
      } else {
        rest.removeFirst()
        take(byte)
      }
      self.pause = .zero
    }
    return results.takeEvents()
  }

  /// Returns the terminal's answers since the last call.
  public mutating func takeReplies() -> [TerminalReply] { results.takeReplies() }

  /// The time to wait for more bytes before `flush()`.
  ///
  /// It is nil if nothing is held back, or if only more bytes can complete it.
  public var pendingTimeout: Duration? {
    if pending.isSettled { return nil }
    switch pending.kind {
    case .ground: return nil
    case .escape where hasDistinctEscape: return nil
    case .escape: return awaitsAnswers ? InputWait.sequence : InputWait.escape
    case .opening where isAlt: return InputWait.escape
    // More text of a paste that has stalled is rarely followed by the end.
    case .paste: return paste?.hasStalled == true ? InputWait.sequence : InputWait.paste
    case .character, .opening, .control, .singleShift, .string, .mouseReport:
      return InputWait.sequence
    }
  }

  /// Ends the wait, and returns the events of the bytes that are held back.
  public mutating func flush() -> [InputEvent] {
    if !pending.isSettled { giveUp() }
    return results.takeEvents()
  }

  private mutating func giveUp() {
    switch pending.kind {
    case .ground: break
    case .escape:
      emit(.escape)
      pending = .afterEscape
    case .character: emit(.replacement)
    case .opening where awaitsAnswers && pending.bytes.count > 1 && !pending.isTyped: settle()
    case .opening, .control, .singleShift: giveUpSequence()
    case .string: breakOffString()
    case .mouseReport: reset()
    case .paste: stallPaste()
    }
  }

  private mutating func take(_ byte: UInt8) {
    if pending.isSettled {
      if !pending.continues(byte) { reset() }
      pending.isTyped = pending.isLate && isKey && pause >= InputWait.key
    } else if !isKey {
      pending.isTyped = false
    }
    switch pending.kind {
    case .ground: takeGround(byte)
    case .character: takeCharacter(byte)
    case .escape: takeEscape(byte)
    case .opening: takeOpening(byte)
    case .control: takeControl(byte)
    case .singleShift: takeSingleShift(byte)
    case .string: takeString(byte)
    case .mouseReport: takeMouseReport(byte)
    case .paste: break
    }
  }

  private var isPaused: Bool { pause >= InputWait.escape }

  private mutating func settle() {
    pending.settle()
    results.hasAlt = false
  }

  private mutating func reset() {
    pending = UnfinishedInput()
    results.hasAlt = false
  }
}

// MARK: - Sequences that stay unfinished

extension InputDecoder {
  /// Whether the opening of a string is only Alt with a character, if nothing follows soon.
  private var isAlt: Bool {
    let mayBeAnswer =
      (awaitsAnswers || hasDistinctEscape) && StringOpening.isQueried(pending.bytes[0])
    return pending.bytes.count == 1 && pending.hasJoinedEscape && pending.eightBits.isEmpty
      && !mayBeAnswer
  }

  /// Reports the part of an unfinished sequence that isn't settled as keys, or drops it.
  private mutating func giveUpSequence() {
    guard let keys = pending.keys else { return settle() }
    let isOnlyIntroducer = pending.hasJoinedEscape && pending.bytes.count == 1
    if pending.isEscapeApart {
      results.append(KeyEvent(.escape))
      results.hasAlt = false
    }
    results.endEscape()
    for key in keys { results.append(key) }
    if isOnlyIntroducer { settle() } else { reset() }
  }

  /// Gives up a sequence for a byte that doesn't continue it, and takes that byte.
  private mutating func interrupt(by byte: UInt8) {
    let brokeOff = pending.kind == .control && pending.hasJoinedEscape && !isPaused
    if !brokeOff { giveUpSequence() }
    reset()
    take(byte)
  }

  /// Ignores an unknown sequence, unless a person has typed it after an escape.
  private mutating func ignore(_ final: UInt8) {
    let isApart = !pending.hasJoinedEscape || isPaused && pending.eightBits.isEmpty
    let isShort = pending.bytes.count == 1 && isApart
    if isShort || pending.isTyped { interrupt(by: final) } else { finish(nil) }
  }
}

// MARK: - Characters and escapes

extension InputDecoder {
  private mutating func takeGround(_ byte: UInt8) {
    if let key = KeyTable.key(of: byte) { return emit(key) }
    switch byte {
    case 0x1B: pending.kind = .escape
    case 0x80...0x9F: takeEightBits([byte])
    case _ where byte.characterLength > 1:
      pending.kind = .character
      pending.bytes = [byte]
    default: emit(.replacement)
    }
  }

  /// Collects a scalar; a byte that doesn't continue it is read again.
  private mutating func takeCharacter(_ byte: UInt8) {
    guard byte.continuesCharacter else {
      emit(.replacement)
      return take(byte)
    }
    pending.bytes.append(byte)
    let bytes = pending.bytes
    guard bytes.count == bytes[0].characterLength else { return }
    if bytes[0] == 0xC2, byte <= 0x9F { return takeEightBits(bytes) }
    let character = String(validating: bytes, as: UTF8.self).flatMap(\.first)
    emit(character.map { KeyEvent(.character($0)) } ?? .replacement)
  }

  /// Takes a control of eight bits, alone or in UTF-8: an escape and a character in one
  /// (ECMA-48 §5.3).
  private mutating func takeEightBits(_ bytes: [UInt8]) {
    guard let last = bytes.last, UnfinishedInput.introducers.contains(last - 0x40) else {
      return emit(.replacement)
    }
    pending.eightBits = bytes
    pending.begin(with: last - 0x40)
  }

  private mutating func takeEscape(_ byte: UInt8) {
    // A lone escape that begins another sequence is never a key.
    if isPaused, !pending.isLate, !hasDistinctEscape { pending.isEscapeApart = true }
    switch byte {
    case _ where UnfinishedInput.introducers.contains(byte): pending.begin(with: byte)
    case _ where pending.isEscapeApart:
      emit(.escape)
      take(byte)
    case 0x1B:
      // The first escape was a key, or Alt held with the sequence that follows; of three, the first
      // is always a key.
      results.endEscape()
      results.hasAlt = true
    default:
      results.hasAlt = true
      pending.kind = .ground
      take(byte)
    }
  }
}

// MARK: - Sequences

extension InputDecoder {
  /// Collects a control sequence to its final byte.
  private mutating func takeControl(_ byte: UInt8) {
    switch byte {
    case 0x40...0x7E where pending.isTyped && pending.bytes.count == 1: interrupt(by: byte)
    // The Linux console's F1 to F5 have a second bracket.
    case UInt8(ascii: "[") where pending.bytes.count == 1: pending.addParameter(byte)
    case UInt8(ascii: "$") where pending.isShiftedKey: finishControl(byte)
    case 0x40...0x7E: finishControl(byte)
    case 0x20...0x3F: pending.addParameter(byte)
    default: interrupt(by: byte)
    }
  }

  private mutating func takeSingleShift(_ byte: UInt8) {
    switch byte {
    case 0x30...0x3B: pending.addParameter(byte)
    case 0x20...0x7E where !pending.isTyped: finishSingleShift(byte)
    default: interrupt(by: byte)
    }
  }

  private mutating func finishSingleShift(_ final: UInt8) {
    let key = KeySequence.singleShift(pending.parameters, final: final)
    if let key { emit(key) } else { ignore(final) }
  }

  /// Takes the three bytes of a report in X10's form: button, column and row, each above 32.
  ///
  /// They aren't UTF-8, and any of them can be the first byte of something else.
  private mutating func takeMouseReport(_ byte: UInt8) {
    pending.bytes.append(byte)
    guard pending.bytes.count == 3 else { return }
    let values = pending.bytes.map { Int($0) - 32 }
    finish(MouseEvent(old: values[0], values[1], values[2]).map(InputEvent.mouse))
  }

  private mutating func finishControl(_ final: UInt8) {
    // A sequence that was truncated can have any meaning.
    if pending.isTruncated { return finish(nil) }
    let parameters = pending.parameters
    if parameters.first == UInt8(ascii: "[") {
      if let key = KeyTable.linuxFunctions[final] { emit(KeyEvent(key)) } else { ignore(final) }
      return
    }
    if final == UInt8(ascii: "M"), parameters.isEmpty {
      results.endEscape()
      reset()
      pending.kind = .mouseReport
      return
    }
    let sequence = ControlSequence(parameters: Array(parameters), final: final)
    if sequence.isNeverTyped { pending.isTyped = false }
    switch sequence.meaning(awaitsCursor: awaitsCursor) {
    // Only answers are expected as slowly as a person types.
    case .keys where pending.isTyped: interrupt(by: final)
    case .keys(let keys):
      for key in keys { results.append(key) }
      reset()
    case .event(let event): finish(event)
    case .reply(let reply):
      results.append(reply)
      reset()
    case .pasteBegins: beginPaste()
    case .pasteEnds where paste != nil: endPaste()
    case .pasteEnds, .nothing: ignore(final)
    }
  }

  private mutating func finish(_ event: InputEvent?) {
    results.endEscape()
    if let event { results.append(event) }
    reset()
  }
}

// MARK: - Pastes

extension InputDecoder {
  private mutating func beginPaste() {
    paste = PasteCollector(maximum: maximumPaste, introducer: pending.introducer)
    results.endEscape()
    reset()
    pending.kind = .paste
  }

  private mutating func takePaste(_ rest: inout ArraySlice<UInt8>) {
    if paste?.take(&rest) == true { endPaste() }
  }

  private mutating func endPaste() {
    results.endEscape()
    if let text = paste?.finishedText() { results.append(.paste(text)) }
    paste = nil
    reset()
  }

  private mutating func stallPaste() {
    if let text = paste?.takeStalledText() { results.append(.paste(text)) }
    reset()
  }

  /// Decides whether bytes are keys or text, after the end of a paste was due.
  ///
  /// A character alone is a key, so that no lost end takes the keyboard. Terminals remove escapes
  /// from text that they paste, so sequences are keys too.
  private mutating func leaveOrResumePaste(at rest: ArraySlice<UInt8>) {
    guard let byte = rest.first, paste?.hasStalled == true else { return }
    let isAlone = rest.isOneCharacter && paste?.continuesEnd(byte) == false
    let isKey = byte == 0x1B || isAlone
    if pending.kind == .paste {
      if isKey, isPaused { stallPaste() }
    } else if !isKey, pending.kind == .ground || pending.isSettled && !pending.continues(byte) {
      reset()
      pending.kind = .paste
    }
  }
}

// MARK: - Strings

extension InputDecoder {
  /// Collects the bytes that decide whether a string begins.
  private mutating func takeOpening(_ byte: UInt8) {
    switch StringOpening(pending.bytes + [byte]) {
    case .none: return interrupt(by: byte)
    case .possible: break
    case .whole: pending.kind = .string
    }
    pending.bytes.append(byte)
    string = ControlString(opening: pending.bytes)
  }

  private mutating func takeString(_ byte: UInt8) {
    switch string.take(byte) {
    case .continues: break
    case .ends:
      results.append(string.reply)
      reset()
    case .breaksOff(let afterEscape):
      breakOffString()
      if afterEscape { pending.kind = .escape }
      take(byte)
    }
  }

  /// Drops an unfinished string, unless a person may have typed it after an escape.
  private mutating func breakOffString() {
    let typed = pending.isTyped ? string.bytes.dropFirst(pending.settledCount - 1) : []
    results.endEscape()
    reset()
    for character in String(decoding: typed, as: UTF8.self) { emit(.character(character)) }
  }
}

// MARK: - Keys

extension InputDecoder {
  private mutating func emit(_ key: Key) { emit(KeyEvent(key)) }

  private mutating func emit(_ key: KeyEvent) {
    results.append(key)
    reset()
  }
}
