import Timing

/// Times several ways of doing the same in turn, so that a slow moment of the machine meets all.
struct Stopwatch {
  /// How often each way is timed; the median counts.
  let rounds: Int
  /// How long each round lasts, roughly.
  let milliseconds: Double

  /// Does something so many times, and gives a figure that hangs on all of it.
  typealias Work = (Int) -> Int

  /// Nanoseconds for each time, of each way.
  func nanoseconds(_ works: [Work]) -> [Double] {
    let counts = works.map(count)
    var times = [[Double]](repeating: [], count: works.count)
    for _ in 0..<rounds {
      for (place, work) in works.enumerated() {
        times[place].append(time(work, counts[place]) * 1_000_000 / Double(counts[place]))
      }
    }
    return times.map(\.median)
  }

  /// How many times fill a round; trying it out warms the caches.
  private func count(_ work: Work) -> Int {
    var count = 100
    while true {
      let time = time(work, count)
      if time > milliseconds / 4 { return max(1, Int(Double(count) * milliseconds / time)) }
      count *= 4
    }
  }

  private func time(_ work: Work, _ count: Int) -> Double {
    let start = now()
    Self.checksum &+= work(count)
    return now() - start
  }

  /// Keeps the optimizer from leaving the work out.
  private nonisolated(unsafe) static var checksum = 0
}
