import Hanok
import HanokFiles
import HanokLocalization
import HanokSystem
import HanokTerminal
import Synchronization

/// The process's standard input, output and errors.
nonisolated final class StandardStreams: CommandStreams {
  /// The maximum number of bytes of a read.
  private static let readSize = 65_536

  /// The maximum length of a line, in bytes: enough for all the texts of a large table.
  private static let longestLine = 1 << 20

  /// The input that was read, and its lines that aren't taken yet.
  private struct Input {
    var splitter = LineSplitter(limit: StandardStreams.longestLine)
    var lines: ArraySlice<LineSplitter.Line> = []
    var hasEnded = false
  }

  private let input = Mutex(Input())
  private let failed = Mutex(false)

  var hasFailed: Bool { failed.withLock { $0 } }

  func readLine() throws(LineTooLong) -> [UInt8]? {
    let line = input.withLock { input in
      while input.lines.isEmpty, !input.hasEnded { read(into: &input) }
      return input.lines.popFirst()
    }
    switch line {
    case .bytes(let bytes): return bytes
    case .tooLong: throw LineTooLong(limit: Self.longestLine)
    case nil: return nil
    }
  }

  private func read(into input: inout Input) {
    var result = -1
    let chunk = unsafe [UInt8](unsafeUninitializedCapacity: Self.readSize) { buffer, count in
      repeat {
        result = unsafe HanokSystem.read(STDIN_FILENO, buffer.baseAddress, Self.readSize)
      } while result < 0 && errno == EINTR
      count = max(0, result)
    }
    if result < 0 { failed.withLock { $0 = true } }
    input.hasEnded = chunk.isEmpty
    let lines = input.splitter.split(chunk[...])
    input.lines = (chunk.isEmpty ? [input.splitter.finish()].compactMap(\.self) : lines)[...]
  }

  let isTerminal = isatty(STDOUT_FILENO) == 1

  func write(_ text: String) {
    // A closed pipe is not a failure: its reader wants no more output.
    if !DescriptorWriter.write(text, to: STDOUT_FILENO), errno != EPIPE {
      failed.withLock { $0 = true }
    }
  }

  var width: Int? { TerminalDevice.width(of: STDOUT_FILENO) }

  func eraseLine() {
    guard isTerminal else { return }
    _ = DescriptorWriter.write(control: ControlFunction.eraseWholeRow, to: STDOUT_FILENO)
  }

  var errorWidth: Int? { TerminalDevice.width(of: STDERR_FILENO) }

  func writeError(_ text: String) { _ = DescriptorWriter.write(text, to: STDERR_FILENO) }
}

/// The error of a line of input that is too long.
public nonisolated struct LineTooLong: Error, Hashable, Sendable {
  /// The maximum length of a line, in bytes.
  public let limit: Int

  /// Creates the error of a line that is longer than a number of bytes.
  public init(limit: Int) { self.limit = limit }
}

/// The input and output of a command: the process's standard streams, or a test's own.
public nonisolated protocol CommandStreams: Sendable {
  /// Returns the next line of the input without its ending, or nil after the last one.
  ///
  /// - Throws: The limit that a line exceeds, which is dropped up to its end.
  func readLine() throws(LineTooLong) -> [UInt8]?
  /// Writes to the output, completely, unless its reader is gone.
  ///
  /// On a terminal, control characters in the text become visible.
  func write(_ text: String)
  /// Erases the line of the cursor on a terminal, such as a report of progress.
  func eraseLine()
  /// Whether written output is lost, or the input couldn't be read.
  var hasFailed: Bool { get }
  /// Whether the output is a terminal, which interprets control characters.
  var isTerminal: Bool { get }
  /// The width of the terminal that shows the output, in cells; nil where another reader gets it.
  var width: Int? { get }
  /// The width of the terminal that shows the errors, in cells; nil where another reader gets them.
  var errorWidth: Int? { get }
  /// Writes to the errors, completely, unless their reader is gone.
  ///
  /// On a terminal, control characters in the text become visible.
  func writeError(_ text: String)
}

nonisolated extension CommandStreams {
  /// Does nothing: most outputs have no line to erase.
  public func eraseLine() {}

  /// No width: the output goes to a file, or to a test.
  public var width: Int? { nil }

  /// No width: the errors go to a file, or to a test.
  public var errorWidth: Int? { nil }
}
