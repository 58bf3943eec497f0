import Foundation

/// Swift sources that are type-checked as a package of their own would be: with the usual settings,
/// against the modules that were built with the tests, so that only public names can be used.
nonisolated struct OutsideSources {
  /// The sources by the names of their files.
  var files: [String: String] = [:]

  /// The package's own root.
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The sources in a folder of the package.
  init(folder: String) throws {
    let folder = Self.root.appending(path: folder)
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      files[name] = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    }
  }

  /// The classes of some of the package's files under other names, with the toolkit as all they
  /// import.
  init(renaming paths: [String]) throws {
    for path in paths {
      let source = try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
      let lines = source.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        let isImport = line.contains(#/^(public |package )?import /#)
        return isImport ? "" : line.replacing(#/class ([A-Z])/#) { "class Outside\($0.1)" }
      }
      let name = path.split(separator: "/").last.map(String.init) ?? path
      files[name] = "import Hanok\n" + lines.joined(separator: "\n")
    }
  }

  /// The compiler's errors; none where all is right.
  func errors() throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, source) in files { try Data(source.utf8).write(to: folder.appending(path: name)) }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["swiftc", "-typecheck", "-swift-version", "6", "-default-isolation", "MainActor"]
      + ["-module-name", "Outside", "-I", Self.products.appending(path: "Modules").path]
      + Self.moduleMaps.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
      + files.keys.sorted().map { folder.appending(path: $0).path }
    let output = Pipe()
    process.standardError = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let errors = String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
      .filter { $0.contains(": error: ") }
    return process.terminationStatus == 0 || !errors.isEmpty
      ? errors : ["swiftc ended with \(process.terminationStatus)"]
  }

  /// The folder of what was built with the tests.
  private static let products = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()

  private static let moduleMaps = ["CHanokICU", "CHanokTerminal"].map {
    products.appending(path: "\($0).build/module.modulemap").path
  }
}
