import HanokScenes
import Testing

/// A difference between a screen and its snapshot: the error of the issue that a test records.
public nonisolated struct SnapshotMismatch: Error, CustomStringConvertible {
  /// The file of the snapshot.
  public let path: String
  /// The recorded text, or nil if there is none.
  public let recorded: String?
  /// The current text.
  public let found: String
  /// Whether the current text was written beside the file.
  var isPending = false

  /// The number of UTF-8 bytes at the beginning that are as recorded.
  var equalCount: Int { zip(recorded?.utf8 ?? "".utf8, found.utf8).prefix { $0 == $1 }.count }

  /// Records an issue of the current test at the call that compares.
  func record(at place: SourceLocation) { Issue.record(self, sourceLocation: place) }

  /// The path of the file, and the first lines that differ.
  public var description: String {
    guard let recorded else {
      return "No snapshot: \(path)\nHANOK_RECORD=1 records it; look at it, and commit it."
    }
    let before = recorded.split(separator: "\n", omittingEmptySubsequences: false)
    let now = found.split(separator: "\n", omittingEmptySubsequences: false)
    var lines: [String] = []
    for change in now.difference(from: before).inReadingOrder {
      switch change {
      case .remove(_, let line, _): lines.append("- \(line)")
      case .insert(_, let line, _): lines.append("+ \(line)")
      }
    }
    let details = lines.joined(separator: "\n")
    let firstLine = "Not as recorded in \(path)"
    return isPending
      ? IssueText.text("\(firstLine) - see \(path).new", details: details)
      : "\(firstLine)\n\(details)"
  }
}

nonisolated extension CollectionDifference {
  /// The changes from the first line to the last, where removed lines come before those in their place.
  fileprivate var inReadingOrder: [Change] {
    var order: [Change] = []
    var (removed, inserted) = (0, 0)
    var (removals, insertions) = (self.removals[...], self.insertions[...])
    while true {
      // The places of both in the lines that are common to both.
      let nextRemoval = removals.first.map { $0.place - removed }
      let nextInsertion = insertions.first.map { $0.place - inserted }
      guard let place = [nextRemoval, nextInsertion].compactMap(\.self).min() else { break }
      if nextRemoval == place {
        order.append(removals.removeFirst())
        removed += 1
      } else {
        order.append(insertions.removeFirst())
        inserted += 1
      }
    }
    return order
  }
}
