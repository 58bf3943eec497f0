import Foundation
import Testing

/// `hanok new` makes a package that can be used at once.
@Suite nonisolated struct NewPackageTests {
  private static let languages = ["en", "ko", "ja", "ar", "de", "fr", "zh-Hans", "vi"]

  /// The package in a new folder, made by the tool.
  private func package(named name: String) async throws -> OutsidePackage {
    let folder = try OutsideSources(files: ["empty": ""]).written().appending(path: name)
    let run = try await OutsideSources.run(
      OutsideSources.products.appending(path: "hanok").path,
      ["new", folder.path, "--languages", Self.languages.joined(separator: ",")]
        + ["--hanok", OutsideSources.root.path], environment: ["LANG": "en_US.UTF-8"])
    try #require(run.status == 0, "\(run.errors)")
    return try OutsidePackage(folder: folder)
  }

  @Test func aNewPackageCompilesRunsAndPassesItsTest() async throws {
    let package = try await package(named: "to-do-list")
    defer { package.remove() }
    #expect(try await package.compileTables(for: "ToDoList") == "")
    try await package.compile("ToDoListModel", in: "Sources/ToDoListModel", onMainActor: false)
    try await package.compile("ToDoList", in: "Sources/ToDoList")
    try await expectSentences(of: package.program(of: "ToDoList"))
    try await package.compileTests("ToDoListTests")
    let tests = try await package.program(of: "ToDoListTests")
    // The first run records the screens, on any machine but that of CI.
    #expect(try await OutsideSources.run(tests, [], environment: ["CI": "1"]).status != 0)
    for _ in 1...2 {
      let run = try await OutsideSources.run(tests, [], environment: [:])
      #expect(run.status == 0, "\(run)")
    }
    for scene in ["empty", "guests"] {
      let path = package.folder.appending(path: "Tests/Snapshots/ToDoListTests/\(scene).txt")
      let text = try String(contentsOf: path, encoding: .utf8)
      #expect(text.contains("\n== ko 80x24 ==\n") && !text.contains("== ar"))
    }
  }

  private func expectSentences(of app: String) async throws {
    let cases = [
      ("en", ["Nobody is here.", "1 guest is here.", "2 guests are here.", "1 guest is here."]),
      ("ko", ["손님이 없습니다.", "손님이 1명 있습니다.", "손님이 2명 있습니다.", "손님이 1명 있습니다."]),
      ("ar", ["لا ضيوف هنا.", "هنا ضيف واحد.", "هنا ضيفان.", "هنا ضيف واحد."]),
      // It is English, by the rules of English, until it is translated.
      ("vi", ["Nobody is here.", "1 guest is here.", "2 guests are here.", "1 guest is here."]),
    ]
    for (language, expected) in cases {
      let run = try await OutsideSources.run(app, ["--locale", language], input: "a\na\nl\nq\n")
      let sentences = run.output.split(separator: "\n").map(String.init).filter { $0.last == "." }
      #expect(sentences == expected, "\(run)")
      #expect(run.status == 0)
    }
  }

  @Test func theManifestOfANewPackageIsOne() async throws {
    let package = try await package(named: "Tally")
    defer { package.remove() }
    let run = try await OutsideSources.run(
      "swift", ["package", "--package-path", package.folder.path, "dump-package"])
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("\"TallyTests\""))
  }
}
