public import ArgumentParser
public import HanokLocalization

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
