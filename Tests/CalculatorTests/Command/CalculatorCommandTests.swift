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

  /// A pipe gets the answers alone, one for each line that has one.
  @Test(arguments: [["--plain"], []])
  func aPipeIsAnsweredLineByLine(arguments: [String]) throws {
    let result = try run(
      arguments + ["--locale", "en"], input: "12\n+3\n=\n\n7*\n5\n1/3\nm+\n1,000\n3*mr\nq\n9\n")
    #expect(result.output == "12\n15\n15\n35\n0.33333333333333333333\n1,000\n1\n")
    #expect(result.error.isEmpty && result.status == 0)
  }

  /// What has no answer is reported to the errors, and the lines after it are calculated.
  @Test(arguments: [
    ("1/0\n2+3\n", "A number can’t be divided by zero.\n"),
    ("5 apples\n2+3\n", "“apples” is neither a number nor a key.\n"),
    ("1/0+\n2+3\n", "A number can’t be divided by zero.\n"),
    ("1/0=7\n2+3\n", "A number can’t be divided by zero.\n"),
  ])
  func aProblemInAPipeIsAnError(input: String, words: String) throws {
    let result = try run(["--locale", "en"], input: input)
    #expect(result.output == "5\n")
    #expect(result.error == words)
    #expect(result.status == 1)
  }

  @Test func anotherModelIsShownOnRequest() throws {
    let result = try run(["--plain", "--locale", "en", "--algebraic"], input: "2*(3+4)=\n")
    #expect(result.output == "14\n")
  }

  @Test(arguments: [
    (["--locale", "en", "--digits", "deva"], "१५"), (["--locale", "ja-u-nu-hanidec"], "一五"),
    (["--locale", "ar"], "١٥"), (["--locale", "ar", "--digits", "latn"], "15"),
  ])
  func digitsAreShownOnRequest(arguments: [String], answer: String) throws {
    let result = try run(["--plain"] + arguments, input: "12+3\n")
    #expect(result.output == "\(answer)\n")
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
