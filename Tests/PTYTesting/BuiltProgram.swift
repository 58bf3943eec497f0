import HanokSystem

/// A program that tests start.
public enum BuiltProgram {
  /// The path of a program as people run it.
  ///
  /// It is in the folder that the variable `HANOK_PROGRAMS` names, where `make test-release` installs the
  /// programs. Without the variable it is the one that was built along with the tests.
  public static func path(of name: String) -> String {
    let folder = unsafe getenv("HANOK_PROGRAMS").map { unsafe String(cString: $0) }
    return "\(folder ?? folderOfTests)/\(name)"
  }

  /// The path of a program that was built along with the tests: it serves them alone, or is `breaches`
  /// with a server of theirs.
  public static func path(besideTests name: String) -> String { "\(folderOfTests)/\(name)" }

  private static var folderOfTests: String {
    CommandLine.arguments[0].split(separator: "/", omittingEmptySubsequences: false).dropLast()
      .joined(separator: "/")
  }
}
