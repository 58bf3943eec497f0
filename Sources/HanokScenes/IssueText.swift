import HanokFiles
import HanokSystem

/// The text of an issue of a test, as it survives `swift test`.
///
/// The package manager reads the output of tests in chunks, and drops each chunk in which a character
/// is cut. So the text is short, its first line is in ASCII, and a file that it names has the whole.
package nonisolated enum IssueText {
  /// The maximum number of bytes of the further lines: chunks have some thousands.
  private static let mostDetail = 1_000

  /// Returns a first line and as many further lines as are short together.
  package static func text(_ firstLine: String, details: String) -> String {
    var room = mostDetail
    let lines = details.split(separator: "\n", omittingEmptySubsequences: false)
    let shown = lines.prefix { line in
      room -= line.utf8.count + 1
      return room >= 0
    }
    let rest: [Substring] = shown.count < lines.count ? ["..."] : []
    return ([firstLine[...]] + shown + rest).joined(separator: "\n")
  }

  /// Returns a text between quotation marks in ASCII.
  package static func quoted(_ text: String) -> String {
    let scalars = text.unicodeScalars.map { $0.escaped(asASCII: true) }
    return "\"\(scalars.joined())\""
  }

  /// Writes a screen to a file in the folder for temporary files, and returns its path; nil if it
  /// can't be written.
  package static func file(of screen: ScreenSnapshot) -> String? {
    let variable = unsafe getenv("TMPDIR").map { unsafe String(cString: $0) }
    let folder = variable.flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
    // The same screen has the same file; the number differs in each process.
    let number = String(UInt(bitPattern: screen.text.hashValue), radix: 16)
    let path = "\(folder)/hanok-screen-\(getpid())-\(number).txt"
    return TextFile(path: path).write(screen.text) ? path : nil
  }
}
