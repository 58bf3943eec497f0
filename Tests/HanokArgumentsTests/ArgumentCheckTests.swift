import ArgumentParser
import HanokLocalization
import Testing

@testable import HanokArguments

/// Each kind of mistake in names and number; what is right is right for the parser too.
@Suite struct ArgumentCheckTests {
  private struct Packing: ParsableCommand {
    @Flag(name: .shortAndLong) var quiet = false
    @Flag(name: .shortAndLong) var force = false
    @Flag(inversion: .prefixedNo) var color = true
    @Option(name: .shortAndLong) var output: String
    @Option var level = 3
    @Argument var file: String
    @Argument var second: String?
  }

  private struct Joining: ParsableCommand {
    @Argument var files: [String]
  }

  private struct Wrapping: ParsableCommand {
    @Argument(parsing: .captureForPassthrough) var command: [String] = []
  }

  private struct Tool: ParsableCommand {
    static let configuration = CommandConfiguration(subcommands: [Packing.self, Joining.self])
    @Flag var verbose = false
  }

  private func problem(
    in arguments: [String], of command: any ParsableCommand.Type
  ) throws -> ArgumentProblem? {
    var check = ArgumentCheck(arguments[...], of: try #require(ToolInfo(of: command)).command)
    return check.problem()
  }

  nonisolated private static let wrong: [([String], ArgumentProblem)] = [
    (["--outptu", "a", "b"], .unknownOption("--outptu")),
    (["--outptu=a", "b"], .unknownOption("--outptu")),
    (["-o", "a", "-x", "b"], .unknownOption("-x")), (["-qx", "b"], .unknownOption("-qx")),
    (["-x=1"], .unknownOption("-x")), (["b", "--output"], .missingValue(option: "--output")),
    (["b", "-o"], .missingValue(option: "-o")), (["b", "-qo"], .missingValue(option: "-o")),
    (["-o", "--force", "b"], .missingValue(option: "-o")),
    (["--force=yes", "-o", "a", "b"], .unexpectedValue("yes", option: "--force")),
    (["-f=", "-o", "a", "b"], .unexpectedValue("", option: "-f")),
    (["-o", "a"], .missingArgument("<file>")), (["b"], .missingArgument("--output")),
    (["-o", "a", "b", "c", "d", "e"], .extraArguments(["d", "e"])),
    (["-o", "a", "b", "--", "-c", "--d"], .extraArguments(["--d"])),
  ]

  @Test(arguments: wrong)
  func aMistakeIsFound(arguments: [String], problem: ArgumentProblem) throws {
    #expect(try self.problem(in: arguments, of: Packing.self) == problem)
    #expect(throws: (any Error).self) { try Packing.parse(arguments) }
  }

  @Test(arguments: [
    ["-o", "a", "b"], ["-qfo", "a", "b"], ["--output=a", "b", "c"], ["b", "-o=a", "--level=4"],
    ["-o", "-", "-"], ["--no-color", "-o", "a", "b"], ["--color", "--output", "", "b"],
    ["-o", "a", "--", "-b", "--c"],
  ])
  func validArgumentsHaveNoProblem(arguments: [String]) throws {
    #expect(try problem(in: arguments, of: Packing.self) == nil)
    _ = try Packing.parse(arguments)
  }

  @Test func anArgumentCanHaveManyValues() throws {
    #expect(try problem(in: ["a", "b", "c"], of: Joining.self) == nil)
    #expect(try problem(in: [], of: Joining.self) == .missingArgument("<files>"))
    #expect(try problem(in: ["--anything"], of: Wrapping.self) == nil)
  }

  @Test func aMissingSubcommandIsFound() throws {
    #expect(try problem(in: ["--verbose"], of: Tool.self) == .missingSubcommand)
    #expect(try problem(in: ["pakcing"], of: Tool.self) == .extraArguments(["pakcing"]))
  }
}
