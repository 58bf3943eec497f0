/// What one run of a program cost.
struct Measurement {
  /// Milliseconds from the start until the awaited text arrived.
  let milliseconds: Double
  /// The largest resident set, in MiB.
  let peakMemory: Double
}
