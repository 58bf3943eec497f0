/// A list as it was formatted.
public struct FormattedList: Hashable, Sendable {
  /// The text.
  public let text: String

  /// Where each item stands in the text, in UTF-8 bytes.
  public let items: [Range<Int>]
}
