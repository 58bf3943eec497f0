/// The permitted numbers of a slider or a stepper.
package struct RangeScale {
  package let minimum: Double
  package let maximum: Double
  /// The distance between permitted numbers, from the minimum on; 0 if any is permitted.
  package let step: Double

  /// The number of steps of the range if any number is permitted.
  private static let continuousSteps = 20.0
  /// The precision of steps: nine decimal places, so that ten tenths make one.
  private static let precision = 1e9

  package init(minimum: Double, maximum: Double, step: Double) {
    (self.minimum, self.maximum, self.step) = (minimum, maximum, step)
  }

  /// Returns the number, or the bound that it is beyond; the minimum if it is NaN.
  package func clamped(_ value: Double) -> Double {
    value.isNaN ? minimum : max(minimum, min(value, maximum))
  }

  /// Returns the permitted number that is nearest to a finite one.
  package func nearest(_ value: Double) -> Double {
    var value = clamped(value)
    if step > 0, value != maximum {
      value = clamped(minimum + ((value - minimum) / step).rounded() * step)
    }
    let rounded = (value * Self.precision).rounded() / Self.precision
    return rounded.isFinite ? clamped(rounded) : value
  }

  /// Returns the number that is some steps after another, within the bounds or not.
  package func stepped(_ value: Double, by steps: Double) -> Double {
    value + steps * (step > 0 ? step : (maximum - minimum) / Self.continuousSteps)
  }

  /// Returns the position of a number in the range, from 0 to 1; 0 if a bound is infinite.
  package func part(of value: Double) -> Double {
    let part = (value - minimum) / (maximum - minimum)
    return part.isFinite ? part : 0
  }
}
