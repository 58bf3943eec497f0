import Foundation
import PackagePlugin

/// Compiles a package's string tables into a target of it.
///
/// The tables are in the package's folder `Localizations/<language tag>.lproj`. A target gets those
/// whose name is the longest that its own begins with, `Quiz.strings` for `QuizView`, or all of them
/// where its name begins with none. Upper and lower case make no difference, so that the compiler of
/// tables can warn of a table that is spelled otherwise; it is also given the tables in wrong folders.
///
/// A target also gets the package's translations of libraries' tables, such as `fr.lproj/Hanok.strings`,
/// and the toolkit's tables in the languages of the package. The toolkit's own targets have them in the
/// source language alone, unless the toolkit is itself the package that is built. So a program contains
/// the languages that it has, and no others.
///
/// A target whose folder has a file `.shown-sources`, such as a gallery, also gets the text of those of
/// its own files whose names end in a line of it. Of a line with a slash it gets, by their paths in the
/// package, all files in a folder of the package: `Templates/`, or those with a suffix: `Guides/*.md`.
@main
struct CompileTables: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let package = context.package
    let folder = Self.folder(of: package)
    let translations = try Self.translations(in: package)
    var tables = try Self.tables(for: target.name, in: folder, besides: translations)
    let strays = Self.strays(in: [folder, target.directoryURL])
    let lacking = try Self.languages(without: tables, in: folder, translating: translations)
    var libraries = try Self.libraryTables(for: package, translated: translations)
    if Self.isToolkit(package), !libraries.isEmpty, tables.allSatisfy(Self.isToolkitTable) {
      tables = tables.filter(Self.isInSourceLanguage)
      libraries = []
    }
    // Without a table of its own, a target has no code that could contain others.
    if !tables.isEmpty { tables += translations }
    let output = context.pluginWorkDirectoryURL.appending(path: "CompiledTables.swift")
    return [
      try Self.watch(folder, from: context.pluginWorkDirectoryURL),
      .buildCommand(
        displayName: "Compile string tables for \(target.name)",
        executable: try context.tool(named: "TableCompiler").url,
        arguments: Self.arguments(output, context) + ["--target", target.name]
          + ["--manifest", package.directoryURL.appending(path: "Package.swift").path]
          + strays.flatMap { ["--stray", $0.path] } + lacking.flatMap { ["--lacking", $0.path] }
          + libraries.flatMap { ["--library", $0.path] } + tables.map(\.path),
        inputFiles: tables + libraries + strays,
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
    let folders = lines.filter { $0.contains("/") }
    let base = folders.isEmpty ? nil : context.package.directoryURL
    let files =
      try folders.isEmpty
      ? module.sourceFiles(withSuffix: "swift").map(\.url)
        .filter { file in lines.contains(where: file.lastPathComponent.hasSuffix) }
        .sorted { $0.path < $1.path }
      : folders.flatMap { try Self.files($0, of: context.package) }
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

  /// The files of a line: a folder of the package, with a slash, and `*` and a suffix or nothing.
  private static func files(_ line: String, of package: Package) throws -> [URL] {
    let parts = line.split(separator: "/")
    let name = line.hasSuffix("/") ? nil : parts.last
    let folder = parts.dropLast(name == nil ? 0 : 1).joined(separator: "/")
    return try files(in: package.directoryURL.appending(path: folder))
      .filter { $0.lastPathComponent.hasSuffix(name?.dropFirst() ?? "") }
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
    let wording = packages(from: context.package).first(where: isToolkit) ?? context.package
    return ["--wording", folder(of: wording).path, "--output", output.path]
  }

  /// The folder of a package's tables, which may not exist.
  private static func folder(of package: Package) -> URL {
    package.directoryURL.appending(path: "Localizations")
  }

  /// The tables in the folders of languages, sorted.
  private static func tables(in folder: URL) throws -> [URL] {
    try contents(of: folder).filter { $0.pathExtension == "lproj" }.flatMap(contents)
      .filter { $0.pathExtension == "strings" }
  }

  private static func name(of table: URL) -> String {
    table.deletingPathExtension().lastPathComponent
  }

  private static func isInSourceLanguage(_ table: URL) -> Bool {
    table.deletingLastPathComponent().lastPathComponent == "en.lproj"
  }

  /// The files of the tables that a target gets as its own, sorted.
  private static func tables(
    for target: String, in folder: URL, besides translations: [URL]
  ) throws -> [URL] {
    let files = try tables(in: folder).filter { !translations.contains($0) }
    let names = files.map(name)
    let longest = names.map { $0.lowercased() }.filter(target.lowercased().hasPrefix)
      .max { $0.count < $1.count }
    return zip(files, names).filter { longest == nil || $0.1.lowercased() == longest }.map(\.0)
  }

  /// The folders of languages that a package has, but none of a target's tables.
  ///
  /// A folder with fewer than half of the package's tables is no shipped language, but the
  /// beginning of one, unless it has a translation of a library's table. The toolkit's tables that
  /// programs show don't count.
  private static func languages(
    without tables: [URL], in folder: URL, translating translations: [URL]
  ) throws -> [URL] {
    let translated = Set(translations.map { $0.deletingLastPathComponent().lastPathComponent })
    func count(in language: URL) throws -> Int {
      try contents(of: language).count { file in
        file.pathExtension == "strings" && !isToolkitTable(file)
      }
    }
    let sourceCount = try count(in: folder.appending(path: "en.lproj"))
    let having = Set(tables.map { $0.deletingLastPathComponent().lastPathComponent })
    return try contents(of: folder).filter { language in
      try language.pathExtension == "lproj" && !having.contains(language.lastPathComponent)
        && (contents(of: language).isEmpty || translated.contains(language.lastPathComponent)
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

  /// A package and those that it depends on, each once.
  private static func packages(from package: Package) -> [Package] {
    var (found, pending): ([Package], [Package]) = ([], [package])
    while let next = pending.popLast() {
      if found.contains(where: { $0.id == next.id }) { continue }
      found.append(next)
      pending += next.dependencies.map(\.package)
    }
    return found
  }

  // MARK: - Libraries

  /// The toolkit's tables that programs show; its others are those of its own programs.
  private static let toolkitTables: Set = [
    "Hanok", "HanokArguments", "HanokReview", "HanokScenes",
  ]

  private static func isToolkitTable(_ table: URL) -> Bool {
    toolkitTables.contains(name(of: table))
  }

  /// Whether a package is the toolkit, which has the compiler of tables, and the words of its errors.
  private static func isToolkit(_ package: Package) -> Bool {
    package.targets.contains { $0.name == "TableCompiler" }
  }

  /// The package's translations of tables that a library has in the source language.
  private static func translations(in package: Package) throws -> [URL] {
    if isToolkit(package) { return [] }
    let own = try tables(in: folder(of: package))
    let sources = Set(own.filter(isInSourceLanguage).map { name(of: $0).lowercased() })
    let libraries = try packages(from: package).filter { $0.id != package.id }
      .flatMap { library in
        try tables(in: folder(of: library)).filter(isInSourceLanguage).map(name)
          .filter { !isToolkit(library) || toolkitTables.contains($0) }
      }
    return own.filter { table in
      libraries.contains(name(of: table))
        && (isToolkitTable(table) || !sources.contains(name(of: table).lowercased()))
    }
  }

  /// The tables of the libraries that a package's programs show: the toolkit's in all languages, of
  /// which the compiler of tables chooses, and sources of what the package translates.
  private static func libraryTables(
    for package: Package, translated translations: [URL]
  ) throws -> [URL] {
    // Where the toolkit is itself built, its libraries have all languages.
    if isToolkit(package), case .root = package.origin { return [] }
    let names = Set(translations.map(name))
    return try packages(from: package).flatMap { library -> [URL] in
      let all = try tables(in: folder(of: library))
      if isToolkit(library) { return all.filter(isToolkitTable) }
      if library.id == package.id { return [] }
      return all.filter { table in
        isInSourceLanguage(table) && names.contains(name(of: table)) && !isToolkitTable(table)
      }
    }
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
