import HanokLocalization
import Testing

@testable import TableCompiler

@Suite struct GeneratedFunctionTests {
  private func swift(_ table: String) throws -> String {
    let entry = try #require(StringsFile(table).entries.first)
    return GeneratedFunction(entry, table: "T").swift
  }

  @Test(arguments: [
    ("{$x :integer}", "x: Int"), ("{$x :offset add=1}", "x: Int"), ("{$x :string}", "x: String"),
    ("{$x :number}", "x: MessageValue"), ("{$x :currency}", "x: MessageValue"),
    ("{$x :datetime}", "x: MessageValue"), ("{$x}", "x: Message.Argument"),
    ("{$x :ko:josa pair=|은/는|}", "x: Message.Argument"), ("{$x} {$x :integer}", "x: Int"),
    ("{$a :integer} {$b :string}", "a: Int, b: String"),
    (".input {$x :integer} {{{$x} of {$y}}}", "x: Int, y: Message.Argument"),
    (".local $l = {$x :integer} {{{$l}}}", "x: Int"),
  ])
  func typesComeFromTheFunctionsOfTheMessage(message: String, parameters: String) throws {
    #expect(try swift("\"k\" = \"\(message)\";").contains("func k(\(parameters)) -> Message {"))
  }

  @Test func aMessageWithoutVariablesIsAProperty() throws {
    let expected = """
          ///     Hi
          package static var k: Message { Message("k", table: "T") }
      """
    #expect(try swift("\"k\" = \"Hi\";") == expected)
  }

  @Test func theNoteAndTheMessageAreTheDocumentation() throws {
    let expected = """
          /// One.
          /// Two \u{FFFD}.
          ///
          ///     a
          ///       b
      """
    #expect(try swift("/* One.\n Two \u{202E}. */\n\"k\" = \"a\n  b\";").hasPrefix(expected))
  }

  @Test func theKeyAndTheNamesOfVariablesAreKept() throws {
    let code = try swift("\"a \\\"b\\\" \\\\\" = \"{$first-name} {$in}\";")
    #expect(code.contains(#"func aB(firstName: Message.Argument, `in`: Message.Argument)"#))
    #expect(
      code.contains(#"Message("a \"b\" \\", table: "T", ["first-name": firstName, "in": `in`])"#))
  }
}
