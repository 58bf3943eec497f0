import HanokLocalization
import HanokSystem
import HanokTesting
import HanokUnicode
import Testing

@testable import HanokCommand

/// Programs that write their screens for the editor.
@Suite struct SceneProgramTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Returns a program that is a script of the shell.
  private func program(_ script: String) throws -> SceneProgram {
    try folder.write("#!/bin/sh\n\(script)\n", to: "program")
    _ = unsafe chmod(folder.file("program"), 0o700)
    return SceneProgram(
      path: folder.file("program"), folder: "Some Localizations", language: try LanguageTag("fr"))
  }

  private func problem(_ script: String) async throws -> String {
    let localizer = Localizer(
      catalog: Catalog(compiled: [.hanokCommand]), language: .english)
    let program = try program(script)
    do throws(Problem) {
      _ = try await program.screens()
      return ""
    } catch {
      return localizer.describe(error)
    }
  }

  @Test func aProgramIsRunWithTheTablesAndTheLanguage() async throws {
    try folder.write(MessageScreensTests.page, to: "page.json")
    let screens = try await program(
      """
      test "$1 $3 $4 $5 $6" = "--scenes --locale fr --localizations Some Localizations" || exit 1
      cp '\(folder.file("page.json"))' "$2"
      """
    ).screens()
    #expect(screens.map(\.scene) == ["start", "end"] && screens[1].size == "20x3")
    #expect(screens[0].spoken == ["Vrai ou faux ?"])
    #expect(screens[1].shows(.init(table: "Quiz", key: "score")))
    #expect(!screens[0].shows(.init(table: "Quiz", key: "score")))
    #expect(!screens[1].shows(.init(table: "Other", key: "score")))
  }

  @Test func unexpectedOutputOfTheProgramIsReported() async throws {
    let told = try await problem("echo; echo 'no option --scenes' >&2; echo more; exit 64")
    #expect(told.contains("program didn’t write its screens: no option --scenes\nSpecify the path"))
    #expect(try await problem("exit 0").contains("program didn’t write its screens.\nSpecify the"))
    #expect(try await problem("echo 'no JSON' > \"$2\"").contains("didn’t write its screens."))
    #expect(
      try await problem("echo '{\"screens\": []}' > \"$2\"; exit 1").contains("didn’t write"))
  }

  @Test func aMissingProgramIsReported() async throws {
    let program = SceneProgram(
      path: folder.file("nowhere"), folder: "L", language: try LanguageTag("fr"))
    await #expect(throws: Problem.self) { try await program.screens() }
  }

  @Test func temporaryFilesAreRemoved() async throws {
    let script = "echo '{\"screens\": []}' > \"$2\"; dirname \"$2\" > '\(folder.file("place"))'"
    #expect(try await program(script).screens() == [])
    let place = try String(decoding: folder.bytes(of: "place").dropLast(), as: UTF8.self)
    let isThere = unsafe access(place, F_OK) == 0
    #expect(place.contains("hanok-edit-") && !isThere)
  }

  @Test(.timeLimit(.minutes(30))) func aCancelledTaskEndsTheProgram() async throws {
    let program = try program("echo $$ > '\(folder.file("started"))'; exec sleep 100000")
    let task = Task { try? await program.screens() }
    while (try? folder.bytes(of: "started").isEmpty) ?? true { await Task.yield() }
    task.cancel()
    #expect(await task.value == nil)
  }
}
