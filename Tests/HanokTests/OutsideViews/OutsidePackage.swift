import Foundation

/// A package of its own whose modules are compiled one after the other against the modules that were
/// built with the tests, as the package manager would, but in seconds.
nonisolated struct OutsidePackage {
  /// The folder with `Sources`, `Tests` and `Localizations`.
  let folder: URL
  private var built: URL { folder.appending(path: ".build") }

  /// A package that is in a folder.
  init(folder: URL) throws {
    self.folder = folder
    try FileManager.default.createDirectory(at: built, withIntermediateDirectories: true)
  }

  /// A package of files by their paths, in a folder of its own.
  init(files: [String: String]) throws {
    try self.init(folder: try OutsideSources(files: files).written())
  }

  /// Removes the folder.
  func remove() { try? FileManager.default.removeItem(at: folder) }

  /// Makes Swift of tables, as the plugin does.
  ///
  /// - Parameter libraries: The tables of the toolkit that the package gets in its languages, and may
  ///   translate.
  /// - Returns: The warnings of the compiler of tables.
  func compileTables(
    for module: String, besides libraries: [String] = []
  ) async throws -> String {
    let wording = OutsideSources.root.appending(path: "Localizations")
    let tables = try Self.tables([module] + libraries, in: folder.appending(path: "Localizations"))
    let output = built.appending(path: "\(module)Tables.swift").path
    return try await run(
      OutsideSources.products.appending(path: "TableCompiler").path,
      ["--wording", wording.path, "--output", output, "--target", module] + tables
        + Self.tables(libraries, in: wording).flatMap { ["--library", $0] })
  }

  /// Returns the paths of tables in all languages of a folder.
  private static func tables(_ names: [String], in folder: URL) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
      .filter { path in names.contains { path.hasSuffix("/\($0).strings") } }
      .map { folder.appending(path: $0).path }
  }

  /// Compiles a module.
  ///
  /// - Parameters:
  ///   - sources: The folder of its sources.
  ///   - isMain: Whether its code belongs to the main actor unless it says otherwise.
  ///   - program: A source of its own that the module gets.
  func compile(
    _ module: String, in sources: String, onMainActor isMain: Bool = true,
    adding source: String? = nil
  ) async throws {
    let directory = folder.appending(path: sources)
    var files = try FileManager.default.contentsOfDirectory(atPath: directory.path).sorted()
      .filter { $0.hasSuffix(".swift") }.map { directory.appending(path: $0).path }
    let tables = built.appending(path: "\(module)Tables.swift").path
    if FileManager.default.fileExists(atPath: tables) { files.append(tables) }
    if let source {
      let file = built.appending(path: "\(module)Source.swift")
      try Data(source.utf8).write(to: file)
      files.append(file.path)
    }
    let output = ["-o", built.appending(path: "\(module).o").path]
    let products = ["-emit-module-path", built.appending(path: "\(module).swiftmodule").path]
    let entry = ["-Xfrontend", "-entry-point-function-name", "-Xfrontend", "\(module)_main"]
    let isolation = isMain ? ["-default-isolation", "MainActor"] : []
    let options = OutsideSources.modules + ["-I", built.path] + output + products + entry
    _ = try await run(
      "swiftc",
      ["-module-name", module, "-package-name", "outside", "-parse-as-library", "-wmo", "-c"]
        + ["-enable-testing", "-emit-module"] + options + isolation + files)
  }

  /// Compiles a module of tests.
  func compileTests(_ module: String) async throws {
    try await compile(
      module, in: "Tests/\(module)",
      adding: """
        import Testing
        @main struct Runner {
          static func main() async { await Testing.__swiftPMEntryPoint() as Never }
        }
        """)
  }

  /// Links what was compiled into a program that begins in a module.
  ///
  /// - Returns: The path of the program.
  func program(of module: String) async throws -> String {
    let program = built.appending(path: module).path
    let objects = try FileManager.default.contentsOfDirectory(atPath: built.path).sorted()
      .filter { $0.hasSuffix(".o") }.map { built.appending(path: $0).path }
    let options = ["-o", program, "-Xlinker", "--defsym=main=\(module)_main"]
    _ = try await run("swiftc", options + objects + (try OutsideSources.linked))
    return program
  }

  private func run(_ program: String, _ arguments: [String]) async throws -> String {
    let run = try await OutsideSources.run(program, arguments)
    if run.status != 0 { throw OutsideSources.BuildFailure(errors: run.errors) }
    return run.errors
  }
}
