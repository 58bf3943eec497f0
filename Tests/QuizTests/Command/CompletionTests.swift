import Foundation
import HanokLocalization
import HanokTesting
import HanokUnicode
import PTYTesting
import Testing

@testable import quiz

/// What Bash proposes for values, by the script that the program writes.
@Suite nonisolated struct CompletionTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write([], to: "empty/nothing")
  }

  /// Returns the candidates for the last word of a command line, as Bash completes it.
  private func candidates(
    _ words: String..., environment: [String: String] = [:], in place: String = "empty"
  ) throws -> [String] {
    let program = BuiltProgram.path(of: "quiz")
    // The first line of the terminal is the command's name; the program is found by its path.
    let script = #"""
      source <("$0" --generate-completion-script bash)
      COMP_WORDS=("$0" "$@") COMP_CWORD=$#
      COMP_LINE="${COMP_WORDS[*]}" COMP_POINT=${#COMP_LINE}
      _quiz "$0" "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
      printf '%s\n' "${COMPREPLY[@]}"
      """#
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["bash", "--norc", "-c", script, program] + words
    process.environment = ["PATH": "/usr/bin:/bin", "HOME": folder.path, "LC_ALL": "C.UTF-8"]
      .merging(environment) { $1 }
    process.currentDirectoryURL = URL(filePath: folder.file(place))
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  private var languages: [String] {
    Catalog(folders: [], compiled: QuizCommand.compiledTables).languages.map(\.description)
  }

  @Test func everyLanguageIsProposed() throws {
    #expect(languages.count > 3)
    #expect(try candidates("--locale", "") == languages)
    #expect(try candidates("--plain", "--locale", "k") == ["ko"])
  }

  @Test func aFolderOfTablesAddsItsLanguages() throws {
    try folder.write(Array("\"title\" = \"Vrai\";\n".utf8), to: "my tables/fr.lproj/Quiz.strings")
    let added = (languages + ["fr"]).sorted()
    let tables = folder.file("my tables")
    #expect(try candidates("--localizations", "'\(tables)'", "--locale", "") == added)
    let typed = tables.replacing(" ", with: #"\ "#)
    #expect(try candidates("--localizations", "=", typed, "--locale", "") == added)
    #expect(
      try candidates("--locale", "f", environment: ["HANOK_LOCALIZATIONS": tables]) == ["fr"])
  }

  @Test func theNamesOfThemesAndKeysAreProposed() throws {
    let themes = try candidates("--theme", "")
    #expect(themes.contains("hanok") && themes.count > 2)
    #expect(try candidates("--theme", "han") == ["hanok"])
    #expect(try candidates("--keys", "") == ["standard", "emacs", "vi", "nothing"])
  }

  @Test func filesAreProposedAndNeverRun() throws {
    for name in [#"$(touch ran).theme"#, "`touch ran`", #"한글 "테마""#, "dark/my", ".hidden", "a*"] {
      try folder.write([], to: "themes/\(name)")
    }
    #expect(try candidates("--theme", "$", in: "themes") == ["$(touch ran).theme"])
    #expect(try candidates("--theme", "`", in: "themes") == ["`touch ran`"])
    #expect(try candidates("--theme", "한", in: "themes") == [#"한글 "테마""#])
    #expect(try candidates("--theme", "dark", in: "themes").contains("dark/"))
    #expect(try candidates("--theme", "dark/", in: "themes") == ["dark/my"])
    #expect(try candidates("--theme", "~/themes/.", in: "empty") == ["~/themes/.hidden"])
    #expect(try candidates("--theme", "a", in: "themes").contains("a*"))
    #expect(try !folder.names.contains("ran"))
    #expect(!FileManager.default.fileExists(atPath: folder.file("themes/ran")))
  }

  @Test func onlyFoldersAreProposedForTables() throws {
    try folder.write([], to: "place/tables/file")
    try folder.write([], to: "place/text")
    #expect(try candidates("--localizations", "t", in: "place") == ["tables"])
  }
}
