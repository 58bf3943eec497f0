import Foundation
import HanokTesting
import Testing

@Suite struct TemporaryFolderTests {
  @Test func filesAreWrittenAndRead() throws {
    let folder = try TemporaryFolder()
    #expect(try folder.names == [])
    try folder.write("가", to: "b.txt")
    try folder.write([0, 255], to: "a")
    try folder.write("words", to: "en.lproj/deep/Quiz.strings")
    #expect(try folder.names == ["a", "b.txt", "en.lproj"])
    #expect(try folder.bytes(of: "a") == [0, 255])
    #expect(try folder.bytes(of: "b.txt") == Array("가".utf8))
    #expect(try folder.bytes(of: "en.lproj/deep/Quiz.strings") == Array("words".utf8))
    try folder.write("", to: "a")
    #expect(try folder.bytes(of: "a") == [])
    #expect(try String(contentsOfFile: folder.file("b.txt"), encoding: .utf8) == "가")
  }

  @Test func aMissingFileIsNamed() throws {
    let folder = try TemporaryFolder()
    let failure = #expect(throws: TemporaryFolder.Failure.self) { try folder.bytes(of: "none") }
    #expect(failure?.path == folder.file("none") && failure?.code == ENOENT)
    #expect(failure.map { "\($0)" }?.hasPrefix(folder.file("none")) == true)
  }

  @Test func theFolderIsRemovedWithItsLastReference() throws {
    let other = try TemporaryFolder()
    try other.write("kept", to: "kept")
    var folder: TemporaryFolder? = try TemporaryFolder()
    let path = try #require(folder?.path)
    try folder?.write("x", to: "a/b/c")
    try FileManager.default.createSymbolicLink(
      atPath: "\(path)/link", withDestinationPath: other.path)
    try FileManager.default.setAttributes([.posixPermissions: 0o500], ofItemAtPath: "\(path)/a")
    folder = nil
    #expect(!FileManager.default.fileExists(atPath: path))
    #expect(try other.names == ["kept"], "A link is removed, and not what it leads to.")
  }

  @Test func twoAreNotTheSame() throws {
    #expect(try TemporaryFolder().path != TemporaryFolder().path)
  }
}
