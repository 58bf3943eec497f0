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
    // The constant is a number or, with glibc, a structure of one.
    let expected = unsafe withUnsafeBytes(of: SOCK_STREAM) { unsafe $0.load(as: Int32.self) }
    #expect(type == expected)
  }

  @Test func spaceIsReservedInAFileAlone() throws {
    try folder.write("text", to: "file")
    let file = unsafe open(folder.file("file"), O_RDWR)
    defer { close(file) }
    #expect(reserveSpace(file, from: 4, count: 100_000) == 0)
    var status = stat()
    #expect(unsafe fstat(file, &status) == 0)
    #expect(status.st_blocks * 512 >= 100_000)
    #expect(reserveSpace(localStreamSocket(), from: 0, count: 1) != 0)
  }

  @Test(arguments: [("/dev/fd", true), ("/dev", false)])
  func theFolderOfDescriptorsIsKnown(path: String, isFound: Bool) {
    guard let real = unsafe realpath(path, nil) else {
      Issue.record("There is no \(path).")
      return
    }
    defer { unsafe free(real) }
    #expect(unsafe isFolderOfDescriptors(String(cString: real)) == isFound)
  }

  @Test func aSpawnedProgramWritesToItsFileAndReadsNothing() throws {
    try folder.write("the former content, which is longer", to: "output")
    let script = "echo out; echo error >&2; read line || exit 3"
    let child = try #require(
      spawnProgram(["sh", "-c", script], writingTo: folder.file("output")))
    var status: Int32 = 0
    #expect(unsafe waitpid(child, &status, 0) == child)
    #expect(status == 3 << 8)
    #expect(try folder.bytes(of: "output") == Array("out\nerror\n".utf8))
  }

  @Test func aProgramThatDoesNotExistIsNotSpawned() {
    #expect(spawnProgram([folder.file("none")], writingTo: folder.file("output")) == nil)
  }

  @Test func processorTimePasses() {
    let before = ProcessResources.processorTime
    while ProcessResources.processorTime == before {}
    #expect(ProcessResources.processorTime > before)
  }

  @Test(arguments: [
    ("Quiz.strings", true), (".Quiz.strings", false), ("Quiz.strings~", false), ("L", true),
    ("l", false),
  ])
  func namesMatterByTheirEndOrAsAWhole(name: String, matters: Bool) {
    var names = FolderNames(suffix: ".strings")
    names.formUnion(FolderNames("L"))
    #expect(names.contains(name) == matters)
    #expect(!FolderNames().contains(name))
  }
}
