import HanokTableSyntax
import Testing

@testable import TableCompiler

@Suite struct GeneratedProblemTests {
  private func swift(_ table: String) throws -> String? {
    let entries = StringsFile(table).entries
    let first = try #require(entries.first)
    return GeneratedProblem(first, among: entries, table: "Spending")?.swift
  }

  @Test func aProblemIsAFunctionOfItsWordsAndItsPlace() throws {
    let expected = """
          /// A file that is damaged.
          ///
          ///     Damaged in line {$line :integer}.
          package static func damagedFile(
            line: Int, inFile _path: String? = nil, at _place: SourcePlace? = nil,
            suggesting _suggestion: String? = nil
          ) -> TargetProblem {
            TargetProblem(
              TargetProblem.Kind("damaged-file", table: "Spending"),
              ["line": line.messageArgument],
              path: _path, place: _place, suggestion: _suggestion)
          }
      """
    let table = """
      /* A file that is damaged. */
      "problem.damaged-file" = "Damaged in line {$line :integer}.";
      "remedy.damaged-file" = "Mend it.";
      """
    #expect(try swift(table) == expected)
  }

  @Test func aProblemWithoutVariablesHasNoArguments() throws {
    let code = try #require(try swift("\"problem.gone\" = \"Gone.\";"))
    #expect(code.contains("func gone(\n      inFile _path: String? = nil,"))
    #expect(code.contains("\n        [:],\n"))
  }

  @Test func theRemedysVariablesAreParametersTooEachOnce() throws {
    let table = """
      "problem.cut" = "{$file} {$count}";
      "remedy.cut" = "{$count :integer} {$name :string}";
      "remedy.other" = "{$other}";
      """
    let code = try #require(try swift(table))
    #expect(
      code.contains(
        "\n      file: some MessageArgumentConvertible, count: Int, name: String, inFile _path:"))
  }

  @Test func aVariableDoesNotTakeTheLabelOfAPlace() throws {
    let code = try #require(try swift("\"problem.cut\" = \"{$at} {$in-file} {$suggesting}\";"))
    let type = "some MessageArgumentConvertible"
    #expect(code.contains("\n      at2: \(type), inFile2: \(type), suggesting2: \(type), inFile"))
  }

  @Test(arguments: ["problem", "problem.", "remedy.cut", "problems.cut", "the.problem.cut"])
  func anotherKeyIsNotAProblem(key: String) throws {
    #expect(try swift("\"\(key)\" = \"Words\";") == nil)
  }

  @Test func aTableWithProblemsHasThemAllInItsName() throws {
    let file = StringsFile(
      "\"a\" = \"A\";\n\"problem.b\" = \"B\";\n\"problem.c\" = \"C\";",
      path: "en.lproj/Spending.strings")
    var code = TableCode(name: "Spending")
    code.versions = [try SourceTable(file)]
    #expect(code.swift.contains("nonisolated extension TargetProblem {"))
    #expect(code.swift.contains("  package nonisolated enum Spending {\n    ///     B\n"))
    #expect(code.swift.ranges(of: ") -> TargetProblem {").count == 2)
    let plain = StringsFile("\"a\" = \"A\";", path: "en.lproj/Spending.strings")
    code.versions = [try SourceTable(plain)]
    #expect(!code.swift.contains("TargetProblem"))
  }
}
