/// The values that an axis goes over, from one round number to another.
nonisolated struct ChartScale: Hashable {
  let lower: Double
  let upper: Double

  /// The smallest scale of round numbers for all values; it holds zero.
  init(_ values: [Double]) {
    var (low, high) = (0.0, 0.0)
    for value in values where value.isFinite {
      low = min(low, value)
      high = max(high, value)
    }
    let step = Self.step(over: high / 4 - low / 4)
    // A whole number of steps is one also where their quotient is a little more.
    let greatest = Double.greatestFiniteMagnitude
    lower = max(-greatest, (low / step + Self.tolerance).rounded(.down) * step)
    upper = low == high ? step : min(greatest, (high / step - Self.tolerance).rounded(.up) * step)
  }

  private static let tolerance = 1e-9

  /// 1, 2 or 5 times a power of ten, at least as large as a quarter of what is shown.
  private static func step(over quarter: Double) -> Double {
    guard quarter > 0, quarter.isFinite else { return 1 }
    var power = 1.0
    while power * 10 <= quarter { power *= 10 }
    while power > quarter { power /= 10 }
    for factor in [1.0, 2, 5] where power * factor >= quarter { return power * factor }
    return power * 10
  }

  /// The place of a value in a length: 0 at the lower end.
  func place(of value: Double, in length: Int) -> Int {
    guard value.isFinite, upper > lower else { return 0 }
    let part = value / (upper - lower) - lower / (upper - lower)
    return Int((max(0, min(1, part)) * Double(length)).rounded())
  }
}
