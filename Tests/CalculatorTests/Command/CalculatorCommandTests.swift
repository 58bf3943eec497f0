import Foundation
import HanokUnicode
import PTYTesting
import Testing

@testable import calculator

/// The program itself, as it is called.
@Suite nonisolated struct CalculatorCommandTests {
  private func run(_ arguments: [String], input: String = "") throws
    -> (output: String, error: String, status: Int32)
  {
    let process = Process()
    process.executableURL = URL(filePath: BuiltProgram.path(of: "calculator"))
    process.arguments = arguments
    let (standardInput, output, error) = (Pipe(), Pipe(), Pipe())
    (process.standardInput, process.standardOutput, process.standardError) =
      (standardInput, output, error)
    try process.run()
    try standardInput.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try standardInput.fileHandleForWriting.close()
    let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let told = String(decoding: error.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (said, told, process.terminationStatus)
  }

  @Test func aPipeIsAnsweredLineByLine() throws {
    let result = try run(["--plain", "--locale", "en"], input: "12\n+3\n=\n7\n5\n")
    #expect(result.output.hasSuffix("\n12\n12 +\n3\n15\n12 + 3 = 15\n7\n5\n"))
    #expect(result.status == 0)
  }

  @Test func anotherModelIsShownOnRequest() throws {
    let result = try run(["--plain", "--locale", "en", "--algebraic"], input: "2*(3+4)=\n")
    #expect(result.output.hasSuffix("\n14\n2 × (3 + 4) = 14\n"))
  }

  @Test(arguments: [
    (["--locale", "en", "--digits", "deva"], "१५"), (["--locale", "ja-u-nu-hanidec"], "一五"),
    (["--locale", "ar"], "١٥"), (["--locale", "ar", "--digits", "latn"], "15"),
  ])
  func digitsAreShownOnRequest(arguments: [String], answer: String) throws {
    let result = try run(["--plain"] + arguments, input: "12+3=\n")
    #expect(result.output.contains("\n\(answer)\n"))
  }

  @Test(arguments: ["en", "ko", "ja", "ar"])
  func unknownDigitsAreAMistakeInTheCall(language: String) throws {
    let result = try run(["--locale", language, "--digits", "dev"])
    #expect(result.status == 64)
    #expect(result.error.contains("dev"))
    #expect(result.error.contains("deva"))
    #expect(!result.error.contains("{"))
  }

  @Test(arguments: [
    ("latn", true), ("arab", true), ("hanidec", true), ("fullwide", true), ("mathsanb", true),
    ("roman", false), ("jpan", false), ("nosuch", false), ("", false), ("ar", false),
    ("latn-x", false), ("no such", false),
  ])
  func systemsOfTenDigitsAreKnown(name: String, isKnown: Bool) {
    #expect((DigitSystem(name) != nil) == isKnown)
  }

  @Test(arguments: ["en", "ko", "ja", "ar"])
  func helpIsInTheLanguage(language: String) throws {
    let help = try run(["--help", "--locale", language])
    #expect(help.status == 0)
    #expect(help.output.contains("--digits"))
    #expect(help.output.contains("--algebraic"))
    #expect(!help.output.contains("{Calculator"))
  }
}
