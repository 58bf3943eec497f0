import Glibc
import Hanok
import HanokUnicode
import HanokTerminal

extension Pilot {
  /// Compares the screen with the snapshot of that name, language and size.
  ///
  /// With `HANOK_RECORD=1` in the environment the screen is recorded instead; never where `CI` is
  /// set, so that what nobody looked at can't pass.
  ///
  /// - Throws: `SnapshotMismatch` where they differ or nothing was recorded.
  public func expectSnapshot(_ name: String, file: String = #filePath) throws(SnapshotMismatch) {
    let size = "\(screen.size.width)x\(screen.size.height)"
    let snapshotFile = SnapshotFile(named: "\(name).\(language).\(size)", besides: file)
    let found = "\(name)  \(language)  \(size)\n\(ScreenSnapshot(screen).text)"
    if Self.records, snapshotFile.write(found) { return snapshotFile.removeMismatch() }
    let recorded = snapshotFile.recorded
    if recorded == found { return snapshotFile.removeMismatch() }
    _ = snapshotFile.write(found, suffix: ".new")
    throw SnapshotMismatch(path: snapshotFile.path, recorded: recorded, found: found)
  }

  private static var records: Bool {
    let asked = unsafe getenv("HANOK_RECORD").map { unsafe String(cString: $0) }
    let isWatched = unsafe getenv("CI") != nil
    return asked == "1" && !isWatched
  }
}
