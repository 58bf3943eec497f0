import Foundation

/// Swift sources that are type-checked as a package of their own would be: with the usual settings,
/// against the modules that were built with the tests, so that only public names can be used.
nonisolated struct OutsideSources {
  /// The sources by the names of their files.
  var files: [String: String] = [:]

  /// The package's own root.
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Sources by the names of their files.
  init(files: [String: String]) { self.files = files }

  /// The sources in a folder of the package.
  init(folder: String) throws {
    let folder = Self.root.appending(path: folder)
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      files[name] = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    }
  }

  /// The package's own files in some folders, as if another module had written them.
  ///
  /// Their types hide those of the toolkit. The base class is the toolkit's own.
  init(ownFolders: [String], besides base: (String) -> Bool) throws {
    for folder in ownFolders {
      let root = Self.root.appending(path: folder)
      for path in try FileManager.default.subpathsOfDirectory(atPath: root.path)
      where path.hasSuffix(".swift") && !base(path) {
        let source = try String(contentsOf: root.appending(path: path), encoding: .utf8)
        // Names for the package are those of the module in which they are.
        var own = source.replacing(#/\bpackage (import )?/#) { $0.1.map(String.init) ?? "" }
        // There, no code belongs to the main actor by default; here it does.
        if folder.hasPrefix("Sources/HanokDrawing") {
          own = own.replacing(
            #/(?m)^(?:public |private |final )*(?:struct|class|enum|protocol|extension) /#
          ) { "nonisolated \($0.output)" }
        }
        files["Own/" + (path.split(separator: "/").last.map(String.init) ?? path)] =
          "import Hanok\n" + own
      }
    }
  }

  /// The compiler's errors, each with the path of its file if it has one; none where all is right.
  ///
  /// A file sees only the members of modules that it imports itself, whatever others import.
  ///
  /// - Throws: `BuildFailure` if the compiler fails by something other than errors.
  func errors() async throws -> [String] {
    let folder = try written()
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = try await Self.run(
      "swiftc",
      ["-typecheck", "-wmo", "-parse-as-library", "-module-name", "Outside"]
        + ["-enable-upcoming-feature", "MemberImportVisibility"] + Self.options
        + paths(in: folder))
    let errors = run.errors.split(separator: "\n").map(String.init)
      .filter { $0.contains(": error: ") }
    let isAnswered = run.status == (errors.isEmpty ? 0 : 1)
    if !isAnswered { throw BuildFailure(errors: "\(run.status): \(run.errors)") }
    return errors
  }

  /// Builds a program of the file `main.swift`, runs it, and returns what it writes.
  func output(of name: String) async throws -> String {
    let folder = try written()
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = folder.appending(path: "program").path
    let build = try await Self.run(
      "swiftc",
      ["-module-name", name, "-package-name", name, "-o", program] + Self.options
        + paths(in: folder) + (try Self.linked))
    if build.status != 0 { throw BuildFailure(errors: build.errors) }
    return try await Self.run(program, []).output
  }

  /// What the compiler says of sources that can't be built.
  struct BuildFailure: Error {
    let errors: String
  }

  /// The sources in a new folder.
  func written() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    for (name, source) in files {
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(source.utf8).write(to: file)
    }
    return folder
  }

  private func paths(in folder: URL) -> [String] {
    files.keys.sorted().map { folder.appending(path: $0).path }
  }

  /// Runs a program, which is found as a shell finds it.
  ///
  /// - Parameters:
  ///   - input: The standard input.
  ///   - environment: The variables that differ from those of the tests, which are about to compare
  ///     or to record snapshots of their own.
  static func run(
    _ program: String, _ arguments: [String], input: String = "",
    environment: [String: String] = [:]
  ) async throws -> (status: Int32, output: String, errors: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [program] + arguments
    process.environment = ProcessInfo.processInfo.environment
      .filter { !["CI", "HANOK_RECORD"].contains($0.key) }.merging(environment) { $1 }
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // By files: of two pipes, one may fill while the other is read.
    let names = ["in", "out", "errors"].map { folder.appending(path: $0) }
    for name in names { try Data().write(to: name) }
    try Data(input.utf8).write(to: names[0])
    process.standardInput = try FileHandle(forReadingFrom: names[0])
    process.standardOutput = try FileHandle(forWritingTo: names[1])
    process.standardError = try FileHandle(forWritingTo: names[2])
    // Awaited: a thread that waits for a program keeps other tests from running.
    try await withCheckedThrowingContinuation { (ended: CheckedContinuation<Void, any Error>) in
      process.terminationHandler = { _ in ended.resume() }
      do { try process.run() } catch { ended.resume(throwing: error) }
    }
    return (
      process.terminationStatus, try String(contentsOf: names[1], encoding: .utf8),
      try String(contentsOf: names[2], encoding: .utf8)
    )
  }

  /// The settings of a package of its own, and the modules.
  private static var options: [String] { ["-default-isolation", "MainActor"] + modules }

  /// The language's version, and where modules are.
  static var modules: [String] {
    ["-swift-version", "6", "-I", products.appending(path: "Modules").path]
      + moduleMaps.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
  }

  /// The objects of an app's modules, and the libraries, with which a program is linked.
  ///
  /// The list is the tests' own: folders also keep objects of files that were renamed.
  static var linked: [String] {
    get throws {
      let modules = [
        "ArgumentParser", "ArgumentParserToolInfo", "CHanokFiles", "CHanokICU", "CHanokTerminal",
        "Hanok", "HanokArguments", "HanokDrawing", "HanokFiles", "HanokLocalization",
        "HanokNotifications", "HanokReview", "HanokScenes", "HanokSystem", "HanokTableRules",
        "HanokTableSyntax", "HanokTables", "HanokTerminal", "HanokTesting", "HanokUnicode",
        "MessageFormat", "MessageSyntax",
      ]
      let list = tests.deletingPathExtension().appendingPathExtension("product")
        .appending(path: "Objects.LinkFileList")
      let objects = try String(contentsOf: list, encoding: .utf8).split(separator: "\n")
        .map { $0.trimmingCharacters(in: ["'", "\""]) }
        .filter { object in modules.contains { object.contains("/\($0).build/") } }
      return objects + ["-lstdc++", "-licui18n", "-licuuc"]
    }
  }

  /// The folder of what was built with the tests.
  static let products = tests.deletingLastPathComponent()

  private static let tests = URL(filePath: CommandLine.arguments[0])

  private static let moduleMaps = [
    "CHanokFiles", "CHanokICU", "CHanokMarkdown", "CHanokTerminal",
  ].map { products.appending(path: "\($0).build/module.modulemap").path }
}
