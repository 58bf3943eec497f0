import HanokUnicode

/// A number with all that is needed to write it.
struct FormattableNumber: Sendable {
  let number: DecimalNumber
  let skeleton: String
  /// Whether integers are written with all of their digits and no others.
  let keepsIntegers: Bool
  /// The option that is to blame where the number can't be written.
  var subject = ""
  let language: LanguageTag
  let formatters: FormatterCache

  /// The number's text alone.
  func text() throws(FunctionFailure) -> String {
    if losesDigits { throw FunctionFailure(.unsupportedOperation, "digits") }
    do throws(ICUError) {
      let format = try formatters.numberFormat(language, skeleton: skeleton)
      if let integer = number.integer { return try format.string(integer) }
      return try format.string(decimal: number.description)
    } catch {
      throw FunctionFailure(.unsupportedOperation, subject)
    }
  }

  /// Whether ICU, which converts units in floating point, and counts all but the last of several in
  /// 64 bits, comes to another number.
  private var losesDigits: Bool {
    guard skeleton.hasPrefix("unit/"), number.magnitudeInFloatingPoint > 9e15,
      let formatted = try? formatted()
    else { return false }
    return formatted.isOfMixedUnit || formatted.text.contains("∞")
  }

  /// The category of the number as it is written: `1.0` isn't `1`.
  func category(_ kind: PluralRules.Kind) throws(FunctionFailure) -> PluralCategory {
    do throws(ICUError) {
      let rules = try formatters.pluralRules(language, kind)
      if keepsIntegers, let integer = number.integer { return rules.category(of: integer) }
      return rules.category(of: try formatted())
    } catch {
      throw FunctionFailure(.badSelector)
    }
  }

  /// The number with what plural rules need to know of it.
  func formatted() throws(ICUError) -> FormattedNumber {
    let format = try formatters.numberFormat(language, skeleton: skeleton)
    if let integer = number.integer { return try format.format(integer) }
    return try format.format(decimal: number.description)
  }
}
