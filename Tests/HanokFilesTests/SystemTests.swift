import HanokSystem
import HanokTesting
import Testing

/// The functions that differ between platforms.
@Suite struct SystemTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func theProgramHasAnAbsolutePathThatCanBeRun() throws {
    let path = try #require(RunningProgram.path)
    #expect(path.hasPrefix("/"))
    #expect(unsafe access(path, X_OK) == 0)
  }

  @Test func theEnvironmentHasTheVariablesOfTheProcess() throws {
    guard var entry = unsafe RunningProgram.environment else {
      Issue.record("There is no environment.")
      return
    }
    var names: [String] = []
    while let text = unsafe entry.pointee {
      let variable = unsafe String(cString: text)
      names.append(String(variable.prefix { $0 != "=" }))
      unsafe entry += 1
    }
    #expect(names.contains("PATH"))
  }

  @Test func onlyALinkHasATarget() throws {
    try folder.write("", to: "file")
    #expect(unsafe symlink("../file", folder.file("link")) == 0)
    #expect(linkTarget(folder.file("link")) == "../file")
    #expect(linkTarget(folder.file("file")) == nil)
    #expect(linkTarget(folder.file("none")) == nil)
    let long = String(repeating: "x", count: Int(PATH_MAX) - 1)
    #expect(unsafe symlink(long, folder.file("long")) == 0)
    #expect(linkTarget(folder.file("long")) == long)
  }

  @Test func theTimeOfAChangeIsThatOfTheContent() throws {
    try folder.write("", to: "file")
    let times = [timespec(tv_sec: 1, tv_nsec: 2), timespec(tv_sec: 3, tv_nsec: 0)]
    #expect(unsafe utimensat(AT_FDCWD, folder.file("file"), times, 0) == 0)
    var status = stat()
    #expect(unsafe stat(folder.file("file"), &status) == 0)
    #expect(status.modificationTime.tv_sec == 3)
  }

  @Test func aSocketIsClosedInProgramsThatAreStarted() {
    let socket = localStreamSocket()
    defer { close(socket) }
    #expect(socket >= 0)
    #expect(fcntl(socket, F_GETFD) == FD_CLOEXEC)
    var (type, size) = (Int32(0), socklen_t(MemoryLayout<Int32>.size))
    #expect(unsafe getsockopt(socket, SOL_SOCKET, SO_TYPE, &type, &size) == 0)
    #expect(type == Int32(SOCK_STREAM.rawValue))
  }
}
