/// Where a command reads and writes: the process's standard streams, or a test's own.
public nonisolated protocol CommandStreams: Sendable {
  /// The next line of the input, its end taken off; nil behind the last.
  func readLine() -> [UInt8]?
  /// Writes to the output, whole, unless nobody reads it any more.
  func write(_ text: String)
  /// Whether something that was written is lost, or the input couldn't be read.
  var hasFailed: Bool { get }
  /// Whether the output is a terminal, which would obey control characters.
  var isTerminal: Bool { get }
  /// Writes to the errors, whole, unless nobody reads them any more.
  func writeError(_ text: String)
}
