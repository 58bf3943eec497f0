import HanokSystem

/// Milliseconds of the monotonic clock.
public func now() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) * 1_000 + Double(time.tv_nsec) / 1_000_000
}

extension [Double] {
  /// The middle of the values in their order.
  public var median: Double { sorted()[count / 2] }
}
