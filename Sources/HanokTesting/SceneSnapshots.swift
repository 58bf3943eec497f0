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

  /// The paths of the snapshots, pending ones too, that belong to none of the scenes.
  func orphans(among scenes: [Scene]) -> [String] {
    let names = Set(scenes.flatMap { ["\($0.name).txt", "\($0.name).txt.new"] })
    // Without a folder there are none.
    let files = (try? FileReader.names(in: folder)) ?? []
    return files.filter { !names.contains($0) }.map { "\(folder)/\($0)" }
  }
}
