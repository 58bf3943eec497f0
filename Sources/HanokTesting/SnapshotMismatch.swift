/// A difference between a screen and its snapshot.
public nonisolated struct SnapshotMismatch: Error, CustomStringConvertible {
  /// The file of the snapshot.
  public let path: String
  /// The recorded text, or nil if there is none.
  public let recorded: String?
  /// The current text.
  public let found: String

  /// The path of the file, and the lines that differ.
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
