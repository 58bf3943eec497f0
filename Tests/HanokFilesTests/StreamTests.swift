import HanokFiles
import HanokSystem
import HanokTesting
import Testing

/// Pipes, devices and sockets are written through, and stay what they are.
@Suite struct StreamTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func error(
    _ path: String, waitsForReader: Bool = true, _ text: String = "new"
  ) -> FileWriteError? {
    do throws(FileWriteError) {
      let file = try FileWriter(path: path, waitsForReader: waitsForReader)
      try file.write(text)
      try file.finish()
      return nil
    } catch {
      return error
    }
  }

  private func kind(_ path: String) -> mode_t {
    var status = stat()
    return unsafe lstat(path, &status) == 0 ? status.st_mode & S_IFMT : 0
  }

  private func text(from descriptor: Int32) -> String {
    var buffer = [UInt8](repeating: 0, count: 64)
    let count = unsafe read(descriptor, &buffer, buffer.count)
    return String(decoding: buffer.prefix(max(count, 0)), as: UTF8.self)
  }

  @Test(arguments: ["pipe", "link"]) func aPipeIsWrittenThrough(name: String) throws {
    #expect(unsafe mkfifo(folder.file("pipe"), 0o600) == 0)
    unsafe symlink("pipe", folder.file("link"))
    let reader = unsafe open(folder.file("pipe"), O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    let file = try FileWriter(path: folder.file(name))
    try file.write("through")
    #expect(text(from: reader) == "through")
    try file.finish()
    #expect(kind(folder.file("pipe")) == S_IFIFO)
    #expect(try folder.names == ["link", "pipe"])
  }

  @Test func aScreenWaitsForNoReader() throws {
    #expect(unsafe mkfifo(folder.file("pipe"), 0o600) == 0)
    #expect(error(folder.file("pipe"), waitsForReader: false)?.reason == .noReader)
    let reader = unsafe open(folder.file("pipe"), O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    let file = try FileWriter(path: folder.file("pipe"), waitsForReader: false)
    try file.write("through")
    #expect(text(from: reader) == "through")
  }

  /// A signal would end the program, so its default action is on.
  @Test func aReaderThatGoesIsAnErrorAndNoSignal() throws {
    #expect(unsafe mkfifo(folder.file("pipe"), 0o600) == 0)
    let reader = unsafe open(folder.file("pipe"), O_RDONLY | O_NONBLOCK)
    let file = try FileWriter(path: folder.file("pipe"))
    close(reader)
    for _ in 0..<2 {
      let error = #expect(throws: FileWriteError.self) { try file.write("nobody") }
      #expect(error?.reason == .noReader)
    }
    var pending = sigset_t()
    unsafe sigpending(&pending)
    #expect(unsafe sigismember(&pending, SIGPIPE) == 0)
  }

  @Test func devicesStayDevices() throws {
    #expect(error("/dev/null") == nil)
    let full = error("/dev/full")
    #expect(full?.reason == .full)
    #expect(full?.path == "/dev/full")
    unsafe symlink("/dev/full", folder.file("full"))
    #expect(error(folder.file("full"))?.reason == .full)
    #expect(kind("/dev/null") == S_IFCHR && kind("/dev/full") == S_IFCHR)
  }

  @Test(.enabled(if: geteuid() == 0)) func aDiskIsRefused() throws {
    // The number of no device: nothing could be lost even if it were opened.
    guard unsafe mknod(folder.file("disk"), S_IFBLK | 0o600, 0xFFFFF) == 0 else { return }
    #expect(error(folder.file("disk"))?.reason == .notAFile)
    #expect(kind(folder.file("disk")) == S_IFBLK)
  }

  @Test(arguments: ["/dev/fd/", "/proc/self/fd/"])
  func anOpenDescriptorIsWrittenWhereItIs(prefix: String) throws {
    try folder.write("", to: "a")
    let file = unsafe open(folder.file("a"), O_WRONLY)
    defer { close(file) }
    unsafe _ = HanokSystem.write(file, "before ", 7)
    #expect(error("\(prefix)\(file)") == nil)
    unsafe _ = HanokSystem.write(file, " after", 6)
    #expect(try folder.text("a") == "before new after")
    #expect(try folder.names == ["a"])

    var ends: [Int32] = [0, 0]
    #expect(unsafe pipe(&ends) == 0)
    defer { ends.forEach { close($0) } }
    #expect(error("\(prefix)\(ends[1])") == nil)
    #expect(text(from: ends[0]) == "new")
    #expect(error("\(prefix)999999")?.reason == .other)
  }

  @Test func aSocketIsWrittenThrough() throws {
    let path = folder.file("s")
    let listener = localStreamSocket()
    defer { close(listener) }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    unsafe withUnsafeMutableBytes(of: &address.sun_path) { unsafe $0.copyBytes(from: path.utf8) }
    let bound = unsafe withUnsafePointer(to: address) {
      unsafe $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe bind(listener, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    try #require(bound == 0)
    #expect(error(path)?.reason == .noReader)
    #expect(listen(listener, 1) == 0)
    #expect(error(path) == nil)
    let connection = accept(listener, nil, nil)
    defer { close(connection) }
    #expect(text(from: connection) == "new")
    #expect(kind(path) == S_IFSOCK)
  }
}
