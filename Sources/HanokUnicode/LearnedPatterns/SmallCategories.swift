import Synchronization

/// The plural categories of small integers, kept as they are found, without a lock.
///
/// Each takes four bits: 0 for not found yet, else one more than its place in CLDR's order. Two
/// threads may find the same at the same time; they write the same bits.
final class SmallCategories: Sendable {
  /// Messages count small things; what is above costs a call of ICU.
  private static let limit: Int64 = 512

  private let words = InlineArray<32, Atomic<UInt64>> { _ in Atomic(0) }

  subscript(integer: Int64) -> PluralCategory? {
    guard let (word, shift) = Self.place(of: integer) else { return nil }
    let bits = (words[word].load(ordering: .relaxed) >> shift) & 0xF
    return bits == 0 ? nil : PluralCategory(place: Int32(bits) - 1)
  }

  func keep(_ category: PluralCategory, of integer: Int64) {
    guard let (word, shift) = Self.place(of: integer),
      let place = PluralCategory.allCases.firstIndex(of: category)
    else { return }
    words[word].bitwiseOr(UInt64(place + 1) << shift, ordering: .relaxed)
  }

  private static func place(of integer: Int64) -> (word: Int, shift: UInt64)? {
    guard integer >= 0, integer < limit else { return nil }
    return (Int(integer) / 16, UInt64(integer % 16) * 4)
  }
}
