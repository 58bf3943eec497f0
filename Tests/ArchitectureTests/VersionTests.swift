import Foundation
import Testing

@Suite struct VersionTests {
  private static let file = "Sources/HanokArguments/HanokVersion.swift"

  @Test func versionsComeFromOneFile() throws {
    let sources = try PackageSources.files(below: "Sources", suffix: ".swift")
    let commands = sources.values.filter {
      $0.contains(/CommandConfiguration\([^)]*version: HanokVersion\.current/)
    }
    #expect(commands.count == 8)
    for (path, source) in sources where path != Self.file {
      let own = /CommandConfiguration\([^)]*version: "/
      #expect(source.firstMatch(of: own) == nil, "\(path) has a version of its own")
    }
  }

  @Test func theListOfChangesBeginsWithTheVersion() throws {
    let source = try #require(
      try PackageSources.files(below: "Sources/HanokArguments", suffix: "Version.swift")[Self.file])
    let version = try #require(source.firstMatch(of: /current = "([0-9.]+)"/)?.output.1)
    let changes = try String(
      contentsOf: PackageSources.root.appending(path: "CHANGELOG.md"), encoding: .utf8)
    let newest = try #require(changes.firstMatch(of: /\n## \[([0-9.]+)\]/)?.output.1)
    #expect(newest == version)
  }
}
