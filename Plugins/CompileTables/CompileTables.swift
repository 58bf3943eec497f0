import Foundation
import PackagePlugin

/// Compiles a package's string tables into a target of it.
///
/// The tables are in the package's folder `Localizations/<language tag>.lproj`. A target gets those
/// whose name is the longest that its own begins with, `Quiz.strings` for `QuizView`, or all of them
/// where its name begins with none.
@main
struct CompileTables: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let folder = context.package.directoryURL.appending(path: "Localizations")
    let tables = try Self.tables(for: target.name, in: folder)
    guard !tables.isEmpty else { return [] }
    let wording = Self.packageOfCompiler(from: context.package) ?? context.package
    let output = context.pluginWorkDirectoryURL.appending(path: "CompiledTables.swift")
    return [
      try Self.watch(folder, from: context.pluginWorkDirectoryURL),
      .buildCommand(
        displayName: "Compile string tables for \(target.name)",
        executable: try context.tool(named: "TableCompiler").url,
        arguments: [
          "--wording", wording.directoryURL.appending(path: "Localizations").path,
          "--output", output.path,
        ] + tables.map(\.path),
        inputFiles: tables,
        outputFiles: [output]),
    ]
  }

  /// The files of the tables that a target gets, sorted.
  private static func tables(for target: String, in folder: URL) throws -> [URL] {
    let languages = try contents(of: folder).filter { $0.pathExtension == "lproj" }
    let files = try languages.flatMap(contents).filter { $0.pathExtension == "strings" }
    let names = files.map { $0.deletingPathExtension().lastPathComponent }
    let longest = names.filter(target.hasPrefix).max { $0.count < $1.count }
    return zip(files, names).filter { longest == nil || $0.1 == longest }.map(\.0)
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
