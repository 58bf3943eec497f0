import HanokArguments
import HanokLocalization
import HanokScenes
import HanokSystem
import HanokTesting
import Testing

@testable import HanokCommand

/// In the folder of a project that somebody has cloned, no link leads to another place.
@MainActor @Suite struct ProjectLinkTests {
  private let folder: TemporaryFolder
  private static let secret = "\"title\" = \"secret\";\n"

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.secret, to: "outside/Quiz.strings")
    try folder.write("\"title\" = \"Quiz\";\n", to: "project/L/en.lproj/Quiz.strings")
    try folder.write("\"title\" = \"Quiz !\";\n", to: "project/L/fr.lproj/Old.strings")
    try folder.write(
      """
      msgid ""
      msgstr "Language: fr\\nX-Hanok-Table: Quiz\\n"

      msgctxt "title"
      msgid "Quiz"
      msgstr "Quiz !"

      """, to: "fr.po")
  }

  private func run(_ arguments: String...) async -> CommandTranscript {
    await CommandTranscript.run(HanokTool.self, arguments)
  }

  private func text(_ name: String) -> String? { TextFile(path: folder.file(name)).text }

  private func link(_ name: String, to target: String) {
    unsafe symlink(target, folder.file("project/\(name)"))
  }

  /// The commands for tables, on the project.
  private var commands: [[String]] {
    [
      ["import", folder.file("fr.po")], ["update"], ["update", "fr"], ["export", "fr"],
      ["check"],
    ].map { $0 + ["--localizations", folder.file("project/L")] }
  }

  private func expectThatNothingLeadsOut(_ link: String) async throws {
    for arguments in commands {
      let transcript = await CommandTranscript.run(HanokTool.self, arguments)
      #expect(transcript.status != 0, "\(arguments)")
      let all = transcript.output + transcript.errors
      #expect(all.contains("points outside") && all.contains(link), "\(arguments): \(all)")
      #expect(!all.contains("secret"))
      #expect(text("outside/Quiz.strings") == Self.secret)
      #expect(try FileReader.names(in: folder.file("outside")) == ["Quiz.strings"])
    }
  }

  @Test func aLinkedTableIsNeitherReadNorWritten() async throws {
    link("L/fr.lproj/Quiz.strings", to: "../../../outside/Quiz.strings")
    try await expectThatNothingLeadsOut("L/fr.lproj/Quiz.strings")
  }

  @Test func aLinkedSourceIsNotRead() async throws {
    unsafe unlink(folder.file("project/L/en.lproj/Quiz.strings"))
    link("L/en.lproj/Quiz.strings", to: folder.file("outside/Quiz.strings"))
    try await expectThatNothingLeadsOut("L/en.lproj/Quiz.strings")
  }

  @Test func theLinkedFolderOfALanguageIsNeitherReadNorWritten() async throws {
    unsafe unlink(folder.file("project/L/fr.lproj/Old.strings"))
    unsafe rmdir(folder.file("project/L/fr.lproj"))
    link("L/fr.lproj", to: "../../outside")
    try await expectThatNothingLeadsOut("L/fr.lproj")
  }

  @Test func aDanglingLinkMakesNoFile() async throws {
    link("L/fr.lproj/Quiz.strings", to: "../../../outside/new")
    let transcript = await run(
      "import", folder.file("fr.po"), "--localizations", folder.file("project/L"))
    #expect(transcript.status != 0 && transcript.errors.contains("points outside"))
    #expect(text("outside/new") == nil)
  }

  @Test func aLinkedFolderOfTablesIsNotFound() async throws {
    try folder.write("\"title\" = \"Quiz\";\n", to: "outside/T/en.lproj/Quiz.strings")
    link("Localizations", to: "../outside/T")
    let transcript = await run("add", "fr", "--localizations", folder.file("project"))
    // The folder itself has no languages, so that the one in it is found.
    #expect(transcript.status == 64 && transcript.errors.contains("points outside"))
    #expect(throws: Problem.self) {
      try LocalizationsOption.nearest(to: folder.file("project/L"))
    }
    // It is named here.
    let named = await run("add", "fr", "--localizations", folder.file("project/Localizations"))
    #expect(named.status == 0)
  }

  @Test func linksWithinTheProjectAreFollowed() async throws {
    try folder.write("\"title\" = \"Quiz\";\n", to: "project/L/fr.lproj/Shared.strings")
    link("L/fr.lproj/Quiz.strings", to: "Shared.strings")
    let transcript = await run(
      "import", folder.file("fr.po"), "--localizations", folder.file("project/L"))
    #expect(transcript.status == 0, "\(transcript.errors)")
    #expect(text("project/L/fr.lproj/Shared.strings")?.contains("Quiz !") == true)
  }

  @Test func aFolderOfPOFilesIsReadWithoutLinks() async throws {
    try folder.write("", to: "project/po/readme")
    link("po/fr.po", to: folder.file("fr.po"))
    let transcript = await run(
      "import", folder.file("project/po"), "--localizations", folder.file("project/L"))
    #expect(transcript.status == 65 && transcript.errors.contains("points outside"))
    #expect(text("project/L/fr.lproj/Quiz.strings") == nil)
  }

  @Test func anExportedFolderIsWrittenWithoutLinks() async throws {
    try folder.write("", to: "project/out/readme")
    try folder.write("\"a\" = \"A\";", to: "project/L/en.lproj/Book.strings")
    link("out/Book.po", to: "../../outside/new")
    let transcript = await run(
      "export", "fr", "--format", "po", "--output", folder.file("project/out"), "--localizations",
      folder.file("project/L"))
    #expect(transcript.status == 74 && transcript.errors.contains("points outside"))
    #expect(text("outside/new") == nil)
  }

  // MARK: - Snapshots

  @Test(arguments: ["accept", "reject", "list", "prune"])
  func aSnapshotThatIsALinkIsRejected(command: String) async throws {
    try folder.write("old\n", to: "outside/A.txt")
    try folder.write("new\n", to: "project/Snapshots/A.txt.new")
    link("Snapshots/A.txt", to: "../../outside/A.txt")
    for path in ["project", "project/Snapshots", "project/Snapshots/A.txt"] {
      let transcript = await run("snapshots", command, folder.file(path))
      #expect(transcript.status == 64 && transcript.errors.contains("points outside"))
      #expect(transcript.errors.contains("Snapshots/A.txt"))
      #expect(text("outside/A.txt") == "old\n" && text("project/Snapshots/A.txt.new") == "new\n")
    }
  }

  @Test(arguments: ["../../outside/Quiz.strings", "/etc/passwd", "../../outside/none"])
  func aPendingSnapshotThatIsALinkIsRejected(target: String) async throws {
    try folder.write("old\n", to: "project/Snapshots/B.txt")
    link("Snapshots/B.txt.new", to: target)
    let transcript = await run("snapshots", "accept", folder.file("project"))
    #expect(transcript.status == 64 && transcript.errors.contains("points outside"))
    #expect(text("project/Snapshots/B.txt") == "old\n")
  }

  @Test func aLinkedFolderOfSnapshotsIsNotSearched() async throws {
    try folder.write("old\n", to: "outside/A.txt")
    try folder.write("new\n", to: "outside/A.txt.new")
    link("Snapshots", to: "../outside")
    let transcript = await run("snapshots", "accept", folder.file("project"))
    #expect(transcript.status == 0 && text("outside/A.txt") == "old\n")
  }

  @Test func snapshotsMayBeLinkedWithinTheFolder() async throws {
    try folder.write("old\n", to: "project/Snapshots/A.txt")
    try folder.write("new\n", to: "project/Snapshots/B.txt.new")
    link("Snapshots/B.txt", to: "A.txt")
    #expect(await run("snapshots", "accept", folder.file("project")).status == 0)
    #expect(text("project/Snapshots/A.txt") == "new\n")
  }
}
