import HanokSystem
import HanokTesting
import Testing

@testable import HanokFiles

/// A file is written as a whole, and stays what it was otherwise.
@Suite struct FileWriterTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(_ text: String, to name: String) throws(FileWriteError) {
    try FileWriter.write(Array(text.utf8), to: folder.file(name))
  }

  private func reason(_ name: String) -> FileWriteError.Reason? {
    do throws(FileWriteError) {
      try write("new", to: name)
      return nil
    } catch {
      #expect(error.path == folder.file(name))
      return error.reason
    }
  }

  @Test func aFileHasTheNewContent() throws {
    try write("a longer one", to: "a")
    try write("two", to: "a")
    #expect(try folder.text("a") == "two")
    try write("", to: "a")
    #expect(try folder.text("a") == "")
    #expect(try folder.names == ["a"])
  }

  @Test func aNewFileHasTheUsersMode() throws {
    let mask = umask(0o027)
    defer { umask(mask) }
    try write("one", to: "a")
    #expect(try folder.status("a").st_mode == S_IFREG | 0o640)
  }

  /// The `umask`, which is the whole process's, usually lets others read.
  @Test func aPrivateFileIsReadByItsUserAlone() throws {
    let bytes = Array("one".utf8)
    try FileWriter.write(bytes, to: folder.file("a"), isPrivate: true)
    #expect(try folder.status("a").st_mode == S_IFREG | 0o600)
    // A person may have opened it to others.
    unsafe chmod(folder.file("a"), 0o644)
    try FileWriter.write(bytes, to: folder.file("a"), isPrivate: true)
    #expect(try folder.status("a").st_mode == S_IFREG | 0o644)
  }

  @Test(arguments: [0o600, 0o640, 0o664, 0o666, 0o755, 0o4755, 0o1200] as [mode_t])
  func theModeStays(mode: mode_t) throws {
    try folder.make("a", "old", mode: mode)
    let before = try folder.status("a")
    try write("new", to: "a")
    #expect(try folder.status("a").st_mode == S_IFREG | mode)
    #expect(try folder.status("a").st_ino != before.st_ino, "It is another file in its place.")
  }

  @Test func theContentChangesOnlyAtTheEnd() throws {
    try folder.write("old", to: "a")
    let file = try FileWriter(path: folder.file("a"))
    for _ in 0..<3 { try file.write("whole, ") }
    #expect(try folder.text("a") == "old")
    try file.finish()
    #expect(try folder.text("a") == "whole, whole, whole, ")
    #expect(try folder.names == ["a"])
  }

  @Test func aWriterThatIsNotFinishedLeavesNothing() throws {
    try folder.write("old", to: "a")
    for name in ["a", "b"] {
      let file = try FileWriter(path: folder.file(name))
      try file.write("half")
      #expect(try folder.names.count == 2)
    }
    #expect(try folder.names == ["a"])
    #expect(try folder.text("a") == "old")
  }

  @Test func twoWritersOfOneFileDoNotDisturbEachOther() throws {
    let (first, second) = (
      try FileWriter(path: folder.file("a")), try FileWriter(path: folder.file("a"))
    )
    try first.write("first")
    try second.write("second")
    try first.finish()
    #expect(try folder.text("a") == "first")
    try second.finish()
    #expect(try folder.text("a") == "second")
    #expect(try folder.names == ["a"])
  }

  @Test func theLongestNameIsWritten() throws {
    // 255 bytes are the most.
    let name = String(repeating: "가", count: 85)
    try write("one", to: name)
    try write("two", to: name)
    #expect(try folder.text(name) == "two")
    #expect(try folder.names == [name])
  }

  @Test(arguments: ["none/a", "a/b"]) func aMissingFolderIsTheReason(name: String) throws {
    try folder.write("", to: "a")
    #expect(reason(name) == .missingFolder)
  }

  @Test func aFolderIsRejected() throws {
    try folder.write("", to: "inner/a")
    #expect(reason("inner") == .notAFile)
    #expect(try folder.names == ["inner"])
  }

  @Test func aReadOnlyFileIsRejected() throws {
    try folder.make("a", "old", mode: 0o444)
    #expect(reason("a") == .permission)
    #expect(try folder.text("a") == "old")
  }

  @Test func aPathEndsAtNoZero() throws {
    #expect(throws: FileWriteError.self) { try write("new", to: "a\0b") }
    #expect(try folder.names == [])
  }

  @Test func extendedAttributesStay() throws {
    try folder.write("old", to: "a")
    let names = (1...3).map { "user.hanok\($0)" }
    let isSet = names.map { SystemCalls.setAttribute($0, Array($0.utf8), of: folder.file("a")) }
    // Not every file system has them.
    guard isSet == [true, true, true] else { return }
    #expect(SystemCalls.setAttribute("user.empty", [], of: folder.file("a")))
    try write("new", to: "a")
    for name in names {
      #expect(SystemCalls.attribute(name, of: folder.file("a")) == Array(name.utf8))
    }
    #expect(SystemCalls.attribute("user.empty", of: folder.file("a")) == [])
  }

  @Test func eachCodeHasItsReason() {
    func reason(_ code: Int32) -> FileWriteError.Reason {
      FileWriteError(path: "a", code: code).reason
    }
    #expect([ENOSPC, EDQUOT, EFBIG].map(reason) == [.full, .full, .tooLarge])
    #expect([EACCES, EPERM, EROFS].map(reason) == [.permission, .permission, .readOnly])
    #expect([EISDIR, ENODEV, EIO].map(reason) == [.notAFile, .notAFile, .other])
    #expect([EPIPE, ENXIO, ECONNREFUSED].map(reason) == [.noReader, .noReader, .noReader])
  }
}
