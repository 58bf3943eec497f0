import HanokSystem

/// How a time grows with the number of rows.
struct Growth {
  private var points: [(x: Double, y: Double)] = []

  /// Adds what a number of rows took.
  mutating func add(_ count: Int, _ milliseconds: Double) {
    points.append((log(Double(count)), log(milliseconds)))
  }

  /// The power of the number of rows that the time follows: the slope of the least-squares line
  /// through the logarithms of both; nil for fewer than two numbers of rows.
  var exponent: Double? {
    let x = points.map(\.x).mean
    let y = points.map(\.y).mean
    let spread = points.reduce(0) { $0 + ($1.x - x) * ($1.x - x) }
    guard spread > 0 else { return nil }
    return points.reduce(0) { $0 + ($1.x - x) * ($1.y - y) } / spread
  }

  /// The time that a number of rows would take, in milliseconds, if it goes on as it went, and is
  /// linear at the least; nil where nothing is known.
  func expected(at count: Int) -> Double? {
    points.last.map { exp($0.y + max(1, exponent ?? 1) * (log(Double(count)) - $0.x)) }
  }
}

extension [Double] {
  fileprivate var mean: Double { reduce(0, +) / Double(Swift.max(1, count)) }
}
