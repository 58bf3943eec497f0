public import ArgumentParser
import Dispatch
public import HanokLocalization
import HanokSystem

/// A command whose help and errors come from string tables.
///
/// Its arguments are declared without words. The help of `--questions FILE` is the entry
/// `option.questions` of the command's table, and the word for its value is the entry
/// `option.questions.value`; the command itself is `command.<name>`.
///
/// ```swift
/// @main struct Quiz: LocalizedCommand {
///   static let table = "Quiz"
///   static let compiledTables: [CompiledTables] = [.quiz]
///   @OptionGroup var options: AppOptions
///   func run(in context: CommandContext) async throws(CommandFailure) -> Int32 { … }
/// }
/// ```
///
/// A command belongs to no actor, even in a module whose code belongs to the main actor by default.
/// `nonisolated` before a command changes nothing, except that the compiler then refuses its
/// options and arguments (“'nonisolated' cannot be applied to mutable stored properties”).
public nonisolated protocol LocalizedCommand: ParsableCommand {
  /// The name of the table with the command's words.
  static var table: String { get }
  /// The tables that were compiled into the program; the toolkit's own are added automatically.
  static var compiledTables: [CompiledTables] { get }
  /// Runs the command.
  ///
  /// - Returns: The exit status.
  @MainActor func run(in context: CommandContext) async throws(CommandFailure) -> Int32
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

/// The options of every app: its language, its tables, whether it watches them, its keys and theme,
/// and whether it draws.
///
/// Their help is in the toolkit's own table.
public nonisolated struct AppOptions: ParsableArguments {
  /// The requested language, as a BCP 47 tag.
  @Option(completion: .languages) public var locale: String?

  /// A folder of tables with priority over all others.
  @Option(completion: .directory) public var localizations: String?

  /// Whether a table that is saved is shown at once, in the folders of tables.
  @Flag public var watch = false

  /// How the app is shown.
  @OptionGroup public var display: DisplayOptions

  /// Whether to use lines instead of drawing.
  public var plain: Bool { display.plain }

  /// Creates options without values.
  public init() {}
}

/// The options of all that is drawn: its keys and theme, and whether it is drawn.
///
/// Their help is in the toolkit's own table.
public nonisolated struct DisplayOptions: ParsableArguments {
  /// The keys: the name of a shipped set, or a file of keys.
  @Option(completion: .setting(.keys)) public var keys: String?

  /// The theme: the name of a shipped one, or a file.
  @Option(completion: .setting(.theme)) public var theme: String?

  /// Whether to use lines instead of drawing.
  @Flag public var plain = false

  /// Creates options without values.
  public init() {}
}
