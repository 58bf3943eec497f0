/// Texts that cells name by a number: clusters of more than one scalar, and the targets of links.
///
/// The bytes of all are in one array, so that a text has no allocation of its own, and a lookup
/// none at all. Texts are equal when their bytes are.
struct TextPool: Sendable {
  /// The number of texts; their own numbers are below it.
  var count: Int { ends.count }
  private var bytes: [UInt8] = []
  /// The end of each text in `bytes`.
  private var ends: [Int32] = []
  /// Numbers at the places of their hashes, or the next free ones; -1 where there is none.
  ///
  /// The number of places is a power of two, and at least twice the number of texts.
  private var places: [Int32] = []

  /// The bytes of a text, in UTF-8.
  func bytes(of number: Int) -> ArraySlice<UInt8> {
    bytes[(number == 0 ? 0 : Int(ends[number - 1]))..<Int(ends[number])]
  }

  /// A text.
  func text(of number: Int) -> String { String(decoding: bytes(of: number), as: UTF8.self) }

  /// The number of a text, which may be a new one.
  mutating func number(of text: some Collection<UInt8>) -> Int {
    if 2 * (count + 1) > places.count { makePlaces() }
    let place = place(of: text)
    if places[place] >= 0 { return Int(places[place]) }
    places[place] = Int32(count)
    bytes.append(contentsOf: text)
    ends.append(Int32(bytes.count))
    return count - 1
  }

  /// Whether each text of this pool has the same number in another.
  func isPrefix(of other: TextPool) -> Bool {
    count <= other.count && other.ends.starts(with: ends) && other.bytes.starts(with: bytes)
  }

  /// The index of a text in `places`, or the one that it would have.
  private func place(of text: some Collection<UInt8>) -> Int {
    // FNV-1a, 64 bits.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    let mask = places.count - 1
    var place = Int(truncatingIfNeeded: hash ^ (hash >> 32)) & mask
    while places[place] >= 0, !bytes(of: Int(places[place])).elementsEqual(text) {
      place = (place + 1) & mask
    }
    return place
  }

  private mutating func makePlaces() {
    places = Array(repeating: -1, count: max(64, 2 * places.count))
    for number in 0..<count { places[place(of: bytes(of: number))] = Int32(number) }
  }
}

/// A link's target as it may be sent to a terminal: printable ASCII alone.
enum LinkTarget {
  /// Longer targets are no links: terminals leave them out (the OSC 8 convention says 2,083 bytes).
  static let maximumBytes = 2_083

  /// The bytes of a target; what isn't printable ASCII is percent-encoded (RFC 3986, section 2.1).
  static func bytes(of target: String) -> [UInt8] {
    target.utf8.flatMap { byte -> [UInt8] in
      if byte > 0x20, byte < 0x7F { return [byte] }
      return [UInt8(ascii: "%"), digit(byte >> 4), digit(byte & 15)]
    }
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }
}
