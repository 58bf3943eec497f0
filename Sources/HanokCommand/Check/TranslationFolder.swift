import Glibc
import HanokLocalization

/// The folder of tables that a command works on when it is told no other.
enum TranslationFolder {
  /// Returns `Localizations` in the current folder or in the nearest one above it that has one.
  static func usual() throws(Problem) -> String {
    var prefix = ""
    // Deeper trees than this aren't checked out.
    for _ in 0..<32 {
      let path = prefix + name
      if let names = try? FileReader.names(in: path),
        names.contains(where: { $0.hasSuffix(".lproj") })
      {
        return path
      }
      prefix += "../"
    }
    throw ToolProblem.noLocalizations(name)
  }

  private static let name = "Localizations"
}
