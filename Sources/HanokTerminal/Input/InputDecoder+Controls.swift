extension InputDecoder {
  /// Collects a control sequence to its final byte.
  mutating func takeControl(_ byte: UInt8) {
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
      // No part of a sequence: it ends the one that was begun, and isn't lost.
      reset()
      take(byte)
    }
  }

  /// Whether a dollar sign ends rxvt's `CSI n $`, a key with Shift; elsewhere it is followed.
  private var endsShiftedKey: Bool {
    !pending.isEmpty && pending.allSatisfy { (0x30...0x39).contains($0) }
  }

  mutating func takeSingleShift(_ byte: UInt8) {
    switch byte {
    case 0x1B:
      giveUpSingleShift()
      take(byte)
    // Some terminals put the modifiers between: `ESC O 5 A`, `ESC O 1 ; 5 P`.
    case 0x30...0x3B: if pending.count < Self.maximumSequence { pending.append(byte) }
    case 0x20...0x7E: finishSingleShift(byte)
    default:
      giveUpSingleShift()
      take(byte)
    }
  }

  /// What came is Alt with a letter then, and what was typed after it.
  mutating func giveUpSingleShift() {
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

  /// The three bytes of a report in X10's form: button, column and row, each above 32.
  ///
  /// They aren't UTF-8, and any of them may be a byte that begins something elsewhere.
  mutating func takeMouseReport(_ byte: UInt8) {
    pending.append(byte)
    guard pending.count == 3 else { return }
    let values = pending.map { Int($0) - 32 }
    finish(ControlSequence.oldMouse(values[0], values[1], values[2]))
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
    // Passed over as a whole.
    case .nothing: finish(nil)
    }
  }

  private mutating func finish(_ event: InputEvent?) {
    if let event { report(event) } else { report(nil as TerminalReply?) }
  }
}
