// startup RUNS COMMAND TEXT [COMMAND TEXT …]
//
// Runs the commands in turn, so that a slow moment of the machine meets them all, and prints for
// each the median time until TEXT stood on the screen, and the median of the peak memory.

import Timing

let arguments = Array(CommandLine.arguments.dropFirst())
guard let runs = arguments.first.flatMap({ Int($0) }), runs > 0, arguments.count % 2 == 1 else {
  fatalError("usage: startup RUNS COMMAND TEXT [COMMAND TEXT …]")
}
let programs = stride(from: 1, to: arguments.count, by: 2).map {
  (command: arguments[$0].split(separator: " ").map(String.init), text: arguments[$0 + 1])
}
var measurements = [[Measurement]](repeating: [], count: programs.count)
for run in 0...runs {
  for (index, program) in programs.enumerated() {
    let measurement = Measurement(of: program.command, until: program.text)
    // The first run only warms the caches.
    if run > 0 { measurements[index].append(measurement) }
  }
}
for (program, results) in zip(programs, measurements) {
  let milliseconds = results.map(\.milliseconds)
  let row = [
    "median \(rounded(milliseconds.median)) ms", "min \(rounded(milliseconds.min() ?? 0)) ms",
    "peak \(rounded(results.map(\.peakMemory).median)) MiB", program.command.joined(separator: " "),
  ]
  print(row.joined(separator: "  "))
}

func rounded(_ value: Double) -> Double { (value * 10).rounded() / 10 }
