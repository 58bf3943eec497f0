import ArgumentParser
import BeforeWords
import Hanok
import HanokArguments
import HanokLocalization
import HanokSystem

/// The quiz before its parts were taken out of one class, and after each step.
@main
struct BeforeCommand: LocalizedCommand {
  static let configuration = CommandConfiguration(
    commandName: "before", version: HanokVersion.current)
  static let table = "Before"
  static let compiledTables: [CompiledTables] = [.before]

  @OptionGroup var options: AppOptions

  /// The step of the program.
  @Option var step = BeforeStep.oneClass
  /// The address of further statements.
  @Option var url = "http://127.0.0.1:8080/sums"

  @MainActor func run(in context: CommandContext) async throws(CommandFailure) -> Int32 {
    let library = unsafe dlopen("libcurl.so.4", RTLD_NOW | RTLD_LOCAL)
    try unsafe Self.requireLibrary(isAvailable: library != nil)
    let application = Application(
      root: step.controller(address: url), traits: Traits(localizer: context.localizer))
    application.themes = ThemeFamily.hanok.defaultTheme(for:)
    return try await context.run(application, isPlain: options.plain)
  }

  /// Checks whether the steps can download: without libcurl, `URLSession` would end the process.
  static func requireLibrary(isAvailable: Bool) throws(CommandFailure) {
    if isAvailable { return }
    throw CommandFailure(inputOutput: Problem(Problem.Kind("missing-library", table: "Before")))
  }
}
