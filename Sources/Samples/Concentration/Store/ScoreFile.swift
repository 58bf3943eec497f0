public import ConcentrationModel
import HanokFiles
import HanokSystem

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Stores scores in a file, as JSON.
///
/// A crash during a write loses nothing; a file that is unreadable or not writable is unchanged.
public final class ScoreFile: ScoreKeeping {
  /// The path of the file.
  public let path: String
  /// The best scores so far, including those that couldn't be written.
  public private(set) var scores: BestScores
  /// The results that haven't been written.
  private var unwritten: [GameResult] = []

  /// Reads a file; a missing or empty one has no scores.
  public init(path: String) throws(ScoreKeepingError) {
    // For a link, the folder of its target is locked: programs may use different links.
    self.path = URL(filePath: path).resolvingSymlinksInPath().path
    scores = try Self.read(self.path)
  }

  /// Adds a result, and writes the file.
  ///
  /// The file also gets the results that couldn't be written before, and keeps those that another
  /// program has written meanwhile.
  public func add(_ result: GameResult) throws(ScoreKeepingError) -> Int? {
    scores.add(result)
    unwritten.append(result)
    let folder = try lockFolder()
    // Closing it unlocks it, too.
    defer { if let folder { close(folder) } }
    let former = try Self.read(path)
    var kept = former
    var place: Int?
    for result in unwritten { place = kept.add(result) }
    if kept != former { try write(kept) }
    scores = kept
    unwritten = []
    return place
  }

  /// Creates the file's folder, and locks it until the descriptor is closed.
  ///
  /// Of two programs, one waits until the other has read and written. The file itself can't be
  /// locked, since it is replaced. A folder that can't be locked, as on some networks, is used
  /// without a lock.
  private func lockFolder() throws(ScoreKeepingError) -> Int32? {
    let folder = URL(filePath: path).deletingLastPathComponent()
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw ScoreKeepingError(.unwritable, path: path)
    }
    let descriptor = unsafe open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
    return descriptor
  }

  /// The maximum number of bytes of a file of scores; a longer one has another content.
  private static let maximumLength = 1 << 20

  private static func read(_ path: String) throws(ScoreKeepingError) -> BestScores {
    let data: Data
    do {
      data = try Data(contentsOf: URL(filePath: path))
    } catch let error as CocoaError where error.code == .fileReadNoSuchFile {
      return BestScores()
    } catch {
      throw ScoreKeepingError(.unreadable, path: path)
    }
    if data.isEmpty { return BestScores() }
    guard data.count <= maximumLength,
      let scores = try? JSONDecoder().decode(BestScores.self, from: data)
    else { throw ScoreKeepingError(.damaged, path: path) }
    return scores
  }

  private func write(_ scores: BestScores) throws(ScoreKeepingError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    do {
      try FileWriter.write(Array(try encoder.encode(scores)), to: path)
    } catch let error as FileWriteError where error.reason == .permission {
      throw ScoreKeepingError(.readOnly, path: path)
    } catch {
      throw ScoreKeepingError(.unwritable, path: path)
    }
  }
}
