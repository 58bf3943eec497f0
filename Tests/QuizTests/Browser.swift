import Foundation
import HanokTesting
import Testing

/// Chromium, without a window and without a network.
nonisolated enum Browser {
  /// The path of the program; nil where it isn't installed.
  static let path: String? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/chromium" }.first(where: FileManager.default.isExecutableFile)
  }()

  /// Returns the elements of a page in a file after its scripts have run.
  ///
  /// The browser's own clock runs ahead of time, and the browser ends when that has run out.
  @concurrent static func elements(of page: String, in folder: TemporaryFolder) async throws
    -> String
  {
    let process = Process()
    process.executableURL = URL(filePath: try #require(path))
    process.arguments = [
      "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
      "--user-data-dir=\(folder.file("profile"))", "--host-resolver-rules=MAP * ~NOTFOUND",
      "--window-size=1440,900", "--virtual-time-budget=1000", "--timeout=20000", "--dump-dom",
      URL(filePath: page).absoluteString,
    ]
    let output = Pipe()
    (process.standardInput, process.standardOutput, process.standardError) =
      (FileHandle.nullDevice, output, FileHandle.nullDevice)
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return String(decoding: data, as: UTF8.self)
  }
}
