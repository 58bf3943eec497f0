import Hanok

/// The number formats of the languages that were shown, which take longer to open than to use.
///
/// A view has one, and its parts share it.
package final class NumberFormats: Sendable {
  private nonisolated struct Key: Hashable, Sendable {
    let language: LanguageTag
    let skeleton: String
  }

  private let formats = SharedCache<Key, NumberFormat>(capacity: 64)

  /// Creates a cache without formats.
  package init() {}

  /// Returns the format of a language and a skeleton, or nil for an unknown skeleton.
  func format(_ language: LanguageTag, _ skeleton: String) -> NumberFormat? {
    try? formats.value(for: Key(language: language, skeleton: skeleton)) {
      try NumberFormat(language, skeleton: skeleton)
    }
  }
}
