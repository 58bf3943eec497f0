extension InputDecoder {
  /// Collects a string to its end, as far as it is kept.
  mutating func takeString(_ byte: UInt8) {
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
    // What was cut short isn't the answer that was given.
    let isWhole = pending.count <= Self.maximumSequence
    report(isWhole ? ControlString(pending).reply : nil)
  }

  private mutating func finishUnended() { report(nil as TerminalReply?) }
}
