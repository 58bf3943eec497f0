/// Where grapheme clusters end, by ICU's Unicode version (UAX #29).
///
/// Swift's `Character` has rules of its own, of the standard library's Unicode version; this is for
/// text whose clusters ICU must agree about.
package final class ClusterBreaks: Sendable {
  private let boundaries: TextBoundaries

  /// Opens the rules: open them once, and share them.
  package init() throws(ICUError) {
    boundaries = try TextBoundaries(tag: "und", kind: .cluster)
  }

  /// Where the clusters of a text end, in UTF-8 bytes.
  ///
  /// - Complexity: O(*n*) in the text's length.
  package func offsets(in text: String) -> [Int] {
    boundaries.all(in: text).map(\.offset)
  }
}
