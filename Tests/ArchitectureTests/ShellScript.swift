import Foundation

/// A run of a script of the package in a test.
struct ShellScript {
  let output: String
  let errors: String
  let status: Int32

  /// Runs a script of `Programs`, or any other program, and waits until it ends.
  init(
    _ program: String, _ arguments: [String] = [], environment: [String: String] = [:],
    in folder: URL? = nil
  ) throws {
    let process = Process()
    process.executableURL =
      program.hasPrefix("/")
      ? URL(filePath: program) : PackageSources.root.appending(path: "Programs/\(program)")
    process.arguments = arguments
    process.environment = [
      "PATH": "/usr/bin:/bin", "HOME": "/nonexistent", "LC_ALL": "C.UTF-8",
    ].merging(environment) { $1 }
    if let folder { process.currentDirectoryURL = folder }
    let (output, errors) = (Pipe(), Pipe())
    (process.standardOutput, process.standardError) = (output, errors)
    process.standardInput = FileHandle.nullDevice
    try process.run()
    // A script writes little to the errors, which therefore wait in the pipe.
    self.output = String(
      decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    self.errors = String(
      decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    status = process.terminationStatus
  }

  /// Whether a command of the system is there and succeeds.
  static func succeeds(_ path: String, _ arguments: [String]) -> Bool {
    (try? ShellScript(path, arguments))?.status == 0
  }
}

/// A folder with files that a test makes up, in a path with a space, Hangul and quotation marks.
final class StageFolder {
  let url: URL
  private let parent = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  init() throws {
    url = parent.appending(path: "한글 \"폴더\"")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: parent) }

  /// Returns the path of a file, which may not exist.
  func path(_ name: String) -> String { url.appending(path: name).path }

  /// Writes a file, and makes a program of it.
  func write(_ text: String, to name: String) throws {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
  }

  /// Sets the time of a file's last change, in seconds since 1970.
  func setTime(_ seconds: Double, of name: String) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: seconds)], ofItemAtPath: path(name))
  }
}
