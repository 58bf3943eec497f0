public import HanokLocalization
public import HanokUnicode

/// The severity of a line in a log.
public enum LogLevel: Int, CaseIterable, Comparable, Sendable {
  /// Helps with finding faults.
  case debug
  /// Reports progress.
  case info
  /// Reports a possible fault.
  case warning
  /// Reports a failure.
  case error

  /// Whether a level is less severe than another.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// The level as one word.
  public var name: Message {
    switch self {
    case .debug: Message("log.debug", table: "Hanok")
    case .info: Message("log.info", table: "Hanok")
    case .warning: Message("log.warning", table: "Hanok")
    case .error: Message("log.error", table: "Hanok")
    }
  }
}

/// A line of a ``LogView``.
public struct LogLine: Hashable, Sendable {
  /// The text of the line.
  public var message: Message
  /// The text with roles of the theme and links, which is shown instead of the message; nil for none.
  public var attributedText: AttributedText?
  /// The severity of the line.
  public var level: LogLevel
  /// The local time of the line; nil for none.
  public var time: CivilDateTime?

  /// Creates a line.
  public init(_ message: Message, level: LogLevel = .info, time: CivilDateTime? = nil) {
    self.message = message
    self.level = level
    self.time = time
  }

  /// Creates a line of a text with roles of the theme and links.
  public init(
    attributed text: AttributedText, level: LogLevel = .info, time: CivilDateTime? = nil
  ) {
    self.init(.verbatim(text.text), level: level, time: time)
    attributedText = text
  }
}
