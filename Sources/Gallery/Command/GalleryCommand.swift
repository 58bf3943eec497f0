import ArgumentParser
import GalleryScreens
import Hanok
import HanokArguments

/// The gallery on the command line.
@main
struct GalleryCommand: LocalizedCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery", version: HanokVersion.current)
  static let table = "Gallery"
  static let compiledTables: [CompiledTables] = [.gallery]

  @OptionGroup var options: AppOptions
  @OptionGroup var sceneOptions: SceneOptions

  @MainActor func run(in context: CommandContext) async throws(CommandFailure) -> Int32 {
    if let path = sceneOptions.scenes {
      return try await context.present(GalleryScenes.all, to: path, isPlain: options.plain)
    }
    let application = Application(
      root: GalleryViewController(), traits: Traits(localizer: context.localizer))
    application.themes = ThemeFamily.hanok.defaultTheme(for:)
    return try await context.run(application, isPlain: options.plain)
  }
}
