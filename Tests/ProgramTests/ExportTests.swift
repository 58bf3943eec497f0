import HanokSystem
import HanokTesting
import PTYTesting
import Testing

/// Data is visible on a terminal, by whatever name the terminal is written to, and as it is elsewhere.
@Suite nonisolated struct ExportTests {
  private let folder: TemporaryFolder
  private static let name = "Eve\u{9B}31m\u{202E}txt"
  private static let shownName = "Eve\u{FFFD}31m\u{FFFD}txt"

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      "BEGIN:VCARD\r\nVERSION:4.0\r\nFN:\(Self.name)\r\nEND:VCARD\r\n", to: "card.vcf")
    for language in ["en", "ko"] {
      try folder.write("\"title\" = \"\(Self.name)\";", to: "Tables/\(language).lproj/App.strings")
    }
  }

  /// Runs a command of the shell on a terminal, in the folder.
  private func run(_ script: String) throws -> String {
    let programs = ["addressbook", "hanok"].map { name in
      "\(name)() { '\(Programs.path(of: name))' \"$@\"; }; "
    }
    let terminal = try PseudoTerminal(
      ["/bin/sh", "-c", programs.joined() + "cd '\(folder.path)' && " + script],
      environment: [
        "HOME": folder.path, "TERM": "xterm", "LANG": "en_US.UTF-8", "PATH": "/usr/bin:/bin",
      ])
    _ = terminal.waitForEnd()
    return terminal.text
  }

  private static let export = "addressbook --database people --export"
  private static let translation = "hanok export ko --localizations Tables --output"

  @Test(arguments: [
    "\(export) -", "\(export) /dev/stdout", "\(export) /dev/tty", "\(export) /proc/self/fd/1",
    "\(translation) -", "\(translation) /dev/stdout", "\(translation) /dev/tty",
    "\(translation) - 1>&2",
  ])
  func anExportOnATerminalIsVisible(command: String) throws {
    let text = try run("addressbook --database people --import card.vcf > log; \(command)")
    #expect(text.contains(Self.shownName), "\(text)")
    let withoutProgress = text.replacing("\r\u{1B}[K", with: "")
    #expect(TerminalOutput(text: withoutProgress).lines.controls.isEmpty, "\(text)")
  }

  @Test(arguments: ["\(export) - > out", "\(translation) - > out", "\(translation) - | cat > out"])
  func anExportElsewhereIsAsItIs(command: String) throws {
    _ = try run("addressbook --database people --import card.vcf > log; \(command)")
    let written = String(decoding: try folder.bytes(of: "out"), as: UTF8.self)
    #expect(written.contains(Self.name), "\(written)")
  }

  /// The progress erases its line; what it says can't.
  @Test func progressIsErasedAndSentencesAreVisible() throws {
    let text = try run(
      "cp card.vcf 'a\u{1B}[2J.vcf'; addressbook --database people --import 'a\u{1B}[2J.vcf'; "
        + "addressbook --database people --export 'b\u{1B}]0;PWN\u{7}.vcf'")
    #expect(text.contains("\r\u{1B}[K"))
    #expect(text.contains("b␛]0;PWN␇.vcf"), "\(text)")
    #expect(TerminalOutput(text: text.replacing("\r\u{1B}[K", with: "")).lines.controls.isEmpty)
  }
}
