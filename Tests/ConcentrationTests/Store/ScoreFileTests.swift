import ConcentrationModel
import ConcentrationStore
import Foundation
import HanokTesting
import Testing

@Suite nonisolated struct ScoreFileTests {
  private let good = GameResult(pairs: 8, score: 9, flips: 20, seconds: 61)
  private let fair = GameResult(pairs: 8, score: 4, flips: 30, seconds: 90)

  @Test func scoresAreThereInTheNextRun() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/new/folders/scores.json"
    let file = try ScoreFile(path: path)
    #expect(file.scores == BestScores())
    #expect(try file.add(fair) == 0)
    #expect(try file.add(good) == 0)
    #expect(try ScoreFile(path: path).scores.results(pairs: 8) == [good, fair])
    // Nothing else is left beside it.
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/new/folders")
    #expect(names == ["scores.json"])
  }

  @Test func anotherProgramsScoresAreKept() throws {
    let folder = try TemporaryFolder()
    let first = try ScoreFile(path: folder.scores)
    let second = try ScoreFile(path: folder.scores)
    #expect(try second.add(good) == 0)
    #expect(try first.add(fair) == 1)
    #expect(first.scores.results(pairs: 8) == [good, fair])
    #expect(try ScoreFile(path: folder.scores).scores.results(pairs: 8) == [good, fair])
  }

  @Test func theLaterOfTwoEqualScoresIsSecond() throws {
    let file = try ScoreFile(path: try TemporaryFolder().scores)
    #expect(try [file.add(good), file.add(good), file.add(fair)] == [0, 1, 2])
  }

  @Test func aScoreBelowAFullListIsNotAdded() throws {
    let folder = try TemporaryFolder()
    let file = try ScoreFile(path: folder.scores)
    let other = try ScoreFile(path: folder.scores)
    for _ in 0..<BestScores.length { _ = try other.add(good) }
    #expect(try file.add(fair) == nil)
    #expect(file.scores == other.scores)
  }

  @Test func aResultThatCouldNotBeWrittenIsWrittenWithTheNextOne() throws {
    let folder = try TemporaryFolder()
    let file = try ScoreFile(path: folder.scores)
    try folder.write("{", to: "scores.json")
    #expect(throws: ScoreKeepingError.self) { try file.add(good) }
    try folder.write("", to: "scores.json")
    #expect(try file.add(fair) == 1)
    #expect(try ScoreFile(path: folder.scores).scores.results(pairs: 8) == [good, fair])
  }

  @Test func programsThatAddAtTheSameTimeLoseNothing() throws {
    let folder = try TemporaryFolder()
    let path = folder.scores
    DispatchQueue.concurrentPerform(iterations: 64) { number in
      _ = try? ScoreFile(path: path).add(
        GameResult(pairs: number, score: 0, flips: 0, seconds: 0))
    }
    let scores = try ScoreFile(path: path).scores
    #expect((0..<64).filter { scores.results(pairs: $0).isEmpty } == [])
  }

  @Test func anEmptyFileHoldsNoScores() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "scores.json")
    let file = try ScoreFile(path: folder.scores)
    #expect(try file.add(good) == 0)
    #expect(try ScoreFile(path: folder.scores).scores.results(pairs: 8) == [good])
  }

  @Test(arguments: [
    "{", "[]", #"{"results": 3}"#, #"{"results": [{"pairs": 8}]}"#, "\u{0}\u{1}",
    String(repeating: " ", count: 2_000_000),
  ])
  func aDamagedFileIsRefusedAndLeftAsItIs(text: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "scores.json")
    let error = #expect(throws: ScoreKeepingError.self) { try ScoreFile(path: folder.scores) }
    #expect(error?.reason == .damaged)
    #expect(error?.path.hasSuffix("/scores.json") == true)
    #expect(try folder.text() == text)
  }

  @Test func aFileThatIsDamagedLaterIsLeftAsItIs() throws {
    let folder = try TemporaryFolder()
    let file = try ScoreFile(path: folder.scores)
    try folder.write("{", to: "scores.json")
    let error = #expect(throws: ScoreKeepingError.self) { try file.add(good) }
    #expect(error?.reason == .damaged)
    #expect(try folder.text() == "{")
    // For this run it counts all the same.
    #expect(file.scores.results(pairs: 8) == [good])
  }

  @Test func aReadOnlyFileIsReadAndLeftAsItIs() throws {
    let folder = try TemporaryFolder()
    _ = try ScoreFile(path: folder.scores).add(fair)
    let before = try folder.text()
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: folder.scores)
    let file = try ScoreFile(path: folder.scores)
    #expect(file.scores.results(pairs: 8) == [fair])
    let error = #expect(throws: ScoreKeepingError.self) { try file.add(good) }
    #expect(error?.reason == .readOnly)
    #expect(try folder.text() == before)
    #expect(file.scores.results(pairs: 8) == [good, fair])
  }

  @Test func theFileAndItsFoldersAreTheUsersAlone() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/data/games/scores.json"
    _ = try ScoreFile(path: path).add(fair)
    for (name, mode) in [("", 0o700), ("/games", 0o700), ("/games/scores.json", 0o600)] {
      let attributes = try FileManager.default.attributesOfItem(
        atPath: folder.path + "/data" + name)
      #expect(attributes[.posixPermissions] as? Int == mode, "\(name)")
    }
  }

  @Test func aFolderIsRejected() throws {
    let folder = try TemporaryFolder()
    let error = #expect(throws: ScoreKeepingError.self) { try ScoreFile(path: folder.path) }
    #expect(error?.reason == .unreadable)
  }

  @Test func aPathThroughAFileCannotBeWritten() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "scores.json")
    let error = #expect(throws: ScoreKeepingError.self) {
      try ScoreFile(path: folder.scores + "/below/scores.json").add(good)
    }
    #expect([.unwritable, .unreadable].contains(error?.reason))
    #expect(try folder.text() == "")
  }

  @Test func theFileThatALinkLeadsToIsWritten() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "scores.json")
    let link = folder.path + "/link.json"
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: folder.scores)
    _ = try ScoreFile(path: link).add(good)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == folder.scores)
    #expect(try ScoreFile(path: folder.scores).scores.results(pairs: 8) == [good])
  }
}

nonisolated extension TemporaryFolder {
  fileprivate var scores: String { file("scores.json") }

  fileprivate func text() throws -> String {
    String(decoding: try bytes(of: "scores.json"), as: UTF8.self)
  }
}
