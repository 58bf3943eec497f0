public import ArgumentParser
import Hanok
import HanokLocalization
public import HanokScenes
import HanokUnicode

/// The option of an app that declares scenes: `--scenes page.html` writes them instead of running,
/// and `--scenes -` opens them in the terminal to browse.
///
/// ```swift
/// @OptionGroup var options: AppOptions
/// @OptionGroup var sceneOptions: SceneOptions
///
/// @MainActor func run(in context: CommandContext) async throws(CommandFailure) -> Int32 {
///   if let path = sceneOptions.scenes {
///     return try await context.present(QuizScenes.all, to: path, isPlain: options.plain)
///   }
///   …
/// ```
public nonisolated struct SceneOptions: ParsableArguments {
  /// The file to write, whose name ends with `.html`, `.svg`, `.txt` or `.json`; a hyphen for the
  /// terminal.
  @Option(completion: .file(extensions: ScenePage.Form.allCases.map(\.rawValue)))
  public var scenes: String?

  /// Creates options without values.
  public init() {}
}

extension CommandContext {
  /// Shows scenes on the terminal, or writes them into a file.
  ///
  /// - Parameters:
  ///   - path: The file, whose name ends with `.html`, `.svg`, `.txt` or `.json`; a hyphen for the
  ///     terminal.
  ///   - isPlain: Whether the user requested lines.
  /// - Returns: The exit status.
  @MainActor public func present(
    _ scenes: [Scene], to path: String, isPlain: Bool = false
  ) async throws(CommandFailure) -> Int32 {
    guard path == "-" else { return try await write(scenes, to: path) }
    let list = SceneListController(scenes.map { $0.reading(localization.folders) })
    let application = Application(
      root: NavigationController(rootViewController: list), traits: Traits(localizer: localizer))
    return try await run(application, isPlain: isPlain)
  }

  /// Writes scenes into a file: each in three sizes, with what is wrong with it.
  ///
  /// They are in the language of `--locale`, beside the source language, or else in all languages of
  /// their tables and the pseudo-languages. Tables in the folder of `--localizations` come first.
  ///
  /// - Parameter path: The file, whose name ends with `.html`, `.svg`, `.txt` or `.json`.
  /// - Returns: The exit status.
  private func write(
    _ scenes: [Scene], to path: String
  ) async throws(CommandFailure) -> Int32 {
    let form = path.split(separator: ".").last.flatMap { ScenePage.Form(rawValue: String($0)) }
    guard let form else { throw CommandFailure(usage: problem("unknown-scene-format", path)) }
    let source = Catalog.sourceLanguage
    let languages =
      localization.isLanguageExplicit
      ? SceneLanguages.tags(
        (localizer.requestedLanguage == source ? [source] : [source, localizer.requestedLanguage])
          .map(\.description)) : .all
    let page: ScenePage
    do {
      page = try await ScenePage(
        scenes.map { $0.reading(localization.folders) }, in: SceneMatrix(languages: languages),
        findsMessages: form == .json)
    } catch {
      // The languages are those of a localizer, and the sizes are usual ones.
      throw CommandFailure(inputOutput: problem("unwritable-scenes", path))
    }
    guard TextFile(path: path).write(page.text(form, localizer)) else {
      throw CommandFailure(inputOutput: problem("unwritable-scenes", path))
    }
    let message = Message.HanokArguments.scenesWritten(
      screens: page.shots.count, findings: page.findings.count, path: path)
    writeLine(message)
    return 0
  }

  private func problem(_ name: String, _ path: String) -> Problem {
    Problem(Problem.Kind(name, table: "HanokArguments"), ["path": .init(path)])
  }
}
