import Foundation
import Hanok
import HanokLocalization
import HanokReview
import Testing

/// A language that an app adds with `hanok add`, translates and builds is whole in the built program.
@Suite nonisolated struct ShippedLanguageTests {
  /// The toolkit's tables that programs show, as the plugin gives them to an app.
  private static func toolkitTables() throws -> [String] {
    let folder = OutsideSources.root.appending(path: "Localizations/en.lproj")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .filter { $0.hasPrefix("Hanok") && $0 != "HanokCommand.strings" }
      .map { String($0.dropLast(".strings".count)) }
  }

  @Test func thePluginKnowsTheTablesOfEveryLibrary() throws {
    let plugin = try String(
      contentsOf: OutsideSources.root.appending(path: "Plugins/CompileTables/CompileTables.swift"),
      encoding: .utf8)
    let list = try Self.toolkitTables().map { "\"\($0)\"" }.joined(separator: ", ")
    #expect(plugin.contains("toolkitTables: Set = [\n    \(list),\n  ]"), "\(list)")
  }

  /// French in which each word of the source is marked: no letter of English stays.
  ///
  /// So a word in the letters of English is one that comes from no table of French.
  @Test func anAddedLanguageIsWholeInTheBuiltProgram() async throws {
    let package = try await Self.package()
    defer { package.remove() }
    try Self.translate(package)
    let warnings = try await package.compileTables(
      for: "ToDo", besides: try Self.toolkitTables())
    // Neither French nor the Korean that the app changes lacks a message.
    #expect(!warnings.contains("from the source language"), "\(warnings)")
    try await package.compile("ToDoModel", in: "Sources/ToDoModel", onMainActor: false)
    try await package.compile("ToDo", in: "Sources/ToDo")
    let program = try await package.program(of: "ToDo")
    try await Self.expectFrench(of: program)
    try await Self.expectFrenchScreens(of: program)
    try await Self.expectKorean(of: program)
    // The language is on the list beside the others, and no other of the toolkit's.
    let unknown = try await OutsideSources.run(program, ["--locale", "ja"])
    #expect(unknown.status == 64 && unknown.errors.contains("en, fr, ko"), "\(unknown)")
  }

  /// An app in English and Korean, with the files of French.
  private static func package() async throws -> OutsidePackage {
    let folder = try OutsideSources(files: ["empty": ""]).written().appending(path: "to-do")
    let hanok = OutsideSources.products.appending(path: "hanok").path
    let english = ["LANG": "en_US.UTF-8"]
    let new = try await OutsideSources.run(
      hanok,
      ["new", folder.path, "--languages", "en,ko", "--hanok", OutsideSources.root.path],
      environment: english)
    try #require(new.status == 0, "\(new.errors)")
    let add = try await OutsideSources.run(
      hanok, ["add", "fr", "--localizations", folder.path], environment: english)
    try #require(add.status == 0, "\(add.errors)")
    let lines = add.output.split(separator: "\n")
    #expect(lines[0].hasSuffix(" messages in ToDo.strings."), "\(add.output)")
    #expect(lines[1].hasPrefix("Hanok’s own text: "), "\(add.output)")
    #expect(lines[1].contains(" messages in Hanok.strings and HanokArguments.strings, "))
    return try OutsidePackage(folder: folder)
  }

  /// Translates all of French by marking it, and one message of the toolkit's in Korean.
  private static func translate(_ package: OutsidePackage) throws {
    let tables = package.folder.appending(path: "Localizations")
    let french = tables.appending(path: "fr.lproj")
    for file in try FileManager.default.contentsOfDirectory(atPath: french.path) {
      let sources = [tables, OutsideSources.root.appending(path: "Localizations")]
        .map { $0.appending(path: "en.lproj/\(file)") }
      let source = try #require(
        sources.first { FileManager.default.fileExists(atPath: $0.path) })
      let marked = PseudoTable.file(
        of: StringsFile(try String(contentsOf: source, encoding: .utf8)), in: .accented)
      try Data(marked.bytes).write(to: french.appending(path: file))
    }
    try Data("\"discard.keep\" = \"아직 아니요\";".utf8)
      .write(to: tables.appending(path: "ko.lproj/Hanok.strings"))
    // The question before leaving, which is the toolkit's, and no word that a person has typed.
    let scenes = package.folder.appending(path: "Sources/ToDo/ToDoScenes.swift")
    let code = try String(contentsOf: scenes, encoding: .utf8)
    let more = """
      static let all = [
        Scene("leave", [.toDo], steps: [.type("7"), .press(.enter), .press(.character("q"), .alt)]) {
          ToDoController()
        },
      """
    try #require(code.contains("static let all = ["))
    let changed = code.replacing("static let all = [", with: more)
      .replacing("Milk", with: "7").replacing("Bread", with: "8")
    try Data("import Hanok\n\(changed)".utf8).write(to: scenes)
  }

  /// The help, errors in options, and a run in line mode.
  private static func expectFrench(of program: String) async throws {
    let calls: [(arguments: [String], input: String)] = [
      (["--help"], ""), (["--nonsense"], ""), (["7"], ""), (["--theme"], ""), (["--plain=7"], ""),
      (["--theme", "7"], ""), (["--keys", "7"], ""), (["--localizations", "7"], ""),
      (["--watch"], ""), (["--scenes", "7"], ""), ([], "1\n7\n1\n8\n7\nr\n9\nq\n"),
      ([], "1\n7\nq\n"),
    ]
    for call in calls {
      // The language of the system alone is enough.
      let run = try await OutsideSources.run(
        program, call.arguments, input: call.input,
        environment: ["LANG": "fr_FR.UTF-8", "LC_ALL": "", "LANGUAGE": ""])
      let text = run.output + run.errors
      #expect(!text.isEmpty && english(in: text) == [], "\(call.arguments): \(text)")
    }
    let requested = try await OutsideSources.run(program, ["--help", "--locale", "fr"])
    #expect(english(in: requested.output) == [], "\(requested.output)")
  }

  /// The screens, as they are seen and as they are read aloud.
  private static func expectFrenchScreens(of program: String) async throws {
    let page = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: page) }
    let run = try await OutsideSources.run(program, ["--scenes", page.path, "--locale", "fr"])
    try #require(run.status == 0, "\(run.errors)")
    let document = try JSONSerialization.jsonObject(with: Data(contentsOf: page)) as? [String: Any]
    let screens = (document?["screens"] as? [[String: Any]] ?? []).filter {
      $0["language"] as? String == "fr"
    }
    #expect(Set(screens.compactMap { $0["scene"] as? String }).count == 3)
    for screen in screens {
      for part in ["rows", "spoken"] {
        let lines = screen[part] as? [String] ?? []
        #expect(
          english(in: lines.joined(separator: "\n")) == [], "\(screen["scene"] ?? "") \(lines)")
      }
    }
  }

  /// What the app changes of the toolkit's Korean, beside what it has of it.
  private static func expectKorean(of program: String) async throws {
    let run = try await OutsideSources.run(
      program, ["--locale", "ko"], input: "1\n7\nq\n", environment: [:])
    #expect(run.output.contains("아직 아니요"), "\(run)")
    #expect(english(in: run.output) == [], "\(run.output)")
  }

  /// Returns the words in a text that have two letters of English or more.
  ///
  /// Names that stay the same in every language are left out: options, themes, sets of keys, tags.
  private static func english(in text: String) -> [String] {
    let names = #/--?[a-z][a-z-]*|\b(?:to-do|en|fr|ko)\b/#
    return text.replacing(#/\s+/#, with: " ").replacing("- ", with: "-")
      .replacing(ThemeFamily.shipped.map(\.name).joined(separator: ", "), with: " ")
      .replacing("standard, emacs, vi", with: " ").replacing(names, with: " ")
      .matches(of: #/[A-Za-z]{2,}/#).map { String($0.output) }
  }
}
