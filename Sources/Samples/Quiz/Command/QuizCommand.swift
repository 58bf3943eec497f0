import ArgumentParser
import Hanok
import HanokLocalization
import HanokArguments
import QuizController
import QuizModel
import QuizView

/// The quiz on the command line.
@main
struct QuizCommand: LocalizedCommand {
  static let configuration = CommandConfiguration(
    commandName: "quiz", version: HanokVersion.current)
  static let table = "Quiz"
  static let compiledTables: [CompiledTables] = [.quiz]

  @OptionGroup var options: AppOptions
  @OptionGroup var sceneOptions: SceneOptions

  /// A file of questions that replace the usual ones.
  @Option(completion: .file()) var questions: String?

  @MainActor func run(in context: CommandContext) async throws(CommandFailure) -> Int32 {
    if let path = sceneOptions.scenes {
      return try await context.present(QuizScenes.all, to: path, isPlain: options.plain)
    }
    let statements = try statements(in: context.localizer)
    let application = Application(
      root: QuizViewController(statements), traits: Traits(localizer: context.localizer))
    application.themes = ThemeFamily.hanok.defaultTheme(for:)
    return try await context.run(application, isPlain: options.plain)
  }

  private func statements(in localizer: Localizer) throws(CommandFailure) -> [Statement] {
    guard let questions else { return .standard }
    do throws(Problem) {
      return try QuestionFile(path: questions).statements(in: localizer)
    } catch {
      throw error.kind == .missingFile ? CommandFailure(usage: error) : CommandFailure(data: error)
    }
  }
}
