/// The folder of a user's settings of all programs: `$XDG_CONFIG_HOME/hanok`, by default
/// `~/.config/hanok`.
///
/// See the XDG Base Directory Specification.
nonisolated struct ConfigurationFolder: Hashable, Sendable {
  /// The absolute path of the folder, which may not exist.
  let path: String

  /// Creates the folder of an environment, or returns nil if that has no home folder.
  init?(environment: [String: String]) {
    // The specification ignores relative paths.
    if let folder = environment["XDG_CONFIG_HOME"], folder.hasPrefix("/") {
      path = "\(folder)/hanok"
    } else if let home = environment["HOME"], home.hasPrefix("/") {
      path = "\(home)/.config/hanok"
    } else {
      return nil
    }
  }

  /// Returns the path of a file in the folder.
  func file(_ name: String) -> String { "\(path)/\(name)" }
}
