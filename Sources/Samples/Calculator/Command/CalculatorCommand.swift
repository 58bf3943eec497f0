import ArgumentParser
import CalculatorController
import CalculatorModel
import CalculatorView
import Hanok
import HanokArguments
import HanokLocalization
import HanokSystem

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
    if isatty(STDIN_FILENO) == 0 { return answerLines(in: localizer, context) }
    let application = Application(
      root: CalculatorViewController(calculator),
      traits: Traits(localizer: localizer))
    application.themes = ThemeFamily.hanok.defaultTheme(for:)
    return try await context.run(application, isPlain: options.plain)
  }

  private var calculator: any Calculating { algebraic ? AlgebraicCalculator() : Calculator() }

  /// Writes the answer to each line of a pipe or a file, and the problems to the errors.
  ///
  /// - Returns: The exit status: 1 if a line has no answer because of a problem.
  @MainActor private func answerLines(in localizer: Localizer, _ context: CommandContext) -> Int32 {
    var lines = LineCalculator(calculator, localizer)
    var status: Int32 = 0
    while true {
      do throws(LineTooLong) {
        guard let line = try context.streams.readLine() else { return status }
        switch lines.answer(to: String(decoding: line, as: UTF8.self)) {
        case .number(let number): context.writeLine(number)
        case .problem(let reason):
          context.writeErrorLine(reason)
          status = 1
        case .end: return status
        case nil: break
        }
      } catch {
        context.writeErrorLine(
          Message("line.tooLong", table: "Hanok", ["limit": .init(error.limit)]))
        status = 1
      }
    }
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
