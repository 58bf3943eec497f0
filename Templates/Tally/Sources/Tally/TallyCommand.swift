import Hanok
import HanokArguments

@main
struct TallyCommand: LocalizedCommand {
  static let configuration = CommandConfiguration(commandName: "tally")
  static let table = "Tally"
  static let compiledTables: [CompiledTables] = [.tally]

  @OptionGroup var options: AppOptions
  @OptionGroup var sceneOptions: SceneOptions

  @MainActor func run(in context: CommandContext) async throws(CommandFailure) -> Int32 {
    if let path = sceneOptions.scenes {
      return try await context.present(TallyScenes.all, to: path, isPlain: options.plain)
    }
    let application = Application(
      root: TallyController(), traits: Traits(localizer: context.localizer))
    return try await context.run(application, isPlain: options.plain)
  }
}
