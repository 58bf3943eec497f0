import Hanok
import HanokLocalization
import HanokTerminal
import HanokTesting
import HanokUnicode
import QuizController
import QuizView
import Testing

@testable import HanokArguments
@testable import HanokScenes
@testable import quiz

/// `quiz --scenes`: the screens as a page.
@Suite struct ScenePageTests {
  private let folder: TemporaryFolder
  private nonisolated static let languages = ["en", "ko", "ar"]

  init() throws { folder = try TemporaryFolder() }

  private func run(_ name: String, _ arguments: String...) async throws -> String {
    let path = folder.file(name)
    let transcript = await CommandTranscript.run(
      QuizCommand.self, ["--scenes", path] + arguments)
    #expect(transcript.errors == "" && transcript.status == 0)
    #expect(transcript.output.contains(path))
    return try #require(TextFile(path: path).text)
  }

  private func page(_ languages: [String] = Self.languages) async throws -> ScenePage {
    try await ScenePage(QuizScenes.all, in: SceneMatrix(languages: .tags(languages)))
  }

  @Test func aPageHasEachSceneInBothLanguages() async throws {
    let text = try await run("page.html", "--locale", "ko")
    #expect(text.contains("<html lang=\"ko\" dir=\"ltr\">"))
    for scene in QuizScenes.all {
      for size in SceneMatrix.usualSizes {
        for language in ["en", "ko"] {
          #expect(text.contains("id=\"\(scene)-\(language)-\(size.width)x\(size.height)\""))
        }
      }
    }
    #expect(!text.contains("id=\"question-ja-"))
    // It asks for nothing from elsewhere.
    #expect(text.contains("http-equiv=\"Content-Security-Policy\" content=\"default-src 'none';"))
    for reference in ["http:", "https:", "src=", "url(", "@import"] {
      #expect(!text.contains(reference))
    }
    #expect(
      try await run("arabic.html", "--locale", "ar").contains("<html lang=\"ar\" dir=\"rtl\">"))
  }

  @Test func faintTextIsTranslucent() async throws {
    let text = try await run("page.html", "--locale", "en")
    let colors = text.matches(of: /\.s\d+\{color:(#[0-9a-f]+)/).map { $0.output.1.count }
    #expect(Set(colors) == [7, 9] && colors.count(where: { $0 == 9 }) < colors.count / 2)
  }

  @Test func namesAreEscapedInJSON() async throws {
    let scene = Scene("tab\u{9} \"and\" \\") { ViewController() }
    let page = try await ScenePage([scene], in: SceneMatrix(languages: ["en"]))
    let localizer = Localizer(catalog: Catalog(), language: .english)
    #expect(page.text(.json, localizer).contains(#""scene": "tab\u0009 \"and\" \\""#))
  }

  @Test func withoutALanguageThereAreAll() async throws {
    let text = try await run("page.txt")
    let variants = try SceneMatrix().variants(of: QuizScenes.all[0])
    for variant in variants { #expect(text.contains("== question \(variant) ==\n")) }
  }

  @Test func aFaultOfATranslationComesFirst() async throws {
    try folder.write(
      "\"quit\" = \"Quitter immédiatement le quiz\";\n", to: "L/fr.lproj/Quiz.strings")
    let html = try await run(
      "page.html", "--locale", "fr", "--localizations", folder.file("L"))
    let finding = try #require(html.firstRange(of: "<li data-finding=\"message\""))
    let screen = try #require(html.firstRange(of: "Quitter immédiatement"))
    #expect(finding.lowerBound < screen.lowerBound)
    #expect(html.contains("isn’t translated into \u{2068}fr\u{2069}."))
    let text = try await run("page.txt", "--locale", "fr", "--localizations", folder.file("L"))
    #expect(text.contains("\n! message: The message “title” of the table Quiz isn’t translated"))
  }

  @Test(
    arguments: [
      ("en", "Text cut off: \u{2068}AnswerButton\u{2069} “"),
      ("ko", "잘린 텍스트: \u{2068}AnswerButton\u{2069} “"),
      ("ja", "途切れたテキスト: \u{2068}AnswerButton\u{2069}「"),
      ("ar", "نص مقتطع: \u{2068}AnswerButton\u{2069} «"),
    ])
  func findingsAreInTheLanguageOfThePage(language: String, start: String) async throws {
    let long = String(repeating: "M", count: 100)
    try folder.write(
      "\"answer.true\" = \"\(long)\";\n", to: "L/\(language).lproj/Quiz.strings")
    let html = try await run(
      "page.html", "--locale", language, "--localizations", folder.file("L"))
    let item = try #require(html.firstRange(of: "<li data-finding=\"cut-text\">"))
    let text = html[item.upperBound...]
    #expect(text.hasPrefix(start), "\(text.prefix(80))")
  }

  @Test(arguments: ["en", "ko", "ja", "ar"])
  func eachKindOfFindingHasAName(language: String) throws {
    let catalog = Catalog(compiled: [.hanokScenes])
    let localizer = Localizer(catalog: catalog, language: try LanguageTag(language))
    let names = Finding.Kind.allCases.map { kind in
      localizer.string(Finding(kind: kind, message: .verbatim("")).title)
    }
    #expect(Set(names).count == names.count && !names.contains { $0.contains("{") })
    #expect(catalog.problems.isEmpty)
  }

  @Test func theRunsOfARowAreTheRow() async throws {
    var kinds: Set<ScreenRun.Kind> = []
    for shot in try await page().shots {
      for y in 0..<shot.screen.size.height {
        let runs = ScreenRun.runs(of: shot.screen, row: y)
        kinds.formUnion(runs.map(\.kind))
        let texts = runs.map { run in
          run.kind == .rightToLeft ? String(run.text.reversed()) : run.text
        }
        #expect(texts.joined() == shot.screen.row(y))
        #expect(runs.reduce(0) { $0 + $1.width } == shot.screen.size.width)
        for run in runs { #expect(shot.screen[run.column, y].style == run.style) }
      }
    }
    #expect(kinds == [.plain, .cluster, .rightToLeft])
  }

  /// A browser orders digits that are from right to left in a text the other way round.
  @Test func theDigitsOfAnArabicNumberAreInOrder() async throws {
    let scene = Scene("number", [.quiz]) { ContentViewController(Label(.verbatim("٢١٨ ك جول"))) }
    let variant = SceneVariant(
      language: try LanguageTag("ar"), size: Size(width: 20, height: 1))
    let runs = ScreenRun.runs(of: try await scene.open(variant).screen, row: 0)
    let digits = runs.filter { $0.text.contains(where: \.isNumber) }
    #expect(digits.map(\.text) == ["٢", "١", "٨"] && digits.allSatisfy { $0.width == 1 })
  }

  @Test func aPictureHasEachScreen() async throws {
    let text = try await run("page.svg", "--locale", "ar")
    let count = QuizScenes.all.count * SceneMatrix.usualSizes.count * 2
    #expect(text.ranges(of: "<g id=").count == count && text.ranges(of: "</g>").count == count)
    #expect(text.ranges(of: "<text ").count == text.ranges(of: "</text>").count)
    #expect(text.contains("direction=\"rtl\" font-weight=\"bold\">صواب</text>"))
  }

  @Test func anEmptyFieldIsAlsoVisibleOnAPage() async throws {
    let scene = Scene("field", [.quiz]) { ContentViewController(TextField()) }
    let page = try await ScenePage(
      [scene], in: SceneMatrix(languages: ["en"], sizes: [Size(width: 20, height: 1)]))
    let localizer = Localizer(catalog: Catalog(), language: .english)
    let html = page.text(.html, localizer)
    #expect(html.contains("linear-gradient(currentColor,currentColor) 0 14px/100% 1px no-repeat}"))
    #expect(html.contains(" class=\"s0\" style=\"--w:20\">\(String(repeating: " ", count: 20))<"))
    #expect(page.text(.svg, localizer).contains("width=\"168.0\" height=\"1.0\""))
  }

  @Test func textIsEscaped() {
    #expect("a<b> & \"c\"\u{1B}".escapedForMarkup == "a&lt;b&gt; &amp; &quot;c&quot;\u{FFFD}")
  }

  @Test(
    arguments: [
      (Style(foreground: .rgb(1, 2, 255)), "#0102ff", nil),
      (Style(foreground: .rgb(1, 2, 255), attributes: .reverse), "#1c1c1c", "#0102ff"),
      (Style(background: .palette(231)), "#dcdcdc", "#ffffff"),
    ] as [(Style, String, String?)])
  func stylesAreColors(style: Style, text: String, ground: String?) {
    let colors = PageColors.report.colors(of: style)
    #expect(colors.text == text && colors.ground == ground)
  }

  @Test func anUnknownFormIsAProblem() async {
    let path = folder.file("page.pdf")
    let transcript = await CommandTranscript.run(QuizCommand.self, ["--scenes", path])
    #expect(transcript.status == 64)
    #expect(transcript.errors.contains("“\(path)” doesn’t have a supported file name extension."))
    let elsewhere = await CommandTranscript.run(
      QuizCommand.self, ["--scenes", folder.file("no/where.txt"), "--locale", "en"])
    #expect(elsewhere.status == 74)
  }
}
