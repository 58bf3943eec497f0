import BeforeWords
import Hanok
import HanokArguments
import HanokTesting
import Testing

@testable import before

/// The program without libcurl, which `URLSession` ends a process for.
@Suite struct MissingLibraryTests {
  @Test func theProgramStartsWithTheLibrary() throws {
    try BeforeCommand.requireLibrary(isAvailable: true)
  }

  @Test(arguments: ["en", "ko", "ja", "ar"])
  func theFailureNamesTheLibraryAndItsPackage(language: String) throws {
    let failure = #expect(throws: CommandFailure.self) {
      try BeforeCommand.requireLibrary(isAvailable: false)
    }
    #expect(failure?.status == .inputOutput)
    let problem = try #require(failure?.problems.first)
    let pilot = try Pilot(
      ViewController(), in: language, size: Size(width: 40, height: 12), [.before])
    let localizer = pilot.application.traits.localizer
    let remedy = try #require(problem.remedy)
    #expect(localizer.string(problem.sentence).contains("libcurl"))
    #expect(localizer.string(remedy).contains("sudo apt install libcurl4"))
    #expect(localizer.describe(problem).allSatisfy { $0 != "{" })
  }
}
