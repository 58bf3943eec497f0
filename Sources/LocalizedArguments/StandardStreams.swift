import Glibc
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
        Self.read(into: &input)
      }
    }
  }

  private static func read(into input: inout Input) {
    let chunk = unsafe [UInt8](unsafeUninitializedCapacity: readSize) { buffer, count in
      var result = -1
      repeat {
        result = unsafe Glibc.read(STDIN_FILENO, buffer.baseAddress, readSize)
      } while result < 0 && errno == EINTR
      count = max(0, result)
    }
    input.bytes += chunk
    input.hasEnded = chunk.isEmpty
  }

  let isTerminal = isatty(STDOUT_FILENO) == 1

  func write(_ text: String) { Self.write(text, to: STDOUT_FILENO) }

  func writeError(_ text: String) { Self.write(text, to: STDERR_FILENO) }

  private static func write(_ text: String, to descriptor: Int32) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes {
        unsafe Glibc.write(descriptor, $0.baseAddress, $0.count)
      }
      if count > 0 { rest.removeFirst(count) } else if errno != EINTR { return }
    }
  }
}
