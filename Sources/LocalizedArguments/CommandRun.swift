import ArgumentParser
import Hanok
import Localization

/// One run of a command: its command line, and how it ended.
struct CommandRun<Command: LocalizedCommand> {
  /// What a run writes and how it ends.
  struct Outcome {
    var output = ""
    var errors = ""
    var status: Int32 = 0
  }

  private let arguments: [String]
  private let context: CommandContext

  init(_ command: Command.Type, arguments: [String], environment: [String: String]) {
    self.arguments = arguments
    context = CommandContext(
      arguments: arguments, environment: environment,
      compiled: Command.compiledTables + [.toolkit, .localizedArguments])
  }

  /// Parses the arguments, and runs the command or tells why it can't run.
  ///
  /// Help and version are given whatever else is wrong.
  func outcome() async -> Outcome {
    do {
      let parsed = try Command.parseAsRoot(arguments)
      if let help = HelpRequest(parsed) { return Outcome(output: page(help)) }
      if let failure = context.failure { throw failure }
      guard let command = parsed as? any LocalizedCommand else { return Outcome() }
      return Outcome(status: try await command.run(in: context))
    } catch let failure as CommandFailure {
      return outcome(of: failure)
    } catch  where Command.exitCode(for: error) == .success {
      return Outcome(output: Command.fullMessage(for: error) + "\n")
    } catch {
      let problem = ArgumentProblem(error, sentence: Command.message(for: error))
      return outcome(of: CommandFailure(usage: problem.problem(of: Command.self)))
    }
  }

  private func outcome(of failure: CommandFailure) -> Outcome {
    let name = Command._commandName
    let texts = failure.problems.map { "\(name): \(context.localizer.describe($0))\n" }
    return Outcome(errors: texts.joined(separator: "\n"), status: failure.status.rawValue)
  }

  private func page(_ help: HelpRequest) -> String {
    HelpPage(
      command: help.command, path: help.path, table: Command.table, localizer: context.localizer
    ).text
  }
}
