import HanokLocalization

/// The files of the package, found from this file's place.
nonisolated enum SourceTree {
  /// The folder of the package.
  static let root = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    .dropLast(3).joined(separator: "/")

  /// The files below a folder by their paths in it.
  static func files(below folder: String, endingIn suffix: String) throws -> [String: String] {
    var files: [String: String] = [:]
    for name in try FileReader.names(in: "\(root)/\(folder)") {
      let path = "\(folder)/\(name)"
      if name.hasSuffix(suffix) {
        files[path] = try text(of: path)
      } else if !name.contains(".") || name.hasSuffix(".lproj") {
        for (path, text) in try self.files(below: path, endingIn: suffix) { files[path] = text }
      }
    }
    return files
  }

  private static func text(of path: String) throws -> String {
    String(decoding: try FileReader.bytes(of: "\(root)/\(path)"), as: UTF8.self)
  }
}
