package import ArgumentParser
import HanokLocalization
import HanokUnicode

nonisolated extension CompletionKind {
  /// The languages that the program has when Tab is pressed: those of its compiled tables, of
  /// installed ones, and of the folders in the environment and on the command line.
  static var languages: CompletionKind {
    .custom { words, _, _ in CompletedCommand.current?.languages(for: words) ?? [] }
  }

  /// The names of shipped settings, and the files that a typed path can name.
  static func setting<Value>(_ choice: @autoclosure @escaping @Sendable () -> SettingChoice<Value>)
    -> CompletionKind
  {
    .custom { _, _, word in
      choice().shippedNames() + PathCompletion(ShellWord.unquoted(word)).candidates
    }
  }

  /// Candidates that depend on the values of other options, by the words of the command line.
  package static func values(_ candidates: @escaping @Sendable (ShellWord.Line) -> [String])
    -> CompletionKind
  {
    .custom { words, _, _ in candidates(ShellWord.Line(words)) }
  }
}

/// The command that a shell asks for candidates.
///
/// The argument parser calls the closures of options without their command, so that this one is
/// passed to them beside the arguments.
nonisolated struct CompletedCommand: Sendable {
  @TaskLocal static var current: CompletedCommand?

  /// The tables of the program and of its libraries.
  let compiled: [CompiledTables]
  let environment: [String: String]

  /// Returns the languages for `--locale` on a command line, ordered by their tags.
  func languages(for words: [String]) -> [String] {
    let folders = CommandLocalization.folders(
      explicit: ShellWord.Line(words).value(of: "--localizations"), environment: environment)
    return Catalog(folders: folders, compiled: compiled).languages.map(\.description)
  }
}
