import Glibc
import Testing

@testable import HanokLocalization

/// A file is replaced as a whole, and stays what it was otherwise.
@Suite struct FileReplacementTests {
  private let folder: String

  init() throws {
    var template = Array("/tmp/hanok-replacement-XXXXXX".utf8CString)
    let made = unsafe mkdtemp(&template)
    folder = unsafe String(cString: try #require(unsafe made))
  }

  private func text(_ name: String) -> String? {
    (try? FileReader.bytes(of: folder + "/" + name)).map { String(decoding: $0, as: UTF8.self) }
  }

  private func removeAll() {
    for name in (try? FileReader.names(in: folder)) ?? [] { unsafe unlink(folder + "/" + name) }
    unsafe rmdir(folder)
  }

  @Test func aNewFileAndAnOldOneHaveTheNewContent() throws {
    defer { removeAll() }
    try FileReplacement.write(Array("one".utf8), to: folder + "/a")
    try FileReplacement.write(Array("two".utf8), to: folder + "/a")
    #expect(text("a") == "two")
    #expect(try FileReader.names(in: folder) == ["a"])
  }

  @Test func whatKilledWritersHaveLeftIsRemoved() throws {
    defer { removeAll() }
    // No process has so great a number; the parent of this one runs.
    let dead = "a.\(Int32.max)~"
    let others = ["a.\(getppid())~", "a.x~", "b.\(Int32.max)~", "a.-5~"]
    for name in [dead, "a.\(getpid())~"] + others {
      try FileReplacement.write([1], to: folder + "/" + name)
    }
    try FileReplacement.write(Array("one".utf8), to: folder + "/a")
    #expect(text("a") == "one")
    #expect(try FileReader.names(in: folder) == (["a"] + others).sorted())
  }

  @Test func theModeStays() throws {
    defer { removeAll() }
    try FileReplacement.write([1], to: folder + "/a")
    unsafe chmod(folder + "/a", 0o640)
    try FileReplacement.write([2], to: folder + "/a")
    var status = stat()
    #expect(unsafe stat(folder + "/a", &status) == 0)
    #expect(status.st_mode & 0o7777 == 0o640)
  }

  @Test func aLinkStaysOne() throws {
    defer { removeAll() }
    try FileReplacement.write(Array("one".utf8), to: folder + "/target")
    #expect(unsafe symlink("target", folder + "/link") == 0)
    #expect(unsafe symlink("missing", folder + "/dangling") == 0)
    try FileReplacement.write(Array("two".utf8), to: folder + "/link")
    try FileReplacement.write(Array("new".utf8), to: folder + "/dangling")
    #expect(text("target") == "two")
    #expect(text("missing") == "new")
    for name in ["link", "dangling"] {
      var status = stat()
      #expect(unsafe lstat(folder + "/" + name, &status) == 0)
      #expect(status.st_mode & S_IFMT == S_IFLNK)
    }
  }

  @Test func aFIFOIsWrittenTo() throws {
    defer { removeAll() }
    #expect(unsafe mkfifo(folder + "/pipe", 0o600) == 0)
    let reader = unsafe open(folder + "/pipe", O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    try FileReplacement.write(Array("through".utf8), to: folder + "/pipe")
    var buffer = [UInt8](repeating: 0, count: 16)
    let count = unsafe read(reader, &buffer, buffer.count)
    #expect(String(decoding: buffer.prefix(max(count, 0)), as: UTF8.self) == "through")
  }

  @Test func aMissingFolderIsTheReason() {
    defer { removeAll() }
    let problem = #expect(throws: Problem.self) {
      try FileReplacement.write([1], to: folder + "/none/a")
    }
    #expect(problem?.kind == .unwritableFile)
    #expect(problem?.arguments["reason"] == "folder")
    #expect(problem?.path == folder + "/none/a")
  }
}
