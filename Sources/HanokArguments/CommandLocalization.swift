import HanokLocalization
import HanokReview
import HanokUnicode

/// The language and the tables of a command, before its arguments are parsed.
///
/// `--locale` and `--localizations` are read before all parsing, since errors in the arguments must
/// also be in the user's language.
nonisolated struct CommandLocalization: Sendable {
  /// The messages, in the user's language.
  let localizer: Localizer
  /// The folders of tables with priority over those of the program, the first one first.
  let folders: [String]
  /// The tables of the program and of its libraries.
  let compiled: [CompiledTables]
  /// Whether the language was given on the command line.
  let isLanguageExplicit: Bool
  /// The reason why the command can't run: a missing language, or an invalid folder or table.
  let failure: CommandFailure?
  /// The likely mistakes in the folders and tables in use.
  let warnings: [Problem]

  /// Finds the language and the tables of a command line.
  init(
    arguments: some Sequence<String>, environment: [String: String], compiled: [CompiledTables]
  ) {
    let arguments = Array(arguments)
    let folders = Self.folders(
      explicit: Self.value(of: "--localizations", in: arguments), environment: environment)
    let catalog = Catalog(folders: folders, compiled: compiled)
    let tag = Self.value(of: "--locale", in: arguments)
    let spoken = LanguageRequest(environment: environment)
    self.folders = folders
    self.compiled = compiled
    isLanguageExplicit = tag != nil
    do throws(Problem) {
      let request = LanguageRequest(explicit: tag, environment: environment)
      let language = try request.choose(among: catalog.languages)
      localizer = Localizer(catalog: catalog, language: language)
      let findings = CatalogReview(catalog).findings(in: language)
        // A folder may hold only the messages that it changes.
        .filter { ![.untranslated, .missing].contains($0.check) }
      failure = CommandFailure(
        problems: findings.filter { $0.severity == .error }.map(\.problem))
      warnings = findings.filter { $0.severity == .warning }.map(\.problem)
    } catch {
      // An error can't be thrown here: the environment falls back silently.
      let language = (try? spoken.choose(among: catalog.languages)) ?? Catalog.sourceLanguage
      localizer = Localizer(catalog: catalog, language: language)
      let misnamed = (tag.flatMap { try? LanguageTag($0) }).map(catalog.misnamedTranslations) ?? []
      failure = CommandFailure(
        language: error, in: catalog.check(language) + misnamed)
      warnings = []
    }
  }

  /// Returns the folders of tables with priority over those of the program, the first one first.
  static func folders(explicit: String?, environment: [String: String]) -> [String] {
    Catalog.folders(explicit: explicit, environment: environment)
      + (InstalledTables.ofProcess?.changedFolders ?? [])
  }

  /// Returns the value after an option, or after its equals sign; the last one is used.
  static func value(of option: String, in arguments: [String]) -> String? {
    var value: String?
    for (index, argument) in arguments.enumerated() {
      if argument == "--" { break }
      if argument == option, index + 1 < arguments.count { value = arguments[index + 1] }
      if argument.hasPrefix(option + "=") { value = String(argument.dropFirst(option.count + 1)) }
    }
    return value
  }
}
