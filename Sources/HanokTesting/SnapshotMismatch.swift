/// A screen that isn't what was recorded.
public nonisolated struct SnapshotMismatch: Error, CustomStringConvertible {
  /// The file of the snapshot.
  public let path: String
  /// What was recorded; nil where nothing was.
  public let recorded: String?
  /// What the screen is now.
  public let found: String

  /// Says which file, and which lines differ.
  public var description: String {
    guard let recorded else {
      return "There is no snapshot \(path). HANOK_RECORD=1 records it; look at it, and commit it."
    }
    let before = recorded.split(separator: "\n", omittingEmptySubsequences: false)
    let now = found.split(separator: "\n", omittingEmptySubsequences: false)
    var lines = ["The screen isn't what \(path) recorded; it was written to \(path).new:"]
    for index in 0..<max(before.count, now.count) {
      let old = index < before.count ? before[index] : nil
      let new = index < now.count ? now[index] : nil
      if old == new { continue }
      if let old { lines.append("- \(old)") }
      if let new { lines.append("+ \(new)") }
    }
    return lines.joined(separator: "\n")
  }
}
