public import ConcentrationModel
import FoundationEssentials
import Glibc

/// Keeps scores in a file, as JSON.
///
/// The file is replaced as a whole, so that a crash in the middle of it loses nothing; one that
/// can't be understood or may not be written is left as it is.
public final class ScoreFile: ScoreKeeping {
  /// The path of the file.
  public let path: String
  /// The best scores so far, those that couldn't be written too.
  public private(set) var scores: BestScores
  /// The results that couldn't be written so far.
  private var unwritten: [GameResult] = []

  /// Reads a file; one that isn't there, or is empty, holds no scores.
  public init(path: String) throws(ScoreKeepingError) {
    // Through a link, the file that it leads to is replaced, not the link.
    self.path = URL(filePath: path).resolvingSymlinksInPath().path
    scores = try Self.read(self.path)
  }

  /// Takes a result in, and writes the file, with those that couldn't be written before, and with those
  /// that another program has written meanwhile.
  public func add(_ result: GameResult) throws(ScoreKeepingError) -> Int? {
    scores.add(result)
    unwritten.append(result)
    let folder = try lockFolder()
    // To close it unlocks it, too.
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

  /// Makes the file's folder, and locks it until the descriptor is closed: of two programs one waits until
  /// the other has read and written.
  ///
  /// The file itself can't be locked, for it is replaced. A folder that can't be locked, as on some
  /// networks, is used without.
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

  /// The most bytes that a file of scores may have; what is longer is something else.
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
    // The folder's permission is enough to replace a file: the file's own is asked for here, also
    // of the superuser, whom the system lets write anything.
    if let mode = Self.mode(of: path) {
      let isWritable = unsafe access(path, W_OK) == 0
      if mode & 0o222 == 0 || !isWritable { throw ScoreKeepingError(.readOnly, path: path) }
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    do {
      try encoder.encode(scores).write(to: URL(filePath: path), options: .atomic)
    } catch {
      throw ScoreKeepingError(.unwritable, path: path)
    }
  }

  private static func mode(of path: String) -> mode_t? {
    var status = stat()
    return unsafe stat(path, &status) == 0 ? status.st_mode : nil
  }
}
