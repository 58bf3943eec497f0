import HanokUnicode
import MessageFormat

/// A message in MessageFormat 2, parsed once, and its formatter, made once.
struct MessageFormatting {
  private let message: ParsedMessage
  private let formatter: MessageFormatter
  private let rows: [Row]
  private let arguments: [MessageArguments]

  init(_ source: String, language: String, rows: [Row]) throws {
    message = try ParsedMessage(source)
    formatter = MessageFormatter(try LanguageTag(language), bidiIsolation: .none)
    self.rows = rows
    arguments = rows.map(\.arguments)
  }

  var texts: [String] { arguments.map { formatter.string(message, $0) } }

  /// Formats so many messages, row by row, and gives the length of all.
  func format(_ count: Int) -> Int {
    var length = 0
    for index in 0..<count {
      length += formatter.string(message, arguments[index % arguments.count]).utf8.count
    }
    return length
  }

  /// Appends so many messages to bytes that are used again.
  func append(_ count: Int) -> Int {
    var length = 0
    var bytes: [UInt8] = []
    for index in 0..<count {
      bytes.removeAll(keepingCapacity: true)
      formatter.append(message, arguments[index % arguments.count], to: &bytes)
      length += bytes.count
    }
    return length
  }

  /// Formats so many messages to text with the places of its tags.
  func mark(_ count: Int) -> Int {
    var length = 0
    for index in 0..<count {
      length += formatter.marked(message, arguments[index % arguments.count]).text.utf8.count
    }
    return length
  }

  /// Formats so many messages and makes the arguments, too.
  func formatFromValues(_ count: Int) -> Int {
    var length = 0
    for index in 0..<count {
      length += formatter.string(message, rows[index % rows.count].arguments).utf8.count
    }
    return length
  }
}
