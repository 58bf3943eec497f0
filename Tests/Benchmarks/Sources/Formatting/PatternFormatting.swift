import CMessagePatterns

/// A message in the older syntax, its pattern applied once by ICU's own `icu::MessageFormat`.
final class PatternFormatting {
  private let pattern: OpaquePointer
  let texts: [String]

  init(_ source: String, language: String, rows: [Row]) {
    guard let pattern = message_pattern_open(language, source) else {
      fatalError("ICU can't read the pattern \(source)")
    }
    for row in rows {
      message_pattern_begin_row(pattern)
      switch row {
      case .name(let name): message_pattern_add_text(pattern, name)
      case .count(let count): message_pattern_add_integer(pattern, count)
      case .amount(let amount): message_pattern_add_number(pattern, amount)
      case .day(let day): message_pattern_add_date(pattern, day)
      case .share(let who, let count):
        message_pattern_add_text(pattern, who)
        message_pattern_add_integer(pattern, count)
      }
    }
    texts = rows.indices.map { String(cString: message_pattern_text(pattern, Int32($0))) }
    self.pattern = pattern
  }

  deinit { message_pattern_close(pattern) }

  /// Formats so many messages to UTF-16, the arguments being made before.
  func format(_ count: Int) -> Int { Int(message_pattern_format(pattern, Int32(count))) }

  /// Formats from the values to UTF-8.
  func formatFromValues(_ count: Int) -> Int {
    Int(message_pattern_format_utf8(pattern, Int32(count)))
  }
}
