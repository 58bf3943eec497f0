// lists [ROWS…]
//
// Shows a table, a log and source code of so many rows each on a terminal in memory of 80x24, turns 100
// pages, and prints the time to fill the view and to the first screen, the time of a page, and the memory
// that the rows and the screen took: the time of a screen and of a page doesn't depend on the number of
// rows; a table stores none, a log each, and source code its text and the start of each line. Every row of
// figures is of a process of its own (lists KIND ROWS), since freed memory would be used again.

import HanokSystem
import Timing

let arguments = CommandLine.arguments.dropFirst()
if let kind = arguments.first.flatMap({ ListKind(rawValue: $0) }),
  let count = arguments.dropFirst().first.flatMap({ Int($0) })
{
  print(try ListMeasurement(kind, rows: count).line)
  exit(0)
}
let counts = arguments.compactMap { Int($0) }
guard counts.count == arguments.count, counts.allSatisfy({ $0 > 0 }) else {
  fatalError("usage: lists [ROWS…]")
}

var table = Table("rows", "count", "fill ms", "first screen ms", "page µs", "MiB", "bytes a row")
for kind in ListKind.allCases {
  for count in counts.isEmpty ? [10_000, 100_000, 1_000_000] : counts {
    let command = "'\(CommandLine.arguments[0])' \(kind) \(count)"
    guard let line = output(of: command) else { fatalError("\(command) doesn't run.") }
    table.append([kind.rawValue, "\(count)"] + line.split(separator: " ").map(String.init))
  }
}
table.show()

/// Returns the first line that a program writes, or nil if it fails.
func output(of command: String) -> String? {
  guard let pipe = popen(command, "r") else { return nil }
  var bytes = [CChar](repeating: 0, count: 1_000)
  let isRead = fgets(&bytes, Int32(bytes.count), pipe) != nil
  guard pclose(pipe) == 0, isRead else { return nil }
  return String(decoding: bytes.prefix { $0 != 0 && $0 != 10 }.map(UInt8.init), as: UTF8.self)
}
