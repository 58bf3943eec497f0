import HanokLocalization

/// The source of Hanok for a new package: a folder, or a repository's URL.
enum HanokSource: Equatable {
  /// A folder: absolute, or relative to that of the new package.
  case folder(String)
  case repository(url: String)

  /// Creates a source from typed text.
  ///
  /// - Parameters:
  ///   - typed: A URL, or a folder relative to the current one; nil for the folder `hanok` next to
  ///     the new package.
  ///   - package: The folder of the new package.
  /// - Throws: A problem if the folder has no package.
  init(_ typed: String?, for package: String) throws(Problem) {
    if let typed, typed.contains("://") || typed.hasPrefix("git@") {
      self = .repository(url: typed)
      return
    }
    let home = Self.components(of: package)
    let folder = typed.map(Self.components) ?? home.dropLast() + ["hanok"]
    let path = "/" + folder.joined(separator: "/")
    guard FileManager.default.fileExists(atPath: path + "/Package.swift") else {
      throw ToolProblem.missingHanok(typed ?? path)
    }
    if let typed, typed.hasPrefix("/") {
      self = .folder(path)
    } else {
      let shared = zip(home, folder).prefix { $0 == $1 }.count
      let climbs = Array(repeating: "..", count: home.count - shared)
      self = .folder((climbs + folder[shared...]).joined(separator: "/"))
    }
  }

  /// Returns the dependency in a manifest.
  ///
  /// - Parameter version: The minimum version of a repository.
  func dependency(from version: String) -> String {
    switch self {
    case .folder(let path): ".package(name: \"hanok\", path: \(Self.literal(path)))"
    case .repository(let url): ".package(url: \(Self.literal(url)), from: \"\(version)\")"
    }
  }

  /// The package's name in dependencies on its products: the last part of a URL, without `.git`.
  var identity: String {
    guard case .repository(let url) = self else { return "hanok" }
    let name = url.split { "/:".contains($0) }.last.map(String.init) ?? url
    return name.hasSuffix(".git") ? String(name.dropLast(".git".count)) : name
  }

  /// Returns a path's components from the root, without `.` and `..`.
  private static func components(of path: String) -> [String] {
    let absolute =
      path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
    return absolute.split(separator: "/").reduce(into: []) { components, component in
      switch component {
      case ".": break
      case "..": _ = components.popLast()
      default: components.append(String(component))
      }
    }
  }

  private static func literal(_ text: String) -> String {
    "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }
}
