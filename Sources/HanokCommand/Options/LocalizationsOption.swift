import ArgumentParser
import HanokFiles
import HanokLocalization
import HanokReview

/// The option for the folder of string tables that a command works on.
struct LocalizationsOption: ParsableArguments {
  /// The folder of the languages' folders; the default is the nearest one named `Localizations`.
  @Option(completion: .directory) var localizations: String?

  /// Finds the folder, and lists it.
  ///
  /// - Throws: As ``folder(_:)``.
  func folder() throws(Problem) -> LocalizationFolder { try Self.folder(localizations) }

  /// Finds a folder, or for nil the nearest one, and lists it.
  ///
  /// - Throws: A problem that says what was looked for, or that the folder has no source language.
  static func folder(_ path: String?) throws(Problem) -> LocalizationFolder {
    let folder = try listed(path)
    guard folder.source != nil else { throw ToolProblem.missingSourceLanguage(folder.path) }
    return folder
  }

  /// Finds a folder, or for nil the nearest one, and lists it, with a source language or without.
  ///
  /// - Parameter creating: Whether languages may be added to an empty folder.
  static func listed(
    _ path: String?, creating: Bool = false
  ) throws(Problem) -> LocalizationFolder {
    if let path { return try LocalizationFolder(try folder(named: path, creating: creating)) }
    let start = FileManager.default.currentDirectoryPath
    if creating, (try? FileReader.names(in: name)) == [] { return try LocalizationFolder(name) }
    return try LocalizationFolder(try nearest(to: start))
  }

  private static let name = "Localizations"

  /// Returns a folder with languages: the named one, or `Localizations` in it.
  private static func folder(named path: String, creating: Bool) throws(Problem) -> String {
    let names = try FileReader.names(in: path)
    if hasLanguages(names) || creating && names.isEmpty { return path }
    let inner = path.hasSuffix("/") ? path + name : path + "/" + name
    if let names = try? FileReader.names(in: inner),
      hasLanguages(names) || creating && names.isEmpty
    {
      try checkThatNoLinkLeads(from: inner, outOf: path)
      return inner
    }
    throw Problem(.noLanguages, path: path)
  }

  /// Returns the folder `Localizations` of a folder or of its nearest parent, relative to it.
  static func nearest(to start: String) throws(Problem) -> String {
    var components = start.split(separator: "/")
    var climb = ""
    while true {
      let absolute = "/" + (components + [Substring(name)]).joined(separator: "/")
      if let names = try? FileReader.names(in: absolute), hasLanguages(names) {
        try checkThatNoLinkLeads(
          from: absolute, outOf: "/" + components.joined(separator: "/"))
        return climb + name
      }
      if components.isEmpty { throw ToolProblem.missingLocalizations(start) }
      components.removeLast()
      climb += "../"
    }
  }

  /// Throws a problem for a folder that was found, not named, and is a link to another place.
  private static func checkThatNoLinkLeads(
    from path: String, outOf folder: String
  ) throws(Problem) {
    guard FolderBoundary(folder).contains(path) else {
      throw Problem(.outsideFolder, ["folder": .init(folder)], path: path)
    }
  }

  private static func hasLanguages(_ names: [String]) -> Bool {
    names.contains { $0.hasSuffix(".lproj") }
  }
}

/// The option for the folder of the toolkit's own tables.
struct ToolkitOption: ParsableArguments {
  /// The folder of Hanok's tables, or of its package; the default is found from the package's.
  @Option(completion: .directory) var with: String?

  /// Finds the toolkit's tables for a package's folder of tables; nil where there are none.
  func folder(for folder: LocalizationFolder) throws(Problem) -> LocalizationFolder? {
    if let with {
      for path in [with, with + "/Localizations"] where Self.isToolkit(path) {
        return try LocalizationFolder(path)
      }
      throw ToolProblem.missingToolkit(with)
    }
    return Self.found(for: folder)
  }

  /// Returns the toolkit's tables that a package's folder of tables leads to; nil where there are none.
  static func found(for folder: LocalizationFolder) -> LocalizationFolder? {
    if folder.source?.tables.contains("Hanok") == true { return nil }
    let found = Self.candidates(for: folder.path).first(where: Self.isToolkit)
    return found.flatMap { try? LocalizationFolder($0) }
  }

  /// The checkouts of a package's dependencies, then its dependencies in folders.
  private static func candidates(for localizations: String) -> [String] {
    let package = localizations + "/.."
    let checkouts = package + "/.build/checkouts"
    let names = (try? FileReader.names(in: checkouts)) ?? []
    let manifest = (try? FileReader.bytes(of: package + "/Package.swift")) ?? []
    let paths = String(decoding: manifest, as: UTF8.self).split(separator: "path:").dropFirst()
      .compactMap { text -> String? in
        let literal = text.drop(while: \.isWhitespace)
        guard literal.first == "\"" else { return nil }
        let path = String(literal.dropFirst().prefix { $0 != "\"" })
        return path.hasPrefix("/") ? path : package + "/" + path
      }
    return (names.map { checkouts + "/" + $0 } + paths).map { $0 + "/Localizations" }
  }

  private static func isToolkit(_ path: String) -> Bool {
    let names = try? FileReader.names(in: path + "/en.lproj")
    return names?.contains("Hanok.strings") ?? false
  }
}
