import Hanok
import HanokLocalization
import HanokTesting
import Testing

@testable import HanokArguments

@Suite struct ThemeChoiceTests {
  private func answer(
    _ value: String? = nil, _ environment: [String: String] = [:]
  ) throws(CommandFailure) -> SettingChoice<ThemeFamily>.Answer {
    try SettingChoice.theme.answer(to: value, in: environment)
  }

  private func failure(_ value: String) -> CommandFailure? {
    do throws(CommandFailure) {
      _ = try answer(value)
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: ThemeFamily.shipped) func aShippedThemeIsFoundByItsName(family: ThemeFamily)
    throws
  {
    #expect(try answer(family.name).value == family)
  }

  @Test func theThemeOfTheProgramIsTheDefault() throws {
    let folder = try TemporaryFolder()
    for environment in [[:], ["HOME": folder.path], ["XDG_CONFIG_HOME": "relative", "HOME": "x"]] {
      let answer = try answer(nil, environment)
      #expect(answer.value == nil && answer.problems == [])
    }
  }

  @Test func anUnknownThemeIsRefused() throws {
    let failure = try #require(self.failure("hanuk"))
    #expect(failure.status == .usage)
    #expect(failure.problems.map(\.kind.name) == ["unknown-theme"])
    #expect(failure.problems[0].suggestion == "hanok")
    let names = ThemeFamily.shipped.map(\.name).joined(separator: ", ")
    #expect(failure.problems[0].arguments["names"] == .init(names))
    #expect(self.failure("./hanuk")?.problems.map(\.kind) == [.missingFile])
    #expect(self.failure("./hanuk")?.status == .usage)
    #expect(self.failure("/")?.problems.map(\.kind) == [.unreadableFile])
  }

  @Test func aFileIsUsedOrRefused() throws {
    let folder = try TemporaryFolder()
    try folder.write("heading: 231", to: "good")
    try folder.write("heading: 1000\nhead: 1", to: "bad")
    #expect(try answer(folder.file("good")).value?.dark.heading.foreground == .palette(231))
    let failure = try #require(self.failure(folder.file("bad")))
    #expect(failure.status == .data)
    #expect(failure.problems.map(\.kind.name) == ["theme-bad-number", "theme-unknown-name"])
    #expect(failure.problems.map(\.place?.line) == [1, 2])
  }

  @Test(arguments: ["XDG_CONFIG_HOME", "HOME"])
  func theFileInTheConfigurationFolderIsUsed(variable: String) throws {
    let folder = try TemporaryFolder()
    let name = variable == "HOME" ? ".config/hanok/theme" : "hanok/theme"
    try folder.write("based-on: hanok\nheading: #222222", to: name)
    let environment = [variable: folder.path]
    let answer = try answer(nil, environment)
    #expect(answer.value?.dark.card == ThemeFamily.hanok.dark.card)
    #expect(answer.problems.map(\.kind.name).contains("theme-contrast"))
    #expect(try self.answer("light", environment).value == .light, "The option precedes it.")
    #expect(try self.answer("light", environment).problems == [])
  }

  @Test func aMistakeInTheConfigurationFolderIsOnlyReported() throws {
    let folder = try TemporaryFolder()
    try folder.write("colour: red", to: "hanok/theme")
    let answer = try answer(nil, ["XDG_CONFIG_HOME": folder.path, "HOME": "/nowhere"])
    #expect(answer.value == nil)
    #expect(answer.problems.map(\.kind.name) == ["theme-unknown-name", "unused-theme"])
    #expect(answer.problems.last?.path == folder.file("hanok/theme"))
  }
}
