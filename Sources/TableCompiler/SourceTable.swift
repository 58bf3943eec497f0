import HanokTableSyntax

/// A valid table in one language.
struct SourceTable {
  let language: TableLanguage
  let name: String
  let file: StringsFile

  var entries: [StringsEntry] { file.entries }

  /// The path of the language's folder.
  var folder: String {
    String(file.path.prefix(upTo: file.path.lastIndex(of: "/") ?? file.path.startIndex))
  }

  /// Reads the table at `path`, in the folder of its language.
  init(path: String) throws(TableCompiler.Failure) {
    let bytes: [UInt8]
    do throws(TableProblem) {
      bytes = try SourceFile.bytes(of: path)
    } catch {
      throw TableCompiler.Failure(problems: [error])
    }
    try self.init(StringsFile(bytes, path: path))
  }

  /// Checks a table.
  init(_ file: StringsFile) throws(TableCompiler.Failure) {
    language = try Self.language(of: file.path)
    name = Self.name(of: file.path)
    let problems = file.checked(as: name)
    guard problems.isEmpty else { throw TableCompiler.Failure(problems: problems) }
    self.file = file
  }

  /// Returns the name of the table at a path.
  static func name(of path: String) -> String {
    String((path.split(separator: "/").last ?? "").split(separator: ".").first ?? "")
  }

  /// Returns the language that the folder of a table at a path is named for.
  static func language(of path: String) throws(TableCompiler.Failure) -> TableLanguage {
    let parts = path.split(separator: "/")
    let folder = parts.dropLast().last ?? ""
    let tag = folder.hasSuffix(".lproj") ? folder.dropLast(".lproj".count) : folder
    if let language = TableLanguage(String(tag)) { return language }
    let parent = parts.dropLast().joined(separator: "/")
    let problem = TableProblem(
      .invalidLanguageFolder, ["tag": .init(String(tag))],
      path: path.hasPrefix("/") ? "/" + parent : parent)
    throw TableCompiler.Failure(problems: [problem])
  }

  /// The code of the table as an element of an array.
  var swift: String {
    """
        Table(
          language: \(SwiftLiteral("\(language)")), name: \(SwiftLiteral(name)),
          lines: \(SwiftLiteral(sortedLines))),
    """
  }

  /// The entries in the program: a line each, without comments and blanks, sorted for the lookup.
  var sortedLines: String {
    let lines = entries.filter(\.isShown).map { entry in
      let literals = [entry.key, entry.value].map { StringsLiteral($0.value, isOnOneLine: true) }
      return literals.map { String(decoding: $0.source, as: UTF8.self) }.joined(separator: "=")
        + ";"
    }
    return lines.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.joined(separator: "\n")
  }
}
