extension InputDecoder {
  /// Collects a control sequence to its final byte.
  mutating func takeControl(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "[") where pending.isEmpty:
      // The Linux console's F1 to F5 have a second bracket.
      pending.append(byte)
    case 0x40...0x7E: finishControl(byte)
    case 0x1B:
      reset()
      state = .escape
    case 0x20...0x3F: if pending.count < Self.maximumSequence { pending.append(byte) }
    default: break
    }
  }

  mutating func takeSingleShift(_ byte: UInt8) {
    if byte == 0x1B {
      emit(.character("O"), .alt)
      state = .escape
    } else if (UInt8(ascii: "1")...UInt8(ascii: "9")).contains(byte), pending.isEmpty {
      // Some terminals put the modifiers between: `ESC O 5 A`.
      pending.append(byte)
    } else {
      let modifiers = pending.first.map { KeyModifiers(xterm: Int($0 - UInt8(ascii: "0"))) } ?? []
      finishSingleShift(byte, modifiers)
    }
  }

  private mutating func finishSingleShift(_ final: UInt8, _ modifiers: KeyModifiers) {
    if let key = KeyTable.finals[final] ?? KeyTable.keypad[final] {
      emit(key, modifiers)
    } else if let key = KeyTable.rxvtArrows[final] {
      emit(key, .control)
    } else {
      reset()
    }
  }

  /// The three bytes of a report in X10's form: button, column and row, each above 32.
  mutating func takeMouseReport(_ byte: UInt8) {
    pending.append(byte)
    guard pending.count == 3 else { return }
    let values = pending.map { Int($0) - 32 }
    let isRelease = values[0] & 3 == 3 && values[0] & 0x60 == 0
    let button = isRelease ? values[0] & ~3 : values[0]
    report(ControlSequence.mouse(button, values[1], values[2], isRelease: isRelease))
  }

  private mutating func finishControl(_ final: UInt8) {
    if pending.first == UInt8(ascii: "[") {
      if let key = KeyTable.linuxFunctions[final] { emit(key) } else { reset() }
      return
    }
    if final == UInt8(ascii: "M"), pending.isEmpty { return begin(.mouseReport) }
    let sequence = ControlSequence(parameters: pending, final: final)
    if sequence.beginsPaste { return begin(.paste) }
    if let event = sequence.event {
      if case .key(let key) = event { emit(key.key, key.modifiers) } else { report(event) }
    } else {
      // An answer, or something unknown: passed over as a whole.
      reset()
    }
  }

  private mutating func report(_ event: InputEvent) {
    events.append(event)
    reset()
  }
}
