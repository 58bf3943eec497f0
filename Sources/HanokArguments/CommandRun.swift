import ArgumentParser
import Hanok
import HanokLocalization
import HanokReviewWords
import HanokScenes

/// A run of a command: its command line, and its result.
struct CommandRun<Command: LocalizedCommand> {
  private let arguments: [String]
  private let path: CommandPath
  private let context: CommandContext
  /// The command for a shell that asks for candidates.
  private let completed: CompletedCommand

  init(
    _ command: Command.Type, arguments: [String], environment: [String: String],
    streams: any CommandStreams
  ) {
    self.arguments = arguments
    path = CommandPath(command, arguments: arguments)
    // A subcommand can have a `--locale` of its own. Its help is in that language, too.
    completed = CompletedCommand(
      compiled: Command.compiledTables
        + [.toolkit, .hanokArguments.ofLibrary, .hanokScenes.ofLibrary, .ofReview],
      environment: environment)
    let isHelp = arguments.contains { ["--help", "-h"].contains($0) }
    context = CommandContext(
      arguments: isHelp ? arguments[...] : path.rootArguments, environment: environment,
      compiled: completed.compiled, streams: streams)
  }

  /// Parses the arguments, and runs the command or reports why it can't run.
  ///
  /// Help and version are printed in spite of other problems.
  ///
  /// - Returns: The exit status.
  func status() async -> Int32 {
    let status = await outcome()
    guard context.streams.hasFailed else { return status }
    context.report(
      [Problem(Problem.Kind("lost-data", table: "HanokArguments"))], of: path.names[0])
    return CommandFailure.Status.inputOutput.rawValue
  }

  private func outcome() async -> Int32 {
    do {
      let parsed = try CompletedCommand.$current.withValue(completed) {
        try Command.parseAsRoot(arguments)
      }
      if let help = HelpRequest(parsed, typed: path) {
        context.streams.write(page(help))
        return 0
      }
      var context = context
      context.command = path.names[0]
      let options = AppOptions(of: parsed)
      let display = options?.display ?? DisplayOptions(of: parsed)
      context.isWatching = options?.watch == true
      (context.keys, context.theme) = (display?.keys, display?.theme)
      if context.isWatching, context.folders.isEmpty {
        throw CommandFailure(
          usage: Problem(
            .init("nothing-to-watch", table: "HanokArguments"), ["command": .init(path.typed)]))
      }
      if let failure = context.failure { throw failure }
      if !context.localizer.catalog.hasTable(Command.table) {
        throw CommandFailure(data: .HanokArguments.noWords(table: Command.table))
      }
      if !context.warnings.isEmpty { context.report(context.warnings, of: path.names[0]) }
      guard let command = parsed as? any LocalizedCommand else { return 0 }
      return try await command.run(in: context)
    } catch let failure as CommandFailure {
      return end(with: failure)
    } catch  where Command.exitCode(for: error) == .success {
      context.streams.write(Command.fullMessage(for: error) + "\n")
      return 0
    } catch {
      let problem =
        checkedProblem ?? ArgumentProblem(error, sentence: Command.message(for: error))
      return end(
        with: CommandFailure(
          usage: problem.problem(of: Command.self, at: path, in: context.localizer)))
    }
  }

  /// The problem of names and number, in the root's arguments and then in the command's own.
  private var checkedProblem: ArgumentProblem? {
    guard let info = ToolInfo(of: Command.self), let command = info.command(at: path) else {
      return nil
    }
    if path.names.count > 1 {
      var check = ArgumentCheck(path.rootArguments, of: info.command)
      if let problem = check.problem(), problem != .missingSubcommand { return problem }
    }
    var check = ArgumentCheck(path.ownArguments, of: command)
    return check.problem()
  }

  private func end(with failure: CommandFailure) -> Int32 {
    context.report(failure.problems, of: path.names[0])
    return failure.status.rawValue
  }

  private func page(_ help: HelpRequest) -> String {
    HelpPage(
      command: help.command, path: help.path, table: Command.table, localizer: context.localizer,
      requestedWidth: context.streams.width ?? context.environment["COLUMNS"].flatMap { Int($0) }
    ).text
  }
}

extension ParsableArguments {
  /// Returns the options of a command that has this group of them, or nil for another one.
  fileprivate nonisolated init?(of command: any ParsableCommand) {
    let groups = Mirror(reflecting: command).children.lazy.compactMap {
      $0.value as? OptionGroup<Self>
    }
    guard let group = groups.first else { return nil }
    self = group.wrappedValue
  }
}
