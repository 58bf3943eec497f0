import HanokUnicode
import HanokLocalization

/// A valid table in one language.
struct SourceTable {
  let language: LanguageTag
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
    do throws(Problem) {
      bytes = try FileReader.bytes(of: path)
    } catch {
      throw TableCompiler.Failure(problems: [error])
    }
    try self.init(StringsFile(bytes, path: path))
  }

  /// Checks a table.
  init(_ file: StringsFile) throws(TableCompiler.Failure) {
    let parts = file.path.split(separator: "/")
    let folder = parts.dropLast().last ?? ""
    let tag = folder.hasSuffix(".lproj") ? folder.dropLast(".lproj".count) : folder
    guard let language = try? LanguageTag(String(tag)) else {
      let folder = parts.dropLast().joined(separator: "/")
      let problem = Problem(
        .invalidLanguageFolder, ["tag": .init(String(tag))],
        path: file.path.hasPrefix("/") ? "/" + folder : folder)
      throw TableCompiler.Failure(problems: [problem])
    }
    name = String((parts.last ?? "").split(separator: ".").first ?? "")
    self.language = language
    let problems = file.checked(as: name)
    guard problems.isEmpty else { throw TableCompiler.Failure(problems: problems) }
    self.file = file
  }

  /// The entries in the program: a line each, without comments and blanks, sorted for the lookup.
  var sortedLines: String {
    let lines = entries.filter(\.isShown).map { entry in
      let key = CompiledTables.Table.literal(of: entry.key.value)
      let value = StringsLiteral(entry.value.value, isOnOneLine: true).source
      return [key, value].map { String(decoding: $0, as: UTF8.self) }.joined(separator: "=") + ";"
    }
    return lines.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.joined(separator: "\n")
  }
}
