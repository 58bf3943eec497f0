import HanokSystem

/// Texts that cells refer to by a number: clusters of several scalars, and the targets of links.
///
/// The bytes of all texts are in one array, so that a text has no allocation of its own, and a
/// lookup has none at all. Texts are equal if their bytes are.
struct TextPool: Sendable {
  /// The number of texts, which have the numbers below it.
  var count: Int { ends.count }
  private var bytes: [UInt8] = []
  /// The end of each text in `bytes`.
  private var ends: [Int32] = []
  /// A hash table of numbers with linear probing; -1 is a free place.
  ///
  /// The number of places is a power of two, and at least twice the number of texts.
  private var places: [Int32] = []

  /// Returns the bytes of a text, in UTF-8.
  func bytes(of number: Int) -> ArraySlice<UInt8> {
    bytes[(number == 0 ? 0 : Int(ends[number - 1]))..<Int(ends[number])]
  }

  /// Returns the text with a number.
  func text(of number: Int) -> String { String(decoding: bytes(of: number), as: UTF8.self) }

  /// Returns the number of a text, which can be a new one.
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
    ends.isPrefix(of: other.ends) && bytes.isPrefix(of: other.bytes)
  }

  /// Returns the index of a text in `places`, or the free index for it.
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

extension Array where Element: FixedWidthInteger {
  /// Whether another array begins with the elements of this one.
  ///
  /// By memory: in a debug build, an iterator takes a call for each element.
  fileprivate func isPrefix(of other: [Element]) -> Bool {
    guard count <= other.count else { return false }
    return unsafe withUnsafeBytes { own in
      unsafe other.withUnsafeBytes { others in
        guard let start = own.baseAddress, let otherStart = others.baseAddress else { return true }
        return unsafe memcmp(start, otherStart, own.count) == 0
      }
    }
  }
}
