public import ConcentrationModel
import HanokFiles

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
    self.path = path
    scores = try Self.read(path)
  }

  /// Adds a result, and writes the file.
  ///
  /// The file also gets the results that couldn't be written before, and keeps those that another
  /// program has written meanwhile.
  public func add(_ result: GameResult) throws(ScoreKeepingError) -> Int? {
    scores.add(result)
    unwritten.append(result)
    // For a link, the folder of its target: programs may use different links.
    let file = URL(filePath: path).resolvingSymlinksInPath()
    let folder = file.deletingLastPathComponent().path
    do throws(FileWriteError) { try PrivateFolder.create(folder) } catch {
      throw ScoreKeepingError(.unwritable, path: path)
    }
    // Of two programs, one waits until the other has read and written.
    return try FolderLock.hold(folder) { () throws(ScoreKeepingError) in try addUnwritten() }
  }

  /// Adds the results that haven't been written to the file as it is now.
  private func addUnwritten() throws(ScoreKeepingError) -> Int? {
    let former = try Self.read(path)
    var kept = former
    var place: Int?
    for result in unwritten { place = kept.add(result) }
    if kept != former { try write(kept) }
    scores = kept
    unwritten = []
    return place
  }

  /// The maximum number of bytes of a file of scores; a longer one has another content.
  private static let maximumLength = 1 << 20

  private static func read(_ path: String) throws(ScoreKeepingError) -> BestScores {
    let data: Data
    do throws(FileReadError) {
      data = Data(try FileInput(path: path, limit: maximumLength).readToEnd())
    } catch {
      switch error.reason {
      case .missing: return BestScores()
      case .tooLarge: throw ScoreKeepingError(.damaged, path: path)
      case .notAFile, .unreadable: throw ScoreKeepingError(.unreadable, path: path)
      }
    }
    if data.isEmpty { return BestScores() }
    guard let scores = try? JSONDecoder().decode(BestScores.self, from: data) else {
      throw ScoreKeepingError(.damaged, path: path)
    }
    return scores
  }

  private func write(_ scores: BestScores) throws(ScoreKeepingError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    do {
      try FileWriter.write(Array(try encoder.encode(scores)), to: path, isPrivate: true)
    } catch let error as FileWriteError where error.reason == .permission {
      throw ScoreKeepingError(.readOnly, path: path)
    } catch {
      throw ScoreKeepingError(.unwritable, path: path)
    }
  }
}
