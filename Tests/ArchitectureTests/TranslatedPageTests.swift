import Foundation
import Testing

/// The pages in Korean and Japanese have all that the English ones have.
@Suite struct TranslatedPageTests {
  private static let languages = ["ko", "ja"]

  /// The English pages that learners and newcomers read, by their paths.
  private static let pages: [String: String] = {
    var files = (try? PackageSources.files(below: "Sources/Samples", suffix: ".md")) ?? [:]
    files["README.md"] = text(of: "README.md")
    return files.filter { path, _ in !languages.contains { path.hasSuffix(".\($0).md") } }
  }()

  private static func text(of path: String) -> String? {
    try? String(contentsOf: PackageSources.root.appending(path: path), encoding: .utf8)
  }

  @Test(arguments: pages.keys.sorted(), languages)
  func aTranslatedPageHasTheStructureOfTheEnglishOne(path: String, language: String) throws {
    let translation = path.dropLast(3) + ".\(language).md"
    let text = try #require(Self.text(of: String(translation)), "\(translation) is missing.")
    let english = PageStructure(try #require(Self.pages[path]))
    #expect(PageStructure(text).differences(from: english) == [])
  }

  @Test func thePagesHaveMuchToCompare() {
    #expect(Self.pages.count >= 12)
    let sections = Self.pages.values.flatMap { PageStructure($0).sections }
    #expect(sections.flatMap(\.names).count > 400)
    #expect(sections.flatMap(\.blocks).count > 30)
  }

  private static let page = """
    # A page

    [other](A.md#part)

    ## A part of `View`
    - See `Model` and `View`.

    | a | b |
    |---|---|

    ```swift
    let a = 1
    ```

    ```
    Model ──► View
    ```
    """

  @Test(arguments: [
    ("## A", "### A", "headings"), ("## A", "A", "headings"),
    ("`Model`", "Model", "section 2: names"), ("`Model`", "`Models`", "section 2: names"),
    ("| a | b |", "| a |", "section 2: tables"),
    ("|---|---|", "", "section 2: tables"), ("- See", "See", "section 2: lists"),
    ("= 1", "= 2", "section 2: code"), ("```swift", "```", "section 2: code"),
    ("──►", "──► ──►", "section 2: code"), ("(A.md#part)", "(B.md)", "links"),
  ])
  func aDifferenceIsFound(of part: String, with other: String, difference: String) {
    let changed = PageStructure(Self.page.replacing(part, with: other, maxReplacements: 1))
    #expect(changed.differences(from: PageStructure(Self.page)).contains(difference))
  }

  @Test func wordsTheirOrderAndTheLanguageOfALinkAreFree() {
    let text = Self.page.replacing("# A page", with: "# 쪽")
      .replacing("See `Model` and `View`", with: "`View`와 `Model`을 보라")
      .replacing("(A.md#part)", with: "(A.ko.md#부분)").replacing("Model ──► View", with: "모델 ──► 뷰")
    #expect(PageStructure(text).differences(from: PageStructure(Self.page)) == [])
  }
}
