import CHanokICU

/// The order of words in a language (UTS #10).
@safe public final class Collation: Sendable {
  /// The differences that count, in the order of ICU's `UCollationStrength`.
  public enum Strength: Int32, Sendable {
    /// Base letters alone: `role`, `Rôle` and `rôle` are equal.
    case primary
    /// Accents too.
    case secondary
    /// Case too.
    case tertiary
  }

  // ICU's collators are only read after they were configured: threads may share them.
  fileprivate nonisolated(unsafe) let handle: OpaquePointer

  /// Opens a language's order; `-u-co-` in its tag selects a variant.
  ///
  /// - Parameters:
  ///   - isNumeric: Whether digits are compared as numbers: `2` before `10`.
  ///   - ignoresPunctuation: Whether spaces and punctuation are ignored.
  public init(
    _ language: LanguageTag, strength: Strength = .tertiary, isNumeric: Bool = false,
    ignoresPunctuation: Bool = false
  ) throws(ICUError) {
    var status: Int32 = 0
    let handle = unsafe cicu_collation_open(
      language.description, strength.rawValue, isNumeric, ignoresPunctuation, &status)
    unsafe self.handle = try unsafe handle.opened(status)
  }

  deinit { unsafe cicu_collation_close(handle) }

  /// The version of the order, of ICU's rules and the language's rules.
  ///
  /// Stored keys are valid only while the version is the same.
  public var version: String {
    var numbers: [UInt8] = [0, 0, 0, 0]
    unsafe cicu_collation_version(handle, &numbers)
    return numbers.map { "\($0)" }.joined(separator: ".")
  }

  /// Whether one text comes before another.
  public func areInIncreasingOrder(_ left: String, _ right: String) -> Bool {
    compare(left, right) < 0
  }

  /// Whether two texts have no difference that counts.
  public func areEqual(_ left: String, _ right: String) -> Bool {
    compare(left, right) == 0
  }

  /// Returns the texts in order; equal ones keep their order.
  ///
  /// - Complexity: O(*n* log *n*) comparisons of keys; one key is made for each text.
  public func sorted(_ texts: [String]) -> [String] { order(of: texts).map { texts[$0] } }

  /// Returns elements in the order of their texts; equal ones keep their order.
  ///
  /// `text` is called once for each element.
  public func sorted<Element>(
    _ elements: [Element], by text: (Element) -> String
  ) -> [Element] {
    order(of: elements.map(text)).map { elements[$0] }
  }

  /// Returns the indices of the texts in sorted order.
  func order(of texts: [String]) -> [Int] {
    var keys = texts.enumerated().map { SortKey(key(of: $0.element), number: $0.offset) }
    keys.sort { $0 < $1 }
    return keys.map(\.number)
  }

  /// Returns bytes that compare as the text does.
  public func key(of text: String) -> [UInt8] {
    var capacity = 64 + 4 * text.utf8.count
    while true {
      var needed = 0
      var status: Int32 = 0
      let key = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
        unsafe needed = Int(
          cicu_collation_key(
            handle, text, Int32(text.utf8.count), buffer.baseAddress, Int32(capacity), &status))
        count = min(needed, capacity)
      }
      if needed <= capacity { return key }
      capacity = needed
    }
  }

  private func compare(_ left: String, _ right: String) -> Int32 {
    var status: Int32 = 0
    return unsafe cicu_collation_compare(
      handle, left, Int32(left.utf8.count), right, Int32(right.utf8.count), &status)
  }
}

/// Searches other texts for a text, by the letters of a language alone: `peche` is in `Pêche`, `か`
/// in `カナダ`, `strasse` in `Straße` (UTS #10, Searching).
@safe public final class TextSearch {
  private let handle: OpaquePointer?
  // ICU's search refers to it.
  private let collation: Collation

  /// Creates a search for a text; an empty one is in every text.
  public init(_ typed: String, in language: LanguageTag) throws(ICUError) {
    collation = try Collation(language, strength: .primary)
    if typed.isEmpty {
      unsafe handle = nil
      return
    }
    var status: Int32 = 0
    let opened = unsafe cicu_search_open(
      collation.handle, typed, Int32(typed.utf8.count), &status)
    unsafe handle = try unsafe opened.opened(status)
  }

  deinit { if let handle = unsafe handle { unsafe cicu_search_close(handle) } }

  /// Whether it is in a text.
  public func isFound(in text: String) -> Bool {
    guard let handle = unsafe handle else { return true }
    var status: Int32 = 0
    return unsafe cicu_search_finds(handle, text, Int32(text.utf8.count), &status)
  }
}

/// The key of a text and its index, which orders equal texts.
///
/// The first bytes are one integer, which is mostly enough to compare two keys.
private struct SortKey: Comparable {
  let start: UInt64
  let bytes: [UInt8]
  let number: Int

  init(_ bytes: [UInt8], number: Int) {
    var start: UInt64 = 0
    for place in 0..<MemoryLayout<UInt64>.size {
      start = start << 8 | UInt64(place < bytes.count ? bytes[place] : 0)
    }
    (self.start, self.bytes, self.number) = (start, bytes, number)
  }

  static func < (left: SortKey, right: SortKey) -> Bool {
    if left.start != right.start { return left.start < right.start }
    var place = MemoryLayout<UInt64>.size
    while place < left.bytes.count, place < right.bytes.count {
      let (one, other) = (left.bytes[place], right.bytes[place])
      if one != other { return one < other }
      place += 1
    }
    // A key ends with its only zero byte, so that none is the beginning of another.
    return left.number < right.number
  }
}
