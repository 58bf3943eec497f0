import Testing

@testable import HanokTesting

/// The pictures that a failing test attaches.
@Suite struct ScreenPictureTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private nonisolated static let sizes = [8, 10, 12].map { Size(width: $0, height: 1) }

  private func report(_ text: String) async throws -> SceneReport {
    let scene = Scene("demo") {
      ContentViewController(Label(.verbatim(text)))
    }
    return try await SceneReport(
      scene, in: SceneMatrix(languages: ["en", "de"], sizes: Self.sizes, themes: [.terminal]))
  }

  private func pictures(_ report: SceneReport) -> [String] {
    report.pictures(comparedWith: TextFile(path: folder.file("demo.txt"))).map(\.name)
  }

  @Test func aPictureIsNamedAfterTheSceneAndTheVariant() async throws {
    let report = try await report("a < b")
    let picture = try #require(
      report.pictures(comparedWith: TextFile(path: folder.file("demo.txt"))).first)
    #expect(picture.name == "demo-en-8x1.svg")
    #expect(picture.text.hasPrefix("<svg ") && picture.text.hasSuffix("</svg>\n"))
    #expect(picture.text.contains(">demo en 8x1</text>"))
    #expect(picture.text.contains(">a &lt; b   </text>"))
  }

  @Test func aNameOfSeveralFoldersIsOneFile() {
    let screen = Screen(size: Size(width: 2, height: 1))
    #expect(ScreenPicture(of: screen, "a/b ko 2x1").name == "a-b-ko-2x1.svg")
  }

  @Test func variantsThatLookTheSameShareAPicture() async throws {
    let file = TextFile(path: folder.file("demo.txt"))
    #expect(try await report("one").compare(with: file, recording: .changed) == [])
    #expect(try await pictures(report("one")) == [])
    #expect(
      try await pictures(report("two")) == [
        "demo-en-8x1.svg", "demo-en-10x1.svg", "demo-en-12x1.svg",
      ])
  }

  @Test func eachFindingIsShownOnce() async throws {
    let found = try await report("one is long")
    #expect(!found.findings.isEmpty)
    let file = TextFile(path: folder.file("demo.txt"))
    #expect(found.compare(with: file, recording: .changed) == [])
    // The text is cut in 8 cells and in 10, with one finding for each.
    #expect(pictures(found) == ["demo-en-8x1.svg", "demo-en-10x1.svg"])
  }

  @Test func aFewPicturesAreEnough() async throws {
    let scene = Scene("demo") { ContentViewController(Label(.verbatim("one"))) }
    let sizes = (1...9).map { Size(width: 10 + $0, height: 1) }
    let report = try await SceneReport(scene, in: SceneMatrix(languages: ["en"], sizes: sizes))
    #expect(pictures(report).count == SceneReport.mostPictures)
  }

  @Test func aMismatchKnowsHowMuchIsTheSame() {
    #expect(SnapshotMismatch(path: "", recorded: "한a", found: "한b").equalCount == 3)
    #expect(SnapshotMismatch(path: "", recorded: nil, found: "b").equalCount == 0)
  }
}
