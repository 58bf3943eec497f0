import ConcentrationModel
import ConcentrationStore
import Foundation
import Testing

@Suite nonisolated struct ScoreFileTests {
  private let good = GameResult(pairs: 8, score: 9, flips: 20, seconds: 61)
  private let fair = GameResult(pairs: 8, score: 4, flips: 30, seconds: 90)

  /// A folder that is removed after the test.
  private final class Folder {
    let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID())").path
    var file: String { path + "/scores.json" }

    init() throws {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func write(_ text: String) throws { try Data(text.utf8).write(to: URL(filePath: file)) }
    func text() throws -> String { try String(contentsOf: URL(filePath: file), encoding: .utf8) }
  }

  @Test func scoresAreThereInTheNextRun() throws {
    let folder = try Folder()
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
    let folder = try Folder()
    let first = try ScoreFile(path: folder.file)
    let second = try ScoreFile(path: folder.file)
    #expect(try second.add(good) == 0)
    #expect(try first.add(fair) == 1)
    #expect(first.scores.results(pairs: 8) == [good, fair])
    #expect(try ScoreFile(path: folder.file).scores.results(pairs: 8) == [good, fair])
  }

  @Test func ofTwoThatAreAlikeTheLaterOneIsSecond() throws {
    let file = try ScoreFile(path: try Folder().file)
    #expect(try [file.add(good), file.add(good), file.add(fair)] == [0, 1, 2])
  }

  @Test func whereOthersHaveBecomeBetterThereIsNoPlace() throws {
    let folder = try Folder()
    let file = try ScoreFile(path: folder.file)
    let other = try ScoreFile(path: folder.file)
    for _ in 0..<BestScores.length { _ = try other.add(good) }
    #expect(try file.add(fair) == nil)
    #expect(file.scores == other.scores)
  }

  @Test func aResultThatCouldNotBeWrittenIsWrittenWithTheNextOne() throws {
    let folder = try Folder()
    let file = try ScoreFile(path: folder.file)
    try folder.write("{")
    #expect(throws: ScoreKeepingError.self) { try file.add(good) }
    try folder.write("")
    #expect(try file.add(fair) == 1)
    #expect(try ScoreFile(path: folder.file).scores.results(pairs: 8) == [good, fair])
  }

  @Test func programsThatAddAtTheSameTimeLoseNothing() throws {
    let folder = try Folder()
    let path = folder.file
    DispatchQueue.concurrentPerform(iterations: 64) { number in
      _ = try? ScoreFile(path: path).add(
        GameResult(pairs: number, score: 0, flips: 0, seconds: 0))
    }
    let scores = try ScoreFile(path: path).scores
    #expect((0..<64).filter { scores.results(pairs: $0).isEmpty } == [])
  }

  @Test func anEmptyFileHoldsNoScores() throws {
    let folder = try Folder()
    try folder.write("")
    let file = try ScoreFile(path: folder.file)
    #expect(try file.add(good) == 0)
    #expect(try ScoreFile(path: folder.file).scores.results(pairs: 8) == [good])
  }

  @Test(arguments: [
    "{", "[]", #"{"results": 3}"#, #"{"results": [{"pairs": 8}]}"#, "\u{0}\u{1}",
    String(repeating: " ", count: 2_000_000),
  ])
  func aDamagedFileIsRefusedAndLeftAsItIs(text: String) throws {
    let folder = try Folder()
    try folder.write(text)
    let error = #expect(throws: ScoreKeepingError.self) { try ScoreFile(path: folder.file) }
    #expect(error?.reason == .damaged)
    #expect(error?.path.hasSuffix("/scores.json") == true)
    #expect(try folder.text() == text)
  }

  @Test func aFileThatIsDamagedLaterIsLeftAsItIs() throws {
    let folder = try Folder()
    let file = try ScoreFile(path: folder.file)
    try folder.write("{")
    let error = #expect(throws: ScoreKeepingError.self) { try file.add(good) }
    #expect(error?.reason == .damaged)
    #expect(try folder.text() == "{")
    // For this run it counts all the same.
    #expect(file.scores.results(pairs: 8) == [good])
  }

  @Test func aReadOnlyFileIsReadAndLeftAsItIs() throws {
    let folder = try Folder()
    _ = try ScoreFile(path: folder.file).add(fair)
    let before = try folder.text()
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: folder.file)
    let file = try ScoreFile(path: folder.file)
    #expect(file.scores.results(pairs: 8) == [fair])
    let error = #expect(throws: ScoreKeepingError.self) { try file.add(good) }
    #expect(error?.reason == .readOnly)
    #expect(try folder.text() == before)
    #expect(file.scores.results(pairs: 8) == [good, fair])
  }

  @Test func aFolderIsNoFile() throws {
    let folder = try Folder()
    let error = #expect(throws: ScoreKeepingError.self) { try ScoreFile(path: folder.path) }
    #expect(error?.reason == .unreadable)
  }

  @Test func aPathThroughAFileCannotBeWritten() throws {
    let folder = try Folder()
    try folder.write("")
    let error = #expect(throws: ScoreKeepingError.self) {
      try ScoreFile(path: folder.file + "/below/scores.json").add(good)
    }
    #expect([.unwritable, .unreadable].contains(error?.reason))
    #expect(try folder.text() == "")
  }

  @Test func theFileThatALinkLeadsToIsWritten() throws {
    let folder = try Folder()
    try folder.write("")
    let link = folder.path + "/link.json"
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: folder.file)
    _ = try ScoreFile(path: link).add(good)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == folder.file)
    #expect(try ScoreFile(path: folder.file).scores.results(pairs: 8) == [good])
  }

  @Test(arguments: [
    (["XDG_DATA_HOME": "/data", "HOME": "/home/kim"], "/data/hanok/concentration.json"),
    (
      ["XDG_DATA_HOME": "data", "HOME": "/home/kim"],
      "/home/kim/.local/share/hanok/concentration.json"
    ),
    (["HOME": "/home/kim"], "/home/kim/.local/share/hanok/concentration.json"),
    ([:], nil),
  ])
  func theUsualPathIsThatOfTheAccount(environment: [String: String], path: String?) {
    #expect(ScoreFile.usualPath(environment: environment) == path)
  }
}
