import ArgumentParser
import Dispatch
import Hanok
import HanokLocalization
import HanokReview
import HanokScenes
import HanokSystem

/// A run of a command: its command line, and its result.
struct CommandRun<Command: LocalizedCommand> {
  private let arguments: [String]
  private let path: CommandPath
  private let localization: CommandLocalization
  private let environment: [String: String]
  private let streams: any CommandStreams
  /// The command for a shell that asks for candidates.
  private let completed: CompletedCommand

  init(
    _ command: Command.Type, arguments: [String], environment: [String: String],
    streams: any CommandStreams
  ) {
    self.arguments = arguments
    self.environment = environment
    self.streams = streams
    path = CommandPath(command, arguments: arguments)
    // A subcommand can have a `--locale` of its own. Its help is in that language, too.
    completed = CompletedCommand(
      compiled: Command.compiledTables
        + [.toolkit, .hanokArguments.ofLibrary, .hanokScenes.ofLibrary, .ofReview],
      environment: environment)
    let isHelp = arguments.contains { ["--help", "-h"].contains($0) }
    localization = CommandLocalization(
      arguments: isHelp ? arguments[...] : path.rootArguments, environment: environment,
      compiled: completed.compiled)
  }

  /// Parses the arguments, and runs the command or reports why it can't run.
  ///
  /// Help and version are printed in spite of other problems.
  ///
  /// - Returns: The exit status.
  func status() async -> Int32 {
    let status = await outcome()
    guard streams.hasFailed else { return status }
    report([Problem(Problem.Kind("lost-data", table: "HanokArguments"))])
    return CommandFailure.Status.inputOutput.rawValue
  }

  private func outcome() async -> Int32 {
    do {
      let parsed = try CompletedCommand.$current.withValue(completed) {
        try Command.parseAsRoot(arguments)
      }
      if let help = HelpRequest(parsed, typed: path) {
        streams.write(page(help))
        try checkTable()
        return 0
      }
      let options = CommonOptions(of: parsed)
      try check(options)
      if !localization.warnings.isEmpty { report(localization.warnings) }
      guard let command = parsed as? any LocalizedCommand else { return 0 }
      return try await command.run(
        in: CommandContext(
          environment: environment, streams: streams, localization: localization,
          name: path.names[0], options: options))
    } catch let failure as CommandFailure {
      return end(with: failure)
    } catch  where Command.exitCode(for: error) == .success {
      streams.write(Command.fullMessage(for: error) + "\n")
      return 0
    } catch {
      let problem =
        checkedProblem ?? ArgumentProblem(error, sentence: Command.message(for: error))
      return end(
        with: CommandFailure(
          usage: problem.problem(of: Command.self, at: path, in: localization.localizer)))
    }
  }

  /// Checks that the command can run: its folders, its language and its table.
  private func check(_ options: CommonOptions) throws(CommandFailure) {
    if options.isWatching, localization.folders.isEmpty {
      throw CommandFailure(
        usage: Problem(
          .init("nothing-to-watch", table: "HanokArguments"), ["command": .init(path.typed)]))
    }
    if let failure = localization.failure { throw failure }
    try checkTable()
  }

  /// Checks that there are texts: the table's name may be wrong, or its tables aren't compiled in.
  private func checkTable() throws(CommandFailure) {
    if !localization.localizer.catalog.hasTable(Command.table) {
      throw CommandFailure(usage: .HanokArguments.noWords(table: Command.table))
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
    report(failure.problems)
    return failure.status.rawValue
  }

  private func report(_ problems: [Problem]) {
    ProblemReporter(localizer: localization.localizer, streams: streams)
      .report(problems, of: path.names[0])
  }

  private func page(_ help: HelpRequest) -> String {
    HelpPage(
      command: help.command, path: help.path, table: Command.table,
      localizer: localization.localizer,
      requestedWidth: streams.width ?? environment["COLUMNS"].flatMap { Int($0) }
    ).text
  }
}

nonisolated extension LocalizedCommand {
  /// Runs the process's command line, and exits.
  ///
  /// It isn't asynchronous: the compiler gives the asynchronous `main` of every module one symbol, of
  /// which a program that links several commands would keep one for all.
  @MainActor public static func main() {
    RunningProgram.reportOversizedFilesByError()
    let run = CommandRun(
      Self.self, arguments: Array(CommandLine.arguments.dropFirst()),
      environment: ProcessEnvironment.variables, streams: StandardStreams())
    Task.immediate { HanokSystem.exit(await run.status()) }
    dispatchMain()
  }
}
