extension InputDecoder {
  mutating func takeGround(_ byte: UInt8) {
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

  /// Collects a scalar; a byte that doesn't continue it isn't lost.
  mutating func takeCharacter(_ byte: UInt8) {
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

  mutating func takeEscape(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "["): begin(.control)
    case UInt8(ascii: "O"): begin(.singleShift)
    // OSC, DCS, SOS, PM and APC: strings that answer a question.
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"),
      UInt8(ascii: "_"):
      begin(.string)
      pending = [byte]
    case 0x1B:
      // The first escape was a key, or Alt held with the sequence that follows; of three, the first
      // was a key in any case.
      endEscape()
      hasAlt = true
    default:
      hasAlt = true
      state = .ground
      take(byte)
    }
  }

  /// The rest of a mouse report whose escape was given up on a slow line: nobody types it.
  mutating func takeLateBracket(_ byte: UInt8) {
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
