import HanokSystem
import HanokTesting
import Testing

@testable import HanokArguments

/// What the kernel reports about real folders: it does so before the change's system call returns.
@Suite struct FolderQueueTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("old", to: "L/ko.lproj/Quiz.strings")
  }

  private func queue(_ name: String = "L") throws -> FolderQueue {
    try FolderQueue([folder.file(name)])
  }

  private nonisolated static let ways: [(String, @Sendable (TemporaryFolder) throws -> Void)] = [
    ("truncate and write", { try $0.write("new", to: "L/ko.lproj/Quiz.strings") }),
    (
      "write aside and rename",
      {
        try $0.write("new", to: "L/ko.lproj/4913")
        rename($0, "L/ko.lproj/4913", "L/ko.lproj/Quiz.strings")
      }
    ),
    (
      "rename the old away first",
      {
        rename($0, "L/ko.lproj/Quiz.strings", "L/ko.lproj/Quiz.strings~")
        try $0.write("new", to: "L/ko.lproj/Quiz.strings")
      }
    ),
    (
      "delete then create",
      {
        unsafe unlink($0.file("L/ko.lproj/Quiz.strings"))
        try $0.write("new", to: "L/ko.lproj/Quiz.strings")
      }
    ),
    ("remove", { unsafe unlink($0.file("L/ko.lproj/Quiz.strings")) }),
    ("permit", { unsafe chmod($0.file("L/ko.lproj/Quiz.strings"), 0o600) }),
    ("another table", { try $0.write("new", to: "L/ko.lproj/Hanok.strings") }),
    ("another language", { try $0.write("new", to: "L/fr.lproj/Quiz.strings") }),
    ("an empty language", { unsafe mkdir($0.file("L/fr.lproj"), 0o700) }),
    ("a language renamed", { rename($0, "L/ko.lproj", "L/fr.lproj") }),
    ("the folder renamed", { rename($0, "L", "M") }),
  ]

  private nonisolated static func rename(_ folder: TemporaryFolder, _ old: String, _ new: String) {
    _ = unsafe HanokSystem.rename(folder.file(old), folder.file(new))
  }

  @Test(arguments: ways.map(\.0)) func aChangeIsReportedOnce(_ way: String) throws {
    let queue = try queue()
    defer { queue.close() }
    #expect(!queue.takeChanges())
    try #require(Self.ways.first { $0.0 == way }).1(folder)
    #expect(queue.takeChanges())
    #expect(!queue.takeChanges())
  }

  @Test func temporaryFilesOfEditorsAreIgnored() throws {
    let queue = try queue()
    defer { queue.close() }
    for name in ["4913", ".Quiz.strings.swp", "Quiz.strings~", "#Quiz.strings#", "notes.txt"] {
      try folder.write("x", to: "L/ko.lproj/\(name)")
    }
    try folder.write("x", to: "L/README")
    try folder.write("x", to: "other")
    #expect(!queue.takeChanges())
  }

  @Test func foldersAndLinksThatHaveNoTablesAreIgnored() throws {
    try folder.write("x", to: "L/notes/Quiz.strings")
    try folder.write("x", to: "far/notes.txt")
    let link = folder.file("L/ko.lproj/notes.txt")
    try #require(unsafe symlink(folder.file("far/notes.txt"), link) == 0)
    let queue = try queue()
    defer { queue.close() }
    try folder.write("y", to: "L/notes/Quiz.strings")
    try folder.write("y", to: "far/notes.txt")
    #expect(!queue.takeChanges())
  }

  @Test func readingIsNotReported() throws {
    let queue = try queue()
    defer { queue.close() }
    _ = try folder.bytes(of: "L/ko.lproj/Quiz.strings")
    #expect(!queue.takeChanges())
  }

  @Test func aTableInANewLanguageIsReported() throws {
    let queue = try queue()
    defer { queue.close() }
    unsafe mkdir(folder.file("L/fr.lproj"), 0o700)
    #expect(queue.takeChanges())
    try folder.write("x", to: "L/fr.lproj/Quiz.strings")
    #expect(queue.takeChanges())
  }

  @Test func aFolderThatIsReplacedIsWatchedAgain() throws {
    let queue = try queue()
    defer { queue.close() }
    Self.rename(folder, "L", "M")
    #expect(queue.takeChanges())
    try folder.write("x", to: "M/ko.lproj/Quiz.strings")
    #expect(!queue.takeChanges())
    try folder.write("x", to: "L/ko.lproj/Quiz.strings")
    #expect(queue.takeChanges())
    try folder.write("y", to: "L/ko.lproj/Quiz.strings")
    #expect(queue.takeChanges())
  }

  @Test func aMissingFolderIsWatchedThroughItsParents() throws {
    let queue = try queue("a/b/L")
    defer { queue.close() }
    try folder.write("x", to: "b/L/ko.lproj/Quiz.strings")
    #expect(!queue.takeChanges())
    unsafe mkdir(folder.file("a"), 0o700)
    #expect(queue.takeChanges())
    unsafe mkdir(folder.file("a/b"), 0o700)
    #expect(queue.takeChanges())
    try folder.write("x", to: "a/b/L/ko.lproj/Quiz.strings")
    #expect(queue.takeChanges())
    try folder.write("y", to: "a/b/L/ko.lproj/Quiz.strings")
    #expect(queue.takeChanges())
  }

  @Test(arguments: ["../../far/Quiz.txt", "absolute"])
  func theTargetOfALinkIsWatched(_ target: String) throws {
    try folder.write("x", to: "far/Quiz.txt")
    let link = folder.file("L/ko.lproj/Linked.strings")
    let path = target == "absolute" ? folder.file("far/Quiz.txt") : target
    try #require(unsafe symlink(path, link) == 0)
    let queue = try queue()
    defer { queue.close() }
    try folder.write("y", to: "far/Quiz.txt")
    #expect(queue.takeChanges())
    unsafe unlink(folder.file("far/Quiz.txt"))
    #expect(queue.takeChanges())
    try folder.write("z", to: "far/Quiz.txt")
    #expect(queue.takeChanges())
    try folder.write("z", to: "far/other")
    #expect(!queue.takeChanges())
  }

  @Test func aTrailingSlashIsIgnored() throws {
    let queue = try queue("L/")
    defer { queue.close() }
    Self.rename(folder, "L", "M")
    #expect(queue.takeChanges())
    try folder.write("x", to: "L/ko.lproj/Quiz.strings")
    #expect(queue.takeChanges())
  }

  @Test(arguments: ["link", "link/"])
  func aLinkToAnotherFolderIsReported(_ name: String) throws {
    try folder.write("x", to: "M/ko.lproj/Quiz.strings")
    let link = folder.file("link")
    try #require(unsafe symlink("L", link) == 0)
    let queue = try queue(name)
    defer { queue.close() }
    try #require(unsafe symlink("M", link + ".new") == 0)
    #expect(!queue.takeChanges())
    Self.rename(folder, "link.new", "link")
    #expect(queue.takeChanges())
    try folder.write("y", to: "L/ko.lproj/Quiz.strings")
    #expect(!queue.takeChanges())
    try folder.write("y", to: "M/ko.lproj/Quiz.strings")
    #expect(queue.takeChanges())
  }

  @Test func filesBesideTheFolderAreIgnored() throws {
    let queue = try queue()
    defer { queue.close() }
    try folder.write("x", to: "other")
    var waited = pollfd(fd: queue.descriptor, events: Int16(POLLIN), revents: 0)
    #expect(unsafe poll(&waited, 1, 0) == 0)
  }

  @Test func eventsOfSeveralReadsAreOneChange() throws {
    let queue = try queue()
    defer { queue.close() }
    for number in 0..<3_000 {
      let name = "L/ko.lproj/\(number)-with-a-name-of-some-length.strings"
      _ = unsafe symlink("nowhere", folder.file(name))
    }
    #expect(queue.takeChanges())
    #expect(!queue.takeChanges())
  }

  @Test func eventsAreReadFromBytes() {
    func bytes(_ numbers: UInt32...) -> [UInt8] {
      numbers.flatMap { number in unsafe withUnsafeBytes(of: number) { unsafe Array($0) } }
    }
    let first = bytes(1, 8, 0, 4) + [0x61, 0x62, 0, 0]
    let reports = InotifyReport.all(in: (first + bytes(2, 0x4000, 0, 0))[...])
    #expect(reports.map(\.watch) == [1, 2])
    #expect(reports.map(\.mask) == [8, 0x4000])
    #expect(reports.map(\.name) == ["ab", ""])
    // A report that isn't whole.
    #expect(InotifyReport.all(in: first.prefix(12)).isEmpty)
    #expect(InotifyReport.all(in: (bytes(1, 8, 0, 16) + [0x61])[...]).map(\.name) == ["a"])
  }
}
