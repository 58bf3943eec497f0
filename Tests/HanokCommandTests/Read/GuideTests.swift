import HanokUnicode
import Testing

@testable import HanokCommand

@Suite struct GuideTests {
  @Test func guidesLessonsAndSamplesHaveNames() throws {
    let names = Guide.all.map(\.name)
    #expect(Set(["Looks", "Testing", "Values", "Quiz", "Samples"]).isSubset(of: names))
    #expect(names == names.sorted())
    #expect(Guide.named("looks") == Guide.named("Looks"))
    #expect(Guide.named("nothing") == nil)
  }

  @Test func aLessonIsInTheNearestOfItsLanguages() throws {
    let lesson = try #require(Guide.named("Values"))
    let tags = try ["en", "ko", "ja"].map { try LanguageTag($0) }
    #expect(Set(lesson.texts.keys) == Set(tags))
    for tag in tags { #expect(lesson.text(in: tag) == lesson.texts[tag]) }
    #expect(lesson.text(in: try LanguageTag("ko-KP")) == lesson.texts[tags[1]])
    #expect(lesson.text(in: try LanguageTag("fr")) == lesson.texts[tags[0]])
  }

  @Test func eachGuideHasATitleInItsLanguages() throws {
    for tag in try ["en", "ko", "ja"].map({ try LanguageTag($0) }) {
      for page in GuideLibrary(language: tag).pages {
        let headings = page.text.filter { $0 != "`" }.split(separator: "\n")
        #expect(headings.contains("# \(page.title)"), "\(page.name) \(tag)")
      }
    }
  }

  @Test(
    arguments: [
      ("doc:Looks", "Looks"), ("../Lessons/Values.ko.md#copies", "Values"),
      ("Quiz/README.md", "Quiz"),
      ("https://example.org/Values.md", nil), ("#part", nil), ("doc:Nothing", nil),
      ("Sources/Quiz.swift", nil),
    ] as [(String, String?)]) func aLinkLeadsToItsGuide(target: String, name: String?)
  {
    #expect(GuideLibrary(language: .english).page(of: target)?.name == name)
  }
}
