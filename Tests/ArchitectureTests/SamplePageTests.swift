import Foundation
import Testing

/// The names, files, quotations and links on the pages of the samples are those of the code.
@Suite struct SamplePageTests {
  private static let pages: [SamplePage] = {
    let files = (try? PackageSources.files(below: "Sources/Samples", suffix: ".md")) ?? [:]
    return files.map { SamplePage(path: $0.key, text: $0.value) }.sorted { $0.path < $1.path }
  }()

  /// The names on pages besides this package's own: the language, its libraries, UIKit and a shell.
  private static let others: Set = [
    "CancellationError", "Codable", "Foundation", "Mutex", "Observation", "Result", "Set", "String",
    "Synchronization", "Task", "URLSession", "WritableKeyPath", "actor", "class", "default",
    "deinit", "didSet", "emoji", "enumerated", "false", "for", "freed", "init", "lazy", "let",
    "mutating", "nil", "oldValue", "private", "self", "shared", "struct", "switch", "true", "var",
    "weak", "zip", "unowned", "Double", "Int", "Bool", "Sendable", "Hashable", "main", "array",
    "MainActor", "concurrent", "Observable", "Float", "guard", "return", "Timer", "Array", "UID",
    "FN", "HANOK_LOCALIZATIONS", "tmux",
  ]

  /// The sources, and the tests of the samples.
  private static let code: [String: String] = {
    let tests = [
      "AddressBook", "Before", "Breaches", "Calculator", "Concentration", "Quiz", "Architecture",
      "HanokNotifications",
    ]
    return (["Sources"] + tests.map { "Tests/\($0)Tests" }).reduce(into: [:]) { files, folder in
      let more = (try? PackageSources.files(below: folder, suffix: ".swift")) ?? [:]
      files.merge(more) { $1 }
    }
  }()

  /// The names that the code declares, and those of files, folders and modules.
  private static let declared: Set<String> = {
    var names: Set<String> = ["Questions"]
    for (path, source) in code {
      names.formUnion(SourceNames.declared(in: source))
      names.formUnion(path.split { "/.+".contains($0) }.map(String.init))
    }
    return names
  }()

  /// The files, names, rules of `make` and links that aren't there, in the order of the page.
  private func mistakes(of page: SamplePage) -> [String] {
    page.spans.filter { !isKnown($0, on: page) } + page.links.filter { !isThere($0, on: page) }
      + page.quotations.filter { !isThere($0) }.map { "\($0.file): \($0.lines.first ?? "")" }
  }

  private func isKnown(_ span: String, on page: SamplePage) -> Bool {
    if let rule = span.wholeMatch(of: /make ([a-z-]+)( [A-Z].*)?/)?.1 { return isRule(rule) }
    if span.contains("*") || span.contains("…") { return true }
    if span.wholeMatch(of: /[\w.+\/-]+\.(swift|md|strings|sh|txt)/) != nil {
      return span.contains("/") ? file(span, from: page.path) != nil : isFileName(span)
    }
    if span.wholeMatch(of: /[A-Z]\w+(\/\w+)+/) != nil { return file(span, from: page.path) != nil }
    guard let name = span.wholeMatch(of: /[.@]?([A-Za-z]\w*[?!]?(?:\.\w+[?!]?)*)(\([\w:]*\))?/)
    else {
      return true
    }
    let parts = name.1.split { ".?!".contains($0) }.map(String.init)
    return parts.allSatisfy { Self.declared.contains($0) || Self.others.contains($0) }
  }

  private func isRule(_ name: Substring) -> Bool {
    let path = PackageSources.root.appending(path: "Makefile")
    let rules = (try? String(contentsOf: path, encoding: .utf8)) ?? ""
    let programs = rules.firstMatch(of: /\nprograms := ([^\n]+)/)?.1.split(separator: " ") ?? []
    return programs.contains(name) || rules.contains("\n\(name):")
  }

