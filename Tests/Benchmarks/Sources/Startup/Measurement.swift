import Glibc

/// What one run of a program cost.
struct Measurement {
  /// Milliseconds from the start until the awaited text arrived.
  let milliseconds: Double
  /// The largest resident set, in MiB.
  let peakMemory: Double
}

extension [Double] {
  var median: Double { sorted()[count / 2] }
}

/// Milliseconds of the monotonic clock.
func now() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) * 1_000 + Double(time.tv_nsec) / 1_000_000
}
