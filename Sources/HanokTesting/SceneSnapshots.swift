import HanokLocalization
import HanokScenes

/// The folder of a test target's scenes: `Tests/Snapshots/QuizTests`.
///
/// It is beside the target's own folder, so that no manifest has to exclude it.
nonisolated struct SceneSnapshots {
  private let folder: String

  /// Finds the folder from a test's `#fileID`, which begins with its module, and its `#filePath`.
  init(fileID: String, filePath: String) {
    let module = fileID.prefix { $0 != "/" }
    let parts = filePath.split(separator: "/", omittingEmptySubsequences: false)
    let target = parts.lastIndex(of: module) ?? parts.count - 1
    folder = (parts[..<target] + ["Snapshots", module]).joined(separator: "/")
  }

  /// The snapshot of a scene.
  func file(of scene: Scene) -> TextFile { TextFile(path: "\(folder)/\(scene.name).txt") }

  /// The snapshots that belong to none of the scenes.
  ///
  /// - Parameter writesPending: Whether an empty pending file is written beside each, so that
  ///   `hanok snapshots prune` removes it; what was only pending is removed at once.
  func orphans(among scenes: [Scene], writesPending: Bool) -> [String] {
    let names = Set(scenes.map { "\($0.name).txt" })
    // Without a folder there are none.
    let files = Set((try? FileReader.names(in: folder)) ?? [])
    let pending = files.filter { $0.hasSuffix(".new") }
    if writesPending {
      for name in pending {
        let snapshot = String(name.dropLast(".new".count))
        if !names.contains(snapshot), !files.contains(snapshot) {
          TextFile(path: "\(folder)/\(name)").remove()
        }
      }
    }
    return files.subtracting(pending).subtracting(names).sorted().map { name in
      let orphan = TextFile(path: "\(folder)/\(name)")
      if writesPending { _ = orphan.pending.write("") }
      return orphan.path
    }
  }
}
