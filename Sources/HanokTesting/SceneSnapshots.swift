import HanokLocalization
import HanokScenes

/// The folder of a test target's scenes: `Tests/Snapshots/QuizTests`.
///
/// It is beside the target's own folder, so that no manifest has to exclude it.
nonisolated struct SceneSnapshots {
  private let folder: String

  /// Creates the folder of a test's target.
  init(fileID: String, filePath: String) {
    folder = SourceFile(fileID: fileID, path: filePath).targetSnapshotFolder
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
    let entries = Set((try? FileReader.names(in: folder)) ?? [])
    let files = entries.filter { isOfScene($0) }
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

  /// Whether a file is the snapshot of a scene, not of a single screen or a walk, whose first line has
  /// the language and the size after the name.
  private func isOfScene(_ name: String) -> Bool {
    guard name.hasSuffix(".txt") || name.hasSuffix(".txt.new") else { return false }
    let text = TextFile(path: "\(folder)/\(name)").text ?? ""
    return !text.prefix { $0 != "\n" }.contains("  ")
  }
}
