import HanokSystem
import HanokTesting
import Testing

@testable import HanokFiles

/// Drafts of programs that are gone are removed, and nothing else.
@Suite struct DraftFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(_ text: String, to name: String) throws(FileWriteError) {
    try FileWriter.write(Array(text.utf8), to: folder.file(name))
  }

  /// Leaves a draft behind, as a killed program does, and returns its name.
  private func abandonedDraft(_ kind: DraftFile.Kind = .content) throws -> String {
    let before = Set(try folder.names)
    _ = try DraftFile(kind, in: folder.path, mode: 0o600)
    return try #require(Set(try folder.names).subtracting(before).first)
  }

  @Test func draftsThatKilledProgramsHaveLeftAreRemoved() throws {
    let drafts = [try abandonedDraft(), try abandonedDraft()]
    #expect(try folder.names == drafts.sorted())
    try write("one", to: "a")
    #expect(try folder.names == ["a"])
  }

  @Test(arguments: [
    "people.vcf.2023~", "people.vcf.1~", "people.vcf.2147483647~", "people.vcf.2147483647-1~",
    "people.vcf~", ".people.vcf.swp", "#people.vcf#", "people.vcf.bak", "people.vcf.orig",
    "people.vcf.tmp", "people.vcf.new", "people.vcf.~1~", ".hanok", ".hanok-draft",
    ".hanok-draft-", ".hanok-draft-1", ".hanok-draft-1-", ".hanok-draft-1-1-1",
    ".hanok-draft-g-1", ".hanok-draft--1-1", ".hanok-draft-1-0123456789abcdef",
  ])
  func filesOfOtherProgramsStay(name: String) throws {
    try folder.write("mine", to: name)
    try write("one", to: "people.vcf")
    try write("two", to: "people.vcf")
    #expect(try folder.text(name) == "mine")
    #expect(try folder.names.count == 2)
  }

  @Test func aCopyOfADraftStays() throws {
    let draft = try abandonedDraft()
    let copy = String(draft.dropLast()) + (draft.hasSuffix("0") ? "1" : "0")
    // Another file, whose number isn't that of its name.
    try folder.write("mine", to: copy)
    try write("one", to: "a")
    #expect(try folder.names == [copy, "a"])
  }

  @Test func theDraftOfAProgramThatWritesStays() throws {
    let writer = try FileWriter(path: folder.file("a"))
    try writer.write("whole")
    // Other writers would take over what isn't locked.
    for name in ["a", "b"] { try write("one", to: name) }
    try writer.finish()
    #expect(try folder.text("a") == "whole")
    #expect(try folder.names == ["a", "b"])
  }

  @Test func aDraftWithASecondNameStays() throws {
    let draft = try abandonedDraft()
    unsafe link(folder.file(draft), folder.file("kept"))
    try write("one", to: "a")
    #expect(try folder.names == [draft, "a", "kept"])
  }

  @Test func aLinkAndAPipeWithTheNameOfADraftStay() throws {
    let (first, second) = (try abandonedDraft(), try abandonedDraft())
    for name in [first, second] { unsafe unlink(folder.file(name)) }
    try folder.write("mine", to: "target")
    unsafe symlink("target", folder.file(first))
    unsafe mkfifo(folder.file(second), 0o600)
    try write("one", to: "a")
    #expect(try folder.text("target") == "mine")
    #expect(try folder.names == ([first, second, "a", "target"]).sorted())
  }

  @Test func typedTextIsNotRemovedByAWriter() throws {
    let draft = try abandonedDraft(.text)
    try write("one", to: "a")
    #expect(try folder.names == [draft, "a"])
    let found = DraftFile.abandoned(.text, in: folder.path)
    #expect(found.map(\.path) == [folder.file(draft)])
    // It belongs to this program now.
    #expect(DraftFile.abandoned(.text, in: folder.path).isEmpty)
  }

  @Test func typedTextIsReadByItsUserAlone() throws {
    let draft = try #require(DraftFile.keep(Array("typed".utf8), in: folder.path))
    let name = try #require(try folder.names.first)
    #expect(try folder.status(name).st_mode == S_IFREG | 0o600)
    #expect(try folder.text(name) == "typed")
    draft.remove()
    #expect(try folder.names == [])
  }

  @Test func aDraftThatCannotBeKeptIsNotAnError() {
    #expect(DraftFile.keep([], in: folder.file("none")) == nil)
  }
}
