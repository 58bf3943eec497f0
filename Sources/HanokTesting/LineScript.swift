public import Hanok
public import Testing

/// Scripted lines and the recorded output: a test double for line mode.
public final class LineScript: LineStream {
  /// The output so far.
  public private(set) var output = ""
  /// The output, with each line that was entered after `> `.
  public private(set) var transcript = ""
  /// Whether the application has ended.
  public private(set) var isStopped = false
  /// Whether the input is interactive.
  public let isInteractive: Bool
  /// Whether writing fails, as on a full disk.
  public var hasFailed = false
  /// Whether typed characters are visible.
  public private(set) var isEchoing = true
  /// Whether the application wants more lines.
  public private(set) var isReading = true
  private var handler: (LineEvent) -> Void = { _ in }

  /// Creates a script whose lines a test enters.
  public init(isInteractive: Bool = false) {
    self.isInteractive = isInteractive
  }

  /// Sets the handler of lines.
  public func start(_ handler: @escaping (LineEvent) -> Void) { self.handler = handler }

  /// Records whether typed characters are visible.
  public func setEcho(_ isOn: Bool) { isEchoing = isOn }

  /// Records whether the application wants more lines.
  public func setReading(_ isOn: Bool) { isReading = isOn }

  /// Records a text.
  public func write(_ text: String) {
    output += text
    transcript += text
  }

  /// Records the end of the application.
  public func stop() { isStopped = true }

  /// Enters a line.
  public func speak(_ line: String) {
    if !transcript.isEmpty, transcript.last != "\n" { transcript += "\n" }
    transcript += "\n> \(line)\n"
    handler(.line(line))
  }

  /// Sends an event other than a line that is entered.
  public func send(_ event: LineEvent) { handler(event) }

  /// Ends the script.
  public func end() { send(.end) }

  /// Returns the output since the last call, and clears it.
  public func heard() -> String {
    defer { output = "" }
    return output
  }

  /// Compares the transcript with its recording, `Walks/name.lines.txt`, which is recorded
  /// as `Pilot.expectSnapshot(_:fileID:file:sourceLocation:)` records; a difference is an issue in
  /// the same way.
  public func expectTranscript(
    _ name: String, fileID: String = #fileID, file: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let end = isStopped ? "\nquits\n" : ""
    SnapshotFile(named: "Walks/\(name).lines", of: SourceFile(fileID: fileID, path: file))
      .mismatch(of: "\(transcript)\(end)")?.record(at: sourceLocation)
  }
}
