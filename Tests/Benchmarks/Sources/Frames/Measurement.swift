import HanokSystem
import PseudoTerminals

/// What a frame of a program costs.
struct Measurement {
  /// Processor time of the whole program, in microseconds.
  let microseconds: Double
  /// What goes to the terminal, in bytes.
  let bytes: Double

  /// Runs a program of `Peers` for so many frames.
  ///
  /// - Returns: Nil where it can't run here.
  init?(
    _ command: [String], _ scenario: Scenario, _ size: ScreenSize, _ lines: LineFile, frames: Int
  ) {
    guard let idle = Self.run(command, scenario, size, lines, frames: 0),
      let busy = Self.run(command, scenario, size, lines, frames: frames)
    else { return nil }
    microseconds = busy.microseconds / Double(frames)
    bytes = Double(busy.bytes - idle.bytes) / Double(frames)
  }

  private static func run(
    _ command: [String], _ scenario: Scenario, _ size: ScreenSize, _ lines: LineFile, frames: Int
  ) -> (microseconds: Double, bytes: Int)? {
    let report = "\(lines.path).report"
    unlink(report)
    defer { unlink(report) }
    let terminal = PseudoTerminal(
      running: command + [scenario.argument, "\(frames)", lines.path, report],
      columns: size.columns, rows: size.rows)
    var bytes = 0
    while let written = terminal.read() { bytes += written.count }
    _ = terminal.finish()
    guard let file = fopen(report, "r") else { return nil }
    defer { fclose(file) }
    var text = [CChar](repeating: 0, count: 256)
    guard fgets(&text, Int32(text.count), file) != nil else { return nil }
    let words = String(cString: text).split(whereSeparator: \.isWhitespace)
    return words.first.flatMap { Double($0) }.map { ($0, bytes) }
  }
}
