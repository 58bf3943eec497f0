import CPseudoTerminal
import HanokSystem
import Timing

/// A program on a terminal of its own, which answers what every terminal answers.
public final class PseudoTerminal {
  /// When the program was started, in milliseconds of the monotonic clock.
  public let start = now()
  private let controller: Int32
  private let child: pid_t
  private var lastBytes: [UInt8] = []

  /// Starts a program.
  public init(running command: [String], columns: Int = 80, rows: Int = 24) {
    var arguments = command.map { strdup($0) } + [nil]
    defer { arguments.forEach { free($0) } }
    var controller: Int32 = -1
    child = spawn_on_terminal(&arguments, Int32(columns), Int32(rows), &controller)
    self.controller = controller
    if child < 0 { fatalError("\(command[0]) can't be started.") }
  }

  /// What the program wrote; nil when it has ended.
  public func read() -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = HanokSystem.read(controller, &bytes, bytes.count)
    guard count > 0 else { return nil }
    let written = Array(bytes.prefix(count))
    answer(written)
    return written
  }

  /// Ends the program with SIGTERM if it hasn't, and returns its peak memory, in KiB.
  public func end() -> Int {
    kill(child, SIGTERM)
    while read() != nil {}
    return finish()
  }

  /// Waits for the program's own end, and returns its peak memory, in KiB.
  public func finish() -> Int {
    let peakMemory = wait_for_peak_memory(child)
    close(controller)
    return peakMemory
  }

  /// Some programs wait until they know that there is a terminal, and where its cursor stands.
  private func answer(_ bytes: [UInt8]) {
    let text = String(decoding: lastBytes + bytes, as: UTF8.self)
    lastBytes = Array(bytes.suffix(3))
    for (question, reply) in [("\u{1B}[c", "\u{1B}[?62;22c"), ("\u{1B}[6n", "\u{1B}[1;1R")] {
      for _ in 1..<max(1, text.split(separator: question, omittingEmptySubsequences: false).count) {
        _ = write(controller, reply, reply.utf8.count)
      }
    }
  }
}
