import HanokUnicode
import Testing

@testable import MessageFormat

@Suite struct NumberSettingsTests {
  private let resources = FormattingResources(
    language: .english, timeZone: nil, formatters: FormatterCache())

  @Test(arguments: [
    ("minimumFractionDigits", "1"), ("minimumSignificantDigits", "2"),
    ("maximumSignificantDigits", "2"), ("roundingIncrement", "5"),
  ])
  func settingsThatChangeIntegersAreDetected(option: String, value: String) {
    let options = [option: OptionValue(.string(value), isLiteral: true)]
    let call = FunctionCall(options: options, in: resources)
    #expect(!NumberSettings(call, style: .number).keepsIntegers)
  }

  @Test func compactFormsChangeIntegers() {
    #expect(!NumberSettings(FunctionCall(in: resources), style: .compact).keepsIntegers)
  }
}
