import HanokFiles
import HanokLocalization
import HanokSystem
import HanokTerminal
import Synchronization

/// The process's standard input, output and errors.
nonisolated final class StandardStreams: CommandStreams {
  /// The maximum number of bytes of a read.
  private static let readSize = 65_536

  /// The input that was read; the bytes before `start` are taken.
  private struct Input {
    var bytes: [UInt8] = []
    var start = 0
    var hasEnded = false
  }

  private let input = Mutex(Input())
  private let failed = Mutex(false)

  var hasFailed: Bool { failed.withLock { $0 } }

  func readLine() -> [UInt8]? {
    input.withLock { input in
      var searched = input.start
      while true {
        if let end = input.bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) {
          defer { input.start = end + 1 }
          return Array(input.bytes[input.start..<end])
        }
        if input.hasEnded {
          defer { input.start = input.bytes.endIndex }
          let rest = Array(input.bytes[input.start...])
          return rest.isEmpty ? nil : rest
        }
        input.bytes.removeFirst(input.start)
        input.start = 0
        searched = input.bytes.endIndex
        read(into: &input)
      }
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
    input.bytes += chunk
    input.hasEnded = chunk.isEmpty
  }

  let isTerminal = isatty(STDOUT_FILENO) == 1

  func write(_ text: String) {
    // A closed pipe is not a failure: its reader wants no more output.
    if !DescriptorWriter.write(text, to: STDOUT_FILENO), errno != EPIPE {
      failed.withLock { $0 = true }
    }
  }

  var errorWidth: Int? { TerminalDevice.width(of: STDERR_FILENO) }

  func writeError(_ text: String) { _ = DescriptorWriter.write(text, to: STDERR_FILENO) }
}

/// The input and output of a command: the process's standard streams, or a test's own.
public nonisolated protocol CommandStreams: Sendable {
  /// Returns the next line of the input without its ending, or nil after the last one.
  func readLine() -> [UInt8]?
  /// Writes to the output, completely, unless its reader is gone.
  func write(_ text: String)
  /// Whether written output is lost, or the input couldn't be read.
  var hasFailed: Bool { get }
  /// Whether the output is a terminal, which interprets control characters.
  var isTerminal: Bool { get }
  /// The width of the terminal that shows the errors, in cells; nil where another reader gets them.
  var errorWidth: Int? { get }
  /// Writes to the errors, completely, unless their reader is gone.
  func writeError(_ text: String)
}

extension CommandStreams {
  /// No width: the errors go to a file, or to a test.
  public var errorWidth: Int? { nil }
}
