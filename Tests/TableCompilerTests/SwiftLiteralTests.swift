import Testing

@testable import TableCompiler

@Suite struct SwiftLiteralTests {
  @Test(arguments: [
    ("", #""""#),
    ("plain 가 👋", #""plain 가 👋""#),
    ("a\"b\\c", #""a\"b\\c""#),
    ("\r\0\u{7F}\u{202E}\u{FEFF}", #""\u{d}\u{0}\u{7f}\u{202e}\u{feff}""#),
    ("a\tb", "\"a\tb\""),
    ("\u{2028}\u{2029}\u{E000}\u{378}\u{10FFFF}", #""\u{2028}\u{2029}\u{e000}\u{378}\u{10ffff}""#),
  ])
  func aLineIsAPlainLiteral(text: String, literal: String) {
    #expect(SwiftLiteral(text).description == literal)
  }

  @Test func linesAreARawLiteral() {
    #expect(SwiftLiteral("a\n\"\"\"\\(b)").description == "#\"\"\"\na\n\"\"\"\\(b)\n\"\"\"#")
  }

  @Test func moreNumberSignsAreTakenThanTheTextHas() {
    let literal = SwiftLiteral("a\n\"\"\"## \\##(b)\r").description
    #expect(literal == "###\"\"\"\na\n\"\"\"## \\##(b)\\###u{d}\n\"\"\"###")
  }
}
