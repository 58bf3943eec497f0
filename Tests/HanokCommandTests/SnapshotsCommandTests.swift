import HanokArguments
import HanokLocalization
import HanokScenes
import HanokTesting
import Testing

@testable import HanokCommand

/// Pending changes of two scenes, of a third that is new, of a fourth that is gone, and of a walk.
@MainActor @Suite struct SnapshotsCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in ["one", "two"] {
      try folder.write(Self.scene(name, "[ OK ]", "[ 확인 ]"), to: "Snapshots/\(name).txt")
      try folder.write(Self.scene(name, "‹ OK  ›", "‹ 확인  ›"), to: "Snapshots/\(name).txt.new")
    }
    try folder.write(Self.newScene, to: "Snapshots/new.txt.new")
    try folder.write(Self.scene("gone", "A", "B"), to: "Snapshots/gone.txt")
    try folder.write("", to: "Snapshots/gone.txt.new")
    try folder.write("walk\n0│Yes│\n", to: "Snapshots/Walks/walk.txt")
    try folder.write("walk\n0│No│\n", to: "Snapshots/Walks/walk.txt.new")
  }

  /// The text of a scene's snapshot in English and in Korean.
  private static func scene(_ name: String, _ english: String, _ korean: String) -> String {
    SceneFile(
      name, [("en 20x6", "│\(english)│\nrow 0: 1–5 bold\n"), ("ko 20x6", "│\(korean)│\n")]
    ).text
  }

  private static let newScene = SceneFile("new", [("en 20x6", "│A│\n"), ("ko 20x6", "│A│\n")]).text

  private func run(_ arguments: String..., input: String = "") async -> CommandTranscript {
    await CommandTranscript.run(
      HanokTool.self, ["snapshots"] + arguments + [folder.path], input: input)
  }

  private func text(_ name: String) -> String? {
    TextFile(path: folder.file("Snapshots/\(name)")).text
  }

  @Test func likeChangesAreListedTogether() async {
    let transcript = await run("list")
    let path = folder.file("Snapshots")
    #expect(transcript.errors == "" && transcript.status == 0)
    #expect(
      transcript.output == """
        Yes → No (1 screen)
          \(path)/Walks/walk.txt
        No longer drawn (1 screen)
          \(path)/gone.txt
        New (2 screens)
          \(path)/new.txt: en 20x6; ko 20x6
        [ → ‹, ] → › (4 screens)
          \(path)/one.txt: en 20x6
          \(path)/one.txt: ko 20x6
          \(path)/two.txt: en 20x6
          \(path)/two.txt: ko 20x6

        """)
    // Without a subcommand, too.
    #expect(await run().output == transcript.output)
  }

  @Test func acceptingRemovesNothing() async {
    let transcript = await run("accept")
    #expect(transcript.status == 0)
    #expect(
      transcript.output == """
        Accepted 7 screens.
        1 snapshot no longer has a scene; hanok snapshots prune removes it.

        """)
    #expect(text("one.txt") == Self.scene("one", "‹ OK  ›", "‹ 확인  ›"))
    #expect(text("new.txt") == Self.newScene)
    #expect(text("gone.txt") != nil && text("gone.txt.new") == "")
    for name in ["one.txt.new", "new.txt.new", "Walks/walk.txt.new"] { #expect(text(name) == nil) }
    #expect(text("Walks/walk.txt") == "walk\n0│No│\n")
  }

  @Test func pruningOnlyRemoves() async {
    #expect(await run("prune").output == "Accepted 1 screen.\n")
    #expect(text("gone.txt") == nil && text("gone.txt.new") == nil)
    #expect(text("one.txt") == Self.scene("one", "[ OK ]", "[ 확인 ]"))
    #expect(await run("prune").output == "Every snapshot has a scene.\n")
  }

  @Test func rejectingLeavesTheSnapshots() async {
    #expect(await run("reject").output == "Rejected 8 screens.\n")
    #expect(text("one.txt") == Self.scene("one", "[ OK ]", "[ 확인 ]"))
    #expect(text("new.txt") == nil && text("new.txt.new") == nil)
    #expect(text("gone.txt") != nil && text("gone.txt.new") == nil)
    #expect(await run("list").output == "There is nothing to review.\n")
  }

  @Test func halfAReviewIsKept() throws {
    let changes = try PendingSnapshots(in: [folder.file("Snapshots/one.txt")]).changes
    try #require(changes.map(\.variants) == [["en 20x6"], ["ko 20x6"]])
    var review = SnapshotReview(changes)
    review.move(by: -1)
    try review.decide(.accept, alike: false)
    #expect(text("one.txt") == Self.scene("one", "[ OK ]", "‹ 확인  ›"))
    let rest = try PendingSnapshots(in: [folder.file("Snapshots/one.txt.new")]).changes
    #expect(rest == [changes[0]] && review.change == changes[0])
    try review.decide(.reject, alike: false)
    #expect(text("one.txt.new") == nil && review.change == nil)
    #expect(review.counts == [.accept: 1, .reject: 1])
  }

  @Test func variantsWithOneChangeAreOneChange() throws {
    let path = folder.file("Snapshots/new.txt")
    #expect(try PendingSnapshots(in: [path]).changes.map(\.variants) == [["en 20x6", "ko 20x6"]])
  }

  @Test func aVariantThatIsGoneOrAddedIsAChange() throws {
    let (en, ko, ja) = (("en", "A\n"), ("ko", "B\n"), ("ja", "C\n"))
    try folder.write(SceneFile("x", [en, ko]).text, to: "x.txt")
    try folder.write(SceneFile("x", [ja, ko]).text, to: "x.txt.new")
    let changes = try PendingSnapshots(in: [folder.file("x.txt")]).changes
    #expect(changes.map(\.variants) == [["ja"], ["en"]])
    #expect(changes.map(\.old) == [nil, "A\n"] && changes.map(\.new) == ["C\n", nil])
    #expect(!changes.contains { $0.isRemoval })
    var snapshot = try PendingSnapshot(folder.file("x.txt"))
    for change in changes { try snapshot.settle(change, isAccepted: change.new == nil) }
    #expect(TextFile(path: folder.file("x.txt")).text == SceneFile("x", [ko]).text)
    #expect(!TextFile(path: folder.file("x.txt.new")).isReadable)
  }

  @Test func aFileThatHasChangedSinceIsNotWritten() throws {
    var review = SnapshotReview(
      try PendingSnapshots(in: [folder.file("Snapshots/one.txt")]).changes)
    try folder.write(Self.scene("one", "( OK )", "( 확인 )"), to: "Snapshots/one.txt.new")
    let problem = #expect(throws: Problem.self) { try review.decide(.accept, alike: true) }
    #expect(problem == ToolProblem.changedSnapshot(folder.file("Snapshots/one.txt")))
    #expect(text("one.txt") == Self.scene("one", "[ OK ]", "[ 확인 ]"))
    #expect(review.counts == [:] && review.change != nil)
  }

  @Test func aFolderThatIsNotThereIsAProblem() async {
    let missing = await CommandTranscript.run(
      HanokTool.self, ["snapshots", "list", folder.file("nowhere.txt")])
    #expect(missing.status != 0)
    #expect(missing.errors.contains("\(folder.file("nowhere.txt")) has no pending changes."))
  }

  @Test(arguments: [
    // A row lower, and wider: the same.
    ("row 3: 1–5 bold", "row 13: 1–15 bold", [String]()),
    ("│[ OK ]   │", "│[   OK  ]│", []),
    ("  7–12 reverse", "  8–9 reverse", []),
    ("0│Ab│", "1│Ab│", []),
    // Another style, another text, another digit in a text.
    ("row 3: 1–5 bold", "row 3: 1–5 dim", ["bold→dim"]),
    ("0│A1│", "0│A2│", ["1→2"]),
    ("button \"1\"", "button \"2\"", ["1→2"]),
    // Whole words, which are the same on the screen and in its elements.
    ("│[ L Leave ]  │", "│[ L Depart ] │", ["Leave→Depart"]),
    ("button \"Leave\" keys \"l\"", "button \"Depart\" keys \"l\"", ["Leave→Depart"]),
    ("│ 1 guest is here.│", "│Nobody is here.│", ["1 guest→Nobody"]),
    ("│점수: 9점│", "│점수: 10점│", ["9→10"]),
    ("┌──┐", "┌───┐", []),
  ])
  func changesAreSummarized(old: String, new: String, replacements: [String]) {
    let change = SnapshotChange(path: "x", variants: [], old: old, new: new)
    guard case .replaced(let found) = ChangeEssence(change) else {
      Issue.record("No replacement")
      return
    }
    #expect(found.sorted().map { "\($0.old)→\($0.new)" } == replacements)
  }
}
