import HanokUnicode

/// A range of numbers with all that is needed to write it.
struct FormattableRange: Sendable {
  let lower: DecimalNumber
  let upper: DecimalNumber
  let skeleton: String
  let language: LanguageTag
  let formatters: FormatterCache

  func text() throws(FunctionFailure) -> String {
    do throws(ICUError) {
      return try formatters.numberRangeFormat(language, skeleton: skeleton)
        .string(from: lower.description, to: upper.description)
    } catch {
      throw FunctionFailure(.unsupportedOperation, "range")
    }
  }

  func category() throws(FunctionFailure) -> PluralCategory {
    do throws(ICUError) {
      let format = try formatters.numberRangeFormat(language, skeleton: skeleton)
      return try formatters.pluralRules(language, .cardinal)
        .category(from: lower.description, to: upper.description, in: format)
    } catch {
      throw FunctionFailure(.badSelector)
    }
  }
}
