import HanokLocalization
import HanokScenes

/// A snapshot, and the file beside it with what was drawn since: `x.txt` and `x.txt.new`.
///
/// The changes to review are the differences between both files, so that nothing else has to be
/// kept: an accepted change goes into the snapshot, a rejected one out of the other file, and that
/// file goes when both are the same. An empty one asks for the snapshot to be removed.
struct PendingSnapshot {
  private let file: TextFile
  private var recorded: SnapshotParts
  private var drawn: SnapshotParts

  /// The end of a pending file's name.
  static let suffix = ".txt.new"

  /// Reads a snapshot and its pending file.
  ///
  /// - Parameter path: The path of the snapshot.
  init(_ path: String) throws(Problem) {
    file = TextFile(path: path)
    let old = try Self.text(of: file)
    let new = try Self.text(of: file.pending)
    if let new, !new.isEmpty {
      let variants = (old.map(SnapshotParts.init(variantsOf:)), SnapshotParts(variantsOf: new))
      switch variants {
      case (let old??, let new?): (recorded, drawn) = (old, new)
      case (nil, let new?):
        (recorded, drawn) = (SnapshotParts(new, names: [], texts: [:]), new)
      default: (recorded, drawn) = (SnapshotParts(whole: old), SnapshotParts(whole: new))
      }
    } else {
      recorded = SnapshotParts(whole: old)
      drawn = new == nil ? recorded : SnapshotParts(whole: nil)
    }
  }

  private static func text(of file: TextFile) throws(Problem) -> String? {
    do throws(Problem) {
      return String(decoding: try FileReader.bytes(of: file.path), as: UTF8.self)
    } catch {
      guard error.kind == .missingFile else { throw error }
      return nil
    }
  }

  /// The changes; variants with the same one share it.
  var changes: [SnapshotChange] {
    var changes: [(names: [String], old: String?, new: String?)] = []
    for name in names {
      let (old, new) = (recorded.texts[name], drawn.texts[name])
      guard old != new else { continue }
      if let index = changes.firstIndex(where: { $0.old == old && $0.new == new }) {
        changes[index].names.append(name)
      } else {
        changes.append(([name], old, new))
      }
    }
    return changes.map {
      SnapshotChange(
        path: file.path, variants: SnapshotParts.variants($0.names), old: $0.old, new: $0.new)
    }
  }

  /// The parts of both, in the order in which they are drawn.
  private var names: [String] { drawn.names + recorded.names.filter { !drawn.names.contains($0) } }

  /// Accepts or rejects a change, and writes the files.
  ///
  /// - Throws: A problem if the files have changed since, or can't be written.
  mutating func settle(_ change: SnapshotChange, isAccepted: Bool) throws(Problem) {
    let parts = SnapshotParts.names(of: change)
    for name in parts {
      guard recorded.texts[name] == change.old, drawn.texts[name] == change.new else {
        throw ToolProblem.changedSnapshot(file.path)
      }
    }
    let names = self.names
    var (old, new) = (recorded.texts, drawn.texts)
    for name in parts {
      if isAccepted { old[name] = change.new } else { new[name] = change.old }
    }
    recorded = SnapshotParts(recorded, names: names, texts: old)
    drawn = SnapshotParts(drawn, names: names, texts: new)
    // The snapshot comes first: if the other file can't be written, the change is only shown again.
    let isWritten = !isAccepted || write(recorded.text, to: file)
    guard isWritten, write(old == new ? nil : drawn.text ?? "", to: file.pending) else {
      throw ToolProblem.unwritableSnapshot(file.path)
    }
  }

  private func write(_ text: String?, to file: TextFile) -> Bool {
    text.map(file.write) ?? file.remove()
  }
}
