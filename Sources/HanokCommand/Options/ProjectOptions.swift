import ArgumentParser
import HanokLocalization
import HanokReview

/// The options for the translations that a command works on: a package's tables and the toolkit's.
struct ProjectOptions: ParsableArguments {
  @OptionGroup var localizations: LocalizationsOption
  @OptionGroup var toolkit: ToolkitOption

  /// Finds the folders of the tables.
  ///
  /// - Throws: A problem that says what was looked for, or that the folder has no source language.
  func project() throws(Problem) -> TranslationProject {
    let folder = try localizations.folder()
    return TranslationProject(folder, toolkit: try toolkit.folder(for: folder))
  }
}
