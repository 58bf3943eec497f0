import Foundation
import Testing

/// The code of the README compiles, and has the results that the README states.
@Suite nonisolated struct ReadmeTests {
  private static func block(of path: String, with text: String) throws -> String {
    let block = try PageBlock.all(of: path).first { $0.text.contains(text) }
    return try #require(block, "\(path): \(text)").text
  }

  /// The app of the README, in a pipe, and its test, which records scenes and compares them.
  @Test func theAppGreetsAndItsTestPasses() async throws {
    let package = try OutsidePackage(files: [
      "Sources/Greeting/Greeting.swift":
        try Self.block(of: "README.md", with: "GreetingController: ViewController"),
      "Localizations/en.lproj/Greeting.strings":
        try Self.block(of: "README.md", with: "\"command.greeting\""),
      "Tests/GreetingTests/GreetingTests.swift":
        try Self.block(of: "README.md", with: "func looks(_ scene: Scene)"),
    ])
    defer { package.remove() }
    #expect(try await package.compileTables(for: "Greeting") == "")
    try await package.compile("Greeting", in: "Sources/Greeting")
    try await expectGreetings(of: package.program(of: "Greeting"))
    try await package.compileTests("GreetingTests")
    try await expectSnapshots(of: package.program(of: "GreetingTests"), in: package)
  }

  private func expectGreetings(of app: String) async throws {
    let english = ["LANG": "en_US.UTF-8"]
    let output = try await OutsideSources.run(app, [], input: "g\ng\n", environment: english).output
    let choice = "[g] Greet"
    let expected = ["Hello!", choice, "Hello again.", choice, "2 greetings so far.", choice]
    #expect(output == expected.map { $0 + "\n" }.joined())
    let help = try await OutsideSources.run(app, ["--help"], environment: english).output
    #expect(help.hasPrefix("Greets you.\n"))
  }

  /// The first run records the scenes, on any machine but that of CI; those after it compare them.
  private func expectSnapshots(of tests: String, in package: OutsidePackage) async throws {
    let first = try await OutsideSources.run(tests, [], environment: ["CI": "1"])
    #expect(first.status != 0 && first.errors.contains("lacks en 80x24"), "\(first)")
    for _ in 1...2 {
      let run = try await OutsideSources.run(tests, [], environment: [:])
      #expect(run.status == 0, "\(run)")
    }
    let snapshot = package.folder.appending(path: "Tests/Snapshots/GreetingTests/greeted.txt")
    let text = try String(contentsOf: snapshot, encoding: .utf8)
    #expect(text.contains("│              Hello again.              │"), "\(text)")
    let changed = text.replacing("Hello again.", with: "Hello again!")
    try changed.write(to: snapshot, atomically: true, encoding: .utf8)
    let later = try await OutsideSources.run(tests, [], environment: [:])
    #expect(later.status != 0 && later.errors.contains("Hello again."), "\(later)")
  }

  /// The lines that a package of your own has for Hanok, each in a package.
  @Test func bothDependenciesAreValid() async throws {
    let lines = try Self.block(of: "README.md", with: ".package(url:").split(separator: "\n")
    #expect(lines.count == 2)
    for line in lines {
      let manifest = """
        // swift-tools-version: 6.2
        import PackageDescription

        let package = Package(
          name: "Greeting",
          dependencies: [\(line)],
          targets: [
            .executableTarget(
              name: "Greeting", dependencies: [.product(name: "Hanok", package: "hanok")],
              plugins: [.plugin(name: "CompileTables", package: "hanok")])
          ])
        """
      let folder = try OutsideSources(files: ["Package.swift": manifest]).written()
      defer { try? FileManager.default.removeItem(at: folder) }
      let run = try await OutsideSources.run(
        "swift", ["package", "--package-path", folder.path, "dump-package"])
      #expect(run.status == 0, "\(run.errors)")
      #expect(run.output.contains("\"identity\" : \"hanok\""), "\(run.output)")
    }
  }
}
