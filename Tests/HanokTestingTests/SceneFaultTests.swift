import Hanok
import Testing

@testable import HanokTesting

/// Faults that are planted in a scene: each is named, and the sound scene beside it has none.
@Suite struct SceneFaultTests {
  private let folder: TemporaryFolder
  private let snapshots: TemporaryFolder

  init() throws {
    (folder, snapshots) = (try TemporaryFolder(), try TemporaryFolder())
    try folder.write(
      """
      "leave" = "Leave";
      "left" = ".input {$count :integer}
      .match $count
      one {{{$count} card}}
      * {{{$count} cards}}";
      "hello" = "Hello, {$name}!";
      """, to: "en.lproj/Demo.strings")
    try folder.write(
      """
      "leave" = "Gehen";
      "left" = ".input {$count :integer}
      .match $count
      one {{{$count} Karte}}
      * {{{$count} Karten}}";
      "hello" = "Hallo, {$name}!";
      """, to: "de.lproj/Demo.strings")
  }

  private nonisolated static let size = Size(width: 24, height: 4)

  private func scene(
    _ name: String = "demo", make: @escaping @MainActor @Sendable () -> [View]
  ) -> Scene {
    Scene(name, folders: [folder.path]) { ScreenOfParts(make()) }
  }

  private func report(
    _ scene: Scene, in languages: SceneLanguages = ["en", "de"], themes: [SceneTheme] = [.terminal]
  ) async throws -> SceneReport {
    try await SceneReport(
      scene, in: SceneMatrix(languages: languages, sizes: [Self.size], themes: themes))
  }

  private func findings(_ scene: Scene) async throws -> [String] {
    try await report(scene).findings.map {
      "\($0.finding) (\($0.variants.joined(separator: "; ")))"
    }
  }

  /// What a test says of a scene after its snapshot was recorded from another one.
  private func differences(
    of scene: Scene, from recorded: Scene, in languages: SceneLanguages = ["en", "de"]
  ) async throws -> [String] {
    let file = TextFile(path: snapshots.file("\(scene.name).txt"))
    #expect(try await report(recorded).compare(with: file, recording: .changed) == [])
    return try await report(scene, in: languages).compare(with: file, recording: .never)
  }

  private static func button(_ key: String, mnemonic: Message? = nil) -> Button {
    Button(Message(key, table: "Demo"), mnemonic: mnemonic)
  }

  private nonisolated static let sound: @MainActor @Sendable () -> [View] = {
    [
      Label(Message("left", table: "Demo", ["count": 2])), SceneFaultTests.button("leave"),
      Label(Message("hello", table: "Demo", ["name": "Ann"])),
    ]
  }

  @Test func aSoundSceneHasNoFindings() async throws {
    #expect(try await findings(scene(make: Self.sound)) == [])
    #expect(try await differences(of: scene(make: Self.sound), from: scene(make: Self.sound)) == [])
  }

  @Test func aMissingKey() async throws {
    let found = try await findings(scene { [Label(Message("leav", table: "Demo"))] })
    #expect(found == ["message: The table Demo has no message “leav”. (en 24x4; de 24x4)"])
  }

