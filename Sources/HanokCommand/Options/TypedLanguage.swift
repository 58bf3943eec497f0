import HanokLocalization
import HanokReview
import HanokUnicode

/// A language that was typed as the argument of a command.
enum TypedLanguage {
  /// Returns the language of a typed tag, which may be the name of its folder.
  ///
  /// - Throws: A problem with the tag that was meant, if it is a country's or a language's name.
  static func language(_ typed: String) throws(Problem) -> LanguageTag {
    let suffix = ".lproj"
    let text = typed.hasSuffix(suffix) ? String(typed.dropLast(suffix.count)) : typed
    guard let tag = try? LanguageTag(text) else {
      throw ToolProblem.invalidTag(text, meant: LanguageTag(named: text)?.description)
    }
    if PseudoLanguage(tag) != nil { return tag }
    if let meant = tag.meantByCountry { throw ToolProblem.country(text, meant: "\(meant)") }
    guard tag.isNamed else {
      throw ToolProblem.unknownTag(text, meant: LanguageTag(named: text)?.description)
    }
    return tag.withoutExtensions
  }

  /// Returns the languages of a project that were typed; all of them for none.
  static func languages(
    _ typed: [String], of project: TranslationProject
  ) throws(Problem) -> [LocalizationFolder.Language] {
    if typed.isEmpty { return project.languages }
    var languages: [LocalizationFolder.Language] = []
    for text in typed {
      let tag = try language(text)
      if tag == Catalog.sourceLanguage { throw ToolProblem.sourceLanguage("\(tag)") }
      guard let language = project.folder.language(tag) else {
        let misnamed = MisnamedTranslation.problems(of: tag, in: project.folder.path)
        throw misnamed.first ?? ToolProblem.missingLanguage("\(tag)")
      }
      languages.append(language)
    }
    return languages
  }
}
