/// The source and the destination of lines.
public protocol LineStream: AnyObject {
  /// Whether a person types the lines, and expects a prompt.
  var isInteractive: Bool { get }
  /// Calls the handler with each line and with the end of the input.
  func start(_ handler: @escaping (LineEvent) -> Void)
  /// Sets whether more lines are read: none are wanted while enough of them wait.
  func setReading(_ isOn: Bool)
  /// Writes text without a delay.
  func write(_ text: String)
  /// Whether a write has failed, for example on a full disk.
  var hasFailed: Bool { get }
  /// Sets whether typed characters are visible, on a terminal.
  func setEcho(_ isOn: Bool)
  /// Ends the calls of the handler.
  func stop()
}

extension LineStream {
  /// Does nothing: a stream in memory has its lines already.
  public func setReading(_ isOn: Bool) {}

  /// False: most streams can't fail.
  public var hasFailed: Bool { false }

  /// Does nothing: most streams have no echo.
  public func setEcho(_ isOn: Bool) {}
}

/// An event of a stream of lines.
public enum LineEvent: Hashable, Sendable {
  /// A line, without its line break.
  case line(String)
  /// A line of more bytes than a stream accepts, which is dropped up to its end.
  case tooLong(limit: Int)
  /// The program continues after a stop: the prompt is above the shell's output.
  case resumed
  /// The end of the input.
  case end
}
