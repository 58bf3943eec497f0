import Timing

/// Times several ways of doing the same in turn, so that a slow moment of the machine meets all.
struct Stopwatch {
  /// How often each way is timed; the median counts.
  let rounds: Int
  /// How long each round lasts, roughly.
  let milliseconds: Double

  /// Does something so many times, and gives a figure that hangs on all of it.
  typealias Work = (Int) -> Int

  /// What the rounds of one way took, in nanoseconds for each time it was done.
  struct Times {
    fileprivate(set) var rounds: [Double] = []

    var median: Double { rounds.median }

    /// The part of another way's time: compared round by round, as neighbours share the machine's
    /// slow moments.
    func ratio(to other: Times) -> Double { zip(rounds, other.rounds).map(/).median }
  }

  /// Times each way.
  func time(_ works: [Work]) -> [Times] {
    let counts = works.map(count)
    var times = [Times](repeating: Times(), count: works.count)
    for _ in 0..<rounds {
      for (place, work) in works.enumerated() {
        times[place].rounds.append(time(work, counts[place]) * 1_000_000 / Double(counts[place]))
      }
    }
    return times
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
