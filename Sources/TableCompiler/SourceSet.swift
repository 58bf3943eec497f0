import HanokTableSyntax

/// The text of files in a program: a gallery's sources or a template's files.
struct SourceSet {
  /// The text of each file, by its name or path.
  private(set) var texts: [(name: String, text: String)] = []

  /// Reads the files at `paths`.
  ///
  /// - Parameter base: The folder that names are relative to; nil for the last path component.
  init(paths: [String], base: String? = nil) throws(TableCompiler.Failure) {
    var problems: [TableProblem] = []
    for path in paths.sorted() {
      do throws(TableProblem) {
        let text = String(decoding: try SourceFile.bytes(of: path), as: UTF8.self)
        texts.append((Self.name(of: path, in: base), text))
      } catch {
        problems.append(error)
      }
    }
    guard problems.isEmpty else { throw TableCompiler.Failure(problems: problems) }
  }

  private static func name(of path: String, in base: String?) -> String {
    if let base, path.hasPrefix(base + "/") { return String(path.dropFirst(base.count + 1)) }
    return String(path.split(separator: "/").last ?? "")
  }

  /// The generated Swift file.
  var swiftFile: String {
    let entries = texts.map { file in
      "    \(SwiftLiteral(file.name)): \(SwiftLiteral(file.text)),\n"
    }
    let list = entries.isEmpty ? "[:]" : "[\n\(entries.joined())  ]"
    return """
      /// Files that the program has.
      nonisolated package enum CompiledSources {
        /// The text of each file, by its name or path.
        package static let texts: [String: StaticString] = \(list)
      }

      """
  }
}
