import HanokLocalization
import HanokTesting
import HanokUnicode

@testable import HanokCommand

/// Tables that tests edit.
enum EditSamples {
  static let source = """
    /* The name of the game. */
    "title" = "True or False?";

    /* Under the question. $score: points so far.
       @width 16 */
    "score" = ".input {$score :integer}
    .match $score
    one {{Score: {$score} point}}
    *   {{Score: {$score} points}}";

    /* $name: who plays. */
    "greeting" = "Hello, {#strong}{$name}{/strong}!";
    "quit" = "Quit";

    """

  /// A second table, which has one text of the first.
  static let other = """
    "leave" = "Quit";
    "stay" = "Stay";

    """

  static let french = """
    /* The name of the game.
       @source True or Wrong? */
    "title" = "Vrai ou faux ?";
    "quit" = "Quit";  /* @untranslated */

    """

  /// Returns a table in memory.
  static func table(
    _ translation: String? = french, name: String = "Quiz", source: String = source,
    path: String? = nil
  ) -> TranslationTable {
    TranslationTable(
      name, source: StringsFile(source), path: path, bytes: translation.map { Array($0.utf8) })
  }

  /// Creates a folder of tables: the English ones, and a French one.
  static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(source, to: "en.lproj/Quiz.strings")
    try folder.write(other, to: "en.lproj/Shared.strings")
    try folder.write(french, to: "fr.lproj/Quiz.strings")
    return folder
  }

  /// Returns two tables in memory.
  static func project(_ language: String = "fr") throws -> EditedProject {
    EditedProject(
      [table(), table("\"leave\" = \"Quitter\";\n", name: "Shared", source: other)],
      language: try LanguageTag(language))
  }

  /// Returns the name of a message.
  static func id(_ key: String, _ table: String = "Quiz") -> TranslationItem.ID {
    .init(table: table, key: key)
  }
}
