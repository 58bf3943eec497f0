public import Hanok

/// Lines from a script, and what was told: a double for line mode.
public final class LineScript: LineStream {
  /// All that was told.
  public private(set) var output = ""
  /// All that was told, with each line that was spoken after `> `.
  public private(set) var transcript = ""
  /// Whether the application has ended.
  public private(set) var isStopped = false
  /// Whether a person seems to type.
  public let isInteractive: Bool
  /// Whether nothing more can be written, as on a full disk.
  public var hasFailed = false
  private var handler: (String?) -> Void = { _ in }

  /// A script that a test speaks line by line.
  public init(isInteractive: Bool = false) {
    self.isInteractive = isInteractive
  }

  /// Takes who is told.
  public func start(_ handler: @escaping (String?) -> Void) { self.handler = handler }

  /// Keeps what is told.
  public func write(_ text: String) {
    output += text
    transcript += text
  }

  /// Ends.
  public func stop() { isStopped = true }

  /// Speaks a line.
  public func speak(_ line: String) {
    if !transcript.isEmpty, transcript.last != "\n" { transcript += "\n" }
    transcript += "\n> \(line)\n"
    handler(line)
  }

  /// Ends the script.
  public func end() { handler(nil) }

  /// What was told since the last time, and forgets it.
  public func heard() -> String {
    defer { output = "" }
    return output
  }

  /// Compares the transcript with its recording, `Snapshots/Walks/name.lines.txt`, which is recorded
  /// as ``Pilot/expectSnapshot(_:file:)`` records.
  ///
  /// - Throws: `SnapshotMismatch` where they differ or nothing was recorded.
  public func expectTranscript(
    _ name: String, file: String = #filePath
  ) throws(SnapshotMismatch) {
    let end = isStopped ? "\nquits\n" : ""
    try SnapshotFile(named: "Walks/\(name).lines", besides: file).expect("\(transcript)\(end)")
  }
}
