extension [UInt8] {
  /// Appends a scalar in UTF-8.
  mutating func append(scalar: UInt32) {
    func continuation(_ shift: UInt32) -> UInt8 { UInt8(0x80 | scalar >> shift & 0x3F) }
    switch scalar {
    case 0..<0x80: append(UInt8(scalar))
    case 0x80..<0x800:
      append(UInt8(0xC0 | scalar >> 6))
      append(continuation(0))
    case 0x800..<0x10000:
      append(UInt8(0xE0 | scalar >> 12))
      append(continuation(6))
      append(continuation(0))
    default:
      append(UInt8(0xF0 | scalar >> 18))
      append(continuation(12))
      append(continuation(6))
      append(continuation(0))
    }
  }

  /// Appends numbers, separated by semicolons.
  mutating func append(decimals numbers: [Int]) {
    for (index, number) in numbers.enumerated() {
      if index > 0 { append(UInt8(ascii: ";")) }
      append(decimal: number)
    }
  }

  private mutating func append(decimal number: Int) {
    if number >= 10 { append(decimal: number / 10) }
    append(UInt8(ascii: "0") + UInt8(number % 10))
  }
}
