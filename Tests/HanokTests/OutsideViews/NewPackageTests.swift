import Foundation
import Testing

/// `hanok new` makes a package that can be used at once, and changed as its guide says.
@Suite nonisolated struct NewPackageTests {
  /// A package of a template, and what it says in line mode.
  struct Case: CustomTestStringConvertible {
    /// The name of the package, which one of its types has, too.
    let name: String
    let module: String
    let scenes: [String]
    /// The lines that are typed.
    let input: String
    /// The sentences that are said in answer, by the language.
    let sentences: [String: [String]]

    var testDescription: String { name }
  }

  private static let englishCounts = [
    "Nothing counted yet.", "1 thing counted.", "2 things counted.", "1 thing counted.",
  ]
  private static let englishItems = [
    "Nothing to do.", "1 item left.", "2 items left.", "1 item left.", "Everything is done.",
    "Nothing to do.",
  ]

  private static let cases = [
    Case(
      name: "counter", module: "Counter", scenes: ["zero", "counted"], input: "a\na\nt\nq\n",
      sentences: [
        "en": englishCounts,
        "ko": ["아직 센 것이 없습니다.", "1개를 셌습니다.", "2개를 셌습니다.", "1개를 셌습니다."],
        "ar": ["لم يُعَدّ شيء بعد.", "عُدّ شيء واحد.", "عُدّ شيئان.", "عُدّ شيء واحد."],
        // It is English, by the rules of English, until it is translated.
        "vi": englishCounts,
      ]),
    Case(
      name: "to-do-list", module: "ToDoList", scenes: ["empty", "items"],
      input: "1\nMilk\n1\nBread\nMilk\nBread\nr\nq\n",
      sentences: [
        "en": englishItems,
        "ko": [
          "할 일이 없습니다.", "할 일이 1개 남았습니다.", "할 일이 2개 남았습니다.", "할 일이 1개 남았습니다.", "모두 끝냈습니다.",
          "할 일이 없습니다.",
        ],
        "ar": [
          "لا توجد مهام.", "بقيت مهمة واحدة.", "بقيت مهمتان.", "بقيت مهمة واحدة.",
          "أُنجز كل شيء.", "لا توجد مهام.",
        ],
        "vi": englishItems,
      ]),
  ]

  private static let languages = ["en", "ko", "ja", "ar", "de", "fr", "zh-Hans", "vi"]
  private static let hanok = OutsideSources.products.appending(path: "hanok").path

  /// The package in a new folder, made by the tool.
  private func package(named name: String, in languages: [String]) async throws -> OutsidePackage {
    let folder = try OutsideSources(files: ["empty": ""]).written().appending(path: name)
    let run = try await OutsideSources.run(
      Self.hanok,
      ["new", folder.path, "--languages", languages.joined(separator: ",")]
        + ["--hanok", OutsideSources.root.path], environment: ["LANG": "en_US.UTF-8"])
    try #require(run.status == 0, "\(run.errors)")
    return try OutsidePackage(folder: folder)
  }

  @Test(arguments: cases) func aNewPackageCompilesRunsAndPassesItsTests(of app: Case) async throws {
    let package = try await package(named: app.name, in: Self.languages)
    defer { package.remove() }
    #expect(try await package.compileTables(for: app.module) == "")
    try await package.compile(app.module)
    try await expectSentences(of: app, by: package.program(of: app.module))
    try package.write(Self.monkeys(of: app), to: "Tests/\(app.module)Tests/MonkeyTests.swift")
    let tests = try await package.compiledTests(of: app.module)
    // The first run records the screens, except on a machine of CI.
    #expect(try await OutsideSources.run(tests, [], environment: ["CI": "1"]).status != 0)
    for _ in 1...2 {
      let run = try await OutsideSources.run(tests, [], environment: [:])
      #expect(run.status == 0, "\(run)")
      // Vietnamese isn't translated.
      #expect((run.output + run.errors).contains("messages without a translation in vi: "))
    }
    for scene in app.scenes {
      let text = try package.text("Tests/Snapshots/\(app.module)Tests/\(scene).txt")
      #expect(text.contains("\n== ko 80x24 ==\n") && !text.contains("== ar"))
    }
  }

  /// A test that nothing that a person can do breaks the app.
  private static func monkeys(of app: Case) -> String {
    """
    import HanokTesting
    import Testing

    @testable import \(app.module)

    @Test(arguments: ["ar", "en"]) func nothingBreaksTheApp(language: String) async throws {
      let problems = try await Monkey.play(
        steps: 200,
        on: { _ in
          try Pilot(
            \(app.module)Controller(), in: language, size: Size(width: 80, height: 24),
            \(app.module)Command.compiledTables)
        },
        pilot: { $0 }, act: { $0.act(on: $1) })
      #expect(problems == [])
    }
    """
  }

  private func expectSentences(of app: Case, by program: String) async throws {
    for (language, expected) in app.sentences {
      let run = try await OutsideSources.run(program, ["--locale", language], input: app.input)
      let sentences = run.output.split(separator: "\n").map(String.init).filter { $0.last == "." }
      #expect(sentences == expected, "\(run)")
      #expect(run.status == 0)
    }
  }

  @Test(arguments: ["Tally", "Tasks"])
  func theManifestOfANewPackageIsValid(name: String) async throws {
    let package = try await package(named: name, in: Self.languages)
    defer { package.remove() }
    let run = try await OutsideSources.run(
      "swift", ["package", "--package-path", package.folder.path, "dump-package"])
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("\"\(name)Tests\""))
  }

  // The guide.

  private static let guide = "Sources/Hanok/Documentation.docc/GettingStarted.md"

  /// The blocks of the guide's change, which adds a button.
  private static func change() throws -> [String] {
    try PageBlock.all(of: guide).map(\.text).filter { $0.contains("finish") }
  }

  @Test func theGuideShowsThePackageThatItMakes() async throws {
    let package = try await package(named: "to-do", in: ["en", "ko"])
    defer { package.remove() }
    let paths = [
      "Localizations/en.lproj/ToDo.strings", "Sources/ToDo/ToDoCommand.swift",
      "Sources/ToDo/ToDoController.swift", "Sources/ToDo/ToDoScenes.swift",
      "Sources/ToDo/ToDoView.swift", "Tests/ToDoTests/ToDoTests.swift",
    ]
    let files = try paths.map { Self.code(in: try package.text($0)) }
    let blocks = try PageBlock.all(of: Self.guide).filter { ["", "swift"].contains($0.language) }
      .map(\.text).filter { !$0.contains("finish") }
    #expect(blocks.count == 7)
    for block in blocks {
      #expect(files.contains { $0.contains(Self.code(in: block)) }, "\(block)")
    }
    let page = try String(
      contentsOf: OutsideSources.root.appending(path: Self.guide), encoding: .utf8)
    for path in paths.dropLast() + ["Sources/ToDoModel/ToDoList.swift"] {
      #expect(page.contains("| `\(path)` |"))
      #expect(FileManager.default.fileExists(atPath: package.folder.appending(path: path).path))
    }
  }

  /// A source without its imports, its comments and its white space, which pages have less of.
  private static func code(in source: String) -> String {
    source.split(separator: "\n")
      .filter { !$0.contains(#/^\s*//|^import |^@testable import /#) }
      .joined().filter { !$0.isWhitespace }.replacing(",]", with: "]")
  }

  @Test func theGuidesChangePassesTheTests() async throws {
    let package = try await package(named: "to-do", in: ["en", "ko"])
    defer { package.remove() }
    try addButton(to: package)
    #expect(try await package.compileTables(for: "ToDo").contains(Self.missingKeys))
    try await package.compile("ToDo")
    let tests = try await package.compiledTests(of: "ToDo")
    let first = try await OutsideSources.run(tests, [], environment: [:])
    #expect(first.status == 0, "\(first)")
    let warning = "messages without a translation in ko: 2; hanok check lists them."
    #expect((first.output + first.errors).contains(warning))
    #expect(
      try package.text("Tests/Snapshots/ToDoTests/items.txt").contains("[ F Finish all ]"))
    let tables = package.folder.appending(path: "Localizations").path
    let check = try await OutsideSources.run(Self.hanok, ["check", "--localizations", tables])
    #expect(check.output.contains(Self.missingKeys), "\(check)")

    // A changed word fails until the screens are accepted.
    let words = "Localizations/en.lproj/ToDo.strings"
    try package.replace("\"Remove done\"", with: "\"Tidy up\"", in: words)
    _ = try await package.compileTables(for: "ToDo")
    try await package.compile("ToDo")
    let changed = try await package.compiledTests(of: "ToDo")
    #expect(try await OutsideSources.run(changed, [], environment: [:]).status != 0)
    let snapshots = package.folder.appending(path: "Tests/Snapshots").path
    let accepted = try await OutsideSources.run(Self.hanok, ["snapshots", "accept", snapshots])
    #expect(accepted.status == 0, "\(accepted)")
    let last = try await OutsideSources.run(changed, [], environment: ["CI": "1"])
    #expect(last.status == 0, "\(last)")
  }

  /// The end of the sentence about the missing messages, from the build and from `hanok check`.
  private static let missingKeys = ": finish, finish.keys."

  /// Makes the change that the guide describes, with its own code.
  private func addButton(to package: OutsidePackage) throws {
    let blocks = try Self.change()
    try #require(blocks.count == 6)
    let (view, controller) = ("Sources/ToDo/ToDoView.swift", "Sources/ToDo/ToDoController.swift")
    let words = "Localizations/en.lproj/ToDo.strings"
    try package.insert(blocks[0], before: "/* Ends the program", in: words)
    try package.insert(
      blocks[1], before: "/// Removes the items", in: "Sources/ToDoModel/ToDoList.swift")
    try package.insert(blocks[2], before: "private let sentence", in: view)
    try package.replace(
      "let buttons = FlowView(spacing: 2, views: [removeButton, quitButton])", with: blocks[3],
      in: view)
    try package.insert(blocks[4], before: "toDoView.removeButton.addTarget", in: controller)
    try package.insert(blocks[5], before: "private func removeDone", in: controller)
  }
}

nonisolated extension OutsidePackage {
  /// Compiles the app of a module, and its model.
  fileprivate func compile(_ module: String) async throws {
    try await compile("\(module)Model", in: "Sources/\(module)Model", onMainActor: false)
    try await compile(module, in: "Sources/\(module)")
  }

  /// Compiles the tests of a module, and returns the path of their program.
  fileprivate func compiledTests(of module: String) async throws -> String {
    try await compileTests("\(module)Tests")
    return try await program(of: "\(module)Tests")
  }

  fileprivate func text(_ path: String) throws -> String {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }

  fileprivate func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: folder.appending(path: path))
  }

  /// Replaces a text that a file has once.
  fileprivate func replace(_ old: String, with new: String, in path: String) throws {
    let text = try text(path)
    try #require(text.components(separatedBy: old).count == 2, "\(old)")
    try write(text.replacing(old, with: new), to: path)
  }

  fileprivate func insert(_ new: String, before old: String, in path: String) throws {
    try replace(old, with: "\(new)\n\(old)", in: path)
  }
}
