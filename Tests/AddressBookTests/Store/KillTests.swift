import AddressBookModel
import AddressBookStore
import Foundation
import HanokTesting
import PTYTesting
import Testing

@Suite nonisolated struct KillTests {
  /// The number of times that the program is killed; `HANOK_KILLS` raises it.
  private static let kills =
    ProcessInfo.processInfo.environment["HANOK_KILLS"].flatMap(Int.init) ?? 20

  /// Kills a program in the middle of saving, at another moment each time, and opens its file again: who
  /// was said to be saved is there, whole, and nobody is there in part.
  @Test func aKilledProgramKeepsEverySavedPerson() throws {
    let folder = try TemporaryFolder()
    var expected: [Int] = []
    var generator = SystemRandomNumberGenerator()
    for kill in 1...Self.kills {
      let run = try SaverRun(folder.database, from: (expected.last ?? 0) + 1)
      let delay = UInt32.random(in: 0...3_000, using: &generator)
      let said = try run.kill(afterSaving: 1 + kill % 7, microseconds: delay).compactMap { Int($0) }
      expected += said
      let found = try SaverRun.numbers(in: folder.database)
      // One more may have been saved without a word.
      let unsaid = Array(found.dropFirst(expected.count))
      #expect(
        Array(found.prefix(expected.count)) == expected && unsaid.count <= 1,
        "kill \(kill) after \(delay) µs: said \(said), found \(found.suffix(said.count + 2))")
      expected = found
    }
    #expect(expected.count >= Self.kills)
  }
}

/// A run of the program that saves people one by one.
nonisolated final class SaverRun {
  private let process = Process()
  private let output = Pipe()

  init(_ path: String, from number: Int, fileLimit: Int? = nil) throws {
    process.executableURL = URL(filePath: BuiltProgram.path(besideTests: "PersonSaver"))
    process.arguments = [path, String(number)] + (fileLimit.map { [String($0)] } ?? [])
    process.standardOutput = output
    try process.run()
  }

  /// Returns the lines that the program says until it ends.
  func waitForEnd() throws -> [String] {
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// Kills the program some time after it has saved a number of people.
  ///
  /// - Returns: The lines that it has said.
  func kill(afterSaving count: Int, microseconds: UInt32) throws -> [String] {
    var text = ""
    while text.split(separator: "\n").count < count {
      let data = output.fileHandleForReading.availableData
      if data.isEmpty { break }
      text += String(decoding: data, as: UTF8.self)
    }
    usleep(microseconds)
    Foundation.kill(process.processIdentifier, SIGKILL)
    text += String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    // A line without its end wasn't said.
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    return lines.map(String.init)
  }

  /// The numbers of the people in a file, each of whom must be whole.
  static func numbers(in path: String) throws -> [Int] {
    let store = try PersonDatabase(path: path)
    return try store.listing(matching: "").ids.sorted().map { id in
      let person = try #require(try store.person(id))
      let text = person.note
      #expect(person.name.family == text && person.name.given == text)
      #expect(person.phones.map(\.number) == [text])
      #expect(person.emails.map(\.address) == ["\(text)@example.org"])
      #expect(person.addresses.map(\.street) == [text])
      return try #require(Int(text))
    }
  }
}
