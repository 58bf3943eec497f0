import Glibc
import HanokLocalization
import Synchronization

/// The process's standard input, output and errors.
nonisolated final class StandardStreams: CommandStreams {
  /// How much is read at once, in bytes.
  private static let readSize = 65_536

  /// What was read and not yet taken; the bytes before `start` are taken.
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
        result = unsafe Glibc.read(STDIN_FILENO, buffer.baseAddress, Self.readSize)
      } while result < 0 && errno == EINTR
      count = max(0, result)
    }
    if result < 0 { failed.withLock { $0 = true } }
    input.bytes += chunk
    input.hasEnded = chunk.isEmpty
  }

  let isTerminal = isatty(STDOUT_FILENO) == 1

  func write(_ text: String) {
    // A reader that has gone away wants no more: that is no failure.
    if !FileWriter.write(text, to: STDOUT_FILENO), errno != EPIPE { failed.withLock { $0 = true } }
  }

  func writeError(_ text: String) { _ = FileWriter.write(text, to: STDERR_FILENO) }
}

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
