import Foundation
import Testing

/// What the README and the page on messages show is what happens.
@Suite struct ReadmeTests {
  /// The blocks of code of a page, by what the first of their lines begins with.
  private static func blocks(of path: String) throws -> [String] {
    let text = try String(contentsOf: OutsideSources.root.appending(path: path), encoding: .utf8)
    let pieces = text.components(separatedBy: "\n```")
    // Every other piece is a block, after the name of its language.
    return pieces.indices.filter { $0 % 2 == 1 }.map { index in
      pieces[index].split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
        .dropFirst().joined()
    }
  }

  private static func block(of path: String, with text: String) throws -> String {
    try #require(try blocks(of: path).first { $0.contains(text) }, "\(path): \(text)")
  }

  /// The app of the README with its table compiled, line by line.
  @Test func theAppGreets() throws {
    let table = try Self.block(of: "README.md", with: "\"command.greeting\"")
    let sources = OutsideSources(files: [
      "Greeting.swift": try Self.block(of: "README.md", with: "GreetingController: ViewController"),
      "CompiledTables.swift": try OutsideSources.compiled(["en.lproj/Greeting.strings": table]),
    ])
    let output = try sources.output(of: "Greeting", input: "g\ng\n", ["--plain", "--locale", "en"])
    let choice = "[g] Greet"
    let expected = ["Hello!", choice, "Hello again.", choice, "Hello! 2 times now.", choice]
    #expect(output == expected.map { $0 + "\n" }.joined())
    let help = try sources.output(of: "Greeting", input: "", ["--help"])
    #expect(help.hasPrefix("Greets you.\n"))
  }

  /// Each line that ends with a comment has that result.
  @Test func messagesAreAsThePageSays() throws {
    var lines: [String] = []
    var results: [String] = []
    for block in try Self.blocks(of: "Sources/MessageFormat/Messages.md") {
      for line in block.split(separator: "\n") {
        let parts = line.split(separator: "  // ", maxSplits: 1)
        guard parts.count == 2 else {
          lines.append(String(line))
          continue
        }
        lines.append("print(\(parts[0]))")
        results.append(String(parts[1]))
      }
    }
    #expect(results.count >= 2)
    let sources = OutsideSources(files: ["main.swift": lines.joined(separator: "\n")])
    #expect(try sources.output(of: "Messages", input: "") == results.map { $0 + "\n" }.joined())
  }

  @Test func thePackageDescriptionIsOne() throws {
    let description = try Self.block(of: "README.md", with: "import PackageDescription")
    let folder = try OutsideSources(files: ["Package.swift": description]).written()
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = try OutsideSources.run(
      "swift", ["package", "--package-path", folder.path, "dump-package"])
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("\"GreetingTests\""))
  }
}
