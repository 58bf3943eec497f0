// UTF-8 with lone surrogates (the "generalized UTF-8" of the WTF-8 specification), so that an
// invalid UTF-16 file can be written back byte for byte.

extension [UInt8] {
  /// Creates the bytes of `units`: surrogate pairs are joined, a lone surrogate takes three bytes.
  init(generalizedUTF8 units: [UInt16]) {
    self = []
    reserveCapacity(units.count)
    var at = 0
    while at < units.count {
      var code = UInt32(units[at])
      at += 1
      if code & 0xFC00 == 0xD800, at < units.count, units[at] & 0xFC00 == 0xDC00 {
        code = 0x10000 + (code & 0x3FF) << 10 + UInt32(units[at] & 0x3FF)
        at += 1
      }
      append(codePoint: code)
    }
  }

  private mutating func append(codePoint code: UInt32) {
    let tail = { (shift: UInt32) in UInt8(0x80 | code >> shift & 0x3F) }
    switch code {
    case ..<0x80: append(UInt8(code))
    case ..<0x800: self += [UInt8(0xC0 | code >> 6), tail(0)]
    case ..<0x10000: self += [UInt8(0xE0 | code >> 12), tail(6), tail(0)]
    default: self += [UInt8(0xF0 | code >> 18), tail(12), tail(6), tail(0)]
    }
  }

  /// The UTF-16 code units of these bytes.
  var utf16CodeUnits: [UInt16] {
    var units: [UInt16] = []
    var at = 0
    while at < count {
      let lead = self[at]
      let length = lead < 0xC0 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
      let end = Swift.min(at + length, count)
      let first = length == 1 ? UInt32(lead) : UInt32(lead & (0x7F >> UInt8(length)))
      let code = self[(at + 1)..<end].reduce(first) { $0 << 6 | UInt32($1 & 0x3F) }
      if code < 0x10000 {
        units.append(UInt16(code))
      } else {
        units += [
          UInt16(0xD800 + (code - 0x10000) >> 10 & 0x3FF), UInt16(0xDC00 + code & 0x3FF),
        ]
      }
      at = end
    }
    return units
  }

  /// Returns the length of the UTF-8 sequence at `at`, or 0 if it is invalid (Unicode, table 3-7).
  ///
  /// NUL is also invalid: no text contains it.
  func lengthOfScalar(at: Int) -> Int {
    let lead = self[at]
    if lead < 0x80 { return lead == 0 ? 0 : 1 }
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch lead {
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: length = 4
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return 0
    }
    guard at + length <= count, second.contains(self[at + 1]),
      self[(at + 2)..<(at + length)].allSatisfy({ $0 & 0xC0 == 0x80 })
    else { return 0 }
    return length
  }
}
