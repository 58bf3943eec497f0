import HanokSystem
import Synchronization

/// A command that was run in a test, without a process: its output and its exit status.
///
/// ```swift
/// let transcript = await CommandTranscript.run(Quiz.self, ["--help", "--locale", "ko"])
/// #expect(transcript.status == 0)
/// ```
public nonisolated struct CommandTranscript: Sendable {
  /// The text that the command wrote to its output.
  public let output: String
  /// The text that the command wrote to its errors.
  public let errors: String
  /// The exit status.
  public let status: Int32

  /// Runs a command with given arguments, environment and input.
  ///
  /// - Parameters:
  ///   - width: The width of a terminal that shows the output, in cells; nil for none.
  ///   - errorWidth: The width of a terminal that shows the errors, in cells; nil for none.
  @MainActor public static func run<Command: LocalizedCommand>(
    _ command: Command.Type, _ arguments: [String], environment: [String: String] = [:],
    input: String = "", width: Int? = nil, errorWidth: Int? = nil
  ) async -> CommandTranscript {
    let streams = MemoryStreams(input: input, width: width, errorWidth: errorWidth)
    let run = CommandRun(
      command, arguments: arguments, environment: environment, streams: streams)
    let status = await run.status()
    return streams.written.withLock { written in
      CommandTranscript(output: written.output, errors: written.errors, status: status)
    }
  }

  private nonisolated final class MemoryStreams: CommandStreams {
    let input: Mutex<[ArraySlice<UInt8>]>
    let written = Mutex((output: "", errors: ""))

    let width: Int?
    let errorWidth: Int?

    init(input: String, width: Int?, errorWidth: Int?) {
      self.width = width
      self.errorWidth = errorWidth
      var lines = Array(input.utf8).split(
        separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      if lines.last?.isEmpty == true { lines.removeLast() }
      self.input = Mutex(lines.reversed())
    }

    var isTerminal: Bool { width != nil }
    var hasFailed: Bool { false }

    func readLine() -> [UInt8]? { input.withLock { $0.popLast().map(Array.init) } }

    func write(_ text: String) {
      let shown = isTerminal ? VisibleText.lines(text) : text
      written.withLock { $0.output += shown }
    }

    func writeError(_ text: String) {
      let shown = errorWidth == nil ? text : VisibleText.lines(text)
      written.withLock { $0.errors += shown }
    }
  }
}
