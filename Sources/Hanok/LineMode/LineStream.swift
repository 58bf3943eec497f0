/// The source and the destination of lines.
public protocol LineStream: AnyObject {
  /// Whether a person types the lines, and expects a prompt.
  var isInteractive: Bool { get }
  /// Calls the handler with each line, without its line break, and with nil after the last.
  func start(_ handler: @escaping (String?) -> Void)
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
  /// False: most streams can't fail.
  public var hasFailed: Bool { false }

  /// Does nothing: most streams have no echo.
  public func setEcho(_ isOn: Bool) {}
}
