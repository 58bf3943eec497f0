// frames FRAMES ROUNDS NAME=COMMAND…
//
// Has each program draw so many frames of each scenario, on terminals of two sizes, in turn, and
// prints the median processor time and the bytes of a frame, how the first program's time compares
// with each other's, and whether that meets the bar. The programs are those of Peers; what can't
// run here is named.

import HanokSystem
import Timing

let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count > 2, let frames = Int(arguments[0]), let rounds = Int(arguments[1]) else {
  fatalError("usage: frames FRAMES ROUNDS NAME=COMMAND…")
}
let programs = arguments.dropFirst(2).map { argument in
  let parts = argument.split(separator: "=", maxSplits: 1)
  return (name: String(parts[0]), command: parts[1].split(separator: " ").map(String.init))
}
// Every program draws as it would on the same, able terminal, as fast as it can.
for (name, value) in [
  ("TERM", "xterm-256color"), ("COLORTERM", "truecolor"), ("LC_ALL", "C.UTF-8"),
  ("TEXTUAL_FPS", "100000"),
] { setenv(name, value, 1) }

/// The program that the bar is set by.
let reference = "ncurses"

var table = Table(
  "scenario", "size", "program", "µs a frame", "bytes a frame", "\(programs[0].name) to it", "bar",
  "met")
var missing: Set<String> = []
for size in ScreenSize.all {
  let lines = LineFile(for: size)
  let arabic = LineFile(for: size, isArabic: true)
  let pictures = LineFile(
    GalleryPictures.lines(drawnBy: programs[0].command, size: size), name: "gallery-\(size)")
  defer {
    lines.remove()
    arabic.remove()
    pictures.remove()
  }
  for scenario in Scenario.allCases {
    let lines =
      switch scenario {
      case .gallery: pictures
      case .arabic: arabic
      default: lines
      }
    var measurements: [[Measurement]] = Array(repeating: [], count: programs.count)
    for _ in 0..<rounds {
      for (index, program) in programs.enumerated() {
        let name = "\(program.name): \(scenario)"
        if missing.contains(name) { continue }
        if let result = Measurement(program.command, scenario, size, lines, frames: frames) {
          measurements[index].append(result)
        } else {
          missing.insert(name)
        }
      }
    }
    for (program, results) in zip(programs, measurements) where results.count == rounds {
      // Round by round, as neighbours share the machine's slow moments.
      let ratios = zip(measurements[0], results).map { $0.microseconds / $1.microseconds }
      let ratio = ratios.isEmpty ? nil : ratios.median
      let bar = program.name == reference ? scenario.bar : nil
      table.append(
        scenario.rawValue, "\(size)", program.name,
        results.map(\.microseconds).median.tenths, results.map(\.bytes).median.whole,
        ratio?.hundredths ?? "", bar?.tenths ?? "",
        ratio.flatMap { ratio in bar.map { ratio <= $0 ? "yes" : "no" } } ?? "")
    }
  }
}
table.show()
for name in missing.sorted() { print("\(name) doesn't run here.") }
