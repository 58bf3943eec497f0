import Hanok
import HanokLocalization
import HanokSystem
import HanokTerminal
import HanokTesting
import PTYTesting
import Testing

@testable import HanokArguments

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
    let escapes = [("\\&", ""), ("\\-", "-"), ("\\(ti", "~"), ("\\e", "\\")]
    return escapes.reduce(String(line)) { text, escape in
      text.replacing(escape.0, with: escape.1)
    }
  }

  /// Returns the texts of a language for pages, as they are written in its table.
  private func words(_ language: String) throws -> [String: String] {
    let path = "\(SourceTree.root)/Localizations/\(language).lproj/HanokArguments.strings"
    let table = String(decoding: try FileReader.bytes(of: path), as: UTF8.self)
    let entries = table.matches(of: /\n"((?:manual|help)\.[^"]+)" = "([^\n]*)";/)
    return Dictionary(entries.map { (String($0.1), String($0.2)) }) { first, _ in first }
  }

  /// Returns the headings of a program's page, in order.
  private func headings(of name: String, _ words: [String: String]) throws -> [String] {
    let program = try Programs.named(name)
    let command = try #require(ToolInfo(of: program.command)).command
    let shown = (command.arguments ?? []).filter(\.shouldDisplay)
    let commands = try Programs.commands(of: program).dropFirst()
    var parts: [String] = []
    if shown.contains(where: { $0.kind == .positional }) { parts.append("help.arguments") }
    parts.append("help.options")
    if !commands.isEmpty { parts.append("help.commands") }
    func texts(_ keys: [String]) throws -> [String] { try keys.map { try #require(words[$0]) } }
    return try texts(["manual.name", "manual.synopsis", "manual.description"])
      + texts(parts).map { $0.dropLast().uppercased() }
      + commands.map { ([name] + $0).joined(separator: " ") }
      + texts(["manual.status", "manual.environment", "manual.files"])
  }

  @Test(arguments: Programs.names.filter { $0 != "before" }, ["en", "ko", "ja", "ar"])
  func aManualPageHasEveryCommandWithinItsWidth(name: String, language: String) throws {
    let page = try page(of: name, language)
    let lines = page.split(separator: "\n")
    let headings = lines.filter { $0.hasPrefix(".SH ") }.compactMap { shown($0.dropFirst(4)) }
    #expect(headings == (try self.headings(of: name, words(language))))
    // The section of the name is one line, for `whatis`, without a period.
    let summary = lines.dropFirst(5).first
    #expect(summary?.hasPrefix("\(name) \\- ") == true)
    #expect(summary?.hasSuffix(".") == false && summary?.hasSuffix("。") == false)
    #expect(page.firstMatch(of: /\{[A-Za-z]+\.[^ }]+\}/) == nil, "\(page)")
    // Other lines are broken by roff.
    var isKept = false
    for line in lines {
      if line == ".nf" || line == ".fi" { isKept = line == ".nf" }
      guard isKept, let text = shown(line) else { continue }
      #expect(CellWidth.of(text) <= Self.width, "\(text)")
    }
  }

  /// A page names each status with which a program ends, and no other.
  @Test func aManualPageHasTheExitStatuses() throws {
    let lines = try page(of: "quiz", "en").split(separator: "\n")
    let section = lines.drop { $0 != ".SH EXIT STATUS" }.dropFirst().prefix {
      !$0.hasPrefix(".SH ")
    }
    let named = zip(section, section.dropFirst()).filter { $0.0 == ".TP" }.map { String($0.1) }
    let numbers: ClosedRange<Int32> = 0...255
    let failures = numbers.compactMap(CommandFailure.Status.init(rawValue:)).map(\.rawValue)
    let statuses = [0, 1] + failures + [Application.interruptedStatus]
    #expect(named == statuses.map { "\($0)" })
  }

  /// A page names only variables that the sources read.
  @Test func aManualPageHasVariablesThatAreRead() throws {
    let lines = try page(of: "quiz", "en").split(separator: "\n")
    let section = lines.drop { $0 != ".SH ENVIRONMENT" }.dropFirst().prefix {
      !$0.hasPrefix(".SH ")
    }
    let labels = zip(section, section.dropFirst()).filter { $0.0 == ".TP" }.map(\.1)
    let variables = labels.flatMap { $0.split(separator: ", ") }
    #expect(variables.contains("HANOK_LOCALIZATIONS"))
    let sources = try SourceTree.files(below: "Sources", endingIn: ".swift").values
    for variable in variables {
      #expect(sources.contains { $0.contains("\"\(variable)\"") }, "\(variable)")
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
    let own = [".TH", ".nh", ".ad", ".SH", ".SS", ".TP", ".nf", ".fi", ".if"]
    #expect(
      requests.allSatisfy { request in own.contains { request.hasPrefix($0) } }, "\(requests)")
    #expect(page.contains("\\&.sy touch \\en␛]52;c;"), "\(page)")
    #expect(page.contains(".SH \\&.DE X\\eFB\n"), "\(page)")
    #expect(TerminalOutput(text: page).controls.isEmpty)
  }
}
