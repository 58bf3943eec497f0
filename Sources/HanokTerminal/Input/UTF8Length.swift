extension UInt8 {
  /// Whether the byte continues a character in UTF-8.
  var continuesCharacter: Bool { self & 0xC0 == 0x80 }

  /// The length of a character in UTF-8 that begins with the byte, or 1 if none does (The Unicode
  /// Standard, table 3-7).
  var characterLength: Int {
    switch self {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 1
    }
  }
}

extension BidirectionalCollection<UInt8> {
  /// Whether the bytes are one byte, or one character in UTF-8.
  var isOneCharacter: Bool {
    first?.characterLength == count && dropFirst().allSatisfy(\.continuesCharacter)
  }

  /// The number of last bytes that begin a character and don't complete it.
  var unfinishedCharacterLength: Int {
    let continuation = suffix(3).reversed().prefix(while: \.continuesCharacter).count
    guard let lead = dropLast(continuation).last else { return 0 }
    return continuation + 1 < lead.characterLength ? continuation + 1 : 0
  }
}
