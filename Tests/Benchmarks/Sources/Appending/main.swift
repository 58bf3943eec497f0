// appending [ROWS…]
//
// Appends so many labels to a stack that is shown, and prints what that takes and how it grows: the
// exponent is 1 where the time is linear in the rows, 2 where it is quadratic. The device is in
// memory, and the clock a manual one.

import Timing

let arguments = CommandLine.arguments.dropFirst().map { Int($0) }
guard arguments.allSatisfy({ $0 ?? 0 > 0 }) else { fatalError("usage: appending [ROWS…]") }
let counts = arguments.isEmpty ? [1_000, 2_000, 5_000, 10_000] : arguments.compactMap(\.self)

/// How often a number of rows is appended; the median counts.
let rounds = 5
/// What is expected to take longer, in milliseconds, is left out; what takes a tenth of it is done
/// once.
let longest = 20_000.0

var table = Table("rows appended", "rows", "ms", "µs a row", "exponent")
var leftOut: [String] = []
for cadence in UpdateCadence.allCases {
  var growth = Growth()
  for count in counts {
    guard growth.expected(at: count) ?? 0 <= longest else {
      leftOut.append("\(cadence), \(count) rows: longer than \(Int(longest / 1_000)) s, left out.")
      continue
    }
    var times = [ShownStack().append(count, cadence)]
    while times.count < rounds, times[0] < longest / 10 {
      times.append(ShownStack().append(count, cadence))
    }
    growth.add(count, times.median)
    table.append(
      "\(cadence)", "\(count)", times.median.hundredths,
      (times.median * 1_000 / Double(count)).hundredths, growth.exponent?.hundredths ?? "-")
  }
}
table.show()
for line in leftOut { print(line) }
