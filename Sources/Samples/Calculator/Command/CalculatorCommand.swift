import ArgumentParser
import CalculatorController
import CalculatorModel
import CalculatorView
import Hanok
import HanokArguments
import HanokLocalization

/// The calculator on the command line.
@main
struct CalculatorCommand: LocalizedCommand {
  static let configuration = CommandConfiguration(
    commandName: "calculator", version: HanokVersion.current)
  static let table = "Calculator"
  static let compiledTables: [CompiledTables] = [.calculator]

  @OptionGroup var options: AppOptions
  @OptionGroup var sceneOptions: SceneOptions

  /// The system of digits for numbers, by its name in CLDR.
  @Option(completion: .list(DigitSystem.examples)) var digits: String?

  /// Whether it calculates with precedence and parentheses.
  @Flag var algebraic = false

  @MainActor func run(in context: CommandContext) async throws(CommandFailure) -> Int32 {
    if let path = sceneOptions.scenes {
      return try await context.present(CalculatorScenes.all, to: path, isPlain: options.plain)
    }
    let localizer = try localizer(in: context)
    let application = Application(
      root: CalculatorViewController(algebraic ? AlgebraicCalculator() : Calculator()),
      traits: Traits(localizer: localizer))
    application.themes = ThemeFamily.hanok.defaultTheme(for:)
    return try await context.run(application, isPlain: options.plain)
  }

  private func localizer(in context: CommandContext) throws(CommandFailure) -> Localizer {
    guard let digits else { return context.localizer }
    guard let system = DigitSystem(digits) else {
      throw CommandFailure(
        usage: Problem(
          Problem.Kind("unknown-digits", table: "Calculator"), ["system": .init(digits)],
          suggestion: Suggestion.nearest(to: digits, in: DigitSystem.examples)))
    }
    return Localizer(
      catalog: context.localizer.catalog, language: system.applied(to: context.localizer.language))
  }
}
