import Foundation
import Testing

@testable import HanokLocalization

@Suite struct FileReaderTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  private func withFolder(_ body: (String) throws -> Void) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.path)
  }

  private func problem(_ body: () throws(Problem) -> Void) -> Problem.Kind? {
    do throws(Problem) {
      try body()
      return nil
    } catch {
      return error.kind
    }
  }

  @Test func aFileIsReadWhole() throws {
    try withFolder { folder in
      let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
      try Data(bytes).write(to: URL(filePath: folder + "/file"))
      #expect(try FileReader.bytes(of: folder + "/file") == bytes)
      try Data().write(to: URL(filePath: folder + "/empty"))
      #expect(try FileReader.bytes(of: folder + "/empty").isEmpty)
    }
  }

  @Test func namesAreSortedWithoutHiddenFiles() throws {
    try withFolder { folder in
      for name in ["b", "a", ".hidden", "다"] {
        try Data().write(to: URL(filePath: folder + "/" + name))
      }
      #expect(try FileReader.names(in: folder) == ["a", "b", "다"])
    }
  }

  @Test func readingSomethingElseThanAFileIsAProblem() throws {
    try withFolder { folder in
      let read = { path in self.problem { () throws(Problem) in _ = try FileReader.bytes(of: path) }
      }
      #expect(read(folder + "/none") == .missingFile)
      #expect(read(folder) == .unreadableFile)
      #expect(unsafe mkfifo(folder + "/pipe", 0o600) == 0)
      #expect(read(folder + "/pipe") == .unreadableFile)
    }
  }

  @Test func aHugeFileIsNotRead() throws {
    try withFolder { folder in
      let path = folder + "/huge"
      try Data().write(to: URL(filePath: path))
      #expect(unsafe truncate(path, StringsFile.largestSize + 1) == 0)
      #expect {
        try FileReader.bytes(of: path)
      } throws: { error in
        error as? Problem == Problem(.tooLargeFile, ["limit": 16], path: path)
      }
    }
  }

  @Test func listingSomethingElseThanAFolderIsAProblem() throws {
    try withFolder { folder in
      let list = { path in self.problem { () throws(Problem) in _ = try FileReader.names(in: path) }
      }
      try Data().write(to: URL(filePath: folder + "/file"))
      #expect(list(folder + "/none") == .missingFolder)
      #expect(list(folder + "/file") == .unreadableFolder)
    }
  }

  /// The names of a folder that fill the buffers in which the kernel lists them, up to their ends.
  @Test func manyNamesAreListed() throws {
    try withFolder { folder in
      let names = (0..<2_000).map { "\(100_000 + $0)-with-a-name-of-some-length.strings" }
      for name in names { _ = unsafe symlink("nowhere", folder + "/" + name) }
      for _ in 0..<20 {
        let listed = try FileReader.names(in: folder)
        #expect(listed == names)
      }
    }
  }

  @Test func theLargestFileIsReadWhole() throws {
    try withFolder { folder in
      let path = folder + "/large"
      try Data().write(to: URL(filePath: path))
      #expect(unsafe truncate(path, StringsFile.largestSize) == 0)
      #expect(try FileReader.bytes(of: path).count == StringsFile.largestSize)
    }
  }

  @Test func aFileInAFileIsUnreadable() throws {
    try withFolder { folder in
      try Data().write(to: URL(filePath: folder + "/file"))
      let read = problem { () throws(Problem) in
        _ = try FileReader.bytes(of: folder + "/file/inner")
      }
      #expect(read == .unreadableFile)
    }
  }
}
