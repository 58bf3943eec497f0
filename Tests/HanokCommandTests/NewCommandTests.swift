import Foundation
import HanokArguments
import HanokLocalization
import HanokUnicode
import Testing

@testable import HanokCommand

@Suite struct NewCommandTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  /// Makes a package beside a folder `hanok` that has a package.
  private func new(_ name: String, _ options: String...) async throws -> CommandTranscript {
    let hanok = folder.appending(path: "hanok")
    try FileManager.default.createDirectory(at: hanok, withIntermediateDirectories: true)
    try Data().write(to: hanok.appending(path: "Package.swift"))
    return await CommandTranscript.run(
      HanokTool.self, ["new", folder.appending(path: name).path] + options)
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }

  private func remove() { try? FileManager.default.removeItem(at: folder) }

  @Test func aPackageHasItsFiles() async throws {
    defer { remove() }
    let transcript = try await new("birds", "--languages", "ko,en,ko_KR")
    #expect(transcript.errors == "")
    #expect(transcript.status == 0)
    let path = folder.appending(path: "birds").path
    #expect(
      transcript.output == """
        Created the package \(path). Languages: en, ko, ko-KR
        Next: cd \(path) && swift run Birds

        """)
    let files = try FileManager.default.subpathsOfDirectory(atPath: path)
      .filter { !folder.appending(path: "birds/\($0)").hasDirectoryPath }
      .filter { $0.split(separator: "/").last?.contains(".") == true && !$0.hasSuffix(".lproj") }
    #expect(
      files.sorted() == [
        ".gitignore", "Localizations/en.lproj/Birds.strings",
        "Localizations/ko-KR.lproj/Birds.strings", "Localizations/ko.lproj/Birds.strings",
        "Package.swift", "README.md", "Sources/Birds/BirdsCommand.swift",
        "Sources/Birds/BirdsController.swift", "Sources/Birds/BirdsScenes.swift",
        "Sources/Birds/BirdsView.swift",
        "Sources/BirdsModel/Counter.swift", "Tests/BirdsTests/BirdsTests.swift",
      ])
    #expect(try text("birds/Package.swift").contains("path: \"../hanok\""))
    let readMe = try text("birds/README.md")
    #expect(readMe.split(separator: "\n").count <= 10 && readMe.contains("--locale ko-KR"))
    #expect(readMe.hasPrefix("# Birds\n\nCounts up and down."))
    // A kindred language has the words of the nearest.
    #expect(
      try text("birds/Localizations/ko-KR.lproj/Birds.strings")
        == text("birds/Localizations/ko.lproj/Birds.strings"))
  }

  @Test func aLanguageWithoutWordsHasEnglishOnesThatItCanSelect() async throws {
    defer { remove() }
    let transcript = try await new("Birds", "--languages", "vi,ru,zh-Hant")
    // Words in another script are no use, either.
    #expect(transcript.output.contains("In English until you translate them: vi, ru, zh-Hant\n"))
    let vietnamese = try text("Birds/Localizations/vi.lproj/Birds.strings")
    #expect(vietnamese.contains("@untranslated"))
    #expect(vietnamese.contains("{$count} things counted.}}\";\n"))
    #expect(!vietnamese.contains("\none ") && vietnamese.contains("\n\n"))
    #expect(try text("Birds/Localizations/ru.lproj/Birds.strings").contains("\none "))
  }

  @Test(arguments: [
    "to-do", "todo", "to_do_list", "ToDo", "toDo2", "TODO", "todos", "ToDos", "my-todolist",
    "tasks", "MyTasks",
  ])
  func theNameOfAToDoListMakesOne(name: String) throws {
    #expect(try PackageName(name).template == .toDoList)
  }

  @Test(arguments: [
    "birds", "counter", "mastodon", "photo-docs", "PhotoDocs", "into-do", "to-dont", "undo",
    "multitasks", "task-force",
  ])
  func anyOtherNameMakesACounter(name: String) throws {
    #expect(try PackageName(name).template == .counter)
  }

  @Test(arguments: ["birds", "to-do"]) func noPackageHasATraceOfItsTemplate(name: String) throws {
    let languages = try ["ar", "de", "fr", "ja", "ko", "zh-Hans", "vi"].map { try LanguageTag($0) }
    let package = NewPackage(
      try PackageName(name), in: languages, source: .folder("../hanok"), version: "0.1.0")
    #expect(package.files.count == 9 + 8)
    for (path, text) in package.files {
      for template in ["tally", "reminders"] {
        #expect(!path.lowercased().contains(template))
        #expect(!text.lowercased().contains(template), "\(path)")
      }
    }
    #expect(package.untranslated.map(\.description) == ["vi"])
  }

  @Test func aNewToDoListHasItsFiles() throws {
    let package = NewPackage(
      try PackageName("to-do"), in: [], source: .folder("../hanok"), version: "0.1.0")
    #expect(
      package.files.keys.sorted() == [
        ".gitignore", "Localizations/en.lproj/ToDo.strings", "Package.swift", "README.md",
        "Sources/ToDo/ToDoCommand.swift", "Sources/ToDo/ToDoController.swift",
        "Sources/ToDo/ToDoScenes.swift", "Sources/ToDo/ToDoView.swift",
        "Sources/ToDoModel/ToDoList.swift", "Tests/ToDoTests/ToDoTests.swift",
      ])
    let readMe = try #require(package.files["README.md"])
    #expect(readMe.hasPrefix("# ToDo\n\nKeeps a to-do list"))
    let command = try #require(package.files["Sources/ToDo/ToDoCommand.swift"])
    #expect(command.contains("commandName: \"to-do\""))
  }

  @Test(arguments: [
    ("Birds", "Birds", "birds", "birds"), ("to-do_list", "ToDoList", "toDoList", "to-do_list"),
    ("toDo2", "ToDo2", "toDo2", "todo2"), ("TODO", "TODO", "todo", "todo"),
  ])
  func aNameGivesNamesInSwift(
    typed: String, module: String, member: String, command: String
  ) throws {
    let name = try PackageName(typed)
    #expect(name.module == module)
    #expect(name.member == member)
    #expect(name.command == command)
  }

  @Test(arguments: [
    (
      "https://example.org/tools/hanok.git",
      #".package(url: "https://example.org/tools/hanok.git""#, "hanok"
    ),
    ("git@example.org:Hanok-UI.git", #".package(url: "git@example.org:Hanok-UI.git""#, "Hanok-UI"),
  ])
  func aRepositoryNeedsNoFolder(url: String, dependency: String, identity: String) throws {
    let source = try HanokSource(url, for: "/nowhere/birds")
    #expect(source.dependency(from: "0.1.0") == dependency + #", from: "0.1.0")"#)
    #expect(source.identity == identity)
    let package = NewPackage(
      try PackageName("birds"), in: [], source: source, version: "0.1.0")
    let manifest = try #require(package.files["Package.swift"])
    #expect(manifest.contains("package: \"\(identity)\"") && manifest.contains(dependency))
  }

  @Test func aFolderIsRelativeToThePackageUnlessItIsAbsolute() async throws {
    defer { remove() }
    let absolute = folder.appending(path: "hanok").path
    #expect(try await new("Birds", "--hanok", absolute).status == 0)
    #expect(try text("Birds/Package.swift").contains("(name: \"hanok\", path: \"\(absolute)\")"))
    let here = FileManager.default.currentDirectoryPath
    let source = try HanokSource(".", for: "a/../b/c")
    #expect(source == .folder("../.."), "\(here)")
    let quoted = HanokSource.folder(#"a"b\c"#).dependency(from: "")
    #expect(quoted == #".package(name: "hanok", path: "a\"b\\c")"#)
  }

  @Test(arguments: [
    (["1st"], "“1st” can’t be the name of a package."),
    (["a b"], "“a b” can’t be the name of a package."),
    (["가계부"], "“가계부” can’t be the name of a package."),
    (["testing"], "The package already uses something named “testing”."),
    (["hanok-app"], "something named “hanok-app”."),
    (["birds", "--languages", "ko,k!"], "“k!” isn’t a language tag."),
    (["birds", "--languages", ","], "No language tag was given."),
    (
      ["birds", "--languages", "jp"],
      "“jp” is a country code, not a language tag.\nDid you mean “ja”?"
    ),
    (["birds", "--hanok", "/no/where"], "There is no package in the folder /no/where."),
    (["hanok"], "uses something named"), (["cHanok-app"], "uses something named"),
    (["message_format-2"], "uses something named"),
  ])
  func invalidArgumentsAreReported(arguments: [String], sentence: String) async throws {
    defer { remove() }
    let transcript = await CommandTranscript.run(
      HanokTool.self,
      ["new", folder.appending(path: arguments[0]).path] + arguments.dropFirst())
    #expect(transcript.errors.contains(sentence), "\(transcript.errors)")
    #expect(transcript.output == "")
    #expect(transcript.status == 64)
    #expect(!FileManager.default.fileExists(atPath: folder.path))
  }

  @Test func anExistingFolderStaysAsItIs() async throws {
    defer { remove() }
    #expect(try await new("birds").status == 0)
    try Data("mine".utf8).write(to: folder.appending(path: "birds/README.md"))
    let transcript = try await new("birds")
    #expect(transcript.errors.contains("birds already exists.\nChoose another name"))
    #expect(transcript.status == 64)
    #expect(try text("birds/README.md") == "mine")
  }

  @Test func nothingIsLeftOfAPackageThatCantBeWritten() async throws {
    defer { remove() }
    // A file in the package's own folder can be named, one deeper can't.
    var parent = "a"
    let room = Int(PATH_MAX) - folder.path.utf8.count - "//birds/Package.swift".utf8.count - 4
    while parent.utf8.count < room {
      parent += "/" + String(repeating: "a", count: min(200, max(1, room - parent.utf8.count - 1)))
    }
    _ = try await new("other")
    let hanok = folder.appending(path: "hanok").path
    let transcript = try await new("\(parent)/birds", "--hanok", hanok)
    #expect(transcript.status == 74)
    let path = folder.appending(path: parent).path
    #expect(FileManager.default.fileExists(atPath: path))
    #expect(try FileManager.default.contentsOfDirectory(atPath: path) == [])
  }

  @Test func aPackageThatCantBeWrittenIsReported() async throws {
    defer { remove() }
    #expect(try await new("birds").status == 0)
    let hanok = folder.appending(path: "hanok").path
    // Below a file there is no folder.
    let transcript = try await new("birds/README.md/fish", "--hanok", hanok)
    #expect(transcript.errors.contains("The package can’t be written"))
    #expect(transcript.status == 74)
  }
}
