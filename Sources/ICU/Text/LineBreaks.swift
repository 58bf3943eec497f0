import CICU

/// Where lines may break in a language (UAX #14): Thai by dictionary, Japanese as strictly as asked.
@safe public final class LineBreaks: Sendable {
  /// How strictly East Asian lines are kept from breaking before small kana and the like.
  public enum Strictness: String, Sendable {
    case loose
    case normal
    case strict
  }

  /// A place where a line may end.
  public struct Break: Hashable, Sendable {
    /// The offset in UTF-8 bytes of the next line's start.
    public let offset: Int
    /// Whether the line must end there, as after a line feed.
    public let isMandatory: Bool
  }

  private nonisolated(unsafe) let handle: OpaquePointer

  /// Opens a language's rules: open them once, and share them.
  public init(_ language: LanguageTag, strictness: Strictness = .strict) throws(ICUError) {
    var status: Int32 = 0
    let tag = "\(language.withoutExtensions)-u-lb-\(strictness.rawValue)"
    let handle = unsafe cicu_line_breaks_open(tag, &status)
    try ICUError.check(status)
    guard let handle = unsafe handle else { throw ICUError(code: status) }
    unsafe self.handle = handle
  }

  deinit { unsafe cicu_line_breaks_close(handle) }

  /// The breaks of a text in order, its end among them.
  ///
  /// - Complexity: O(*n*) in the text's length.
  public func breaks(in text: String) -> [Break] {
    let length = text.utf8.count
    var status: Int32 = 0
    let offsets = unsafe [Int32](unsafeUninitializedCapacity: length) { buffer, count in
      guard let start = buffer.baseAddress else { return }
      unsafe count = Int(
        cicu_line_breaks_find(handle, text, Int32(length), start, Int32(length), &status))
    }
    return offsets.map { Break(offset: Int($0 < 0 ? ~$0 : $0), isMandatory: $0 < 0) }
  }
}
