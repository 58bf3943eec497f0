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

  @Test func eachGuideHasATitle() throws {
    for guide in Guide.all {
      for (language, text) in guide.texts {
        #expect(text.contains("# \(guide.title(in: language))\n"), "\(guide.name) \(language)")
      }
    }
  }
}
