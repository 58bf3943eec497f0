import HanokTesting
import QuizController
import Testing

/// The pictures of the quiz in the README.
@Suite struct PictureTests {
  @Test(arguments: [true, false]) func theQuizLooksAsInTheReadMe(isDark: Bool) async throws {
    let question = try #require(QuizScenes.all.first { $0.name == "question" })
    let shots = ["en", "ko", "ja", "ar"].map { language in
      PagePicture.Shot(
        question, in: language, size: Size(width: 40, height: 12),
        caption: "quiz --locale \(language)")
    }
    try await PagePicture("quiz", [Array(shots[..<2]), Array(shots[2...])]).expect(isDark: isDark)
  }
}
