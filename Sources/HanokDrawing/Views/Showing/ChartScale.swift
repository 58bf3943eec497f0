/// The range of values of an axis, between two round numbers.
package struct ChartScale: Hashable {
  package let lower: Double
  package let upper: Double

  /// Creates the smallest scale of round numbers for all values; it includes zero.
  package init(_ values: [Double]) {
    var (low, high) = (0.0, 0.0)
    for value in values where value.isFinite {
      low = min(low, value)
      high = max(high, value)
    }
    let step = Self.step(over: high / 4 - low / 4)
    // Rounding errors must not add a step to a whole number of steps.
    let greatest = Double.greatestFiniteMagnitude
    lower = max(-greatest, (low / step + Self.tolerance).rounded(.down) * step)
    upper = low == high ? step : min(greatest, (high / step - Self.tolerance).rounded(.up) * step)
  }

  private static let tolerance = 1e-9

  /// Returns 1, 2 or 5 times a power of ten, at least a quarter of the range.
  private static func step(over quarter: Double) -> Double {
    guard quarter > 0, quarter.isFinite else { return 1 }
    var power = 1.0
    while power * 10 <= quarter { power *= 10 }
    while power > quarter { power /= 10 }
    for factor in [1.0, 2, 5] where power * factor >= quarter { return power * factor }
    return power * 10
  }

  /// Returns the position of a value in a length: 0 at the lower end.
  package func place(of value: Double, in length: Int) -> Int {
    guard value.isFinite, upper > lower else { return 0 }
    let part = value / (upper - lower) - lower / (upper - lower)
    return Int((max(0, min(1, part)) * Double(length)).rounded())
  }
}
