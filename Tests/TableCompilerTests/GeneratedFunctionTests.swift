import HanokTableSyntax
import Testing

@testable import TableCompiler

@Suite struct GeneratedFunctionTests {
  private func swift(_ table: String) throws -> String {
    let entry = try #require(StringsFile(table).entries.first)
    return GeneratedFunction(entry, table: "T").swift
  }

  @Test(arguments: [
    ("{$x :integer}", "x: Int"), ("{$x :offset add=1}", "x: Int"), ("{$x :string}", "x: String"),
    ("{$x :number}", "x: some MessageNumber"), ("{$x :percent}", "x: some MessageNumber"),
    ("{$x :currency}", "x: some MessageNumber"), ("{$x :unit}", "x: some MessageNumber"),
    ("{$x :date}", "x: some MessageTime"), ("{$x :time}", "x: some MessageTime"),
    ("{$x :datetime}", "x: some MessageTime"), ("{$x}", "x: some MessageArgumentConvertible"),
    ("{$x :hanok:duration}", "x: some MessageDuration"),
    ("{$x :ko:josa pair=|은/는|}", "x: some MessageArgumentConvertible"),
    ("{$x} {$x :integer}", "x: Int"),
    ("{$a :integer} {$b :string}", "a: Int, b: String"),
    (".input {$x :integer} {{{$x} of {$y}}}", "x: Int, y: some MessageArgumentConvertible"),
    (".local $l = {$x :integer} {{{$l}}}", "x: Int"),
  ])
  func typesComeFromTheFunctionsOfTheMessage(message: String, parameters: String) throws {
    #expect(try swift("\"k\" = \"\(message)\";").contains("func k(\(parameters)) -> Message {"))
  }

  @Test func variablesWithOneNameAreNumbered() throws {
    let code = try swift("\"k\" = \"{$a-b :integer} {$a.b :integer} {$aB :integer}\";")
    #expect(code.contains("func k(aB: Int, aB2: Int, aB3: Int) -> Message {"))
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
    let type = "some MessageArgumentConvertible"
    #expect(code.contains("func aB(firstName: \(type), `in`: \(type)) -> Message {"))
    let arguments = "\"first-name\": firstName.messageArgument, \"in\": `in`.messageArgument"
    #expect(code.contains(#"Message("a \"b\" \\", table: "T", ["# + "\(arguments)])"))
  }
}
