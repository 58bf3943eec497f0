import HanokUnicode
import MessageFormat

/// Parses, validates and formats whatever libFuzzer thinks of.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzMessage(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let source = String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  let message = ParsedMessage(parsing: source)
  for error in message.errors {
    precondition(error.range.lowerBound >= 0 && error.range.upperBound <= source.utf8.count)
  }
  for formatter in formatters {
    let formatted = formatter.format(message, arguments)
    precondition(formatted.text == formatter.string(message, arguments))
    precondition(message.errors.isEmpty || formatted.errors == message.errors)
  }
  return 0
}

private let formatters = ["en", "ar-u-nu-arab", "ko"].compactMap { tag in
  (try? LanguageTag(tag)).map { MessageFormatter($0, timeZone: .utc) }
}

private let arguments: [String: MessageValue] = [
  "a": 1, "b": "b", "c": .currency(5, "USD"), "d": .decimal("1234567890123456789.5"), "e": 1.5,
  "l": ["x", "y"], "t": "2026-11-21T20:00:00Z", "u": .unit(3, "meter"),
]
