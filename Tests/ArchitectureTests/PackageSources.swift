import Foundation

/// The package's own files, found from this file's place.
enum PackageSources {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The files below `folder` whose names end in `suffix`, by their path from the package.
  static func files(below folder: String, suffix: String) throws -> [String: String] {
    let base = root.appending(path: folder)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: base.path)
    return try paths.filter { $0.hasSuffix(suffix) }.reduce(into: [:]) { files, path in
      let file = base.appending(path: path)
      files["\(folder)/\(path)"] = try String(contentsOf: file, encoding: .utf8)
    }
  }
}
