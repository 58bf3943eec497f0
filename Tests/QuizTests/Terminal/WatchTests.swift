import CPTYTesting
import HanokSystem
import HanokTerminal
import HanokTesting
import PTYTesting
import Testing

/// The quiz on a terminal while somebody edits its tables.
@Suite nonisolated struct WatchTests {
  /// A way in which editors save.
  enum Way: String, CaseIterable {
    case truncate, renameOver, renameAway, delete

    func save(_ text: String, as path: String, in folder: TemporaryFolder) throws {
      let file = folder.file(path)
      switch self {
      case .truncate: break
      case .renameOver:
        try folder.write(text, to: "\(path).new")
        _ = unsafe rename("\(file).new", file)
        return
      case .renameAway: _ = unsafe rename(file, "\(file)~")
      case .delete: _ = unsafe unlink(file)
      }
      try folder.write(text, to: path)
    }
  }

  private let folder: TemporaryFolder
  private static let table = "L/ko.lproj/Quiz.strings"

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("\"title\" = \"처음?\";", to: Self.table)
  }

  private func started(_ options: String..., arguments: [String]? = nil) throws -> PseudoTerminal {
    let usual = ["--localizations", folder.file("L"), "--watch"]
    return try PseudoTerminal(
      TerminalProgram.quiz.command + (arguments ?? usual) + options,
      environment: TerminalProgram.quiz.environment, columns: 60, rows: 12)
  }

  /// The rows of the screen; the signs whose widths are measured before the first frame are left out.
  private func rows(_ terminal: PseudoTerminal) -> [String] {
    guard let start = terminal.text.firstRange(of: "\u{1B}[?25l") else { return [] }
    var emulator = TerminalEmulator(size: Size(width: 60, height: 12))
    guard (try? emulator.take(Array(terminal.text[start.lowerBound...].utf8))) != nil else {
      return []
    }
    return emulator.screen.text.split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
  }

  private func wait(
    for text: String, on terminal: PseudoTerminal, isGone: Bool = false
  ) throws {
    try terminal.wait { terminal in
      let rows = rows(terminal)
      return !rows.isEmpty && rows.contains { $0.contains(text) } != isGone
    }
  }

  @Test(arguments: Way.allCases) func aTableIsShownWhenItIsSaved(way: Way) throws {
    let terminal = try started()
    try wait(for: "처음?", on: terminal)
    for text in ["둘째?", "셋째?"] {
      try way.save("\"title\" = \"\(text)\";", as: Self.table, in: folder)
      try wait(for: text, on: terminal)
    }
    try way.save("\"title\" = \"넷째?\"", as: Self.table, in: folder)
    try wait(for: "Quiz.strings:1:16", on: terminal)
    let rows = rows(terminal)
    #expect(rows.contains { $0.contains("셋째?") })
    #expect(rows.contains { $0.contains("세미콜론이") })
    try way.save("\"title\" = \"넷째?\";", as: Self.table, in: folder)
    try wait(for: "넷째?", on: terminal)
    try wait(for: "Quiz.strings", on: terminal, isGone: true)
    terminal.send("q")
    #expect(terminal.waitForEnd().status == 0)
    #expect(terminal.modes.isRestored)
  }

  @Test(arguments: Way.allCases) func lineModeSaysTheTextAndTheError(way: Way) throws {
    let terminal = try started("--plain")
    try terminal.wait { $0.text.contains("> ") }
    try way.save("\"title\" = \"둘째?\";", as: Self.table, in: folder)
    try terminal.wait { $0.text.contains("둘째?\r\n") }
    try way.save("\"title\" = \"셋째?\"", as: Self.table, in: folder)
    try terminal.wait { $0.text.contains("ko.lproj/Quiz.strings:1:16: ") }
    try way.save("\"title\" = \"둘째?\";", as: Self.table, in: folder)
    try terminal.wait { $0.text.contains("테이블에 더 이상 오류가 없습니다.\r\n") }
    terminal.send("q\n")
    #expect(terminal.waitForEnd().status == 0)
  }

  @Test func aNewLanguageCanBeChosen() throws {
    let terminal = try started()
    try wait(for: "처음?", on: terminal)
    try folder.write("\"title\" = \"Français\";", to: "L/fr.lproj/Quiz.strings")
    // When this is seen, the language is known.
    try folder.write("\"title\" = \"둘째?\";", to: Self.table)
    try wait(for: "둘째?", on: terminal)
    for _ in 0..<6 where !rows(terminal).contains(where: { $0.contains("Français") }) {
      let before = terminal.output.count
      terminal.send("l")
      try terminal.wait { $0.output.count > before }
    }
    try wait(for: "Français", on: terminal)
    terminal.send("\u{3}")
    #expect(terminal.waitForEnd().status == 130)
  }

  @Test func withoutAFolderItIsAUsageError() throws {
    let terminal = try started(arguments: ["--watch"])
    #expect(terminal.waitForEnd().status == 64)
    #expect(terminal.text.contains("감시할 폴더가 없습니다."))
    #expect(terminal.text.contains("quiz --localizations … --watch"))
  }
}
