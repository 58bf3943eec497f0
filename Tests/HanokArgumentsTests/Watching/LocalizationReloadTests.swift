import Hanok
import HanokLocalization
import HanokTerminal
import HanokTesting
import Testing

@testable import HanokArguments

/// A running application whose tables are saved.
@Suite struct LocalizationReloadTests {
  /// A watcher whose changes a test reports.
  private final class ScriptedWatcher: FolderWatching {
    private(set) var folders: [String] = []
    private var handler: (() -> Void)?
    var problem: Problem?

    func start(_ folders: [String], _ handler: @escaping () -> Void) throws(Problem) {
      if let problem { throw problem }
      (self.folders, self.handler) = (folders, handler)
    }

    func stop() { handler = nil }

    func report() { handler?() }
  }

  private final class Screen: ViewController {
    override func loadView() {
      let button = Button(
        Message("push", table: "T"), mnemonic: Message("push.keys", table: "T"))
      view = StackView(.vertical, views: [Label(Message("a", table: "T")), button])
      title = Message("a", table: "T")
    }
  }

  private static let compiled = [
    CompiledTables([
      .init(
        language: "en", name: "T",
        lines: "\"a\"=\"compiled\";\n\"push\"=\"Push\";\n\"push.keys\"=\"p\";")
    ]), .toolkit, .hanokArguments.ofLibrary,
  ]

