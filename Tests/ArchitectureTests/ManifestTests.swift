import Foundation
import Testing

@Suite struct ManifestTests {
  /// One target of the manifest, with the names of what it depends on.
  private struct Target: Decodable {
    let name: String
    let path: String?
    let type: String
    let dependencies: [[String: Dependency]]

    var dependencyNames: [String] { dependencies.flatMap(\.values).map(\.name) }
    var folder: String { path?.replacing("Sources/", with: "") ?? name }
  }

  /// A dependency is written as an array whose first element is its name.
  private struct Dependency: Decodable {
    let name: String

    init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      name = try container.decode(String.self)
    }
  }

  private struct Manifest: Decodable {
    let targets: [Target]
    let dependencies: [[String: [Package]]]

    var packages: Set<String> { Set(dependencies.flatMap(\.values).joined().map(\.identity)) }
  }

  private struct Package: Decodable {
    let identity: String
    let requirement: Requirement
  }

  /// A single version, or a range whose lowest one the programs are built from.
  private struct Requirement: Decodable {
    struct Range: Decodable {
      let lowerBound: String
    }

    let exact: [String]?
    let range: [Range]?

    var version: String? { exact?.first ?? range?.first?.lowerBound }
  }

  private struct ResolvedPackages: Decodable {
    struct Pin: Decodable {
      struct State: Decodable {
        let revision: String
        let version: String
      }

      let identity: String
      let state: State
    }

    let pins: [Pin]
  }

  @Test func targetsDependOnlyOnWhatTheTableAllows() throws {
    let targets = try dumpedManifest(["HANOK_ALL": "1"]).targets
      .filter { ["regular", "executable"].contains($0.type) }
      .filter { $0.path?.hasPrefix("Tests/") != true }
    #expect(targets.count == ImportRules.allowed.count)
    for target in targets {
      let allowed = try #require(ImportRules.allowed[target.folder], "\(target.name)")
      let forbidden = target.dependencyNames.filter { !allowed.contains($0) }
      #expect(forbidden.isEmpty, "\(target.name) depends on \(forbidden)")
    }
  }

  /// The page's rows are the manifest's targets, each below what it depends on.
  @Test func thePageOfModulesIsTheManifest() throws {
    let page = try #require(
      try PackageSources.files(below: "Sources", suffix: "README.md")["Sources/README.md"])
    var written: [String: Set<String>] = [:]
    for row in page.matches(of: /\n\| `(\w+)` \| [^|]+ \| ([^|]*) \|/) {
      let names = Set(row.2.matches(of: /`(\w+)`/).map { String($0.1) })
      #expect(names.subtracting(written.keys).isEmpty, "\(row.1) is above what it depends on")
      written[String(row.1)] = names
    }
    let targets = try dumpedManifest(["HANOK_ALL": "1"]).targets
      .filter { ["regular", "executable"].contains($0.type) && $0.path == nil }
    let names = Set(targets.map(\.name))
    #expect(names == Set(written.keys))
    for target in targets {
      #expect(names.intersection(target.dependencyNames) == written[target.name], "\(target.name)")
    }
  }

  /// An app's first build compiles the modules of the plugin's tool a second time.
  @Test func theToolOfThePluginIsBuiltWithoutICU() throws {
    let targets = try dumpedManifest([:]).targets
    let tool = try #require(targets.first { $0.name == "TableCompiler" })
    var found: Set<String> = []
    var pending = tool.dependencyNames
    while let name = pending.popLast() {
      guard found.insert(name).inserted else { continue }
      pending += targets.first { $0.name == name }?.dependencyNames ?? []
    }
    #expect(
      found == [
        "CHanokFiles", "HanokFiles", "HanokSystem", "HanokTableRules", "HanokTableSyntax",
        "MessageSyntax",
      ])
  }

  /// The environment of a build, and the packages that it fetches beside the parser of arguments.
  @Test(
    arguments: [
      ([:], []), (["HANOK_ONLY": "toolkit"], []), (["HANOK_ONLY": "programs"], ["grdb.swift"]),
      (["HANOK_ALL": "1"], ["grdb.swift", "flyingfox"]),
    ] as [([String: String], Set<String>)])
  func aBuildFetchesOnlyWhatItUses(environment: [String: String], packages: Set<String>) throws {
    let manifest = try dumpedManifest(environment)
    #expect(manifest.packages == packages.union(["swift-argument-parser"]))
    let names = Set(manifest.targets.map(\.name))
    #expect(names.contains("quiz") == (environment["HANOK_ONLY"] != "toolkit"))
    #expect(names.contains("addressbook") == packages.contains("grdb.swift"))
  }

  @Test func theProgramsAreBuiltFromThePinnedVersions() throws {
    let packages = try dumpedManifest(["HANOK_ALL": "1"]).dependencies
      .flatMap(\.values).joined()
    let file = PackageSources.root.appending(path: "Programs/resolved-packages.json")
    let pins = try JSONDecoder().decode(ResolvedPackages.self, from: Data(contentsOf: file)).pins
    #expect(pins.map(\.identity) == packages.map(\.identity).sorted())
    for package in packages {
      let pin = try #require(pins.first { $0.identity == package.identity })
      #expect(package.requirement.version == pin.state.version, "\(package.identity)")
      #expect(pin.state.revision.wholeMatch(of: /[0-9a-f]{40}/) != nil)
    }
    // Versions of a parser of arguments that an app has beside Hanok must not exclude each other.
    #expect(
      packages.filter { $0.requirement.exact == nil }.map(\.identity) == ["swift-argument-parser"])
  }

  /// The manifest as the package manager reads it in an environment.
  private func dumpedManifest(_ part: [String: String]) throws -> Manifest {
    let scratch = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: scratch) }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "swift", "package", "dump-package", "--package-path", PackageSources.root.path,
      "--scratch-path", scratch.path,
    ]
    process.environment = ProcessInfo.processInfo.environment
      .filter { !$0.key.hasPrefix("HANOK_") }.merging(part) { $1 }
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    return try JSONDecoder().decode(Manifest.self, from: data)
  }
}
