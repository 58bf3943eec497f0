import Foundation

@testable import HanokTesting

/// A folder of snapshots beside a test that isn't there, for tests of mismatches.
nonisolated struct SnapshotFolder {
  private let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  /// Whether `CI` is set, where nothing is written.
  static var isWatched: Bool { ProcessInfo.processInfo.environment["CI"] != nil }

  /// The source file that the test would have.
  var testFile: String { root.appending(path: "Test.swift").path }

  /// The same, as walks are compared with.
  var source: SourceFile { SourceFile(fileID: "HanokTestingTests/Test.swift", path: testFile) }

  private var snapshots: URL { root.appending(path: "Snapshots/HanokTestingTests") }

  func write(_ name: String, _ text: String) {
    let file = snapshots.appending(path: name)
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? Data(text.utf8).write(to: file)
  }

  func read(_ name: String) -> String? {
    (try? Data(contentsOf: snapshots.appending(path: name))).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  func remove() { try? FileManager.default.removeItem(at: root) }
}
