import PseudoTerminals
import Timing

/// What one run of a program cost.
struct Measurement {
  /// Milliseconds from the start until the awaited text arrived.
  let milliseconds: Double
  /// The largest resident set, in MiB.
  let peakMemory: Double

  /// Runs a program until it has written `text`.
  init(of command: [String], until text: String) {
    let terminal = PseudoTerminal(running: command)
    milliseconds = Self.wait(for: Array(text.utf8), on: terminal) - terminal.start
    peakMemory = Double(terminal.end()) / 1_024
  }

  private static func wait(for text: [UInt8], on terminal: PseudoTerminal) -> Double {
    var output: [UInt8] = []
    while let bytes = terminal.read() {
      output += bytes
      if output.indices.contains(where: { output[$0...].starts(with: text) }) { return now() }
    }
    fatalError("The program ended before it wrote the awaited text.")
  }
}