  private let folder: TemporaryFolder
  private let watcher = ScriptedWatcher()

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("\"a\" = \"first\";", to: "L/en.lproj/T.strings")
  }

  private func pilot(_ size: Size = Size(width: 60, height: 6)) throws -> Pilot {
    try Pilot(Screen(), in: "en", size: size, Self.compiled)
  }

  private func watched(
    _ application: Application, on display: ApplicationDisplay = .screen
  ) throws -> LocalizationReload {
    let reload = LocalizationReload(
      application, on: display, folders: [folder.file("L")], compiled: Self.compiled,
      watcher: watcher)
    try reload.start()
    return reload
  }

  /// Saves the table, and lets the time pass after which it is read.
  private func save(_ text: String, as path: String = "L/en.lproj/T.strings", _ pilot: Pilot) throws
  {
    try folder.write(text, to: path)
    watcher.report()
    pilot.advance(by: LocalizationReload.quiet)
  }

  private func rows(_ pilot: Pilot) -> [String] {
    (0..<pilot.screen.size.height).map { row in
      String(pilot.screen.row(row).reversed().drop { $0 == " " }.reversed())
    }
  }

  @Test func theTablesOfTheFolderAreInUseFromTheBeginning() throws {
    let pilot = try pilot()
    let reload = try watched(pilot.application)
    defer { reload.stop() }
    pilot.advance(by: .zero)
    #expect(rows(pilot)[0] == "first")
    #expect(watcher.folders == [folder.file("L")])
  }

  @Test func aSavedTableIsShownAfterAMomentOfQuiet() throws {
    let pilot = try pilot()
    let reload = try watched(pilot.application)
    defer { reload.stop() }
    try folder.write("\"a\" = \"second\"; \"push.keys\" = \"x\";", to: "L/en.lproj/T.strings")
    watcher.report()
    pilot.advance(by: .milliseconds(20))
    watcher.report()
    pilot.advance(by: .milliseconds(29))
    #expect(rows(pilot)[0] == "first")
    pilot.advance(by: .milliseconds(1))
    #expect(rows(pilot)[0] == "second")
    #expect(rows(pilot)[1].contains("X Push"))
    #expect(pilot.screen.title == "second")
  }

  @Test func aBrokenTableIsReportedAtTheBottomUntilItIsFixed() throws {
    let pilot = try pilot()
    let reload = try watched(pilot.application)
    defer { reload.stop() }
    try save("\"a\" = \"second\"", pilot)
    #expect(rows(pilot)[0] == "first")
    #expect(rows(pilot)[5] == "en.lproj/T.strings:1:15: A semicolon is missing after the v…")
    #expect(pilot.application.window.firstResponder is Button)
    pilot.advance(by: .seconds(3_600))
    #expect(rows(pilot)[5].hasPrefix("en.lproj/T.strings:1:15:"))
    try save("\"a\" = \"third\";", pilot)
    #expect(rows(pilot)[0] == "third")
    #expect(rows(pilot)[5] == "")
  }

  @Test func onlyTheFirstBrokenTableIsReported() throws {
    let pilot = try pilot()
    let reload = try watched(pilot.application)
    defer { reload.stop() }
    try save("\"a\"", as: "L/fr.lproj/T.strings", pilot)
    #expect(rows(pilot)[5].hasPrefix("fr.lproj/T.strings:1:4"))
    try save("\"a\"", pilot)
    #expect(rows(pilot)[5].hasPrefix("en.lproj/T.strings:1:4"))
    try save("\"a\" = \"second\";", pilot)
    #expect(rows(pilot)[5].hasPrefix("fr.lproj/T.strings:1:4"))
  }

  @Test func aNarrowWindowShowsThePositionWithoutTheFolder() throws {
    let pilot = try pilot(Size(width: 39, height: 6))
    let reload = try watched(pilot.application)
    defer { reload.stop() }
    try save("\"a\" = \"second\"", pilot)
    #expect(rows(pilot)[5].hasPrefix("T.strings:1:15: A semicolon"))
    pilot.resize(to: Size(width: 40, height: 6))
    try save("\"a\" = \"second\"\n", pilot)
    #expect(rows(pilot)[5].hasPrefix("en.lproj/T.strings:1:15: A"))
  }

  @Test func aTableThatStaysEmptyKeepsItsLastTextAndIsReportedAfterASecond() throws {
    let pilot = try pilot(Size(width: 60, height: 12))
    let reload = try watched(pilot.application)
    defer { reload.stop() }
    try save("", pilot)
    pilot.advance(by: .milliseconds(999))
    #expect(rows(pilot)[0] == "first" && rows(pilot)[11] == "")
    pilot.advance(by: .milliseconds(1))
    #expect(rows(pilot)[0] == "first")
    #expect(
      rows(pilot)[10...] == [
        "en.lproj/T.strings: The table is empty; its last version is",
        "still in use. Save it again, or restart the program.",
      ])
    try save("\"a\" = \"second\";", pilot)
    #expect(rows(pilot)[0] == "second" && rows(pilot)[11] == "")
  }

  @Test func aLikelyMistakeIsReportedAfterTheErrors() throws {
    let pilot = try pilot()
    let reload = try watched(pilot.application)
    defer { reload.stop() }
    try save("\"a\" = \"second\"; \"b\" = \"b\";", as: "L/fr.lproj/T.strings", pilot)
    #expect(rows(pilot)[5].hasPrefix("fr.lproj/T.strings:1:17: "))
    try save("\"a\"", pilot)
    #expect(rows(pilot)[5].hasPrefix("en.lproj/T.strings:1:4: "))
    try save("\"a\" = \"third\";", pilot)
    #expect(rows(pilot)[5].hasPrefix("fr.lproj/T.strings:1:17: ") && rows(pilot)[0] == "third")
  }

  @Test func aTableThatReturnsIsUsed() throws {
    let pilot = try pilot()
    let reload = try watched(pilot.application)
    defer { reload.stop() }
    try save("", pilot)
    pilot.advance(by: .milliseconds(900))
    try save("\"a\" = \"second\";", pilot)
    #expect(rows(pilot)[0] == "second")
    pilot.advance(by: .seconds(5))
    #expect(rows(pilot)[0] == "second")
  }

  @Test func theLanguageThatTheUserChoseStays() throws {
    let pilot = try pilot()
    let reload = try watched(pilot.application)
    defer { reload.stop() }
    try save("\"a\" = \"trois\";", as: "L/fr.lproj/T.strings", pilot)
    #expect(rows(pilot)[0] == "first")
    pilot.perform { pilot.application.showNextLanguage() }
    #expect(rows(pilot)[0] == "trois")
    try save("\"a\" = \"quatre\";", as: "L/fr.lproj/T.strings", pilot)
    #expect(rows(pilot)[0] == "quatre")
  }

  @Test func nothingIsReadAfterTheEnd() throws {
    let pilot = try pilot()
    let reload = try watched(pilot.application)
    try folder.write("\"a\" = \"second\";", to: "L/en.lproj/T.strings")
    watcher.report()
    reload.stop()
    pilot.advance(by: .seconds(1))
    watcher.report()
    pilot.advance(by: .seconds(1))
    #expect(rows(pilot)[0] == "first")
  }

  @Test func aFolderThatCannotBeWatchedIsAnError() throws {
    watcher.problem = Problem(.init("unwatchable-folder", table: "HanokArguments"))
    #expect(throws: Problem.self) { try watched(pilot().application) }
  }

  @Test func lineModeReportsAnErrorAndItsFix() throws {
    let pilot = try LinePilot(Screen(), in: "en", Self.compiled)
    let reload = try watched(pilot.application, on: .lines)
    defer { reload.stop() }
    try folder.write("\"a\" = \"second\"", to: "L/en.lproj/T.strings")
    pilot.enter("")
    watcher.report()
    pilot.advance(by: LocalizationReload.quiet)
    #expect(
      pilot.text.contains(
        "en.lproj/T.strings:1:15: A semicolon is missing after the value of “a”.\n"))
    pilot.enter("")
    try folder.write("\"a\" = \"second\";", to: "L/en.lproj/T.strings")
    watcher.report()
    pilot.advance(by: LocalizationReload.quiet)
    #expect(pilot.text.contains("The tables no longer have errors.\n"))
    #expect(pilot.text.contains("second\n"))
    #expect(!pilot.text.contains("semicolon"))
  }

  @Test func lineModeReportsALostTable() throws {
    let pilot = try LinePilot(Screen(), in: "en", Self.compiled)
    let reload = try watched(pilot.application, on: .lines)
    defer { reload.stop() }
    try folder.write("", to: "L/en.lproj/T.strings")
    pilot.enter("")
    watcher.report()
    pilot.advance(by: LocalizationReload.quiet)
    pilot.advance(by: LocalizationReload.saveTimeout)
    #expect(
      pilot.text.contains(
        "en.lproj/T.strings: The table is empty; its last version is still in use. Save it again, or restart the program.\n"
      ))
  }
}
