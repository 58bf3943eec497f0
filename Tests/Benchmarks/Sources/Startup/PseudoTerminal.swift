import CPseudoTerminal
import Glibc
import Timing

/// A program on a terminal of its own.
struct PseudoTerminal {
  private let controller: Int32
  private let child: pid_t
  private let start = now()

  init(running command: [String]) {
    var arguments = command.map { strdup($0) } + [nil]
    defer { arguments.forEach { free($0) } }
    var controller: Int32 = -1
    child = spawn_on_terminal(&arguments, &controller)
    self.controller = controller
    if child < 0 { fatalError("\(command[0]) can't be started.") }
  }

  /// Waits for `text` in what the program writes, ends the program, and tells what it cost.
  func measure(until text: String) -> Measurement {
    let milliseconds = wait(for: Array(text.utf8)) - start
    kill(child, SIGTERM)
    while readSome() != nil {}
    var status: Int32 = 0
    var usage = rusage()
    wait4(child, &status, 0, &usage)
    close(controller)
    return Measurement(milliseconds: milliseconds, peakMemory: Double(usage.ru_maxrss) / 1_024)
  }

  private func wait(for text: [UInt8]) -> Double {
    var output: [UInt8] = []
    while let bytes = readSome() {
      output += bytes
      if output.indices.contains(where: { output[$0...].starts(with: text) }) { return now() }
    }
    fatalError("The program ended before it wrote the awaited text.")
  }

  /// What the program wrote; nil when it has ended.
  private func readSome() -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = read(controller, &bytes, bytes.count)
    return count > 0 ? Array(bytes.prefix(count)) : nil
  }
}
