import HanokFiles
import HanokSystem
import HanokTesting
import Testing

/// A file is read up to its limit, and nothing but a file is.
@Suite struct FileInputTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func read(_ path: String, limit: Int = 1_000) -> Result<[UInt8], FileReadError> {
    Result { () throws(FileReadError) in
      try FileInput(path: path, limit: limit).readToEnd()
    }
  }

  private func reason(_ path: String, limit: Int = 1_000) -> FileReadError.Reason? {
    guard case .failure(let error) = read(path, limit: limit) else { return nil }
    #expect(error.path == path)
    return error.reason
  }

  @Test(arguments: [0, 1, 4_095, 4_096, 4_097, 262_143, 262_144, 262_145, 600_000])
  func aFileIsReadWholeUpToItsLimit(count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 3) }
    try folder.write(bytes, to: "a")
    #expect(try read(folder.file("a"), limit: count).get() == bytes)
    #expect(
      count == 0 || reason(folder.file("a"), limit: count - 1) == .tooLarge(limit: count - 1))
  }

  @Test func theSizeAndThePositionAreReported() throws {
    try folder.write([UInt8](repeating: 7, count: 300_000), to: "a")
    let file = try FileInput(path: folder.file("a"), limit: 300_000)
    #expect(file.size == 300_000)
    #expect(file.position == 0)
    #expect(try file.read().count == 262_144)
    #expect(file.position == 262_144)
    #expect(try file.read().count == 37_856)
    #expect(try file.read().isEmpty)
    #expect(file.position == 300_000)
  }

  /// Another program writes to the file after its size was checked.
  @Test func aFileThatGrowsIsReadUpToTheLimit() throws {
    try folder.write("12345", to: "a")
    let file = try FileInput(path: folder.file("a"), limit: 10)
    try folder.write("123456789012", to: "a")
    let error = #expect(throws: FileReadError.self) { try file.readToEnd() }
    #expect(error?.reason == .tooLarge(limit: 10))
    try folder.write("123", to: "b")
    let shorter = try FileInput(path: folder.file("b"), limit: 10)
    try folder.write("1234567890", to: "b")
    #expect(try shorter.readToEnd() == Array("1234567890".utf8))
  }

  @Test func aFileOfHolesIsRefusedByItsSize() throws {
    try folder.write("", to: "holes")
    #expect(unsafe truncate(folder.file("holes"), 1 << 40) == 0)
    #expect(reason(folder.file("holes"), limit: 1 << 30) == .tooLarge(limit: 1 << 30))
  }

  @Test(arguments: ["/dev/zero", "/dev/null", "/dev/full", "/"])
  func aDeviceAndAFolderAreNotRead(path: String) {
    #expect(reason(path) == .notAFile)
  }

  /// The writer of a pipe would fail if the pipe were opened and closed.
  @Test func aPipeIsNotOpened() throws {
    let path = folder.file("pipe")
    #expect(unsafe mkfifo(path, 0o600) == 0)
    let end = unsafe open(path, O_RDWR | O_NONBLOCK)
    defer { close(end) }
    #expect(unsafe write(end, "abc", 3) == 3)
    #expect(reason(path) == .notAFile)
    var bytes = [UInt8](repeating: 0, count: 8)
    #expect(unsafe HanokSystem.read(end, &bytes, 8) == 3)
  }

  @Test func aLinkLeadsToItsFile() throws {
    try folder.write("abc", to: "a")
    #expect(unsafe symlink("a", folder.file("link")) == 0)
    #expect(unsafe symlink("/dev/zero", folder.file("zero")) == 0)
    #expect(try read(folder.file("link")).get() == Array("abc".utf8))
    #expect(reason(folder.file("zero")) == .notAFile)
  }

  @Test func aFileThatDoesNotExistIsMissing() {
    #expect(reason(folder.file("none")) == .missing)
    #expect(reason(folder.file("none/inner")) == .missing)
  }

  @Test func aFileInAFileIsUnreadable() throws {
    try folder.write("abc", to: "a")
    #expect(reason(folder.file("a/inner")) == .unreadable)
  }

  /// Files of the system have no size, but content.
  @Test(.enabled(if: unsafe access("/proc/self/status", R_OK) == 0))
  func aFileWithoutASizeIsRead() throws {
    #expect(try !read("/proc/self/status", limit: 100_000).get().isEmpty)
    #expect(reason("/proc/self/status", limit: 10) == .tooLarge(limit: 10))
  }

  @Test func theDescriptorIsClosedWithTheFile() throws {
    try folder.write("abc", to: "a")
    let probe = { [folder] in
      let descriptor = unsafe open(folder.file("a"), O_RDONLY)
      close(descriptor)
      return descriptor
    }
    let first = probe()
    for _ in 0..<2_000 { _ = try? FileInput(path: folder.file("a"), limit: 2).readToEnd() }
    for _ in 0..<2_000 { _ = try? FileInput(path: folder.file("a"), limit: 9).readToEnd() }
    // Other tests open files at the same time.
    #expect(probe() < first + 1_000)
  }
}
