/// The source and the destination of lines.
public protocol LineStream: AnyObject {
  /// Whether a person types there, who wants to be asked.
  var isInteractive: Bool { get }
  /// Gives each line as it comes, without its end, and nil after the last.
  func start(_ handler: @escaping (String?) -> Void)
  /// Writes text at once.
  func write(_ text: String)
  /// Whether a text couldn't be written, as on a full disk.
  var hasFailed: Bool { get }
  /// Shows what is typed, or doesn't, where a person types there.
  func setEcho(_ isOn: Bool)
  /// Gives no more lines.
  func stop()
}

extension LineStream {
  /// No text is lost: most streams can't fail.
  public var hasFailed: Bool { false }

  /// Does nothing: most streams show nothing of what is typed.
  public func setEcho(_ isOn: Bool) {}
}
