import HanokFiles
import HanokSystem
import HanokTesting
import Testing

/// Owners stay.
///
/// Only the superuser can give files away and act as another user, so these tests are theirs.
@Suite(.enabled(if: geteuid() == 0)) struct OwnerTests {
  private let folder: TemporaryFolder
  private let other: uid_t = 65_534

  init() throws { folder = try TemporaryFolder() }

  /// Uses files as another user does; the system keeps that for each thread.
  private func asOther<Result>(_ body: () throws -> Result) rethrows -> Result {
    SystemCalls.useFiles(as: other)
    defer { SystemCalls.useFiles(as: 0) }
    return try body()
  }

  private func write(_ text: String, to name: String) throws(FileWriteError) {
    try FileWriter.write(Array(text.utf8), to: folder.file(name))
  }

  @Test func theSuperuserKeepsTheOwner() throws {
    try folder.make("a", "old", mode: 0o4640)
    unsafe chown(folder.file("a"), other, 7)
    unsafe chmod(folder.file("a"), 0o4640)
    try write("new", to: "a")
    let status = try folder.status("a")
    #expect(status.st_uid == other && status.st_gid == 7)
    #expect(status.st_mode == S_IFREG | 0o4640)
    #expect(try folder.text("a") == "new")
  }

  /// The system clears the bits at each write by another user than the superuser.
  @Test(arguments: [0o4755, 0o2775, 0o6711] as [mode_t], [true, false])
  func anOrdinaryUserKeepsSetIDBits(mode: mode_t, isReplaced: Bool) throws {
    try folder.make("a", "old", mode: mode)
    unsafe chown(folder.file("a"), other, other)
    unsafe chmod(folder.file("a"), mode)
    unsafe chmod(folder.path, isReplaced ? 0o777 : 0o755)
    let before = try folder.status("a")
    try asOther { try write("new", to: "a") }
    #expect(try folder.text("a") == "new")
    #expect(try folder.status("a").st_mode == S_IFREG | mode)
    #expect(try (folder.status("a").st_ino != before.st_ino) == isReplaced)
  }

  @Test func aSetIDFileOfAnotherOwnerIsRefused() throws {
    try folder.make("a", "old", mode: 0o4777)
    unsafe chmod(folder.path, 0o777)
    let error = #expect(throws: FileWriteError.self) {
      try asOther { try write("new", to: "a") }
    }
    #expect(error?.reason == .permission)
    #expect(try folder.text("a") == "old")
    #expect(try folder.status("a").st_mode == S_IFREG | 0o4777)
    #expect(try folder.names == ["a"])
  }

  @Test func aFileOfAnotherOwnerIsOverwritten() throws {
    try folder.make("a", "old", mode: 0o666)
    unsafe chmod(folder.path, 0o777)
    let before = try folder.status("a")
    try asOther { try write("new", to: "a") }
    #expect(try folder.text("a") == "new")
    #expect(try folder.status("a").st_uid == 0)
    #expect(try folder.status("a").st_ino == before.st_ino)
    #expect(try folder.names == ["a"])
  }

  /// A folder such as `/tmp`, in which everybody writes but changes only what is their own.
  private func share(_ name: String) {
    unsafe chmod(folder.file(name), 0o1777)
    unsafe chown(folder.file(name), other, other)
  }

  /// The kernel refuses to follow such a link if `fs.protected_symlinks` is set.
  @Test(arguments: ["../target", "../missing", "own"])
  func anotherUsersLinkInASharedFolderIsRefused(target: String) throws {
    try folder.write("old", to: "target")
    try folder.write("", to: "shared/file")
    unsafe symlink("../target", folder.file("shared/own"))
    unsafe symlink(target, folder.file("shared/link"))
    unsafe lchown(folder.file("shared/link"), other - 1, other)
    share("shared")
    let error = #expect(throws: FileWriteError.self) { try write("new", to: "shared/link") }
    #expect(error?.reason == .permission)
    #expect(try folder.text("target") == "old")
    #expect(try folder.names == ["shared", "target"])
  }

  @Test func aLinkToAnotherUsersLinkIsRefused() throws {
    try folder.write("old", to: "target")
    try folder.write("", to: "shared/file")
    unsafe symlink("../target", folder.file("shared/link"))
    unsafe lchown(folder.file("shared/link"), other - 1, other)
    unsafe symlink("shared/link", folder.file("mine"))
    share("shared")
    let error = #expect(throws: FileWriteError.self) { try write("new", to: "mine") }
    #expect(error?.reason == .permission)
    #expect(try folder.text("target") == "old")
  }

  /// Data in a file that somebody else has put there would be theirs.
  @Test func anotherUsersFileInASharedFolderIsRefused() throws {
    try folder.write("old", to: "shared/file")
    unsafe chmod(folder.file("shared/file"), 0o666)
    unsafe chown(folder.file("shared/file"), other - 1, other)
    share("shared")
    let error = #expect(throws: FileWriteError.self) { try write("new", to: "shared/file") }
    #expect(error?.reason == .permission)
    #expect(try folder.text("shared/file") == "old")
  }

  /// As the kernel does: both have a right to be there.
  @Test(arguments: [true, false])
  func ownLinksAndThoseOfTheFoldersOwnerAreFollowed(isOwn: Bool) throws {
    try folder.write("old", to: "target")
    try folder.write("", to: "shared/file")
    unsafe symlink("../target", folder.file("shared/link"))
    if !isOwn { unsafe lchown(folder.file("shared/link"), other, other) }
    share("shared")
    try write("new", to: "shared/link")
    #expect(try folder.text("target") == "new")
  }

  @Test func aFileInAFolderWithoutPermissionIsOverwritten() throws {
    try folder.make("a", "old", mode: 0o600)
    unsafe chown(folder.file("a"), other, other)
    unsafe chmod(folder.path, 0o755)
    try asOther { try write("the new content", to: "a") }
    #expect(try folder.text("a") == "the new content")
    let error = #expect(throws: FileWriteError.self) {
      try asOther { try write("new", to: "b") }
    }
    #expect(error?.reason == .permission)
    #expect(try folder.names == ["a"])
  }

  @Test func aFileWithoutPermissionIsRefused() throws {
    try folder.make("a", "old", mode: 0o644)
    unsafe chmod(folder.path, 0o777)
    let error = #expect(throws: FileWriteError.self) {
      try asOther { try write("new", to: "a") }
    }
    #expect(error?.reason == .permission)
    #expect(try folder.text("a") == "old")
    #expect(try folder.status("a").st_uid == 0)
  }

  /// The folder's permission would be enough to replace it.
  @Test func anOwnFileWithoutPermissionIsRefused() throws {
    try folder.make("a", "old", mode: 0o464)
    unsafe chown(folder.file("a"), other, other)
    unsafe chmod(folder.path, 0o777)
    let error = #expect(throws: FileWriteError.self) {
      try asOther { try write("new", to: "a") }
    }
    #expect(error?.reason == .permission)
    #expect(try folder.text("a") == "old")
  }
}
