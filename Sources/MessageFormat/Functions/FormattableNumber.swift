import ICU

/// A number with all that is needed to write it.
struct FormattableNumber: Sendable {
  let number: DecimalNumber
  let skeleton: String
  let language: LanguageTag
  let formatters: FormatterCache

  /// The number's text alone.
  func text() throws(FunctionFailure) -> String {
    do throws(ICUError) {
      let format = try formatters.numberFormat(language, skeleton: skeleton)
      if let integer = number.integer { return try format.string(integer) }
      return try format.string(decimal: number.description)
    } catch {
      throw FunctionFailure(.badOption, error.name)
    }
  }

  /// The number with what plural rules need to know of it.
  func formatted() throws(FunctionFailure) -> FormattedNumber {
    do throws(ICUError) {
      let format = try formatters.numberFormat(language, skeleton: skeleton)
      if let integer = number.integer { return try format.format(integer) }
      return try format.format(decimal: number.description)
    } catch {
      throw FunctionFailure(.badOption, error.name)
    }
  }
}
