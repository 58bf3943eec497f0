public import HanokLocalization
public import HanokUnicode

/// How much a line of a log matters.
public nonisolated enum LogLevel: Int, CaseIterable, Comparable, Sendable {
  /// It helps those who look for a fault.
  case debug
  /// It says what goes on.
  case info
  /// Something may be wrong.
  case warning
  /// Something has failed.
  case error

  /// The one that matters less comes first.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// The level in one word.
  public var name: Message {
    switch self {
    case .debug: .Hanok.logDebug
    case .info: .Hanok.logInfo
    case .warning: .Hanok.logWarning
    case .error: .Hanok.logError
    }
  }
}

/// A line of a ``LogView``.
public nonisolated struct LogLine: Hashable, Sendable {
  /// The words.
  public var message: Message
  /// How much it matters.
  public var level: LogLevel
  /// What clocks showed when it came; nil where that isn't shown.
  public var time: CivilDateTime?

  /// A line.
  public init(_ message: Message, level: LogLevel = .info, time: CivilDateTime? = nil) {
    self.message = message
    self.level = level
    self.time = time
  }
}
