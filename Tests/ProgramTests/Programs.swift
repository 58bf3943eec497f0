import AddressBookController
import BreachesController
import CalculatorController
import ConcentrationController
import GalleryScreens
import HanokScenes
import HanokSystem
import PTYTesting
import QuizController
import Testing

@testable import HanokArguments
@testable import HanokCommand
@testable import addressbook
@testable import before
@testable import breaches
@testable import calculator
@testable import concentration
@testable import gallery
@testable import quiz

/// All programs, for tests of what they have in common.
enum Programs {
  /// A program: its command, and its scenes.
  struct Program {
    let command: any LocalizedCommand.Type
    var scenes: [Scene] = []
  }

  nonisolated static let names = [
    "addressbook", "before", "breaches", "calculator", "concentration", "gallery", "hanok", "quiz",
  ]

  static let all = [
    "addressbook": Program(command: AddressBookCommand.self, scenes: AddressBookScenes.all),
    "before": Program(command: BeforeCommand.self),
    "breaches": Program(command: BreachesCommand.self, scenes: BreachesScenes.all),
    "calculator": Program(command: CalculatorCommand.self, scenes: CalculatorScenes.all),
    "concentration": Program(command: ConcentrationCommand.self, scenes: ConcentrationScenes.all),
    "gallery": Program(command: GalleryCommand.self, scenes: GalleryScenes.all),
    "hanok": Program(command: HanokTool.self),
    "quiz": Program(command: QuizCommand.self, scenes: QuizScenes.all),
  ]

  /// The absolute path of a built program, for tests in another folder.
  nonisolated static func path(of name: String) -> String {
    let path = BuiltProgram.path(of: name)
    guard let real = unsafe realpath(path, nil) else { return path }
    defer { unsafe free(real) }
    return unsafe String(cString: real)
  }

  static func named(_ name: String) throws -> Program { try #require(all[name]) }

  /// Returns the arguments that lead to each command of a program: none, `["check"]`,
  /// `["snapshots", "list"]`.
  static func commands(of program: Program) throws -> [[String]] {
    func paths(_ command: ToolInfo.Command, _ path: [String]) -> [[String]] {
      let subcommands = (command.subcommands ?? []).filter { $0.commandName != "help" }
      return [path] + subcommands.flatMap { paths($0, path + [$0.commandName]) }
    }
    return paths(try #require(ToolInfo(of: program.command)).command, [])
  }
}

@Suite struct ProgramsTests {
  /// A program that is added has its help tested, too.
  @Test func everyProgramOfThePackageIsListed() throws {
    let sources = try SourceTree.files(below: "Sources", endingIn: ".swift")
    let programs = sources.values.filter { source in
      source.contains("\n@main") && source.contains(/: (Localized|Tool)Command {/)
    }
    #expect(programs.count == Programs.names.count)
    #expect(Set(Programs.all.keys) == Set(Programs.names))
  }

  @Test func commandsOfAllLevelsAreFound() throws {
    let commands = try Programs.commands(of: Programs.named("hanok"))
    #expect(commands.contains([]))
    #expect(commands.contains(["edit"]))
    #expect(commands.contains(["snapshots", "review"]))
    #expect(commands.count == Set(commands).count)
  }
}
