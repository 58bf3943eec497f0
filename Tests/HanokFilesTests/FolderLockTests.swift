import Dispatch
import HanokFiles
import HanokSystem
import HanokTesting
import Testing

@Suite struct FolderLockTests {
  @Test func oneHoldsAFolderAtATime() throws {
    let folder = try TemporaryFolder()
    #expect(!FolderLock.isHeld(folder.path))
    FolderLock.hold(folder.path) { #expect(FolderLock.isHeld(folder.path)) }
    #expect(!FolderLock.isHeld(folder.path))
  }

  @Test func anErrorEndsTheLock() throws {
    let folder = try TemporaryFolder()
    #expect(throws: FileWriteError.self) {
      try FolderLock.hold(folder.path) { () throws(FileWriteError) in
        throw FileWriteError(path: "", code: EIO)
      }
    }
    #expect(!FolderLock.isHeld(folder.path))
  }

  @Test func writersWaitForEachOther() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "count")
    // Each reads and writes again what it has read.
    DispatchQueue.concurrentPerform(iterations: 32) { _ in
      FolderLock.hold(folder.path) {
        let bytes = (try? folder.bytes(of: "count")) ?? []
        try? folder.write(bytes + [0x61], to: "count")
      }
    }
    #expect(try folder.bytes(of: "count").count == 32)
  }

  @Test func aFolderThatCannotBeLockedIsUsed() {
    #expect(FolderLock.hold("/none") { 1 } == 1)
  }
}
