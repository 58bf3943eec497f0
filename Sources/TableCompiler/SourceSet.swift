import HanokLocalization

/// Source files whose text a program shows, such as a gallery's.
struct SourceSet {
  /// The text of each file, by its name.
  private(set) var texts: [(name: String, text: String)] = []

  /// Reads the files at `paths`.
  init(paths: [String]) throws(TableCompiler.Failure) {
    var problems: [Problem] = []
    for path in paths.sorted() {
      do throws(Problem) {
        let text = String(decoding: try FileReader.bytes(of: path), as: UTF8.self)
        texts.append((String(path.split(separator: "/").last ?? ""), text))
      } catch {
        problems.append(error)
      }
    }
    guard problems.isEmpty else { throw TableCompiler.Failure(problems: problems) }
  }

  /// The Swift file that has them all.
  var swiftFile: String {
    let entries = texts.map { file in
      "    \(SwiftLiteral(file.name)): \(SwiftLiteral(file.text)),\n"
    }
    let list = entries.isEmpty ? "[:]" : "[\n\(entries.joined())  ]"
    return """
      /// Sources of this module that the program shows.
      nonisolated package enum CompiledSources {
        /// The text of each file, by its name.
        package static let texts: [String: StaticString] = \(list)
      }

      """
  }
}
