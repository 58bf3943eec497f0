/// The parent folder of a user's data files: `$XDG_DATA_HOME`, by default `~/.local/share`.
///
/// See the XDG Base Directory Specification.
///
/// ```swift
/// let path = DataFolder(environment: context.environment)?.file("notes/notes.json")
/// ```
public nonisolated struct DataFolder: Hashable, Sendable {
  /// The absolute path of the folder, which may not exist.
  public let path: String

  /// Creates the folder of an environment, or returns nil if that has no home folder.
  public init?(environment: [String: String]) {
    // The specification ignores relative paths.
    if let data = environment["XDG_DATA_HOME"], data.hasPrefix("/") {
      path = data
    } else if let home = environment["HOME"], home.hasPrefix("/") {
      path = "\(home)/.local/share"
    } else {
      return nil
    }
  }

  /// Returns the path of a file in the folder.
  public func file(_ name: String) -> String { "\(path)/\(name)" }
}
