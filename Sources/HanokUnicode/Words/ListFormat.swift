import CHanokICU

/// A formatter of lists in a sentence: `Anna, Ben, and Cleo`.
@safe public final class ListFormat: Sendable {
  /// The relation of the items, in the order of ICU's `UListFormatterType`.
  public enum Kind: Int32, CaseIterable, Sendable {
    case and
    case or
    /// Measures that make one quantity: `3 feet, 7 inches`.
    case units
  }

  /// The width of the conjunctions, in the order of ICU's `UListFormatterWidth`.
  public enum Width: Int32, Sendable {
    case wide
    case short
    case narrow
  }

  // ICU's list formatters are immutable: threads may share them.
  private nonisolated(unsafe) let handle: OpaquePointer

  /// Opens a formatter.
  public init(_ language: LanguageTag, kind: Kind = .and, width: Width = .wide) throws(ICUError) {
    var status: Int32 = 0
    let handle = unsafe cicu_list_format_open(
      language.description, kind.rawValue, width.rawValue, &status)
    unsafe self.handle = try unsafe handle.opened(status)
  }

  deinit { unsafe cicu_list_format_close(handle) }

  /// Returns the text of a list, empty if there are no items.
  public func string(_ items: [String]) throws(ICUError) -> String {
    try format(items).text
  }

  /// Returns the text of a list, and the range of each item.
  public func format(_ items: [String]) throws(ICUError) -> FormattedList {
    let all = items.joined()
    let lengths = items.map { Int32($0.utf8.count) }
    var places = [Int32](repeating: 0, count: items.count * 2)
    let text = try unsafe ICUText.string { buffer, capacity, status in
      unsafe cicu_list_format_write(
        handle, all, lengths, Int32(items.count), &places, buffer, capacity, &status)
    }
    return FormattedList(
      text: text,
      items: items.indices.map { Int(places[2 * $0])..<Int(places[2 * $0 + 1]) })
  }
}

/// A formatted list.
public struct FormattedList: Hashable, Sendable {
  /// The text.
  public let text: String

  /// The ranges of the items in the text, in UTF-8 bytes.
  public let items: [Range<Int>]
}
