public import Hanok
public import HanokLocalization
import HanokSystem
public import HanokTerminal
import HanokUnicode

/// The context in which a command runs: its language, its tables, its input and output, and the
/// options of every app.
public nonisolated struct CommandContext: Sendable {
  /// The environment's variables.
  public let environment: [String: String]
  /// The input and output of the command.
  public let streams: any CommandStreams
  /// The language and the tables.
  let localization: CommandLocalization
  /// The name of the command in its reports.
  let name: String
  /// The options of every app that take effect in the toolkit.
  let options: CommonOptions

  /// The messages, in the user's language.
  public var localizer: Localizer { localization.localizer }

  /// Writes data as a line; on a terminal, control characters are replaced by visible ones.
  ///
  /// In a pipe or a file, it stays as it is.
  public func writeLine(_ data: String) { streams.write(data + "\n") }

  /// Writes a sentence as a line; control characters are replaced by visible ones, in a pipe, too.
  ///
  /// - Parameter indent: The text before the sentence.
  public func writeLine(_ message: Message, indent: String = "") {
    streams.write(indent + VisibleText.lines(localizer.string(message)) + "\n")
  }

  /// Writes a sentence to the errors, as ``writeLine(_:indent:)`` does to the output.
  public func writeErrorLine(_ message: Message) {
    streams.writeError(VisibleText.lines(localizer.string(message)) + "\n")
  }

  /// Shows a sentence on a terminal until the next line is written, or another sentence.
  public func showProgress(_ message: Message) {
    guard streams.isTerminal else { return }
    streams.eraseLine()
    streams.write(VisibleText.line(localizer.string(message)))
  }

  /// Removes the sentence of ``showProgress(_:)``.
  public func hideProgress() { streams.eraseLine() }

  /// Reports problems in full, each after the command's name; of each file the first ones and their number.
  public func report(_ problems: [Problem], of command: String) {
    reporter.report(problems, of: command)
  }

  /// Reports every problem in full, for a command whose problems are each about another text.
  package func reportAll(_ problems: [Problem], of command: String) {
    reporter.reportAll(problems, of: command)
  }

  private var reporter: ProblemReporter {
    ProblemReporter(localizer: localizer, streams: streams)
  }
}

extension CommandContext {
  /// Runs an application, drawn or line by line, as the environment suits.
  ///
  /// The theme of the user precedes that of the application: that of `--theme`, or that of the file
  /// `hanok/theme` in the configuration folder. So do the keys: `--keys`, `hanok/keys`. An application
  /// without themes gets `ThemeFamily.hanok`.
  ///
  /// - Parameters:
  ///   - isPlain: Whether the user requested lines.
  ///   - style: The part of the terminal for drawing.
  /// - Returns: The exit status.
  @MainActor public func run(
    _ application: Application, isPlain: Bool, style: PresentationStyle = .fullScreen
  ) async throws(CommandFailure) -> Int32 {
    if application.memoryPressure == nil { application.memoryPressure = LinuxMemoryPressure() }
    useVariables(in: application)
    let display = ApplicationDisplay.suited(to: environment, isPlain: isPlain)
    try useTheme(of: application, on: display)
    try useKeys(of: application, on: display)
    let presenter = display.presenter(
      environment: environment, scheduler: application.scheduler, style: style)
    let reload = options.isWatching ? try watch(application, on: display) : nil
    defer { reload?.stop() }
    let status: Int32
    do throws(DeviceError) {
      status = try await application.run(on: presenter)
    } catch {
      throw CommandFailure(
        usage: Problem(Problem.Kind("unusable-terminal", table: "HanokArguments")))
    }
    if let lines = presenter as? LinePresenter, lines.hasFailed {
      throw CommandFailure(
        inputOutput: Problem(Problem.Kind("lost-data", table: "HanokArguments")))
    }
    return status
  }

  /// Uses the variables that traits depend on.
  @MainActor func useVariables(in application: Application) {
    if application.traits.chosenSymbols == SymbolSet() {
      application.traits.chosenSymbols = .suited(to: environment)
    }
    if let width = AmbiguousWidth(environment: environment) {
      application.traits.ambiguousWidth = width
    }
    // Any value counts, as for `NO_COLOR`.
    if environment["NO_MOTION"]?.isEmpty == false { application.traits.reducesMotion = true }
  }

  /// Uses the theme that the user wants.
  @MainActor private func useTheme(
    of application: Application, on display: ApplicationDisplay
  ) throws(CommandFailure) {
    if let family = try setting(.theme, option: options.theme, on: display) {
      application.themes = family.theme(for:)
    } else if application.themes == nil {
      application.themes = ThemeFamily.hanok.defaultTheme(for:)
    }
  }

  /// Uses the keys that the user chose.
  @MainActor private func useKeys(
    of application: Application, on display: ApplicationDisplay
  ) throws(CommandFailure) {
    let file = try setting(.keys, option: options.keys, on: display)
    file?.apply(to: &application.keyBindings)
  }

  /// Returns a setting, and reports its problems; lines have no use for those of the configuration
  /// folder.
  private func setting<Value>(
    _ choice: SettingChoice<Value>, option: String?, on display: ApplicationDisplay
  ) throws(CommandFailure) -> Value? {
    if option == nil, display == .lines { return nil }
    let answer = try choice.answer(to: option, in: environment)
    if !answer.problems.isEmpty { report(answer.problems, of: name) }
    return answer.value
  }

  /// Shows each table that is saved, while the application runs.
  @MainActor private func watch(
    _ application: Application, on display: ApplicationDisplay
  ) throws(CommandFailure) -> LocalizationReload {
    let reload = LocalizationReload(
      application, on: display, folders: localization.folders, compiled: localization.compiled,
      watcher: FolderWatcher())
    do throws(Problem) {
      try reload.start()
    } catch {
      throw CommandFailure(inputOutput: error)
    }
    return reload
  }
}

/// The environment of this process.
nonisolated enum ProcessEnvironment {
  /// The variables by name; of two with the same name, the first, as in `getenv`.
  static var variables: [String: String] {
    var variables: [String: String] = [:]
    guard var entry = unsafe RunningProgram.environment else { return variables }
    while let text = unsafe entry.pointee {
      if let sign = unsafe strchr(text, Int32(UInt8(ascii: "="))) {
        let bytes = unsafe UnsafeRawBufferPointer(start: text, count: sign - text)
        let name = unsafe String(decoding: bytes, as: UTF8.self)
        if variables[name] == nil { variables[name] = unsafe String(cString: sign + 1) }
      }
      unsafe entry += 1
    }
    return variables
  }
}
