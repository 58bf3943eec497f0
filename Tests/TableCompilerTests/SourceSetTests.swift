import Foundation
import HanokTableSyntax
import Testing

@testable import TableCompiler

@Suite struct SourceSetTests {
  private func withFiles(_ names: [String], _ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in names {
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("text of \(name)".utf8).write(to: file)
    }
    try body(folder.path)
  }

  @Test func filesAreSortedByPath() throws {
    try withFiles(["b/1", "a/2"]) { folder in
      let texts = try SourceSet(paths: [folder + "/b/1", folder + "/a/2"]).texts
      #expect(texts.map(\.name) == ["2", "1"])
      #expect(texts.map(\.text) == ["text of a/2", "text of b/1"])
    }
  }

  @Test func onlyAFileInTheBaseIsNamedByItsPath() throws {
    try withFiles(["a/b/1", "ab/2"]) { folder in
      let set = try SourceSet(
        paths: [folder + "/a/b/1", folder + "/ab/2"], base: folder + "/a")
      #expect(set.texts.map(\.name) == ["b/1", "2"])
    }
  }

  @Test func noFilesAreAnEmptyDictionary() throws {
    #expect(try SourceSet(paths: []).swiftFile.contains("[String: StaticString] = [:]\n"))
  }

  @Test func everyMissingFileIsReported() {
    #expect {
      try SourceSet(paths: ["no", "none"])
    } throws: { error in
      let problems = (error as? TableCompiler.Failure)?.problems
      return problems?.map(\.path) == ["no", "none"]
    }
  }
}
