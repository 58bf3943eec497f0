import ArgumentParser
import Hanok
import HanokLocalization
import Testing

@testable import HanokArguments

@Suite struct VariableTests {
  /// Its status tells whether its application has motion.
  private struct Moving: LocalizedCommand {
    static let configuration = CommandConfiguration(commandName: "move")
    static let table = "Move"
    static let compiledTables = [CompiledTables([.init(language: "en", name: "Move", lines: "")])]

    @MainActor func run(in context: CommandContext) async throws(CommandFailure) -> Int32 {
      let application = Application(
        root: ViewController(), traits: Traits(localizer: context.localizer))
      context.useVariables(in: application)
      return application.traits.reducesMotion ? 3 : 0
    }
  }

  @Test(arguments: [(nil, 0), ("", 0), ("1", 3), ("0", 3)] as [(String?, Int32)])
  func anyValueOfNoMotionTurnsMotionOff(value: String?, status: Int32) async {
    let environment = value.map { ["NO_MOTION": $0] } ?? [:]
    #expect(
      await CommandTranscript.run(Moving.self, [], environment: environment).status == status)
  }
}
