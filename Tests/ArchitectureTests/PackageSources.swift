import Foundation

/// The package's own files, found from this file's place.
enum PackageSources {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The files below `folder` whose names end in `suffix`, by their path from the package.
  ///
  /// What `make bench` and `make fuzz` build in their folders doesn't belong to the package.
  static func files(below folder: String, suffix: String) throws -> [String: String] {
    let base = root.appending(path: folder)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: base.path)
    let own = paths.filter { path in
      path.hasSuffix(suffix) && !path.split(separator: "/").contains(".build")
    }
    return try own.reduce(into: [:]) { files, path in
      let file = base.appending(path: path)
      files["\(folder)/\(path)"] = try String(contentsOf: file, encoding: .utf8)
    }
  }

  /// The paths of the folders that are `depth` levels below `folder`, from there.
  static func folders(below folder: String, depth: Int) throws -> [String] {
    let base = root.appending(path: folder)
    return try FileManager.default.subpathsOfDirectory(atPath: base.path).filter { path in
      var isFolder: ObjCBool = false
      let exists = unsafe FileManager.default
        .fileExists(atPath: base.appending(path: path).path, isDirectory: &isFolder)
      return exists && isFolder.boolValue && path.split(separator: "/").count == depth
    }
  }
}
