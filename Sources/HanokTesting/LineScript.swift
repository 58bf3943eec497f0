public import Hanok

/// Scripted lines and the recorded output: a test double for line mode.
public final class LineScript: LineStream {
  /// The output so far.
  public private(set) var output = ""
  /// Whether the application has ended.
  public private(set) var isStopped = false
  /// Whether the input is interactive.
  public let isInteractive: Bool
  /// Whether writing fails, as on a full disk.
  public var hasFailed = false
  private var handler: (String?) -> Void = { _ in }

  /// Creates a script whose lines a test enters.
  public init(isInteractive: Bool = false) {
    self.isInteractive = isInteractive
  }

  /// Sets the handler of lines.
  public func start(_ handler: @escaping (String?) -> Void) { self.handler = handler }

  /// Records a text.
  public func write(_ text: String) { output += text }

  /// Records the end of the application.
  public func stop() { isStopped = true }

  /// Enters a line.
  public func speak(_ line: String) { handler(line) }

  /// Ends the script.
  public func end() { handler(nil) }

  /// Returns the output since the last call, and clears it.
  public func heard() -> String {
    defer { output = "" }
    return output
  }
}
