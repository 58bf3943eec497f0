import HanokLocalization
import HanokUnicode
import MessageFormat

/// The format of sliders and steppers: numbers within bounds, which are read as they are shown.
struct RangeValueFormat: ValueFormat {
  let localizer: Localizer
  let scale: RangeScale
  /// Returns the text of a number.
  let message: (Double) -> Message

  /// Returns the number of a text: `70` is 0.7 if 0.7 is shown as 70 %.
  func value(of text: String) throws(ValueProblem) -> Double {
    do throws(NumberReadingError) { return try number(in: text) / shownFactor } catch {
      throw ValueProblem(error)
    }
  }

  func text(of value: Double) -> String { localizer.string(message(value)) }

  func spoken(_ value: Double) -> Message { message(value) }

  func problem(of value: Double) -> Message? {
    if value < scale.minimum {
      return .Hanok.numberReadingTooSmall(minimum: text(of: scale.minimum))
    }
    if value > scale.maximum {
      return .Hanok.numberReadingTooLarge(maximum: text(of: scale.maximum))
    }
    return nil
  }

  func stepped(_ value: Double?, by count: Int) -> Double? {
    scale.nearest(scale.stepped(value ?? scale.minimum, by: Double(count)))
  }

  /// The factor of shown numbers: 100 for percentages, and usually 1.
  private var shownFactor: Double {
    let (low, high) = (scale.minimum, scale.maximum)
    let bound = abs(high) >= abs(low) ? high : low
    guard bound != 0, let shown = try? number(in: text(of: bound)) else { return 1 }
    let factor = shown / bound
    return [100, 1_000].first { abs(factor - $0) < $0 / 1_000 } ?? 1
  }

  /// Returns the number in a text as it is written: 70 of `70 %`, and 7 of `7 guests`.
  ///
  /// Text before the number makes it invalid.
  private func number(in text: String) throws(NumberReadingError) -> Double {
    let reader = NumberReader(localizer.language)
    do throws(NumberReadingError) {
      let whole = try reader.number(text)
      return (whole.isPercent ? whole.value.shifted(by: 2) : whole.value).approximate
    } catch {
      // Neither units nor currencies are read.
      let amount = text.drop { $0.isCurrencySymbol || $0.isWhitespace }
      guard let last = amount.lastIndex(where: \.isDecimalDigit),
        let part = try? reader.number(String(amount[...last]))
      else { throw error }
      return part.value.approximate
    }
  }
}

extension ExactDecimal {
  fileprivate var approximate: Double { Double(description) ?? .nan }
}
