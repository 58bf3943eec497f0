import Hanok
import HanokArguments

@main
struct RemindersCommand: LocalizedCommand {
  static let configuration = CommandConfiguration(commandName: "reminders")
  static let table = "Reminders"
  static let compiledTables: [CompiledTables] = [.reminders]

  @OptionGroup var options: AppOptions
  @OptionGroup var sceneOptions: SceneOptions

  @MainActor func run(in context: CommandContext) async throws(CommandFailure) -> Int32 {
    if let path = sceneOptions.scenes {
      return try await context.present(RemindersScenes.all, to: path, isPlain: options.plain)
    }
    let application = Application(
      root: RemindersController(), traits: Traits(localizer: context.localizer))
    return try await context.run(application, isPlain: options.plain)
  }
}
