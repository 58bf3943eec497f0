import Foundation
import Testing

/// The page of the steps: each difference on it leads from one step's files to the next one's.
@Suite nonisolated struct StepPageTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources/Samples/Before").standardized

  /// The files of a step, by name.
  private static func files(of step: Int) throws -> [String: String] {
    let folder = folder.appending(path: "Step\(step)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return try names.reduce(into: [:]) { files, name in
      files[name] = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    }
  }

  /// The differences on the page, in their order.
  private static func differences() throws -> [String] {
    let page = try String(contentsOf: folder.appending(path: "README.md"), encoding: .utf8)
    return page.components(separatedBy: "\n```diff\n").dropFirst().map { piece in
      piece.components(separatedBy: "\n```")[0] + "\n"
    }
  }

  @Test func thePageHasADifferenceForEachStep() throws {
    #expect(try Self.differences().count == 5)
  }

  @Test(arguments: 1...5) func theDifferenceLeadsToTheNextStep(step: Int) throws {
    let difference = try #require(try Self.differences().dropFirst(step - 1).first)
    let patched = try FilePatch.files(Self.files(of: step - 1), changedBy: difference)
    #expect(patched == (try Self.files(of: step)))
  }

  /// The lines of each file of the last step, and the first step's.
  @Test func theFiguresAreThoseOfTheFiles() throws {
    let page = try String(contentsOf: Self.folder.appending(path: "README.md"), encoding: .utf8)
    let rows = page.matches(of: /\n\| `([\w+]+\.swift)` \| (\d+) \|/)
    let figures = Dictionary(uniqueKeysWithValues: rows.map { (String($0.1), Int($0.2)) })
    let lines = try Self.files(of: 5).mapValues { text in text.count { $0 == "\n" } }
    #expect(figures == lines)
    let before = try Self.files(of: 0).values.map { text in text.count { $0 == "\n" } }
    #expect(page.contains("\(lines.values.reduce(0, +)) against \(before[0])"))
  }

  @Test(arguments: [
    ("-two\n+2", "one\n2\nthree\n"), ("+new\n two", "one\nnew\ntwo\nthree\n"),
  ])
  func aDifferenceIsApplied(lines: String, result: String) throws {
    let difference = "--- a.swift\n+++ a.swift\n@@ -2 +2 @@\n\(lines)\n"
    let files = ["a.swift": "one\ntwo\nthree\n"]
    #expect(try FilePatch.files(files, changedBy: difference) == ["a.swift": result])
  }

  @Test(arguments: ["-2\n+two", " three\n+four", " two\n three"])
  func aDifferenceOfAnotherFileIsRefused(lines: String) {
    let difference = "--- a.swift\n+++ a.swift\n@@ -2 +2 @@\n\(lines)\n"
    #expect(throws: FilePatch.Mismatch.self) {
      try FilePatch.files(["a.swift": "one\ntwo\n"], changedBy: difference)
    }
  }

  @Test func aNewFileIsMade() throws {
    let difference = "--- /dev/null\n+++ b.swift\n@@ -0,0 +1,2 @@\n+one\n+two\n"
    #expect(try FilePatch.files([:], changedBy: difference) == ["b.swift": "one\ntwo\n"])
  }
}