  private func isFileName(_ name: String) -> Bool {
    let isSource = Self.code.keys.contains { $0.hasSuffix("/\(name)") }
    let table = PackageSources.root.appending(path: "Localizations/en.lproj/\(name)")
    let questions = name == "Questions.strings"
    return isSource || questions || FileManager.default.fileExists(atPath: table.path)
  }

  /// The path of a file or folder that a page names, from the package.
  private func file(_ name: String, from page: String) -> String? {
    let own = page.split(separator: "/").dropLast().joined(separator: "/")
    return [own, "Sources/Samples", "Sources", ""].map { $0.isEmpty ? name : "\($0)/\(name)" }.first
    {
      FileManager.default.fileExists(atPath: PackageSources.root.appending(path: $0).path)
    }
  }

  private func isThere(_ link: String, on page: SamplePage) -> Bool {
    let parts = link.split(separator: "#", omittingEmptySubsequences: false).map(String.init)
    guard !parts[0].isEmpty else { return page.anchors.contains(parts[1]) }
    let folder = page.path.split(separator: "/").dropLast().joined(separator: "/")
    let path = URL(filePath: "/\(folder)/\(parts[0])").standardized.path.dropFirst()
    let target = PackageSources.root.appending(path: String(path))
    guard let text = try? String(contentsOf: target, encoding: .utf8) else { return false }
    return parts.count < 2 || SamplePage(path: "", text: text).anchors.contains(parts[1])
  }

  private func isThere(_ quotation: SamplePage.Quotation) -> Bool {
    guard let path = file(quotation.file, from: "") else { return false }
    return Self.code[path].map(quotation.isIn) ?? false
  }

  @Test(arguments: pages.map(\.path)) func everyNameOnAPageExists(path: String) throws {
    let page = try #require(Self.pages.first { $0.path == path })
    #expect(mistakes(of: page) == [])
  }

  @Test func thePagesNameAndQuoteMuch() {
    #expect(Self.pages.count >= 10)
    #expect(Self.pages.flatMap(\.spans).count > 400)
    #expect(Self.pages.flatMap(\.quotations).count > 10)
    #expect(Self.pages.flatMap(\.links).count > 15)
  }

  @Test(arguments: [
    ("See `theChosenAnswerFlashs`.", "theChosenAnswerFlashs"),
    ("`QuizViewController.anwser`", "QuizViewController.anwser"),
    ("`Quiz/Model/Quizz.swift`", "Quiz/Model/Quizz.swift"), ("`Quizz.swift`", "Quizz.swift"),
    ("`make quizz LOCALE=ko`", "make quizz LOCALE=ko"),
    ("`Breaches/Models`", "Breaches/Models"),
    ("[a](Quiz/READ.md)", "Quiz/READ.md"), ("[a](README.md#lesson)", "README.md#lesson"),
    ("[a](#nothing)", "#nothing"),
    (
      "```swift Quiz/Model/Quiz.swift\nlet nothing = 1\n```",
      "Quiz/Model/Quiz.swift: let nothing = 1"
    ),
  ])
  func aMistakeIsFound(text: String, mistake: String) {
    let page = SamplePage(path: "Sources/Samples/Planted.md", text: "# A page\n\n\(text)\n")
    #expect(mistakes(of: page) == [mistake])
  }

  @Test(arguments: [
    "`theChosenAnswerFlashes`, `QuizViewController.answer`, `.quiz`, `--plain`, `1 ÷ 3`",
    "`Quiz/Model/Quiz.swift`, `Quiz.swift`, `Quiz.strings`, `make breaches-demo DEMO=429`",
    "[a](#a-page), [b](README.md#lessons), [c](Quiz/README.md)",
    "```swift Quiz/Model/Quiz.swift\n  public mutating func moveOn() {\n…\nisAnswered = false\n  }\n```",
  ])
  func existingNamesAreNotMistakes(text: String) {
    let page = SamplePage(path: "Sources/Samples/Planted.md", text: "# A page\n\n\(text)\n")
    #expect(mistakes(of: page) == [])
  }
}
