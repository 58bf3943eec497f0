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
  }

  @Test func targetsDependOnlyOnWhatTheTableAllows() throws {
    let targets = try dumpedManifest().targets
      .filter { ["regular", "executable"].contains($0.type) }
      .filter { $0.path?.hasPrefix("Tests/") != true }
    #expect(targets.count == ImportRules.allowed.count)
    for target in targets {
      let allowed = try #require(ImportRules.allowed[target.folder], "\(target.name)")
      let forbidden = target.dependencyNames.filter { !allowed.contains($0) }
      #expect(forbidden.isEmpty, "\(target.name) depends on \(forbidden)")
    }
  }

  /// The manifest as the package manager reads it.
  private func dumpedManifest() throws -> Manifest {
    let scratch = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: scratch) }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "swift", "package", "dump-package", "--package-path", PackageSources.root.path,
      "--scratch-path", scratch.path,
    ]
    // The whole of it, also where `make quick` builds a part.
    process.environment = ProcessInfo.processInfo.environment.filter { $0.key != "HANOK_ONLY" }
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    return try JSONDecoder().decode(Manifest.self, from: data)
  }
}
