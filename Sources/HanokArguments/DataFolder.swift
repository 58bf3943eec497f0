/// The folder below which programs keep a user's data: `$XDG_DATA_HOME`, by default `~/.local/share`
/// (XDG Base Directory Specification).
///
/// ```swift
/// let path = DataFolder(environment: context.environment)?.file("notes/notes.json")
/// ```
public nonisolated struct DataFolder: Hashable, Sendable {
  /// The absolute path of the folder, which need not be there.
  public let path: String

  /// The folder of an environment; nil where it names no home.
  public init?(environment: [String: String]) {
    // The specification has relative paths ignored.
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
