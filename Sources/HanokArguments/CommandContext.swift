public import Hanok
public import HanokLocalization
import HanokReview
import HanokSystem
public import HanokTerminal
import HanokUnicode

/// The context of a command before its arguments are parsed: its language and its tables.
///
/// `--locale` and `--localizations` are read before all parsing, since errors in the arguments must
/// also be in the user's language.
public nonisolated struct CommandContext: Sendable {
  /// The messages, in the user's language.
  public let localizer: Localizer
  /// The environment's variables.
  public let environment: [String: String]
  /// The input and output of the command.
  public let streams: any CommandStreams
  /// The folders of tables with priority over those of the program, the first one first.
  let folders: [String]
  /// The tables of the program and of its libraries.
  private let compiled: [CompiledTables]
  /// Whether a table in the folders that is saved is shown at once.
  var isWatching = false
  /// The value of `--keys`, or nil without one.
  var keys: String?
  /// The value of `--theme`, or nil without one.
  var theme: String?
  /// The name of the command in its reports.
  var command = ""
  /// Whether the language was given on the command line.
  let isLanguageExplicit: Bool
  /// The reason why the command can't run: a missing language, or an invalid folder or table.
  let failure: CommandFailure?
  /// The likely mistakes in the folders and tables in use.
  let warnings: [Problem]

  init(
    arguments: some Sequence<String>, environment: [String: String], compiled: [CompiledTables],
    streams: any CommandStreams
  ) {
    let arguments = Array(arguments)
    let folders = Self.folders(
      explicit: Self.value(of: "--localizations", in: arguments), environment: environment)
    let catalog = Catalog(folders: folders, compiled: compiled)
    let tag = Self.value(of: "--locale", in: arguments)
    let spoken = LanguageRequest(environment: environment)
    self.environment = environment
    self.streams = streams
    self.folders = folders
    self.compiled = compiled
    isLanguageExplicit = tag != nil
    do throws(Problem) {
      let request = LanguageRequest(explicit: tag, environment: environment)
      let language = try request.choose(among: catalog.languages)
      localizer = Localizer(catalog: catalog, language: language)
      let findings = CatalogReview(catalog).findings(in: language)
        // A folder may hold only the messages that it changes.
        .filter { ![.untranslated, .missing].contains($0.check) }
      failure = CommandFailure(
        problems: findings.filter { $0.severity == .error }.map(\.problem))
      warnings = findings.filter { $0.severity == .warning }.map(\.problem)
    } catch {
      // An error can't be thrown here: the environment falls back silently.
      let language = (try? spoken.choose(among: catalog.languages)) ?? Catalog.sourceLanguage
      localizer = Localizer(catalog: catalog, language: language)
      let misnamed = (tag.flatMap { try? LanguageTag($0) }).map(catalog.misnamedTranslations) ?? []
      failure = CommandFailure(
        language: error, in: catalog.check(language) + misnamed)
      warnings = []
    }
  }

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
    reportAll(ProblemDigest(problems).all, of: command)
  }

  /// Reports every problem in full, for a command whose problems are each about another text.
  package func reportAll(_ problems: [Problem], of command: String) {
    let texts = problems.map { problem in
      let text = "\(command): \(localizer.describe(problem))"
      return (streams.errorWidth.map { wrapped(text, width: $0) } ?? text) + "\n"
    }
    streams.writeError(texts.joined(separator: "\n"))
  }

  /// Returns a description whose sentences wrap at words; the line with a caret stays as it is.
  private func wrapped(_ text: String, width: Int) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return lines.flatMap { line in
      line.hasPrefix("  ")
        ? [line] : WrappedWords.lines(of: line, width: max(1, width), in: localizer.language)
    }.joined(separator: "\n")
  }

  /// Returns the folders of tables with priority over those of the program, the first one first.
  static func folders(explicit: String?, environment: [String: String]) -> [String] {
    Catalog.folders(explicit: explicit, environment: environment)
      + (InstalledTables.ofProcess?.changedFolders ?? [])
  }

  /// Returns the value after an option, or after its equals sign; the last one is used.
  static func value(of option: String, in arguments: [String]) -> String? {
    var value: String?
    for (index, argument) in arguments.enumerated() {
      if argument == "--" { break }
      if argument == option, index + 1 < arguments.count { value = arguments[index + 1] }
      if argument.hasPrefix(option + "=") { value = String(argument.dropFirst(option.count + 1)) }
    }
    return value
  }
}

extension CommandContext {
  /// Runs an application, drawn or line by line, as the environment suits.
  ///
  /// The theme of the user precedes that of the application: that of `--theme`, or that of the file
  /// `hanok/theme` in the configuration folder. So do the keys: `--keys`, `hanok/keys`.
  ///
  /// - Parameters:
  ///   - isPlain: Whether the user requested lines.
  ///   - style: The part of the terminal for drawing.
  /// - Returns: The exit status.
  @MainActor public func run(
    _ application: Application, isPlain: Bool, style: PresentationStyle = .fullScreen
  ) async throws(CommandFailure) -> Int32 {
    if application.memoryPressure == nil { application.memoryPressure = LinuxMemoryPressure() }
    if application.traits.chosenSymbols == SymbolSet() {
      application.traits.chosenSymbols = .suited(to: environment)
    }
    if let width = AmbiguousWidth(environment: environment) {
      application.traits.ambiguousWidth = width
    }
    let display = ApplicationDisplay.suited(to: environment, isPlain: isPlain)
    try useTheme(of: application, on: display)
    try useKeys(of: application, on: display)
    let presenter = display.presenter(
      environment: environment, scheduler: application.scheduler, style: style)
    let reload = isWatching ? try watch(application, on: display) : nil
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

  /// Uses the theme that the user wants.
  @MainActor private func useTheme(
    of application: Application, on display: ApplicationDisplay
  ) throws(CommandFailure) {
    if let family = try setting(.theme, option: theme, on: display) {
      application.themes = family.theme(for:)
    }
  }

  /// Uses the keys that the user chose.
  @MainActor private func useKeys(
    of application: Application, on display: ApplicationDisplay
  ) throws(CommandFailure) {
    try setting(.keys, option: keys, on: display)?.apply(to: &application.keyBindings)
  }

  /// Returns a setting, and reports its problems; lines have no use for those of the configuration
  /// folder.
  private func setting<Value>(
    _ choice: SettingChoice<Value>, option: String?, on display: ApplicationDisplay
  ) throws(CommandFailure) -> Value? {
    if option == nil, display == .lines { return nil }
    let answer = try choice.answer(to: option, in: environment)
    if !answer.problems.isEmpty { report(answer.problems, of: command) }
    return answer.value
  }

  /// Shows each table that is saved, while the application runs.
  @MainActor private func watch(
    _ application: Application, on display: ApplicationDisplay
  ) throws(CommandFailure) -> LocalizationReload {
    let reload = LocalizationReload(
      application, on: display, folders: folders, compiled: compiled, watcher: FolderWatcher())
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
