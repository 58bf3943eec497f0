public import Hanok

/// A field for a full hour of the day, written as `7:00`.
///
/// It is written as an app would write it, with public names only.
open class HourField: ValueField<Int> {
  open override var valueFormat: (any ValueFormat<Int>)? { traits == nil ? nil : HourFormat() }
}

/// The hours from 0 to 23; the step after the last one is the first.
struct HourFormat: ValueFormat {
  func value(of text: String) throws(ValueProblem) -> Int {
    let digits = text.prefix { $0 != ":" }
    guard let hour = Int(digits) else {
      throw ValueProblem(.verbatim("Type an hour."), isEmpty: text.isEmpty)
    }
    return hour
  }

  func text(of value: Int) -> String { "\(value):00" }

  func problem(of value: Int) -> Message? {
    (0..<24).contains(value) ? nil : .verbatim("A day has 24 hours.")
  }

  var pageSteps: Int { 6 }

  func stepped(_ value: Int?, by count: Int) -> Int? { ((value ?? 0) + count + 24) % 24 }
}
