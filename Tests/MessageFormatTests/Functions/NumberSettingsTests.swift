import HanokUnicode
import Testing

@testable import MessageFormat

@Suite struct NumberSettingsTests {
  private let call = FunctionCall(
    operand: nil, options: [:],
    context: FormattingContext(
      language: .english, functions: .standard, timeZone: nil, formatters: FormatterCache()))

  @Test(arguments: [NumberStyle.number, .integer, .percent])
  func plainSettingsAreThoseOfNoOptions(style: NumberStyle) {
    #expect(NumberSettings.plain(style) == NumberSettings([:], call, style: style))
  }

  @Test(arguments: [
    ("minimumFractionDigits", "1"), ("minimumSignificantDigits", "2"),
    ("maximumSignificantDigits", "2"), ("roundingIncrement", "5"),
  ])
  func whatChangesIntegersIsKnown(option: String, value: String) {
    let options = [option: OptionValue(.string(value), isLiteral: true)]
    #expect(!NumberSettings(options, call, style: .number).keepsIntegers)
  }

  @Test func compactFormsChangeIntegers() {
    #expect(!NumberSettings([:], call, style: .compact).keepsIntegers)
  }
}
