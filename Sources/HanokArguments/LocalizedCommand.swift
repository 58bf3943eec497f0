public import ArgumentParser
import Glibc
public import HanokLocalization

/// A command whose help and whose complaints come from string tables.
///
/// Its arguments are declared without words. What `--help` says of `--questions FILE` is the entry
/// `option.questions` of the command's table, and the word that stands for its value the entry
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
/// To write `nonisolated` before it changes nothing, but has the compiler refuse its options and
/// arguments (“'nonisolated' cannot be applied to mutable stored properties”).
public nonisolated protocol LocalizedCommand: ParsableCommand {
  /// The table that has the command's words.
  static var table: String { get }
  /// The tables that were compiled into the program; the toolkit's own come along by themselves.
  static var compiledTables: [CompiledTables] { get }
  /// Does what the command is for.
  ///
  /// - Returns: The exit status.
  @MainActor func run(in context: CommandContext) async throws(CommandFailure) -> Int32
}

nonisolated extension LocalizedCommand {
  /// Runs the process's command line, and ends the process.
  @MainActor public static func main() async {
    let run = CommandRun(
      Self.self, arguments: Array(CommandLine.arguments.dropFirst()),
      environment: ProcessEnvironment.variables, streams: StandardStreams())
    Glibc.exit(await run.status())
  }
}

/// The options that every app has: its language, its tables, and whether it draws.
///
/// What `--help` says of them is in the toolkit's own table.
public nonisolated struct AppOptions: ParsableArguments {
  /// The language that was asked for, as a BCP 47 tag.
  @Option public var locale: String?

  /// A folder of tables that come before all others.
  @Option public var localizations: String?

  /// Whether to speak line by line, without drawing.
  @Flag public var plain = false

  /// Options that nobody set.
  public init() {}
}
