import HanokSystem
import HanokTerminal
import HanokTesting
import PTYTesting
import Testing

/// The manual page of every program in every language, with a section for each of its commands.
@Suite struct ManualTests {
  /// The width of a line of 80 columns without the margins of a page.
  private static let width = 71

  /// Writes a page, and returns it, or the errors.
  private func page(
    of name: String, _ language: String, _ environment: [String: String] = [:]
  ) throws -> String {
    let folder = try TemporaryFolder()
    let settings = ["PATH": "/usr/bin:/bin", "HOME": folder.path, "LANG": "C.UTF-8"]
    let script = "'\(SourceTree.root)/Programs/manual.sh' \"$@\" > '\(folder.file("page"))'"
    let terminal = try PseudoTerminal(
      ["/bin/sh", "-c", script, "sh", BuiltProgram.path(of: name), language, "1.0"],
      environment: settings.merging(environment) { $1 })
    _ = terminal.waitForEnd()
    try #require(terminal.text.isEmpty, "\(terminal.text)")
    return String(decoding: try folder.bytes(of: "page"), as: UTF8.self)
  }

  /// Returns a line of text as it is shown, or nil for a request.
  private func shown(_ line: Substring) -> String? {
    if line.hasPrefix(".") { return nil }
    return String(line).replacing("\\&", with: "").replacing("\\-", with: "-").replacing(
      "\\e", with: "\\")
  }

  @Test(arguments: Programs.names.filter { $0 != "before" }, ["en", "ko", "ja", "ar"])
  func aManualPageHasEveryCommandWithinItsWidth(name: String, language: String) throws {
    let page = try page(of: name, language)
    let lines = page.split(separator: "\n")
    let headings = lines.filter { $0.hasPrefix(".SH ") }.map { $0.dropFirst(4) }
    let commands = try Programs.commands(of: Programs.named(name))
    #expect(
      headings.dropFirst().map(String.init)
        == commands.map { path in
          ([name] + path).joined(separator: " ")
        })
    // The section of the name is one line, for `whatis`.
    #expect(lines.dropFirst(4).first?.hasPrefix("\(name) \\- ") == true)
    #expect(page.firstMatch(of: /\{[A-Za-z]+\.[^ }]+\}/) == nil, "\(page)")
    for line in lines.dropFirst(5).compactMap(shown) {
      #expect(CellWidth.of(line) <= Self.width, "\(line)")
    }
  }

  /// No text in a table is a request to roff, and no control reaches the terminal of `man`.
  @Test func aHostileTableIsText() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      #"""
      "command.quiz" = "{{.sy touch \\\\n\#(HostileTables.written(HostileTables.attack))}}";
      "option.questions" = "'so /etc/passwd";
      """#, to: "en.lproj/Quiz.strings")
    try folder.write(
      #""help.options" = "{{.de x\\\\fB:}}";"#, to: "en.lproj/HanokArguments.strings")
    let page = try page(of: "quiz", "en", ["HANOK_LOCALIZATIONS": folder.path])
    let requests = page.split(separator: "\n").filter { $0.hasPrefix(".") || $0.hasPrefix("'") }
    let own = [".TH", ".nh", ".ad", ".SH", ".SS", ".PP", ".nf", ".fi"]
    #expect(
      requests.allSatisfy { request in own.contains { request.hasPrefix($0) } }, "\(requests)")
    #expect(page.contains("\\&.sy touch \\en␛]52;c;"), "\(page)")
    #expect(page.contains(".SS \\&.de x\\efB"), "\(page)")
    #expect(TerminalOutput(text: page).controls.isEmpty)
  }
}
