import HanokUnicode
import Testing

@testable import MessageFormat

@Suite struct NumberSettingsTests {
  private let call = FunctionCall(
    in: FormattingResources(language: .english, timeZone: nil, formatters: FormatterCache()))

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
