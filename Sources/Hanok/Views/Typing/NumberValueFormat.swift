import HanokLocalization
import HanokUnicode

/// The format of a number field: the notation of a language, and the bounds.
struct NumberValueFormat: ValueFormat {
  var minimum: ExactDecimal?
  var maximum: ExactDecimal?
  var step = ExactDecimal(1)
  var maximumFractionDigits: Int?
  private let reader: NumberReader
  private let format: NumberFormat?
  private let isPercent: Bool

  /// The maximum number of steps that are added at once.
  private static let mostSteps: UInt = 1_000

  /// The maximum number of zeros that are added: more are no notation of a number.
  private static let mostFractionDigits = 100

  init(_ language: LanguageTag, isPercent: Bool = false, minimumFractionDigits: Int = 0) {
    reader = NumberReader(language)
    self.isPercent = isPercent
    let zeros = max(0, min(minimumFractionDigits, Self.mostFractionDigits))
    // All digits are shown, so that reading returns the same number.
    let skeleton =
      zeros == 0 ? "precision-unlimited" : "." + String(repeating: "0", count: zeros) + "*"
    format = try? NumberFormat(
      language, skeleton: isPercent ? "percent scale/100 \(skeleton)" : skeleton)
  }

  func value(of text: String) throws(ValueProblem) -> ExactDecimal {
    do throws(NumberReadingError) {
      let number = try reader.number(text)
      return isPercent && !number.isPercent ? number.value.shifted(by: -2) : number.value
    } catch {
      throw ValueProblem(error)
    }
  }

  func text(of value: ExactDecimal) -> String {
    (try? format?.string(decimal: value.description)) ?? value.description
  }

  func problem(of value: ExactDecimal) -> Message? {
    let shown = isPercent ? value.shifted(by: 2) : value
    if let count = maximumFractionDigits, shown.fractionLength > count {
      return count == 0
        ? .Hanok.numberReadingFraction : .Hanok.numberReadingTooManyDecimals(count: count)
    }
    if let minimum, value < minimum {
      return .Hanok.numberReadingTooSmall(minimum: text(of: minimum))
    }
    if let maximum, maximum < value {
      return .Hanok.numberReadingTooLarge(maximum: text(of: maximum))
    }
    return nil
  }

  /// An empty field begins at zero; a number beyond a bound only moves closer to it.
  func stepped(_ value: ExactDecimal?, by count: Int) -> ExactDecimal? {
    var new = value ?? .zero
    let difference = count < 0 ? -step : step
    for _ in 0..<min(count.magnitude, Self.mostSteps) { new = new + difference }
    if let maximum, count > 0 || value == nil { new = min(new, max(maximum, value ?? maximum)) }
    if let minimum, count < 0 || value == nil { new = max(new, min(minimum, value ?? minimum)) }
    return new
  }
}
