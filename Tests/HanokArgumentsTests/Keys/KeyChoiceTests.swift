import Hanok
import HanokLocalization
import HanokTesting
import Testing

@testable import HanokArguments

@Suite struct KeyChoiceTests {
  private func bindings(
    _ option: String?, _ environment: [String: String] = [:], problems: inout [Problem]
  ) throws -> KeyBindings {
    var bindings = KeyBindings.standard
    bindings[ListAction.sort] = [KeyEvent(.function(3))]
    let answer = try SettingChoice.keys.answer(to: option, in: environment)
    problems = answer.problems
    answer.value?.apply(to: &bindings)
    return bindings
  }

  private func bindings(
    _ option: String?, _ environment: [String: String] = [:]
  ) throws -> KeyBindings {
    var problems: [Problem] = []
    let bindings = try bindings(option, environment, problems: &problems)
    #expect(problems == [])
    return bindings
  }

  private func failure(
    _ option: String?, _ environment: [String: String] = [:]
  ) throws -> CommandFailure {
    let error = #expect(throws: CommandFailure.self) { try bindings(option, environment) }
    return try #require(error)
  }

  @Test func theKeysOfTheProgramAreTheDefault() throws {
    #expect(try bindings(nil)[ListAction.sort] == [KeyEvent(.function(3))])
    #expect(try bindings(nil).set == .standard)
    #expect(try bindings(nil, ["HOME": "/nowhere"]).set == .standard)
  }

  @Test(arguments: KeySet.allCases) func aNameSelectsASet(set: KeySet) throws {
    let bindings = try bindings(set.rawValue)
    #expect(bindings.set == set && bindings[ListAction.sort] == [KeyEvent(.function(3))])
  }

  @Test func aPathSelectsAFile() throws {
    let folder = try TemporaryFolder()
    try folder.write("use: emacs\nlist.sort: f4", to: "mine")
    let bindings = try bindings(folder.file("mine"))
    #expect(bindings.set == .emacs && bindings[ListAction.sort] == [KeyEvent(.function(4))])
  }

  @Test func theFileInTheConfigurationFolderIsRead() throws {
    let folder = try TemporaryFolder()
    try folder.write("use: vi", to: "hanok/keys")
    try folder.write("use: emacs", to: ".config/hanok/keys")
    #expect(try bindings(nil, ["XDG_CONFIG_HOME": folder.path]).set == .vi)
    #expect(try bindings(nil, ["HOME": folder.path]).set == .emacs)
    #expect(
      try bindings(nil, ["XDG_CONFIG_HOME": "relative", "HOME": folder.path]).set == .emacs)
    // The option comes first.
    #expect(try bindings("standard", ["HOME": folder.path]).set == .standard)
  }

  @Test func anUnknownNameIsAUsageError() throws {
    let failure = try failure("vim")
    #expect(failure.status == .usage && failure.problems.first?.suggestion == "vi")
    #expect(failure.problems.first?.kind.name == "unknown-keys")
    #expect(try self.failure("/").problems.map(\.kind) == [.unreadableFile])
    #expect(try self.failure("./vim").problems.map(\.kind) == [.missingFile])
  }

  @Test func mistakesInTheFileOfTheOptionAreDataErrors() throws {
    let folder = try TemporaryFolder()
    try folder.write("use: vim\nfoo: x", to: "mine")
    let failure = try failure(folder.file("mine"))
    #expect(failure.status == .data && failure.problems.count == 2)
    #expect(failure.problems[0].path == folder.file("mine"))
  }

  @Test func aMistakeInTheConfigurationFolderIsOnlyReported() throws {
    let folder = try TemporaryFolder()
    try folder.write("use: vi\nfoo: x", to: "hanok/keys")
    var problems: [Problem] = []
    let found = try bindings(nil, ["XDG_CONFIG_HOME": folder.path], problems: &problems)
    #expect(problems.map(\.kind.name) == ["unknown-action", "unused-keys"])
    #expect(problems.allSatisfy { $0.path == folder.file("hanok/keys") })
    #expect(found.set == .standard && found[ListAction.sort] == [KeyEvent(.function(3))])
    try folder.write("", to: "other/hanok/keys/x")
    _ = try bindings(nil, ["XDG_CONFIG_HOME": folder.file("other")], problems: &problems)
    #expect(problems.map(\.kind.name) == ["unreadable-file", "unused-keys"])
  }
}