  @Test func aMissingTranslationIsAWarning() async throws {
    try folder.write("\"leave\" = \"Partir\";\n", to: "fr.lproj/Demo.strings")
    let scene = scene(make: Self.sound)
    let report = try await report(scene, in: ["fr"])
    #expect(report.issues == [])
    #expect(
      report.warning == "messages without a translation in fr: 2; hanok check lists them.")
    #expect(try await self.report(scene).warning == nil)
    let found = report.findings.map(\.finding.text)
    for key in ["left", "hello"] {
      #expect(
        found.contains("The message “\(key)” of the table Demo isn’t translated into fr."))
    }
  }

  #if compiler(>=6.3)
    @Test func aWarningPassesATest() async throws {
      try folder.write("\"left\" = \"{$count}\";\n", to: "fr.lproj/Demo.strings")
      let label = scene { [Label(Message("leave", table: "Demo"))] }
      let variant = SceneVariant(language: try LanguageTag("fr"), size: Self.size)
      let pilot = try await label.open(variant)
      let issues = RecordedIssues { pilot.expectNoFindings() }
      #expect(issues.all.map(\.severity) == [.warning])
    }
  #endif

  @Test func aGermanWordThatIsTooLong() async throws {
    let sound = scene(make: Self.sound)
    #expect(try await findings(sound) == [])
    try folder.write(
      "\"leave\" = \"Rechtsschutzversicherung\";\n\"left\" = \"2\";\n\"hello\" = \"{$name}\";\n",
      to: "de.lproj/Demo.strings")
    #expect(
      try await findings(sound) == [
        "cut-text: Button “Rechtsschutzversicherung” (de 24x4)"
      ])
  }

  @Test func aCutTextIsReportedWithoutItsMarksOfDirection() async throws {
    let scene = scene {
      [Label(Message("hello", table: "Demo", ["name": "a name of many cells"]))]
    }
    let found = try await report(scene, in: ["de", "ar-XB"]).findings.map(\.finding.text)
    #expect(found.count == 2)
    #expect(found.first == "Label “Hallo, a name of many cells!”, 4 cells too long")
    let hasControls = found.joined().unicodeScalars.contains { $0.properties.isBidiControl }
    #expect(!hasControls)
  }

  @Test func aSizeWithoutARecordingIsLookedAtForFindings() async throws {
    let small = Size(width: 3, height: 4)
    let report = try await SceneReport(
      scene(make: Self.sound), in: SceneMatrix(languages: ["de"], sizes: [Self.size, small]),
      unrecordedSizes: [small])
    #expect(report.findings.flatMap(\.variants).contains("de 3x4"))
    #expect(report.file.variants == ["de 24x4"])
  }

  @Test func swappedPlurals() async throws {
    let sound = scene(make: Self.sound)
    let file = TextFile(path: snapshots.file("demo.txt"))
    #expect(try await report(sound).compare(with: file, recording: .missing) == [])
    try folder.write(
      """
      "leave" = "Gehen";
      "left" = ".input {$count :integer}
      .match $count
      one {{{$count} Karten}}
      * {{{$count} Karte}}";
      "hello" = "Hallo, {$name}!";
      """, to: "de.lproj/Demo.strings")
    let found = try await report(sound).compare(with: file, recording: .never)
    try #require(found.count == 1)
    #expect(found[0].hasPrefix("de 24x4 isn't as \(file.path) recorded it:\n"))
    #expect(found[0].contains("│2 Karten                │ ≠ │2 Karte                 │"))
  }

  @Test func aDroppedArgument() async throws {
    let found = try await findings(scene { [Label(Message("hello", table: "Demo"))] })
    #expect(found.count == 1 && found[0].hasPrefix("message: ") && found[0].contains("$name"))
  }

  @Test func aLostColour() async throws {
    let plain = scene { [StyledLine(.plain)] }
    let coloured = scene { [StyledLine(Style(foreground: .red))] }
    let found = try await differences(of: plain, from: coloured, in: ["en"])
    #expect(found.first?.contains(" 0–3 color 1") == true)
  }

  @Test func aFaintColour() async throws {
    let style = Style(foreground: .rgb(40, 40, 40), background: .rgb(0, 0, 0))
    let found = try await report(scene { [StyledLine(style)] }, in: ["en"], themes: [.dark])
      .findings
    #expect(found.map(\.finding.kind) == [.contrast])
    let clear = Style(foreground: .rgb(240, 240, 240), background: .rgb(0, 0, 0))
    #expect(try await report(scene { [StyledLine(clear)] }, themes: [.dark]).findings.isEmpty)
  }

  @Test func aWideCharacterThatIsCut() async throws {
    let found = try await findings(scene { [CutLine()] })
    #expect(found.count == 1 && found[0].hasPrefix("cut-character: row 0: “"))
  }

  @Test func aButtonThatCanNotBeReached() async throws {
    let found = try await findings(scene { [HiddenCorner(SceneFaultTests.button("leave"))] })
    #expect(found.contains("unreachable: Button “Leave” (en 24x4; de 24x4)"))
  }

  @Test func aButtonBeyondTheEdge() async throws {
    let row: @MainActor @Sendable () -> StackView = {
      StackView(
        .horizontal, spacing: 1,
        views: ["Add", "Change", "Delete", "Undo"].map {
          Button(.verbatim($0), mnemonic: .verbatim($0.prefix(1).lowercased()))
        })
    }
    let found = try await findings(scene { [row()] }).filter { $0.hasPrefix("unseen") }
    #expect(
      found == [
        "unseen: Button “Delete”, 11 cells beyond the edge (en 24x4; de 24x4)",
        "unseen: Button “Undo” (en 24x4; de 24x4)",
      ])
    #expect(try await findings(scene { [FlowView(spacing: 1, views: row().subviews)] }) == [])
  }

  @Test func aButtonThatScrollsIntoViewIsNotAFinding() async throws {
    let column: @MainActor @Sendable () -> StackView = {
      StackView(
        .vertical, views: (1...9).map { Button(.verbatim("\($0)"), mnemonic: .verbatim("\($0)")) })
    }
    #expect(try await findings(scene { [ScrollView(column())] }) == [])
    let found = try await findings(scene { [column()] }).filter { $0.hasPrefix("unseen") }
    #expect(found.first == "unseen: Button “5” (en 24x4; de 24x4)")
    #expect(found.count == 5)
  }

  @Test func aTableThatScrollsIntoViewIsNotAFinding() async throws {
    let scene = scene {
      let table = FruitTable([.init(Message("leave", table: "Demo"))])
      // Otherwise it would shrink before it scrolls.
      table.heightLimits = LengthLimits(minimum: 3)
      let buttons = (1...9).map { Button(.verbatim("\($0)"), mnemonic: .verbatim("\($0)")) }
      return [ScrollView(StackView(.vertical, views: buttons + [table]))]
    }
    #expect(try await findings(scene).filter { $0.hasPrefix("unseen") } == [])
  }

  @Test(arguments: [(4, 0), (3, 1), (2, 1), (1, 2)])
  func aTableWithoutRoom(lines: Int, rows: Int) async throws {
    let scene = scene {
      let table = FruitTable([.init(Message("leave", table: "Demo"))])
      return (0..<lines).map { _ in Label(Message("leave", table: "Demo")) } + [table]
    }
    let expected = "unseen: FruitTable has no room for any of its 3 rows (en 24x4; de 24x4)"
    let found = try await findings(scene)
    #expect(found.filter { $0.hasPrefix("unseen") } == (rows == 0 ? [expected] : []))
    // Where no row is seen, none has the focus.
    #expect(found.contains { $0.hasPrefix("unreachable: FruitTable") } == (rows == 0))
  }

  @Test func aTableWithoutRowsNeedsNoRoom() async throws {
    let scene = scene {
      (0..<4).map { _ in Label(Message("leave", table: "Demo")) } + [
        FruitTable([.init()], rowCount: 0)
      ]
    }
    #expect(try await findings(scene) == [])
  }

  @Test func aColumnTitleThatIsWrittenInTheCode() async throws {
    let scene = scene {
      [
        FruitTable([
          .init(Message("leave", table: "Demo")), .init(.verbatim("Note")), .init(.verbatim("№ 1")),
          .init(.verbatim("#")),
        ])
      ]
    }
    let found = try await findings(scene).filter { $0.hasPrefix("verbatim") }
    #expect(found.first == "verbatim: FruitTable “Note” (en 24x4; de 24x4)")
    #expect(!found.contains { $0.contains("#") })
  }

  @Test func columnsWithoutRoomAreNamed() async throws {
    let scene = scene {
      [
        FruitTable([
          .init(.verbatim("Name"), width: .fixed(10), priority: 2),
          .init(.verbatim("Kind"), width: .fixed(12), priority: 1), .init(width: .fixed(4)),
        ])
      ]
    }
    let pilot = try await scene.open(SceneVariant(language: .english, size: Self.size))
    #expect(pilot.omittedColumns == ["Kind", "3"])
    pilot.resize(to: Size(width: 30, height: 4))
    #expect(pilot.omittedColumns == ["3"])
    pilot.resize(to: Size(width: 40, height: 4))
    #expect(pilot.omittedColumns == [])
  }

  @Test func aButtonWithoutAName() async throws {
    let found = try await findings(scene { [Button(.verbatim(""))] })
    #expect(found == ["unnamed: Button (en 24x4; de 24x4)"])
  }

  @Test func anArrowThatIsNotMirrored() async throws {
    #expect(try await findings(scene { [ArrowLine(turns: true)] }) == [])
    let found = try await findings(scene { [ArrowLine(turns: false)] })
    #expect(found == ["unmirrored: “‹” in row 0, column 23 (en 24x4)"])
  }

  @Test func aViewThatIsNotMirrored() async throws {
    let corner = Point(x: 2, y: 0)
    let found = try await findings(
      scene { [HiddenCorner(Label(.verbatim("corner")), origin: corner)] })
    #expect(found.first == "unmirrored: Label in column 2 instead of 16 (en 24x4)")
  }

  @Test func elementsThatOverlap() async throws {
    let corner = Point(x: 2, y: 0)
    let found = try await findings(
      scene { [HiddenCorner(Label(.verbatim("one")), Label(.verbatim("two")), origin: corner)] })
    #expect(found.contains("overlap: Label and Label (en 24x4; de 24x4)"))
  }

  @Test func aWrongWidth() async throws {
    let narrow = scene { [Label(.verbatim("12 cells"))] }
    let wide = scene { [Label(.verbatim("12  cells"))] }
    let found = try await differences(of: wide, from: narrow)
    #expect(found.count == 2 && found.allSatisfy { $0.contains("│12 cells                │ ≠") })
  }

  @Test func aStaleVariant() async throws {
    let sound = scene(make: Self.sound)
    let found = try await differences(of: sound, from: sound, in: ["en"])
    #expect(found.count == 1 && found[0].hasSuffix(" has de 24x4, which nobody draws any more."))
  }

  @Test func anOrphan() async throws {
    let path = "\(snapshots.path)/Tests/DemoTests/SceneTests.swift"
    for name in ["demo", "gone"] {
      try snapshots.write("\(name)\n\n", to: "Tests/Snapshots/DemoTests/\(name).txt")
    }
    try snapshots.write(
      "screen  en  9x1\n┌─────────┐\n", to: "Tests/Snapshots/DemoTests/screen.en.9x1.txt")
    try snapshots.write(
      "walk  en  9x1\n0│Hi       │\n", to: "Tests/Snapshots/DemoTests/Walks/walk.en.9x1.txt")
    let folder = SceneSnapshots(fileID: "DemoTests/SceneTests.swift", filePath: path)
    let demo = scene(make: Self.sound)
    let orphan = TextFile(path: "\(snapshots.path)/Tests/Snapshots/DemoTests/gone.txt")
    #expect(folder.orphans(among: [demo], writesPending: false) == [orphan.path])
    #expect(orphan.pending.text == nil)
    // The second run finds what the first has written, and what no snapshot was ever made of.
    for _ in 1...2 {
      try snapshots.write("new\n\n", to: "Tests/Snapshots/DemoTests/never.txt.new")
      #expect(folder.orphans(among: [demo], writesPending: true) == [orphan.path])
      #expect(orphan.pending.text == "")
    }
    #expect(!TextFile(path: snapshots.file("Tests/Snapshots/DemoTests/never.txt.new")).isReadable)
  }

  @Test func twoControlsWithOneKey() async throws {
    let found = try await findings(
      scene {
        ["a", "b"].map { Button(.verbatim($0), mnemonic: .verbatim("l")) }
      })
    #expect(found == ["clashing-key: l (en 24x4; de 24x4)"])
  }

  @Test func anAllowanceIsOfUseOrAnIssue() async throws {
    let cut = scene { [Button(.verbatim("a caption of many more cells"))] }
    #expect(try await report(cut).issues.count == 1)
    let allowed = cut.allowing(.cutText, because: "It is a demonstration.")
    #expect(try await report(allowed).issues == [])
    let elsewhere = cut.allowing(.cutText, in: ["ko"], because: "It is a demonstration.")
    #expect(try await report(elsewhere).issues.count == 2)
  }
}

