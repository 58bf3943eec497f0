import Foundation
import PackagePlugin

/// Compiles a package's string tables into a target of it.
///
/// The tables are in the package's folder `Localizations/<language tag>.lproj`. A target gets those
/// whose name is the longest that its own begins with, `Quiz.strings` for `QuizView`, or all of them
/// where its name begins with none. Upper and lower case make no difference, so that the compiler of
/// tables can warn of a table that is spelled otherwise; it is also given the tables in wrong folders.
///
/// A target whose folder has a file `.shown-sources`, such as a gallery, also gets the text of those of
/// its own files whose names end in a line of it. Of a line that ends in a slash it gets, by their
/// paths, all files of the folder that the package has by that name.
@main
struct CompileTables: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let folder = context.package.directoryURL.appending(path: "Localizations")
    let tables = try Self.tables(for: target.name, in: folder)
    let strays = Self.strays(in: [folder, target.directoryURL])
    let lacking = try Self.languages(without: tables, in: folder)
    let output = context.pluginWorkDirectoryURL.appending(path: "CompiledTables.swift")
    return [
      try Self.watch(folder, from: context.pluginWorkDirectoryURL),
      .buildCommand(
        displayName: "Compile string tables for \(target.name)",
        executable: try context.tool(named: "TableCompiler").url,
        arguments: Self.arguments(output, context) + ["--target", target.name]
          + ["--manifest", context.package.directoryURL.appending(path: "Package.swift").path]
          + strays.flatMap { ["--stray", $0.path] } + lacking.flatMap { ["--lacking", $0.path] }
          + tables.map(\.path),
        inputFiles: tables + strays,
        outputFiles: [output]),
    ] + (try sourceCommands(context: context, target: target))
  }

  /// Compiles the text of the files that the target shows.
  private func sourceCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target as? any SourceModuleTarget,
      let list = try? String(
        contentsOf: module.directoryURL.appending(path: ".shown-sources"), encoding: .utf8)
    else { return [] }
    let lines = list.split(whereSeparator: \.isNewline).map(String.init)
    let base = lines.first { $0.hasSuffix("/") }
      .map { context.package.directoryURL.appending(path: $0.dropLast()) }
    let files =
      try base.map(Self.files)
      ?? module.sourceFiles(withSuffix: "swift").map(\.url)
      .filter { file in lines.contains(where: file.lastPathComponent.hasSuffix) }
      .sorted { $0.path < $1.path }
    guard !files.isEmpty else { return [] }
    let output = context.pluginWorkDirectoryURL.appending(path: "CompiledSources.swift")
    return [
      .buildCommand(
        displayName: "Compile sources to be shown for \(target.name)",
        executable: try context.tool(named: "TableCompiler").url,
        arguments: Self.arguments(output, context) + ["--sources"]
          + (base.map { ["--base", $0.path] } ?? []) + files.map(\.path),
        inputFiles: files,
        outputFiles: [output])
    ]
  }

  /// The files in a folder and in those below it, but for what is in hidden ones, sorted.
  private static func files(in folder: URL) throws -> [URL] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
      .filter { path in !path.split(separator: "/").dropLast().contains { $0.first == "." } }
      .map { folder.appending(path: $0) }.filter(isFile)
  }

  private static func isFile(_ file: URL) -> Bool {
    (try? file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) == true
  }

  /// The arguments that both forms of the compiler have.
  private static func arguments(_ output: URL, _ context: PluginContext) -> [String] {
    let wording = packageOfCompiler(from: context.package) ?? context.package
    let folder = wording.directoryURL.appending(path: "Localizations")
    return ["--wording", folder.path, "--output", output.path]
  }

  /// The files of the tables that a target gets, sorted.
  private static func tables(for target: String, in folder: URL) throws -> [URL] {
    let languages = try contents(of: folder).filter { $0.pathExtension == "lproj" }
    let files = try languages.flatMap(contents).filter { $0.pathExtension == "strings" }
    let names = files.map { $0.deletingPathExtension().lastPathComponent }
    let longest = names.map { $0.lowercased() }.filter(target.lowercased().hasPrefix)
      .max { $0.count < $1.count }
    return zip(files, names).filter { longest == nil || $0.1.lowercased() == longest }.map(\.0)
  }

  /// The folders of languages that a package has, but none of a target's tables.
  ///
  /// A folder with fewer than half of the package's tables is no shipped language, but the
  /// beginning of one, or a library's. The toolkit's own tables don't count.
  private static func languages(without tables: [URL], in folder: URL) throws -> [URL] {
    func count(in language: URL) throws -> Int {
      try contents(of: language).count { file in
        file.pathExtension == "strings" && !file.lastPathComponent.hasPrefix("Hanok")
      }
    }
    let sourceCount = try count(in: folder.appending(path: "en.lproj"))
    let having = Set(tables.map { $0.deletingLastPathComponent().lastPathComponent })
    return try contents(of: folder).filter { language in
      try language.pathExtension == "lproj" && !having.contains(language.lastPathComponent)
        && (contents(of: language).isEmpty
          || count(in: language) > 0 && 2 * count(in: language) >= sourceCount)
    }
  }

  /// The tables below two folders, `Localizations` and the target's, that are in no folder
  /// `<language tag>.lproj` of the first.
  private static func strays(in folders: [URL]) -> [URL] {
    folders.flatMap { folder in
      let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
      return paths.sorted().filter { $0.hasSuffix(".strings") }.filter { path in
        let parents = path.split(separator: "/").dropLast()
        return folder != folders[0] || parents.count != 1 || !parents[0].hasSuffix(".lproj")
      }.map { folder.appending(path: $0) }
    }
  }

  private static func contents(of folder: URL) throws -> [URL] {
    guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
    return try FileManager.default
      .contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .sorted { $0.path < $1.path }
  }

  /// The package that has the compiler of tables, and with it the words of its errors.
  private static func packageOfCompiler(from package: Package) -> Package? {
    if package.targets.contains(where: { $0.name == "TableCompiler" }) { return package }
    return package.dependencies.lazy.compactMap { packageOfCompiler(from: $0.package) }.first
  }

  /// A command that does nothing, but has the package manager plan the build anew when files come
  /// to `folder` or leave it.
  ///
  /// A build command's inputs are fixed when the build is planned, so a new language would go
  /// unnoticed. Plans are renewed when the output folder of a prebuild command changes, and links
  /// in it are followed. What the folder holds joins the target as resources, save documentation,
  /// which a build ignores: hence the link's name.
  private static func watch(_ folder: URL, from workFolder: URL) throws -> Command {
    let watched = workFolder.appending(path: "Watched")
    let link = watched.appending(path: "Localizations.docc")
    let files = FileManager.default
    try files.createDirectory(at: watched, withIntermediateDirectories: true)
    if (try? files.destinationOfSymbolicLink(atPath: link.path)) != folder.path {
      try? files.removeItem(at: link)
      try files.createSymbolicLink(at: link, withDestinationURL: folder)
    }
    return .prebuildCommand(
      displayName: "Watch the folder of string tables",
      executable: URL(filePath: "/usr/bin/true"), arguments: [],
      outputFilesDirectory: watched)
  }
}
