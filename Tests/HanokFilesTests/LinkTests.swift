import HanokFiles
import HanokSystem
import HanokTesting
import Testing

/// Links stay, and so do the files that can't be replaced.
@Suite struct LinkTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(_ text: String, to name: String) throws {
    try FileWriter.write(Array(text.utf8), to: folder.file(name))
  }

  @Test(arguments: ["link", "chain", "absolute", "inner/up"])
  func aLinkStaysAndItsTargetIsWritten(name: String) throws {
    try folder.make("target", "old", mode: 0o640)
    try folder.write("", to: "inner/file")
    unsafe symlink("target", folder.file("link"))
    unsafe symlink("inner/up", folder.file("chain"))
    unsafe symlink("../link", folder.file("inner/up"))
    unsafe symlink(folder.file("target"), folder.file("absolute"))
    try write("new", to: name)
    #expect(try folder.text("target") == "new")
    #expect(try folder.status("target").st_mode == S_IFREG | 0o640)
    for link in ["link", "chain", "absolute", "inner/up"] {
      #expect(try folder.status(link).st_mode & S_IFMT == S_IFLNK)
    }
    #expect(try folder.names == ["absolute", "chain", "inner", "link", "target"])
  }

  @Test func aDanglingLinkMakesItsTarget() throws {
    try folder.write("", to: "inner/file")
    unsafe symlink("inner/second", folder.file("first"))
    unsafe symlink("missing", folder.file("inner/second"))
    try write("new", to: "first")
    #expect(try folder.text("inner/missing") == "new")
    #expect(try folder.status("first").st_mode & S_IFMT == S_IFLNK)
    #expect(try folder.status("inner/second").st_mode & S_IFMT == S_IFLNK)
  }

  @Test func linksInACircleAreRefused() throws {
    unsafe symlink("b", folder.file("a"))
    unsafe symlink("a", folder.file("b"))
    let error = #expect(throws: FileWriteError.self) { try write("new", to: "a") }
    #expect(error?.code == ELOOP)
    #expect(try folder.names == ["a", "b"])
  }

  @Test(arguments: ["shorter", "a much longer text than the one before it"])
  func allNamesOfAFileHaveTheNewContent(text: String) throws {
    try folder.make("a", "the old content", mode: 0o604)
    unsafe link(folder.file("a"), folder.file("b"))
    let before = try folder.status("a")
    let file = try FileWriter(path: folder.file("b"))
    try file.write(text)
    #expect(try folder.text("a") == "the old content")
    try file.finish()
    #expect(try folder.text("a") == text)
    #expect(try folder.status("a").st_ino == before.st_ino)
    #expect(try folder.status("b").st_ino == before.st_ino)
    #expect(try folder.status("a").st_mode == before.st_mode)
    #expect(try folder.names == ["a", "b"])
  }

  @Test func aWriterThatIsNotFinishedLeavesAFileOfSeveralNames() throws {
    try folder.write("old", to: "a")
    unsafe link(folder.file("a"), folder.file("b"))
    try FileWriter(path: folder.file("b")).write("half")
    #expect(try folder.text("a") == "old")
  }

  @Test func aLargeContentOverwritesASmallOneWhole() throws {
    try folder.write("old", to: "a")
    unsafe link(folder.file("a"), folder.file("b"))
    let text = (0..<40_000).map { "\($0)" }.joined(separator: " ")
    try write(text, to: "a")
    #expect(try folder.text("b") == text)
  }
}