/// A screen of views, one below the other.
private final class ScreenOfParts: ViewController {
  private let parts: [View]

  init(_ parts: [View]) {
    self.parts = parts
    super.init()
  }

  override func loadView() { view = StackView(.vertical, views: parts) }
}

/// A table of fruit, which keeps its own rows.
private final class FruitTable: TableView {
  private let rows: FruitRows

  init(_ columns: [TableColumn], rowCount: Int = 3) {
    rows = FruitRows(count: rowCount)
    super.init(rows)
    self.columns = columns
  }
}

/// The rows of a table, all alike.
private final class FruitRows: TableViewDataSource {
  private let count: Int

  init(count: Int) { self.count = count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: TableView, rowAt path: RowPath) -> TableRow {
    TableRow([.verbatim("Fig")])
  }
}

/// A line in a style.
private final class StyledLine: View {
  private let style: Style

  init(_ style: Style) {
    self.style = style
    super.init()
  }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size { Size(width: 4, height: 1) }

  override func draw(in canvas: Canvas) { canvas.write("word", at: .zero, style: style) }
}

/// A line that writes over half of a character.
private final class CutLine: View {
  override func sizeThatFits(_ proposal: ProposedSize) -> Size { Size(width: 4, height: 1) }

  override func draw(in canvas: Canvas) {
    canvas.write("한글", at: .zero)
    canvas.write("x", at: Point(x: 1, y: 0))
  }
}

/// A line with an arrow at its start.
private final class ArrowLine: View {
  private let turns: Bool

  init(turns: Bool) {
    self.turns = turns
    super.init()
  }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size { Size(width: 1, height: 1) }

  override func draw(in canvas: Canvas) {
    canvas.write(turns && isMirrored ? "›" : "‹", at: .zero)
  }
}

/// Views at a place that is the same in both directions, beyond the edge unless it is given.
private final class HiddenCorner: View {
  private let views: [View]
  private let origin: Point

  init(_ views: View..., origin: Point = Point(x: 100, y: 0)) {
    self.views = views
    self.origin = origin
    super.init()
    for view in views { addSubview(view) }
  }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size { Size(width: 24, height: 1) }

  override func layoutSubviews() {
    for view in views {
      view.frame = Rect(origin: origin, size: Size(width: 6, height: 1))
    }
  }
}
